import type { Context } from '@/lib/kernel/command'
import { find } from '@/lib/kernel/table'
import { notify } from '../notices'
import type { CampaignState, RowIn } from '../state'
import { addresseeIn } from './addressees'
import type { LettersEvent } from './events'

type Letter = RowIn<'letters'>
type Ctx = Pick<Context<LettersEvent>, 'id' | 'now' | 'emit'>

const nameOf = (state: CampaignState, personId: string): string => find(state.people, personId)?.character ?? ''

/** The letter has reached its reader: it is opened by him alone. */
export function deliver(draft: CampaignState, letter: Letter, readerId: string, ctx: Ctx): void {
  Object.assign(letter, { state: 'delivered', readerIds: [readerId], endedAt: ctx.now })
  notify(draft, ctx, readerId, 'letterArrived', { letterId: letter.id, author: nameOf(draft, letter.authorId) })
  if (letter.carrierId !== null && letter.carrierId !== readerId)
    notify(draft, ctx, letter.carrierId, 'letterHandedOver', { name: nameOf(draft, readerId) })
  ctx.emit({ type: 'LetterDelivered', letterId: letter.id, carrierId: letter.carrierId, readerIds: [readerId] })
}

/** Where a courier can hand over a letter now: where he stands, or where a leg of his ride has just ended; null on the road. */
function standsIn(state: CampaignState, carrierId: string, arrivedId: string | null): string | null {
  const officer = find(state.officers, carrierId)
  if (!officer || officer.status !== 'free') return null
  const rides = carrierId !== arrivedId && Object.values(state.marches).some((march) => march.officerId === carrierId)
  return rides ? null : officer.sectorId
}

/**
 * Hands over every letter whose courier has come to its addressee, or whose addressee to the courier. To be called when bodies have
 * crossed or arrived; `arrivedId`: the rider whose leg has just ended, though the next one may begin at once.
 */
export function deliverLetters(draft: CampaignState, arrivedId: string | null, ctx: Ctx): void {
  for (const letter of Object.values(draft.letters)) {
    if (letter.state !== 'carried') continue
    const sectorId = standsIn(draft, letter.carrierId!, arrivedId)
    const readerId = sectorId === null ? null : addresseeIn(draft, letter, sectorId, letter.carrierId!)
    if (readerId !== null) deliver(draft, letter, readerId, ctx)
  }
}

/** The courier was taken: his captors read what he carries (MB-COU-6, MB-PUR-7). Returns how many letters they found. */
export function takeLetters(draft: CampaignState, carrierId: string, captors: readonly string[], ctx: Ctx): number {
  const found = Object.values(draft.letters).filter((letter) => letter.state === 'carried' && letter.carrierId === carrierId)
  for (const letter of found) {
    Object.assign(letter, { state: 'taken', readerIds: [...captors], endedAt: ctx.now })
    for (const personId of captors) notify(draft, ctx, personId, 'letterTaken', { letterId: letter.id, courier: nameOf(draft, carrierId) })
    ctx.emit({ type: 'LetterTaken', letterId: letter.id, carrierId, readerIds: [...captors] })
  }
  return found.length
}
