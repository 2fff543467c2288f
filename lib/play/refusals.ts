import { isBadInput, isDiceNeeded } from '@/lib/kernel/errors'
import type { PlayedStep } from './file'

/** Runs a command; what is no final answer of the rules becomes a refusal like any other. Faults of the program pass through. */
export function answered(work: () => { events: unknown[]; error: { code: string; params: Record<string, unknown> } | null }): PlayedStep {
  try {
    const { events, error } = work()
    return error ? { ok: false, error } : { ok: true, events }
  } catch (thrown) {
    if (isDiceNeeded(thrown)) return { ok: false, error: { code: 'dice.needed', params: thrown.request } }
    if (isBadInput(thrown)) return { ok: false, error: { code: 'bad', params: { path: thrown.path, reason: thrown.reason } } }
    throw thrown
  }
}

/** Ids that count up, so that a play gives the same output every time. */
export function countingIds(): (prefix: string) => string {
  const used = new Map<string, number>()
  return (prefix) => {
    const number = (used.get(prefix) ?? 0) + 1
    used.set(prefix, number)
    return `${prefix}_${number}`
  }
}
