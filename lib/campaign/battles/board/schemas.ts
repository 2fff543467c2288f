import { z } from 'zod'
import { commands } from '@/lib/rules/macrobattle/commands'
import { id } from '../../columns'

/** Names of the battle reference's commands (macrobattle, section 16.3) as they stand. */
const names = Object.keys(commands) as [string, ...string[]]

/** One command of the battle's own reference. Whose figures it moves follows from who gives it. */
export const play = z.strictObject({
  battle: id,
  do: z.strictObject({ command: z.enum(names), data: z.record(z.string(), z.json()).default({}) }),
})
/**
 * The battle is fought on the digital board from now on: from its calling, its deployment, or after the table. `map`: a map by its id;
 * without one that of the territory.
 */
export const toBoard = z.strictObject({ battle: id, map: z.string().min(1).max(80).optional() })
/** It is fought with tin figures from now on; what was lost so far is set down. */
export const toTable = z.strictObject({ battle: id })
