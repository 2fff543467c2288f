import type { Context, DueKind } from '@/lib/kernel/command'
import { cross, crossAt, marchGroups, marchItems, type MarchesEvent } from '../marches'
import { setting } from '../settings'
import type { CampaignState, March, RowIn } from '../state'
import { encounterOf, encounterSchema, type Encounter } from './encounter'
import type { CouriersEvent } from './events'
import { resolve } from './outcome'

const KIND = 'rider.cross'
const NOTATION = '3d6'
const PURPOSE = 'courier.test'

type Crossing = Context<CouriersEvent | MarchesEvent>

/** The throw waits for people (EP-4): what he met is frozen, his later items wait, everything else goes on. */
function askForDice(draft: CampaignState, march: March, encounter: Encounter, ctx: Crossing): void {
  const id = ctx.id('throw')
  draft.diceRequests[id] = {
    id,
    kind: KIND,
    itemId: march.id,
    dueAt: ctx.now,
    bodyId: march.officerId!,
    notation: NOTATION,
    purpose: PURPOSE,
    facts: encounter,
    position: Math.max(0, ...Object.values(draft.diceRequests).map((request) => request.position)) + 1,
  }
}

/** A rider crosses; among enemies the throw is made at this moment, once per entry (MB-COU-2, MB-AMB-23). */
const riderCross: DueKind<CampaignState, CouriersEvent | MarchesEvent> = {
  list: (state) => marchItems(state, KIND, marchGroups.riderCrossing, crossAt, (march) => march.officerId !== null && !march.crossed),
  fire(draft, item, ctx) {
    const march = draft.marches[item.id]!
    const encounter = encounterOf(draft, march)
    cross(draft, march, ctx)
    if (!encounter) return
    if (setting(draft, 'dice.source') === 'table') askForDice(draft, march, encounter, ctx)
    else resolve(draft, { officerId: march.officerId!, marchId: march.id }, encounter, ctx.roll(NOTATION, PURPOSE), ctx)
  },
}

export const courierDue = { [KIND]: riderCross }

/** Dice thrown at the table finish the crossing at its own moment, by the facts of that moment (EP-4). */
export const courierAnswers = {
  [KIND](draft: CampaignState, request: RowIn<'diceRequests'>, faces: number[], ctx: Context<CouriersEvent>): void {
    resolve(draft, { officerId: request.bodyId, marchId: request.itemId }, encounterSchema.parse(request.facts), faces, ctx)
  },
}
