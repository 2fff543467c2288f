/** Why a badge did not count; the words are in `watch.fault`. */
export type BadgeFault = 'badge' | 'role' | 'tooMany' | 'ended' | 'offline'

export interface Scanned {
  name: string
  present: boolean
  /** False: he was so already. */
  changed: boolean
}

/** Shows a badge to the server: its person comes on watch or leaves it. `token`: of HQ's tablet; null: by the master's login. */
export async function scanBadge(slug: string, token: string | null, code: string, present: boolean): Promise<Scanned | BadgeFault> {
  try {
    const answer = await fetch(`/api/campaigns/${slug}/watch/badge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ code, present }),
    })
    if (answer.ok) {
      const { person, changed } = (await answer.json()) as { person: { name: string }; changed: boolean }
      return { name: person.name, present, changed }
    }
    if (answer.status === 429) return 'tooMany'
    if (answer.status === 422) return ((await answer.json()) as { error: string }).error === 'E_ROLE' ? 'role' : 'ended'
    return answer.status === 503 ? 'offline' : 'badge'
  } catch {
    return 'offline'
  }
}

/** When PINs were set, by person; null: never. */
export async function fetchPins(slug: string): Promise<Record<string, number | null>> {
  const answer = await fetch(`/api/campaigns/${slug}/pins`, { cache: 'no-store' })
  if (!answer.ok) throw new Error(String(answer.status))
  const { pins } = (await answer.json()) as { pins: { person: string; setAt: number | null }[] }
  return Object.fromEntries(pins.map(({ person, setAt }) => [person, setAt]))
}

/** Sets a PIN; false: it did not reach the server. */
export async function setPin(slug: string, person: string, pin: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/campaigns/${slug}/pins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person, pin }),
    })
    return answer.ok
  } catch {
    return false
  }
}
