/** Accounts live outside the campaign's commands: logins, keys and connected screens are asked for over HTTP. */
export interface Login {
  personId: string
  login: string
  issuedAt: number
}
export interface IssuedCard {
  personId: string
  login: string
  code: string
}
export interface Token {
  id: string
  audience: string
  label: string
  issuedAt: number
  lastSeenAt: number | null
}
export interface ConnectedScreen {
  id: string
  name: string
  device: string | null
  audiences: string[]
  opener: string[]
  personId: string | null
  since: number
}

async function ask<Body>(slug: string, path: string, method = 'GET', body?: unknown): Promise<Body> {
  const answer = await fetch(`/api/campaigns/${encodeURIComponent(slug)}/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return (await answer.json()) as Body
}

export const fetchLogins = async (slug: string) => (await ask<{ logins: Login[] }>(slug, 'logins')).logins
export const fetchTokens = async (slug: string) => (await ask<{ tokens: Token[] }>(slug, 'tokens')).tokens
export const fetchScreens = async (slug: string) => (await ask<{ screens: ConnectedScreen[] }>(slug, 'screens')).screens
/** Makes or renews codes; each is told this once. */
export const issueCards = (slug: string, people: string[]) =>
  ask<{ cards: IssuedCard[]; url: string | null }>(slug, 'logins', 'POST', { people })
export const issueToken = async (slug: string, audience: string, label: string) =>
  (await ask<{ token: string }>(slug, 'tokens', 'POST', { audience, label })).token
export const revokeToken = (slug: string, id: string) => ask<{ ok: true }>(slug, `tokens/${encodeURIComponent(id)}`, 'DELETE')
