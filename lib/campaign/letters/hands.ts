import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { stateOfOfficer } from '../armies'
import type { CampaignState, Officer, RowIn } from '../state'
import type { LettersEvent } from './events'

type Letter = RowIn<'letters'>
type Ctx = Context<LettersEvent>

/** In whose hand a letter is; null once it has reached its end. */
const holderOf = (letter: Letter): string | null =>
  letter.state === 'written' ? letter.authorId : letter.state === 'carried' ? letter.carrierId : null

/**
 * A letter that the giver holds, or any that is under way for the master. Another's letter, one that has left his hand and none at all
 * are the same answer: what became of it is not for its author.
 */
export function letterInHand(draft: CampaignState, letterId: string, ctx: Ctx): { letter: Letter; holderId: string } {
  const letter = find(draft.letters, letterId)
  const holderId = letter && holderOf(letter)
  if (!letter || holderId === null || !(ctx.master || holderId === ctx.by)) throw new RuleError('E_NO_LETTER')
  const status = find(draft.officers, ctx.by)?.status
  if (!ctx.master && (status === 'captive' || status === 'executed')) throw new RuleError('E_CAPTURED', { status })
  return { letter, holderId }
}

/** True if the officer rides alone somewhere now. */
const rides = (state: CampaignState, officerId: string): boolean =>
  Object.values(state.marches).some((march) => march.officerId === officerId)

/**
 * A courier of the holder's state who stands where the holder is. Whatever is wrong with him is one answer, so that nobody can ask
 * after officers whose place he does not know (MB-INF-3, MB-INF-11).
 */
export function courierBeside(state: CampaignState, courierId: string, holderId: string, ctx: Ctx): Officer {
  const courier = find(state.officers, courierId)
  const holder = find(state.officers, holderId)
  const fit = courier !== null && courier.status === 'free' && !state.people[courierId]?.left && courierId !== holderId
  if (!fit || rides(state, courierId)) throw new RuleError('E_NO_COURIER')
  // The master hands out letters of states that he plays himself, where no figure holds them.
  if (ctx.master && holder === null) return courier
  const beside = holder !== null && holder.sectorId === courier.sectorId && !rides(state, holderId)
  if (!beside || stateOfOfficer(state, courierId) !== stateOfOfficer(state, holderId)) throw new RuleError('E_NO_COURIER')
  return courier
}
