import { z } from 'zod'
import { openingWindows } from '@/lib/campaign/hours'
import { settingDefinitions, type SettingName } from '@/lib/campaign/settings/definitions'
import { usualHqLabel } from '@/lib/campaign/settings/hqLabel'
import { tables } from '@/lib/campaign/state'
import { packArmy, packPerson } from './forcesSchema'
import { packHq } from './hqSchema'
import { packBattleMap, packRelation, packSector, packState } from './mapSchema'

const clock = tables.clock.row.shape

/** Settings that a pack says in a field of its own. */
export const ownFields = {
  title: 'campaign.title',
  subtitle: 'campaign.subtitle',
  theme: 'campaign.theme',
  sectorLabel: 'labels.sector',
  hqLabel: 'labels.hq',
} as const satisfies Record<string, SettingName>

type OwnSetting = (typeof ownFields)[keyof typeof ownFields]
/** Names of the settings that stand under `settings` of a pack. */
export const packSettingNames = (Object.keys(settingDefinitions) as SettingName[]).filter(
  (name): name is Exclude<SettingName, OwnSetting> => !(Object.values(ownFields) as string[]).includes(name),
)

const settingSchemas = Object.fromEntries(packSettingNames.map((name) => [name, settingDefinitions[name].schema.optional()])) as {
  [Name in Exclude<SettingName, OwnSetting>]: z.ZodOptional<(typeof settingDefinitions)[Name]['schema']>
}

/** Intl knows every zone that a screen can show. */
function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}

/** The shape of a scenario pack: one JSON file from which a campaign starts. What refers to what is checked by `parsePack`. */
export const packSchema = z.strictObject({
  $schema: z.string().optional(),
  schemaVersion: z.literal(1),
  title: z.string().min(1).max(120),
  subtitle: settingDefinitions['campaign.subtitle'].schema.default(''),
  theme: settingDefinitions['campaign.theme'].schema.default('console'),
  /** What the players call a sector (EVENT-PRACTICE §6). */
  sectorLabel: settingDefinitions['labels.sector'].schema.default('территория'),
  /** What the players call HQ. */
  hqLabel: settingDefinitions['labels.hq'].schema.default(usualHqLabel),
  /** IANA zone of the event. */
  zone: clock.zone.refine(isTimeZone, { error: 'timeZone' }),
  /** Time of day at event time 0, `HH:MM`. */
  startsAt: clock.startsAt,
  /** When the event is open; without any the clock is stopped by hand alone (EP-15). */
  openingHours: openingWindows.default([]),
  /** Where settings start from: the references' defaults or the event preset; `settings` comes on top. */
  preset: z.enum(['event', 'reference']).default('event'),
  settings: z.strictObject(settingSchemas).default({}),
  states: z.array(packState).max(40).default([]),
  relations: z.array(packRelation).max(800).default([]),
  sectors: z.array(packSector).min(1).max(500),
  battleMaps: z.array(packBattleMap).max(200).default([]),
  people: z.array(packPerson).max(2000).default([]),
  armies: z.array(packArmy).max(500).default([]),
  hq: packHq.nullable().default(null),
})

export type Pack = z.infer<typeof packSchema>
/** A pack as it may be written in a file: what has a default may be left out. */
export type PackInput = z.input<typeof packSchema>

/** JSON Schema of a pack, for editors and `campaign -- schema`. */
export const packJsonSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(packSchema, { io: 'input' }),
  title: 'Stavka scenario pack',
})
