import type { IncomingMessage, ServerResponse } from 'node:http'

const hostPattern = /^[a-z0-9.[\]:-]+$/i

/** What a browser may do with our pages: nothing is fetched from elsewhere, and nobody frames them. */
function contentPolicy(host: string | undefined, development: boolean): string {
  // Some browsers of TV sets do not count a WebSocket of the same host as 'self'.
  const sockets = host !== undefined && hostPattern.test(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'self'",
    // Next puts its data into inline scripts.
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every response. */
export function secure(request: IncomingMessage, response: ServerResponse, development: boolean): void {
  response.setHeader('Content-Security-Policy', contentPolicy(request.headers.host, development))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Permissions-Policy', 'camera=(self), microphone=(), geolocation=()')
}

/** True for an address whose path nobody can decode: answered with 400 before anything reads it. */
export function isMalformed(url: string | undefined): boolean {
  try {
    decodeURIComponent((url ?? '').split('?')[0]!)
    return false
  } catch {
    return true
  }
}

/** Our own header with the address of the client; one that a client sends is overwritten. */
export const addressHeader = 'x-stavka-address'

/**
 * Leaves of a request only what may be believed: without a proxy of ours X-Forwarded-* is what a client made up, and Next and
 * next-auth would build addresses from it.
 */
export function clean(request: IncomingMessage, trustProxy: boolean): void {
  const { headers, socket } = request
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  if (!trustProxy) {
    for (const name of Object.keys(headers)) if (name.startsWith('x-forwarded-') || name === 'forwarded') delete headers[name]
  }
  headers[addressHeader] = forwarded || (socket.remoteAddress ?? 'unknown')
}
