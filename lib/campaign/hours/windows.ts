import { z } from 'zod'
import { localMoment } from './tables'
import { utcOf } from './zone'

/** When the event is open (EP-15), in the zone of the event. */
export const openingWindows = z.array(z.strictObject({ opens: localMoment, closes: localMoment })).max(60)

/** What is wrong with opening hours, and with which window, counted from 1. */
export interface WindowFault {
  reason: 'day' | 'backwards' | 'overlap'
  number: number
}

/** Windows must be days of the calendar, end after they begin and not run into each other; null: they do. */
export function windowFault(windows: z.infer<typeof openingWindows>, zone: string): WindowFault | null {
  const spans = windows.map(({ opens, closes }) => ({ from: utcOf(opens, zone), to: utcOf(closes, zone) }))
  for (const [index, { from, to }] of spans.entries()) {
    if (Number.isNaN(from) || Number.isNaN(to)) return { reason: 'day', number: index + 1 }
    if (to <= from) return { reason: 'backwards', number: index + 1 }
    const other = spans.findIndex((span, at) => at > index && span.from < to && from < span.to)
    if (other >= 0) return { reason: 'overlap', number: other + 1 }
  }
  return null
}
