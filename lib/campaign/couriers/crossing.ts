import type { Context, DueKind } from '@/lib/kernel/command'
import { joinRider, sideToRideTo, type BattlesEvent } from '../battles'
import type { CallsEvent } from '../calls'
import { openDiceRequest, thrownAtTable, type DiceEvent } from '../dice'
import type { LettersEvent } from '../letters'
import { cross, crossAt, marchGroups, marchItems, type MarchesEvent } from '../marches'
import type { CampaignState, March, RowIn } from '../state'
import { encounterOf, encounterSchema } from './encounter'
import type { CouriersEvent } from './events'
import { presentHimself } from './open'
import { resolve } from './outcome'

const KIND = 'rider.cross'
const NOTATION = '3d6'
const PURPOSE = 'courier.test'

type CrossingEvent = CouriersEvent | MarchesEvent | LettersEvent | DiceEvent | BattlesEvent | CallsEvent

/** His flag has left the territory he comes from: nobody there pursues him any more (MB-PUR-4). */
function leaveReports(draft: CampaignState, { officerId, fromId }: March, now: number): void {
  for (const suspicion of Object.values(draft.suspicions)) {
    if (suspicion.courierId === officerId && suspicion.sectorId === fromId) suspicion.leftAt ??= now
  }
}

/** A rider crosses; among enemies the throw is made at this moment, once per entry (MB-COU-2, MB-AMB-23). */
const riderCross: DueKind<CampaignState, CrossingEvent> = {
  list: (state) => marchItems(state, KIND, marchGroups.riderCrossing, crossAt, (march) => march.officerId !== null && !march.crossed),
  fire(draft, item, ctx) {
    const march = draft.marches[item.id]!
    const encounter = encounterOf(draft, march)
    const side = sideToRideTo(draft, march)
    cross(draft, march, ctx)
    leaveReports(draft, march, ctx.now)
    if (side) return joinRider(draft, march, side, ctx)
    presentHimself(draft, march, ctx)
    if (!encounter) return
    const officerId = march.officerId!
    // EP-4: the throw waits for people, what he met is frozen, his later items wait and everything else goes on.
    if (thrownAtTable(draft))
      openDiceRequest(draft, item, { bodyId: officerId, notation: NOTATION, purpose: PURPOSE, facts: encounter }, ctx)
    else resolve(draft, { officerId, marchId: march.id }, encounter, ctx.roll(NOTATION, PURPOSE), ctx)
  },
}

export const courierDue = { [KIND]: riderCross }

/** Dice thrown at the table finish the crossing at its own moment, by the facts of that moment (EP-4). */
export const courierAnswers = {
  [KIND](draft: CampaignState, request: RowIn<'diceRequests'>, faces: number[], ctx: Context<CouriersEvent | LettersEvent>): void {
    resolve(draft, { officerId: request.bodyId, marchId: request.itemId }, encounterSchema.parse(request.facts), faces, ctx)
  },
}
