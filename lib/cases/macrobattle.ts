import { z } from 'zod'
import { unsupported } from './facts'
import type { CaseFormat } from './format'
import { runCampaignCase } from './macrobattleCampaign'

const place = z.string()
/** Shape of a campaign case (macrobattle reference, section 17.1). */
const campaignCase = z.strictObject({
  id: z.string(),
  rules: z.array(z.string()).optional(),
  settings: z.record(z.string(), z.json()).optional(),
  territories: z.record(z.string(), z.partialRecord(z.enum(['N', 'E', 'S', 'W']), z.array(place))),
  war: z.array(z.tuple([z.string(), z.string()])).optional(),
  officers: z
    .record(
      z.string(),
      z.strictObject({
        state: z.string(),
        at: place.optional(),
        rank: z.enum(['marshal', 'general', 'colonel', 'lower']).optional(),
        horse: z.boolean().optional(),
      }),
    )
    .optional(),
  armies: z
    .record(
      z.string(),
      z.strictObject({
        state: z.string(),
        at: place,
        general: z.string().nullable(),
        since: z.number().optional(),
        officers: z.array(z.string()).optional(),
        authorised: z.array(z.string()).optional(),
        units: z.record(z.string(), z.enum(['LI', 'MU', 'PK', 'LC', 'DR', 'HC', 'FA', 'HA', 'SB'])),
      }),
    )
    .optional(),
  steps: z.array(
    z.strictObject({
      t: z.number().optional(),
      do: z.looseObject({ cmd: z.string(), by: z.string().optional() }).optional(),
      dice: z.array(z.number()).optional(),
      before: z.array(z.number()).optional(),
      error: z.string().optional(),
      tell: z.record(z.string(), z.array(z.string())).optional(),
      then: z.record(z.string(), z.json()).optional(),
    }),
  ),
})
export type CampaignCase = z.infer<typeof campaignCase>
export type CampaignStep = CampaignCase['steps'][number]

/** Campaign cases of the macrobattle reference; its battle cases (those with `map`) are recognised and refused in words. */
export const macrobattle: CaseFormat = {
  name: 'macrobattle',
  accepts: (worked, document) => 'territories' in worked || ('map' in worked && document.data === null),
  run(worked) {
    if ('map' in worked) return [`${unsupported}: battle cases (\`map\`)`]
    const parsed = campaignCase.safeParse(worked)
    if (!parsed.success) return parsed.error.issues.map((issue) => `${unsupported}: ${issue.path.join('.')}: ${issue.message}`)
    return runCampaignCase(parsed.data)
  },
}
