/** Address that a card's QR leads to: it logs in at once. The code stands in the query, not in the path, so that logs can strip it. */
export const cardAddress = (base: string, code: string): string => `${base.replace(/\/+$/, '')}/login?code=${encodeURIComponent(code)}`

const loopback = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/

/** True when no phone could open it: the address of this computer for itself. */
export function isLoopback(base: string): boolean {
  try {
    return loopback.test(new URL(base).hostname)
  } catch {
    return true
  }
}

/**
 * Addresses for the cards, best first: what `STAVKA_URL` says, the one the master himself uses unless it is his own computer's, then
 * those of this computer in its networks, then its mDNS name. Without doubles.
 */
export function baseCandidates(url: string | null, origin: string, others: readonly string[]): string[] {
  const all = [...(url ? [url] : []), ...(isLoopback(origin) ? [] : [origin]), ...others, origin]
  return [...new Set(all.filter(Boolean).map((base) => base.replace(/\/+$/, '')))]
}
