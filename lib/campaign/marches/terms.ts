import { z } from 'zod'
import { id, name, text } from '../columns'
import { passages } from './tables'

/** A part that is sent off as an army of its own (MB-MAP-9). */
const part = z.strictObject({
  army: id,
  units: z.array(id).min(1).max(500),
  officers: z.array(id).max(500).default([]),
  /** Name of the new army; without one it is the old name with a number. */
  name: name.optional(),
})

/** What an order to march says, field by field, for the schemas of commands that give one. */
export const marchFields = {
  armies: z.array(id).max(200).default([]),
  /** Parts that split off and march; the rest of their armies stays, or marches too if the army itself is named (MB-MAP-9). */
  parts: z.array(part).max(50).default([]),
  officers: z.array(id).max(200).default([]),
  /** One neighbouring sector, or `route`: several in order of travel. */
  to: id.optional(),
  route: z.array(id).min(1).max(50).optional(),
  /** Duration of each crossing in minutes; without it the least one (MB-MAP-7). */
  minutes: z.number().max(100_000).nullable().optional(),
  joinsBattle: z.boolean().default(false),
  /** How riders go: hidden, openly as envoys, or showing the passes they bear (EP-13). */
  passage: z.enum(passages).default('hidden'),
  text: text.default(''),
}

/** Exactly one of `to` and `route` says where to. */
export const oneTarget = (data: { to?: string | undefined; route?: string[] | undefined }): boolean =>
  (data.to === undefined) !== (data.route === undefined)
export const oneTargetFault = { path: ['to'], message: 'either `to` or `route`' }

export interface OrderPart {
  armyId: string
  unitIds: string[]
  officerIds: string[]
  name: string | null
}

/** An order to march, however it was given: who goes, where, how slowly and what else it says. */
export interface MarchTerms {
  armyIds: string[]
  parts: OrderPart[]
  officerIds: string[]
  /** Sectors in order of travel, at least one. */
  route: string[]
  /** Minutes of each crossing; null: the least ones. */
  minutes: number | null
  joinsBattle: boolean
  passage: z.infer<typeof marchFields.passage>
  text: string
}

/** The terms as a command gives them; bodies named twice count once. */
export const termsOf = (data: z.infer<z.ZodObject<typeof marchFields>>): MarchTerms => ({
  armyIds: [...new Set(data.armies)],
  parts: data.parts.map((row) => ({
    armyId: row.army,
    unitIds: [...new Set(row.units)],
    officerIds: [...new Set(row.officers)],
    name: row.name ?? null,
  })),
  officerIds: [...new Set(data.officers)],
  route: data.route ?? [data.to!],
  minutes: data.minutes ?? null,
  joinsBattle: data.joinsBattle,
  passage: data.passage,
  text: data.text,
})
