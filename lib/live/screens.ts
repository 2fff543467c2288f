import type { Server, Socket } from 'socket.io'
import type { Screen } from '@/lib/server/context'
import type { MasterPresence } from './presence'
import type { Changes, Identity, Snapshot } from './protocol'

/** What the server keeps with each socket. */
export interface SocketData {
  slug: string
  /** What the screen calls itself. */
  screen: string
  /** Who opened it. A wall acts for nobody, but it follows its opener to the table and away from it. */
  opener: Identity
  identity: Identity
  /** The id that the device keeps for itself, or null. */
  device: string | null
  /** Account whose session opened it, or null. */
  accountId: string | null
  /** Token that opened it, or null. */
  tokenId: string | null
  /** UTC milliseconds. */
  since: number
  /** What a master's screen looks at (see `presence.ts`). */
  looksAt?: string | null
}

/** What clients send: nothing of it is trusted, so nothing has a type yet. */
interface FromClient {
  command(raw: unknown, reply: unknown): void
  snapshot(audience: unknown, reply: unknown): void
  looking(what: unknown): void
}
interface ToClient {
  snapshot(snapshot: Snapshot): void
  changes(changes: Changes): void
  rejected(reason: string): void
  presence(masters: MasterPresence[]): void
}

export type LiveServer = Server<FromClient, ToClient, Record<string, never>, SocketData>
export type LiveSocket = Socket<FromClient, ToClient, Record<string, never>, SocketData>

/** Room of all sockets of a campaign that hear an audience. */
export const roomOf = (slug: string, audience: string): string => `${slug} ${audience}`

/** Connected screens of a campaign, oldest first: for the master. */
export function screensOf(io: LiveServer, slug: string): Screen[] {
  return [...io.sockets.sockets.values()]
    .filter((socket) => socket.data.slug === slug)
    .map(({ id, data }) => ({
      id,
      name: data.screen,
      device: data.device,
      audiences: data.identity.audiences,
      opener: data.opener.audiences,
      personId: data.identity.person?.id ?? null,
      since: data.since,
    }))
    .sort((a, b) => a.since - b.since)
}
