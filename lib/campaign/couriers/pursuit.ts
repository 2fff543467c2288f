import type { Context } from '@/lib/kernel/command'
import type { LettersEvent } from '../letters'
import { notify } from '../notices'
import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import type { CouriersEvent } from './events'
import { bringBefore } from './outcome'

/** The rider gets away only if his die is greater than the pursuers' sum, or by setting their best die; a tie catches him (MB-PUR-2, MB-AMB-28). */
export function pursuitOutcome(state: Pick<CampaignState, 'settings'>, rider: number, pursuers: readonly number[]): 'caught' | 'escaped' {
  const theirs = setting(state, 'pursuit.compare') === 'sum' ? pursuers.reduce((sum, face) => sum + face, 0) : Math.max(...pursuers)
  const tieEscapes = setting(state, 'pursuit.tie') === 'escapes'
  return rider > theirs || (tieEscapes && rider === theirs) ? 'escaped' : 'caught'
}

/** Caught, he is brought before the general with whatever he carries; else he rides on without delay (MB-PUR-7). */
export function resolvePursuit(
  draft: CampaignState,
  pursuitId: string,
  [rider, ...pursuers]: number[],
  ctx: Context<CouriersEvent | LettersEvent>,
): void {
  const pursuit = draft.pursuits[pursuitId]!
  const { suspicionId, sectorId, courierId, generalId, stateId } = pursuit
  const outcome = pursuitOutcome(draft, rider!, pursuers)
  pursuit.outcome = outcome
  const general = generalId ?? 'master'
  const sector = draft.sectors[sectorId]!.name
  const name = outcome === 'caught' ? (draft.people[courierId]?.character ?? '') : ''
  notify(draft, ctx, general, 'pursuitResult', { sectorId, sector, outcome, name })
  notify(draft, ctx, courierId, 'pursued', { sectorId, sector, outcome })
  ctx.emit({
    type: 'PursuitRolled',
    pursuitId,
    suspicionId,
    sectorId,
    officerId: courierId,
    generalId: general,
    rider: rider!,
    pursuers,
    outcome,
  })
  if (outcome === 'caught') bringBefore(draft, courierId, { sectorId, captorId: stateId, captors: [general] }, ctx)
}

/** Dice thrown at the table later (EP-4). */
export const pursuitAnswers = {
  'courier.pursue'(
    draft: CampaignState,
    request: RowIn<'diceRequests'>,
    faces: number[],
    ctx: Context<CouriersEvent | LettersEvent>,
  ): void {
    resolvePursuit(draft, request.itemId, faces, ctx)
  },
}
