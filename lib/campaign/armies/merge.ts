import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../columns'
import { command } from '../feature'
import type { CampaignState } from '../state'
import { armyToOrder } from './authority'
import { marchOfArmy } from './bodies'
import type { ArmiesEvent } from './events'
import { armsOf, unitsOf } from './units'

const schema = z.strictObject({ armies: z.array(id).max(200) })

/** Units and officers of one army go over to another, after those that are there. */
function moveAll(draft: CampaignState, fromId: string, toId: string): void {
  let position = Math.max(-1, ...unitsOf(draft, toId).map((unit) => unit.position))
  for (const unit of unitsOf(draft, fromId)) {
    position += 1
    draft.units[unit.id]!.armyId = toId
    draft.units[unit.id]!.position = position
  }
  for (const officer of Object.values(draft.officers)) if (officer.armyId === fromId) officer.armyId = toId
}

/** The first named army absorbs the rest (MB-MAP-10). */
export const merge = command<typeof schema, ArmiesEvent>({
  schema,
  who: ['officer', 'master'],
  handler(draft, data, ctx) {
    const named = [...new Set(data.armies)]
    if (named.length < 2) throw new RuleError('E_NO_ARMY', { army: null })
    const armies = named.map((armyId) => armyToOrder(draft, armyId, ctx))
    if (armies.some((army) => army.battleId !== null)) throw new RuleError('E_IN_BATTLE')
    if (armies.some((army) => marchOfArmy(draft, army.id))) throw new RuleError('E_MARCHING')
    const [first, ...others] = armies
    if (others.some((army) => army.sectorId !== first!.sectorId || army.stateId !== first!.stateId)) throw new RuleError('E_NOT_TOGETHER')

    const halts = armies.flatMap((army) => draft.halts[army.id]?.at ?? [])
    for (const army of others) {
      moveAll(draft, army.id, first!.id)
      delete draft.armies[army.id]
      delete draft.halts[army.id]
    }
    if (halts.length > 0) draft.halts[first!.id] = { id: first!.id, at: Math.max(...halts) }
    draft.armies[first!.id]!.presentSince = Math.min(...armies.map((army) => army.presentSince))
    ctx.emit({
      type: 'ArmiesJoined',
      armyId: first!.id,
      absorbedIds: others.map((army) => army.id),
      stateId: first!.stateId,
      sectorId: first!.sectorId,
      arms: armsOf(draft, first!.id),
    })
  },
})
