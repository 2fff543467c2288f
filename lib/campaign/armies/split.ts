import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import type { Context } from '@/lib/kernel/command'
import { id, name } from '../columns'
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
  new: z
    .string()
    .regex(/^[A-Za-z0-9][\w-]{0,79}$/)
    .optional(),
})

/** Neither part may be empty, and only what is there can go (MB-MAP-9). */
function checkParts(state: CampaignState, army: Army, units: Set<string>, officers: Set<string>): void {
  const own = unitsOf(state, army.id)
  const going = own.filter((unit) => units.has(unit.id))
  if (going.length < units.size) throw new RuleError('E_BAD_SPLIT', { why: 'unit' })
  if (going.some((unit) => unit.awayUntil !== null)) throw new RuleError('E_BAD_SPLIT', { why: 'away' })
  if (going.length === 0 || going.length === own.length) throw new RuleError('E_BAD_SPLIT', { why: 'empty' })
  const riding = officersOf(state, army.id).filter((officer) => officers.has(officer.id))
  if (riding.length < officers.size) throw new RuleError('E_BAD_SPLIT', { why: 'officer' })
}

/** `Северная армия` → `Северная армия 2`, the first number that no army of the state has. */
function nextName(state: CampaignState, army: Army): string {
  const taken = new Set(Object.values(state.armies).map((other) => (other.stateId === army.stateId ? other.name : '')))
  const base = army.name.replace(/ \d+$/, '').slice(0, 110)
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

export const split = command<typeof schema, ArmiesEvent>({
  schema,
  who: ['officer', 'master'],
  handler(draft, data, ctx) {
    const army = armyToOrder(draft, data.army, ctx)
    if (army.battleId !== null) throw new RuleError('E_IN_BATTLE')
    if (marchOfArmy(draft, army.id) && !setting(draft, 'campaign.splitOnMarch')) throw new RuleError('E_MARCHING')
    const units = new Set(data.units)
    const officers = new Set(data.officers)
    checkParts(draft, army, units, officers)
    if (data.new !== undefined && find(draft.armies, data.new)) throw new RuleError('E_BAD_SPLIT', { why: 'id' })

    const newId = data.new ?? ctx.id('army')
    const position = Math.max(...Object.values(draft.armies).map((other) => other.position)) + 1
    // Both parts keep the presence time, the controller and who is authorised.
    draft.armies[newId] = { ...army, id: newId, name: data.name ?? nextName(draft, army), authorised: [...army.authorised], position }
    for (const unitId of units) draft.units[unitId]!.armyId = newId
    for (const officerId of officers) draft.officers[officerId]!.armyId = newId
    copyMarch(draft, army.id, newId, ctx)
    ctx.emit({
      type: 'ArmySplit',
      armyId: army.id,
      newId,
      stateId: army.stateId,
      sectorId: army.sectorId,
      arms: armsOf(draft, army.id),
      newArms: armsOf(draft, newId),
      unitIds: [...units],
      officerIds: [...officers],
    })
    ctx.answer({ army: newId })
  },
})
