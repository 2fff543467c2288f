import { z } from 'zod'

const minutes = z
  .number()
  .positive()
  .max(24 * 60)

function define<Schema extends z.ZodType>(schema: Schema, fallback: z.infer<Schema>, event?: z.infer<Schema>) {
  return { schema, default: fallback, event: event ?? fallback }
}

/**
 * Every setting: its schema, the reference's default (worked cases use it) and the event preset (EVENT-PRACTICE §1), which new
 * campaigns start from. Only settings that something reads stand here.
 */
export const settingDefinitions = {
  // How the event is named and shown.
  'campaign.title': define(z.string().max(120), ''),
  'campaign.subtitle': define(z.string().max(200), ''),
  'campaign.theme': define(z.enum(['console', 'mapRoom']), 'console'),
  'labels.sector': define(z.string().min(1).max(40), 'территория'),
  'labels.hq': define(z.string().min(1).max(40), 'Штаб'),
  // Dice (DESIGN §3).
  'dice.source': define(z.enum(['server', 'table']), 'server', 'table'),
  // Marches (macrobattle reference, section 15).
  'campaign.courierMinutes': define(minutes, 5),
  'campaign.cavalryMinutes': define(minutes, 15),
  'campaign.infantryMinutes': define(minutes, 30),
  'campaign.artilleryMinutes': define(minutes, 60),
  'campaign.horseArtilleryMinutes': define(minutes, 60),
  'campaign.saboteurMinutes': define(minutes, 30),
  'campaign.footOfficerMinutes': define(minutes, 30),
  'campaign.splitOnMarch': define(z.boolean(), false, true),
  'campaign.countermand': define(z.enum(['first-half', 'never']), 'first-half'),
  'campaign.queueArmyOrders': define(z.boolean(), false, true),
  'info.strengthAudience': define(z.enum(['state-generals+commander', 'commander']), 'state-generals+commander'),
  'info.marchTargetPublic': define(z.boolean(), true),
  'info.courierSeesNotice': define(z.boolean(), true),
  'info.loneOfficerFlags': define(z.enum(['hidden', 'public']), 'hidden'),
  'courier.ones': define(z.enum(['all-three', 'two-plus', 'any']), 'all-three'),
  'courier.countOfficers': define(z.boolean(), false),
  'courier.testAtDestination': define(z.boolean(), true),
  // HQ (hq reference, section 12).
  'hq.side': define(z.string().max(60), 'СПО'),
  'hq.publicOnWall': define(z.boolean(), false),
  'hq.reserveDraw': define(z.boolean(), true),
  'collective.quorum': define(z.enum(['moreThanHalf', 'all', 'two']), 'moreThanHalf'),
  'collective.min': define(z.number().int().min(2).max(20), 2),
  'word.windowSec': define(z.number().positive().max(3600), 60),
  'word.single': define(z.literal(true), true),
  'word.masterMayConfirm': define(z.boolean(), true),
  'camp.functions': define(
    z.array(
      z.strictObject({
        id: z.string(),
        level: z.number().int(),
        present: z.number().int(),
        aid: z.enum(['cp', 'reroll', 'plus1']),
        n: z.number().int(),
      }),
    ),
    [
      { id: 'F1', level: 1, present: 3, aid: 'plus1', n: 1 },
      { id: 'F2', level: 2, present: 5, aid: 'reroll', n: 1 },
      { id: 'F3', level: 3, present: 7, aid: 'cp', n: 1 },
    ],
  ),
} as const

export type SettingName = keyof typeof settingDefinitions
export type SettingValue<Name extends SettingName> = z.infer<(typeof settingDefinitions)[Name]['schema']>
export const settingNames = Object.keys(settingDefinitions) as SettingName[]
