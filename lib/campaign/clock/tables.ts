import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { moment } from '../columns'

/** Screens show the time of day in it: with one that nobody knows they could show nothing at all. */
function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/**
 * The event clock (DESIGN §4), one row with the id `clock`. While `running`, event time is
 * `anchorEvent + (utc − anchorUtc) · rate`; otherwise it stands at `anchorEvent`. `held`: the process was away too long and the master
 * decides what happens to what fell due; `anchorUtc` then still tells where time would be without the outage. `finale`: play is over
 * and time stands, while survival, help and stakes are settled (EP-34).
 */
export const clockTables = {
  clock: table(
    z.strictObject({
      id: z.literal('clock'),
      status: z.enum(['setup', 'running', 'paused', 'held', 'finale', 'ended']),
      rate: z.number().positive().max(1000),
      /** Event milliseconds at the anchor. */
      anchorEvent: moment,
      /** UTC milliseconds at the anchor; null before the start. */
      anchorUtc: z.number().nullable(),
      /** Time of day shown at event time 0, `HH:MM`. */
      startsAt: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      /** IANA zone of the event, shown and named on screens. */
      zone: z.string().min(1).max(60).refine(isZone, 'unknown time zone'),
      /** Only a rehearsal may change the rate. */
      rehearsal: z.boolean(),
    }),
    { fixed: ['status', 'rate', 'anchorEvent', 'anchorUtc', 'rehearsal'] },
  ),
}
