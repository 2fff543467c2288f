import type { March } from '../state'

const MINUTE = 60_000

/** Minutes of the rules as whole event milliseconds; a march takes at least one. */
export const toMs = (minutes: number): number => Math.max(1, Math.round(minutes * MINUTE))

/** The half of the ordered duration: from this instant on the body is in the territory it enters (MB-MAP-8, MB-AMB-6, MB-AMB-7). */
export const crossAt = (march: Pick<March, 'startAt' | 'durationMs'>): number => march.startAt + march.durationMs / 2

/** When it is at rest there, or sets off on the next leg of its route (MB-MAP-8, MB-MAP-12). */
export const arriveAt = (march: Pick<March, 'startAt' | 'durationMs'>): number => march.startAt + march.durationMs
