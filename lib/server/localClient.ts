import { readLocalServer } from './secrets'

/** The running server of a data folder, as the command line of this computer speaks to it: with the administrator's rights. */
export interface LocalClient {
  /** Sends a request and gives the answer's body; throws with words when the server refuses. */
  call<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Body>
}

/** Longest wait for a sign of life, milliseconds. */
const healthTimeout = 2000

/** The server that holds the data folder, or null when none runs. */
export async function localClient(dataFolder: string): Promise<LocalClient | null> {
  const server = readLocalServer(dataFolder)
  if (!server) return null
  const alive = await fetch(`${server.url}/api/health`, { signal: AbortSignal.timeout(healthTimeout) })
    .then((response) => response.json() as Promise<{ boot?: unknown }>)
    .then(
      ({ boot }) => boot === server.boot,
      () => false,
    )
  if (!alive) return null
  return {
    async call<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Body> {
      const response = await fetch(server.url + path, {
        method,
        headers: { authorization: `Bearer ${server.secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (response.ok || response.status === 422) return JSON.parse(text) as Body
      if (response.status === 404) throw new Error('Такой кампании нет. / There is no such campaign.')
      throw new Error(`The server refused (${response.status}): ${text}`)
    },
  }
}
