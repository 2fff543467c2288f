import { momentOf, type EventDay } from '@/lib/i18n/eventTime'

const minute = 60_000

/** What a master typed as a new deadline: a moment, or why it is none. */
export type TypedDeadline = { ok: true; due: number } | { ok: false; why: 'empty' | 'unreadable' }

/**
 * Reads `14:35` as the time of day nearest to now, and `+10` or `-5` as minutes from the deadline in force (from now where there is
 * none). Times are event milliseconds.
 */
export function readDeadline(typed: string, from: { due: number | null; now: number; day: EventDay }): TypedDeadline {
  const text = typed.trim()
  if (text === '') return { ok: false, why: 'empty' }
  const shift = /^([+\-−–])\s*(\d{1,4})$/.exec(text)
  if (shift) {
    const minutes = Number(shift[2]) * (shift[1] === '+' ? 1 : -1)
    return { ok: true, due: (from.due ?? from.now) + minutes * minute }
  }
  const moment = momentOf(text, from.day, from.now)
  return moment === null ? { ok: false, why: 'unreadable' } : { ok: true, due: moment }
}
