import type { CommandSender } from '@/lib/live/client/connection'
import type { Answer } from '@/lib/live/protocol'

/** Why the tablet was not given; the words are in `tablet.fault`. */
export type TabletFault = 'pin' | 'tooMany' | 'link' | 'offline'

const headers = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })

/** Takes the tablet for a person: the token of his hold, or why not. `tablet`: the tablet's own token. */
export async function takeTablet(slug: string, tablet: string, person: string, pin: string): Promise<{ token: string } | TabletFault> {
  try {
    const answer = await fetch(`/api/campaigns/${slug}/tablet`, {
      method: 'POST',
      headers: headers(tablet),
      body: JSON.stringify({ person, pin }),
    })
    if (answer.ok) return (await answer.json()) as { token: string }
    if (answer.status === 429) return 'tooMany'
    return answer.status === 401 ? 'pin' : answer.status === 503 ? 'offline' : 'link'
  } catch {
    return 'offline'
  }
}

/** Lets go of it; also as the page goes away. */
export const releaseTablet = (slug: string, tablet: string, hold: string): Promise<unknown> =>
  fetch(`/api/campaigns/${slug}/tablet`, {
    method: 'DELETE',
    keepalive: true,
    headers: headers(tablet),
    body: JSON.stringify({ token: hold }),
  }).catch(() => null)

const attempts = 4
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Commands as the holder of the tablet. A lost connection is tried again under the same id, so that each has one effect; `onLost`:
 * the server knows of no hold any more.
 */
export function sendAs(slug: string, tablet: string, hold: string, onLost: () => void): CommandSender {
  return async (command): Promise<Answer> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await fetch(`/api/campaigns/${slug}/tablet/commands`, {
          method: 'POST',
          headers: headers(tablet),
          body: JSON.stringify({ token: hold, command }),
        })
        if (answer.status === 401) onLost()
        const body = (await answer.json()) as Answer | { error: string }
        return 'ok' in body ? body : { ok: false, id: command.id, kind: answer.status === 429 ? 'tooMany' : 'forbidden' }
      } catch {
        if (attempt === attempts) return { ok: false, id: command.id, kind: 'unavailable' }
        await pause(attempt * 400)
      }
    }
  }
}
