import type { Context } from '@/lib/kernel/command'
import { takeLetters, type LettersEvent } from '../letters'
import { notify } from '../notices'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import type { Encounter } from './encounter'
import type { CourierOutcome, CouriersEvent } from './events'

type Rider = { officerId: string; marchId: string }

const onesNeeded = { 'all-three': 3, 'two-plus': 2, any: 1 } as const

/** Ones are checked first, whatever the number is (MB-COU-6); then the sum against it: greater passes unnoticed (MB-COU-4, -5). */
export function outcomeOf(state: Pick<CampaignState, 'settings'>, dice: readonly number[], n: number): CourierOutcome {
  const ones = dice.filter((face) => face === 1).length
  if (ones >= onesNeeded[setting(state, 'courier.ones')]) return 'seized'
  return dice.reduce((sum, face) => sum + face, 0) > n ? 'unnoticed' : 'noticed'
}

/** What the rider's own player hears: the outcome, or only whether he was seized (MB-AMB-26). */
export const toldRider = (state: Pick<CampaignState, 'settings'>, outcome: CourierOutcome): CourierOutcome | 'passed' =>
  outcome === 'seized' || setting(state, 'info.courierSeesNotice') ? outcome : 'passed'

/** The generals hear of a suspicious person, without name, errand or direction (MB-COU-5, MB-INF-7); the rider rides on (MB-AMB-25). */
function report(draft: CampaignState, courierId: string, { sectorId, toldTo }: Encounter, ctx: Context<CouriersEvent>): void {
  const suspicionId = ctx.id('suspicion')
  draft.suspicions[suspicionId] = { id: suspicionId, sectorId, at: ctx.now, courierId, toldTo, pursued: false, leftAt: null }
  for (const personId of toldTo) {
    notify(draft, ctx, personId, 'suspiciousPerson', { sectorId, sector: draft.sectors[sectorId]!.name, suspicionId })
  }
  ctx.emit({ type: 'SuspiciousPerson', suspicionId, sectorId, courierId, toldTo })
}

/** A rider is taken and brought before the generals of a state with whatever he carries: his ride is over (MB-COU-6, MB-PUR-7). */
export function bringBefore(
  draft: CampaignState,
  officerId: string,
  { sectorId, captorId, captors }: Pick<Encounter, 'sectorId' | 'captorId' | 'captors'>,
  ctx: Context<CouriersEvent | LettersEvent>,
): void {
  const officer = draft.officers[officerId]
  if (officer) Object.assign(officer, { status: 'captive', captorId, sectorId })
  for (const march of Object.values(draft.marches)) if (march.officerId === officerId) delete draft.marches[march.id]
  takeLetters(draft, officerId, captors, ctx)
}

/** Ones: he is seized on the spot (MB-COU-6). */
function seize(draft: CampaignState, { officerId }: Rider, encounter: Encounter, ctx: Context<CouriersEvent | LettersEvent>): void {
  const { sectorId, captorId, captors } = encounter
  const name = draft.people[officerId]?.character ?? ''
  for (const personId of captors) {
    notify(draft, ctx, personId, 'courierSeized', { sectorId, sector: draft.sectors[sectorId]!.name, officerId, name })
  }
  bringBefore(draft, officerId, encounter, ctx)
  ctx.emit({ type: 'CourierSeized', officerId, sectorId, captorId, toldTo: captors })
}

/** Carries out a throw against the facts of its moment, whether the dice fell at once or later at the table (EP-4). */
export function resolve(
  draft: CampaignState,
  rider: Rider,
  encounter: Encounter,
  dice: number[],
  ctx: Context<CouriersEvent | LettersEvent>,
): void {
  const { sectorId, n } = encounter
  const outcome = outcomeOf(draft, dice, n)
  ctx.emit({ type: 'CourierTested', officerId: rider.officerId, sectorId, dice, n, outcome })
  const sector = draft.sectors[sectorId]!.name
  notify(draft, ctx, rider.officerId, 'courierResult', { sectorId, sector, outcome: toldRider(draft, outcome) })
  if (outcome === 'noticed') report(draft, rider.officerId, encounter, ctx)
  if (outcome === 'seized') seize(draft, rider, encounter, ctx)
}
