import { Bonjour } from 'bonjour-service'

export const mdnsHost = 'stavka.local'

/**
 * Announces the server under a stable name in the local network. A network that does not carry it is no fault: `failed` hears of it
 * and everything else goes on. Returns the function that takes the announcement back.
 */
export function announceName(port: number, failed: (error: unknown) => void): () => Promise<void> {
  try {
    const bonjour = new Bonjour(undefined, failed)
    const service = bonjour.publish({ name: `Stavka ${port}`, type: 'http', port, host: mdnsHost, probe: false })
    service.on('error', failed)
    return () =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, 500)
        bonjour.unpublishAll(() => {
          bonjour.destroy()
          clearTimeout(timer)
          resolve()
        })
      })
  } catch (error) {
    failed(error)
    return () => Promise.resolve()
  }
}
