import type { VisibleEvent } from '@/lib/campaign/feature'
import type { ErrorParams } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import type { ViewRows } from '@/lib/kernel/view'
import type { Role } from '@/lib/kernel/command'

/**
 * What travels between server and screens over socket.io (path `/live/socket.io`, namespace `/`).
 * Client → server: `command` (Command, acknowledged with Answer), `snapshot` (audience name or null for all, acknowledged with
 * Snapshot[]). Server → client: `snapshot` (Snapshot, one per audience, right after connecting), `changes` (Changes),
 * `rejected` (string: the session or token died; the client goes to the login page).
 * Handshake `auth`: `{ campaign: slug, screen: string, token?: string, device?: string }`; without a token the session cookie counts. Refused with the
 * error `unauthorised`, `notFound`, `bad` or `unavailable`.
 *
 * The same over HTTP (cookie or `Authorization: Bearer`), each route described at its file in `app/api`:
 *   POST   /api/campaigns/:slug/commands       Command → Answer, status by `statusOf`
 *   GET    /api/campaigns/:slug/state          { slug, snapshots }
 *   GET    /api/campaigns/:slug/audit          ?format=json|jsonl|csv&person&kind&refused=1&after&before&descending=1&limit&bom=1&separator=;
 *   GET    /api/campaigns/:slug/export         the campaign whole
 *   POST   /api/campaigns/:slug/preview        Command → Preview (master)
 *   GET    /api/campaigns/:slug/cards          ?format=csv|xlsx|json (master)  POST file → what it would do; ?stamp&id → Answer
 *   GET    /api/campaigns/:slug/logins         { logins } (master)         POST { people } → { cards, url }
 *   GET    /api/campaigns/:slug/tokens         { tokens } (master)         POST { audience, label? } → { token }
 *   DELETE /api/campaigns/:slug/tokens/:id     (master)
 *   GET    /api/campaigns/:slug/screens        { screens } (master)
 *   GET    /api/campaigns                      { campaigns, admin }        POST { pack, slug?, name?, rehearsal? } → { slug } (administrator)
 *   POST   /api/campaigns/:slug/tablet         { person, pin } → { token } (HQ's tablet)   DELETE { token }
 *   POST   /api/campaigns/:slug/tablet/commands { token, command } → Answer (HQ's tablet)
 *   GET    /api/campaigns/:slug/pins           { pins } (master, a volunteer's own)   POST { person, pin }
 *   GET    /api/campaigns/:slug/watch          { code, changesInMs } (HQ's tablet, master)   POST { code } comes on watch
 *   POST   /api/campaigns/:slug/watch/badge    { code, present } → { person, changed } (HQ's tablet, master)
 *   GET    /api/health                         { ok, boot, build }
 * Refusals of these are `{ error: FaultCode }` (`lib/live/http/endpoint`).
 */

/** The event clock at the moment of sending: screens count from it and never trust their own clock. */
export interface WireTime {
  /** Event milliseconds. */
  event: number
  /** How fast it runs: 0 while it stands. */
  rate: number
}

export interface Snapshot {
  audience: string
  /** Place in the order of layers: a higher layer covers a lower one (wall 0, hq and state 1, person 2, master and audit 3). */
  layer: number
  /** Changes with every start of the server: then everything before is void. */
  boot: string
  /** Number of the last packet of this audience's stream; changes continue with n + 1. A gap means: ask for a snapshot. */
  n: number
  time: WireTime
  /** Last record; master and audit only. */
  seq: number | null
  views: Record<string, ViewRows>
  /** The last facts that everybody may know, oldest first; on the wall's stream alone. */
  news: News[]
}

/** A public fact and when it happened, event milliseconds. */
export interface News {
  at: number
  event: VisibleEvent
}

export interface ViewChange {
  set: ViewRows
  del: string[]
}

export interface Changes {
  audience: string
  boot: string
  n: number
  time: WireTime
  seq: number | null
  views: Record<string, ViewChange>
  events: VisibleEvent[]
}

/** The answer to a command. Final answers bind the command's id; `dice` and `retry` do not. */
export type Answer =
  | { ok: true; id: string; at: number; result: Json; seq: number | null }
  | { ok: false; id: string; kind: 'rule'; code: string; params: ErrorParams }
  | { ok: false; id: string; kind: 'dice'; notation: string; purpose: string; index: number }
  | { ok: false; id: string; kind: 'bad'; path: string; reason: string }
  | { ok: false; id: string; kind: 'unauthorised' | 'forbidden' | 'notFound' | 'reused' | 'tooLarge' | 'tooMany' | 'unavailable' }

/** HTTP status of an answer (DESIGN §6). */
export function statusOf(answer: Answer): number {
  if (answer.ok) return 200
  switch (answer.kind) {
    case 'rule':
      return 422
    case 'dice':
      return 428
    case 'bad':
      return 400
    case 'unauthorised':
      return 401
    case 'forbidden':
      return 403
    case 'notFound':
      return 404
    case 'reused':
      return 409
    case 'tooLarge':
      return 413
    case 'tooMany':
      return 429
    case 'unavailable':
      return 503
  }
}

/** Who a connection is: a person who acts, or a screen that only reads. */
export interface Identity {
  /** Null for a read-only screen. */
  person: { id: string; roles: readonly Role[] } | null
  /** Audiences it hears, lowest layer first. */
  audiences: string[]
}
