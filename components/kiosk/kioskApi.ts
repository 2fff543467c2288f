import type { Role } from '@/lib/kernel/command'

export interface KioskPerson {
  token: string
  roles: readonly Role[]
}

/** Why a card did not open anything; the words are in `kiosk.fault`. */
export type KioskFault = 'card' | 'master' | 'tooMany' | 'offline'

/** The code of a card, typed or read by a scanner: a scanner types the whole address that stands in the QR. */
export function codeOf(typed: string): string {
  const text = typed.trim()
  const query = /[?&]code=([^&#\s]+)/.exec(text)
  return query ? decodeURIComponent(query[1]!) : text
}

const headers = (token: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` })

/** Shows a card to the server; the person's own token, or why not. */
export async function openSession(slug: string, token: string, code: string): Promise<KioskPerson | KioskFault> {
  try {
    const answer = await fetch(`/api/campaigns/${slug}/kiosk`, { method: 'POST', headers: headers(token), body: JSON.stringify({ code }) })
    if (answer.status === 429) return 'tooMany'
    if (answer.status === 403) return 'master'
    if (!answer.ok) return 'card'
    const body = (await answer.json()) as { token: string; person: { roles: Role[] } }
    return { token: body.token, roles: body.person.roles }
  } catch {
    return 'offline'
  }
}

/** Ends it; also as the page goes away. */
export const endSession = (slug: string, token: string, session: string): Promise<unknown> =>
  fetch(`/api/campaigns/${slug}/kiosk`, {
    method: 'DELETE',
    keepalive: true,
    headers: headers(token),
    body: JSON.stringify({ token: session }),
  }).catch(() => null)
