import { sameJson } from '@/lib/kernel/json'

/** What stands in the failure of a case that cannot be run at all yet. */
export const unsupported = 'not supported'

/** One fact of a case: null when it holds, else a line that shows both values. */
export function compareFact(key: string, expected: unknown, actual: unknown): string | null {
  if (sameJson(expected, actual)) return null
  return `${key}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`
}
