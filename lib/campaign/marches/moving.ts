import type { Context } from '@/lib/kernel/command'
import { armsOf, stateOfOfficer } from '../armies'
import { deliverLetters, type LettersEvent } from '../letters'
import type { CampaignState, March } from '../state'
import type { MarchesEvent, MovingBody } from './events'
import { halt } from './halts'
import { keepInstruction } from './instructions'
import { arriveAt } from './times'

type Moving = Context<MarchesEvent | LettersEvent>

/** The body of a march as events name it. */
export function bodyOf(state: CampaignState, march: Pick<March, 'armyId' | 'officerId'>): MovingBody {
  const { armyId, officerId } = march
  if (armyId !== null) return { armyId, officerId: null, stateId: state.armies[armyId]?.stateId ?? null, arms: armsOf(state, armyId) }
  return { armyId: null, officerId, stateId: officerId === null ? null : stateOfOfficer(state, officerId), arms: [] }
}

/** Order among bodies at one instant: acceptance of the orders, then as the order names them (MB-MAP-14). */
export function acceptanceOf(state: Pick<CampaignState, 'orders' | 'armies'>, march: March): (number | string)[] {
  const order = state.orders[march.orderId]
  const named = (march.armyId !== null ? order?.armyIds.indexOf(march.armyId) : order?.officerIds.indexOf(march.officerId!)) ?? -1
  const position = march.armyId !== null ? (state.armies[march.armyId]?.position ?? 0) : 0
  return [march.orderNumber, named < 0 ? Number.MAX_SAFE_INTEGER : named, position]
}

/** The flag goes to the border it heads for (MB-MAP-3). */
export function putAtBorder(draft: CampaignState, march: March, ctx: Context<MarchesEvent>): void {
  ctx.emit({ type: 'FlagAtBorder', fromId: march.fromId, toId: march.toId, ...bodyOf(draft, march) })
}

/** The crossing: from this instant on the body is in the territory it enters (MB-MAP-8), with the officers who ride with it. */
export function cross(draft: CampaignState, march: March, ctx: Moving): void {
  const army = march.armyId === null ? null : draft.armies[march.armyId]
  if (army) {
    army.sectorId = march.toId
    army.enteredFromId = march.fromId
    army.presentSince = ctx.now
  }
  for (const officer of Object.values(draft.officers)) {
    if (officer.id === march.officerId || (army && officer.armyId === army.id)) officer.sectorId = march.toId
  }
  march.crossed = true
  ctx.emit({ type: 'FlagCrossed', fromId: march.fromId, toId: march.toId, ...bodyOf(draft, march) })
  // Couriers who wait where the army comes hand over their letters.
  if (army) deliverLetters(draft, null, ctx)
}

/** The end of a leg: the next one starts at once (MB-MAP-12), or the body is at rest. */
export function arrive(draft: CampaignState, march: March, ctx: Moving): void {
  const [nextId, ...rest] = march.rest
  if (nextId === undefined) {
    const text = draft.orders[march.orderId]?.text ?? ''
    ctx.emit({ type: 'FlagHalted', sectorId: march.toId, orderId: march.orderId, text, ...bodyOf(draft, march) })
    keepInstruction(draft, march, text, ctx)
    halt(draft, march, arriveAt(march))
    delete draft.marches[march.id]
    deliverLetters(draft, march.officerId, ctx)
    return
  }
  deliverLetters(draft, march.officerId, ctx)
  march.startAt = arriveAt(march)
  march.fromId = march.toId
  march.toId = nextId
  march.rest = rest
  march.crossed = false
  putAtBorder(draft, march, ctx)
}
