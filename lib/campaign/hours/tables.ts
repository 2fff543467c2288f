import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, optionalMoment } from '../columns'

/** A moment by the wall clock of the place: `2026-05-16 10:00`. */
export const localMoment = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d$/)

export const hoursTables = {
  /**
   * Opening hours (EP-15): while the event is open the clock runs, at the end of each window it stops by itself and at the beginning of
   * the next one it goes on. Both moments in the zone of the event. `closedAt`: the event moment at which the end of this window stopped
   * the clock; only such a stop is ended by the next opening, a pause by hand never is.
   */
  openingHours: table(z.strictObject({ id, opens: localMoment, closes: localMoment, closedAt: optionalMoment }), { fixed: ['closedAt'] }),
}
