import { z } from 'zod'
import type { Context, DueKind } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { marchOfArmy, minutesOfKind } from '../armies'
import { joinCavalry, meet, type BattleContext } from '../battles'
import { id, minutes } from '../columns'
import { command } from '../feature'
import { toMs } from '../marches'
import type { Army, CampaignState, RowIn, Unit } from '../state'
import type { CouriersEvent } from './events'

type Ctx = Context<CouriersEvent> & BattleContext

/** After completed marches, before crossings (MB-MAP-14). */
const RETURNS = 1
/** What the master is offered when he is asked (EVENT-PRACTICE §1). */
const OFFERED_MINUTES = 15

/**
 * True while the army can be found: its flag is still in that territory, and it does not already march at a pace that would be too fast
 * for them (MB-MAP-6).
 */
function canRejoin(state: CampaignState, army: Army, sectorId: string, units: Unit[]): boolean {
  if (army.sectorId !== sectorId) return false
  const march = marchOfArmy(state, army.id)
  return march === null || march.crossed || units.every((unit) => toMs(minutesOfKind(state, unit.kind)) <= march.durationMs)
}

/** Their army has marched off: they stay behind as an army of their own under the same general (MB-PUR-6). */
function stayBehind(draft: CampaignState, army: Army, sectorId: string, units: Unit[], ctx: Ctx): Army {
  const armyId = ctx.id('army')
  const position = 1 + Math.max(...Object.values(draft.armies).map((other) => other.position))
  const { name, stateId, generalId, authorised } = army
  const place = { sectorId, presentSince: ctx.now, enteredFromId: null, battleId: null, position }
  draft.armies[armyId] = { id: armyId, name, stateId, generalId, authorised: [...authorised], ...place }
  units.forEach((unit, index) => Object.assign(unit, { armyId, position: index }))
  return draft.armies[armyId]
}

/** In a battle they are known as the regiments they are. */
function nameCavalry(draft: CampaignState, armyId: string, unitIds: string[]): void {
  for (const force of Object.values(draft.battleForces)) if (force.armyId === armyId) force.unitIds = unitIds
}

/** Until the results of a battle are settled, who comes back to it waits: the settlement must not touch him (MB-PUR-6). */
const isBeingSettled = (state: CampaignState, pursuit: RowIn<'pursuits'>): boolean =>
  pursuit.unitIds.some((unitId) => {
    const army = find(state.armies, find(state.units, unitId)?.armyId ?? '')
    return army !== null && find(state.battles, army.battleId ?? '')?.phase === 'aftermath'
  })

/** The cavalry is back: with its army, in reserve of its battle, or on its own (MB-PUR-6). Enemies who stand there now are met (MB-CON-1). */
function comeBack(draft: CampaignState, pursuit: RowIn<'pursuits'>, ctx: Ctx): void {
  pursuit.returned = true
  const units = pursuit.unitIds.map((unitId) => find(draft.units, unitId)).filter((unit): unit is Unit => unit !== null)
  for (const unit of units) Object.assign(unit, { awayUntil: null, awaySectorId: null })
  for (const armyId of new Set(units.map((unit) => unit.armyId))) {
    const own = units.filter((unit) => unit.armyId === armyId)
    const army = draft.armies[armyId]!
    const rejoins = canRejoin(draft, army, pursuit.sectorId, own)
    const joined = rejoins ? army : stayBehind(draft, army, pursuit.sectorId, own, ctx)
    const unitIds = own.map((unit) => unit.id)
    ctx.emit({
      type: 'CavalryReturned',
      pursuitId: pursuit.id,
      sectorId: pursuit.sectorId,
      armyId: joined.id,
      generalId: joined.generalId,
      unitIds,
      apart: !rejoins,
    })
    if (joined.battleId !== null) joinCavalry(draft, joined, unitIds, ctx)
    else meet(draft, joined.id, 'arrival', ctx)
    if (!rejoins) nameCavalry(draft, joined.id, unitIds)
  }
}

export const pursuitDue: Record<string, DueKind<CampaignState, CouriersEvent>> = {
  'pursuit.return': {
    list: (state) =>
      Object.values(state.pursuits)
        .filter((pursuit) => !pursuit.returned && pursuit.returnAt !== null && !isBeingSettled(state, pursuit))
        .map(({ id: pursuitId, at, returnAt }) => ({ kind: 'pursuit.return', id: pursuitId, at: returnAt!, group: RETURNS, order: [at] })),
    fire: (draft, item, ctx) => comeBack(draft, draft.pursuits[item.id]!, ctx as Ctx),
  },
}

const schema = z.strictObject({ pursuit: id, minutes: minutes.optional() })

/** The master says how long the cavalry is away, counted from its start (`pursuit.absenceMinutes` asked, MB-AMB-31). */
export const endPursuit = command<typeof schema, CouriersEvent>({
  schema,
  who: ['master'],
  handler(draft, data, ctx) {
    if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
    const pursuit = find(draft.pursuits, data.pursuit)
    if (!pursuit || pursuit.returned) throw new RuleError('E_UNKNOWN', { what: 'pursuit' })
    pursuit.returnAt = pursuit.at + toMs(data.minutes ?? OFFERED_MINUTES)
    for (const unitId of pursuit.unitIds) if (draft.units[unitId]) draft.units[unitId].awayUntil = pursuit.returnAt
    ctx.emit({ type: 'PursuitTimed', pursuitId: pursuit.id, generalId: pursuit.generalId, returnAt: pursuit.returnAt })
    if (pursuit.returnAt <= ctx.now && !isBeingSettled(draft, pursuit)) comeBack(draft, pursuit, ctx as Ctx)
  },
})
