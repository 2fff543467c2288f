import { z } from 'zod'
import { table } from '@/lib/kernel/table'

/** Settings that differ from the reference's defaults, by name (`campaign.courierMinutes`). */
export const settingsTables = {
  settings: table(z.strictObject({ id: z.string().min(1).max(80), value: z.json() })),
}
