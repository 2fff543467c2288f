import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { beginningOf } from '@/lib/kernel/text'
import type { Context } from '@/lib/kernel/command'
import { id, name, newId } from '../columns'
import { command } from '../feature'
import { setting } from '../settings'
import type { Army, CampaignState } from '../state'
import { armyToOrder } from './authority'
import { marchOfArmy } from './bodies'
import type { ArmiesEvent } from './events'
import { armsOf, officersOf, unitsOf } from './units'

const schema = z.strictObject({
  army: id,
  units: z.array(id).max(500),
  officers: z.array(id).max(500).default([]),
  /** Name of the new army; without one it is the old name with a number. */
  name: name.optional(),
  /** Id of the new army, if it is free; normally the server makes one. */
  new: newId.optional(),
})

/** Units and officers that go off with a part, by id. */
export interface SplitPart {
  units: ReadonlySet<string>
  officers: ReadonlySet<string>
}

/**
 * Neither part may be empty, and only what is there can go (MB-MAP-9). `gone`: units and officers that earlier parts of the same order
 * take with them.
 */
export function checkPart(state: CampaignState, army: Army, { units, officers }: SplitPart, gone: ReadonlySet<string> = new Set()): void {
  const own = unitsOf(state, army.id).filter((unit) => !gone.has(unit.id))
  const going = own.filter((unit) => units.has(unit.id))
  if (going.length < units.size) throw new RuleError('E_BAD_SPLIT', { why: 'unit' })
  if (going.some((unit) => unit.awayUntil !== null)) throw new RuleError('E_BAD_SPLIT', { why: 'away' })
  if (going.length === 0 || going.length === own.length) throw new RuleError('E_BAD_SPLIT', { why: 'empty' })
  const riding = officersOf(state, army.id).filter((officer) => officers.has(officer.id) && !gone.has(officer.id))
  if (riding.length < officers.size) throw new RuleError('E_BAD_SPLIT', { why: 'officer' })
}

/** `Северная армия` → `Северная армия 2`, the first number that no army of the state has. */
function nextName(state: CampaignState, army: Army): string {
  const taken = new Set(Object.values(state.armies).map((other) => (other.stateId === army.stateId ? other.name : '')))
  const base = beginningOf(army.name.replace(/ \d+$/, ''), 110)
  let number = 2
  while (taken.has(`${base} ${number}`)) number += 1
  return `${base} ${number}`
}

/** With `campaign.splitOnMarch` the parts keep start, target and duration (MB-AMB-8). */
function copyMarch(draft: CampaignState, armyId: string, newId: string, ctx: Context<ArmiesEvent>): void {
  const march = marchOfArmy(draft, armyId)
  if (!march) return
  const id = ctx.id('march')
  draft.marches[id] = { ...march, id, armyId: newId, rest: [...march.rest] }
}

/**
 * Takes a checked part off an army as an army of its own: both keep the presence time, the controller and who is authorised. `id`:
 * of the new army. Returns the new army.
 */
export function splitOff(
  draft: CampaignState,
  army: Army,
  { units, officers }: SplitPart,
  as: { id: string; name: string | null },
  ctx: Context<ArmiesEvent>,
): Army {
  const position = Math.max(...Object.values(draft.armies).map((other) => other.position)) + 1
  const name = as.name ?? nextName(draft, army)
  draft.armies[as.id] = { ...army, id: as.id, name, authorised: [...army.authorised], position }
  for (const unitId of units) draft.units[unitId]!.armyId = as.id
  for (const officerId of officers) draft.officers[officerId]!.armyId = as.id
  const halt = draft.halts[army.id]
  if (halt) draft.halts[as.id] = { ...halt, id: as.id }
  copyMarch(draft, army.id, as.id, ctx)
  ctx.emit({
    type: 'ArmySplit',
    armyId: army.id,
    newId: as.id,
    stateId: army.stateId,
    sectorId: army.sectorId,
    arms: armsOf(draft, army.id),
    newArms: armsOf(draft, as.id),
    unitIds: [...units],
    officerIds: [...officers],
  })
  return draft.armies[as.id]!
}

export const split = command<typeof schema, ArmiesEvent>({
  schema,
  who: ['officer', 'master'],
  handler(draft, data, ctx) {
    const army = armyToOrder(draft, data.army, ctx)
    if (army.battleId !== null) throw new RuleError('E_IN_BATTLE')
    if (marchOfArmy(draft, army.id) && !setting(draft, 'campaign.splitOnMarch')) throw new RuleError('E_MARCHING')
    const part = { units: new Set(data.units), officers: new Set(data.officers) }
    checkPart(draft, army, part)
    if (data.new !== undefined && find(draft.armies, data.new)) throw new RuleError('E_BAD_SPLIT', { why: 'id' })
    const { id: newId } = splitOff(draft, army, part, { id: data.new ?? ctx.id('army'), name: data.name ?? null }, ctx)
    ctx.answer({ army: newId })
  },
})
