import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id, text } from '../columns'
import { command } from '../feature'
import { notify } from '../notices'
import type { CampaignState, RowIn } from '../state'
import { addresseeIn } from './addressees'
import { deliver } from './deliver'
import type { LettersEvent } from './events'
import { courierBeside, letterInHand } from './hands'

type Ctx = Context<LettersEvent>
type Letter = RowIn<'letters'>

const write = z
  .strictObject({
    /** A person, or a sector: whoever commands the armies of `state` there; without `state` those of the author. */
    to: id.optional(),
    sector: id.optional(),
    state: id.optional(),
    text: text.trim().min(1),
    /** An officer who takes it at once. */
    courier: id.optional(),
  })
  .refine((data) => (data.to === undefined) !== (data.sector === undefined), { path: ['to'], message: 'either `to` or `sector`' })
const hand = z.strictObject({ letter: id, courier: id })
const deliverTo = z.strictObject({ letter: id, to: id.optional() })
const one = z.strictObject({ letter: id })

/** Any officer at large writes (MB-COU-1); the master for the states he plays. */
function checkAuthor(state: CampaignState, ctx: Ctx): void {
  if (ctx.master) return
  const officer = find(state.officers, ctx.by)
  if (!officer || state.people[ctx.by]?.left) throw new RuleError('E_NOT_AUTHORISED')
  if (officer.status === 'captive' || officer.status === 'executed') throw new RuleError('E_CAPTURED', { status: officer.status })
}

function addressOf(
  state: CampaignState,
  data: z.infer<typeof write>,
  ctx: Ctx,
): Pick<Letter, 'addresseeId' | 'addressSectorId' | 'addressStateId'> {
  if (data.to !== undefined) {
    const person = find(state.people, data.to)
    if (!person || person.left) throw new RuleError('E_UNKNOWN', { what: 'person' })
    return { addresseeId: person.id, addressSectorId: null, addressStateId: null }
  }
  const stateId = data.state ?? find(state.people, ctx.by)?.stateId ?? null
  if (!find(state.sectors, data.sector!)) throw new RuleError('E_UNKNOWN', { what: 'sector' })
  if (stateId === null || !find(state.states, stateId)) throw new RuleError('E_UNKNOWN', { what: 'state' })
  return { addresseeId: null, addressSectorId: data.sector!, addressStateId: stateId }
}

/** The courier has the letter; he knows from whom and to whom, not what it says. */
function give(draft: CampaignState, letter: Letter, holderId: string, courierId: string, ctx: Ctx): void {
  if (letter.state === 'written') Object.assign(letter, { givenToId: courierId, givenAt: ctx.now })
  Object.assign(letter, { state: 'carried', carrierId: courierId, handedAt: ctx.now })
  notify(draft, ctx, courierId, 'letterCarried', { letterId: letter.id, author: find(draft.people, letter.authorId)?.character ?? '' })
  ctx.emit({ type: 'LetterHanded', letterId: letter.id, fromId: holderId, carrierId: courierId })
  // Both may stand beside the courier already.
  const readerId = addresseeIn(draft, letter, draft.officers[courierId]!.sectorId, courierId)
  if (readerId !== null) deliver(draft, letter, readerId, ctx)
}

export const letterCommands = {
  /** Writes and seals a letter, and hands it to a courier if one is named. */
  'letter.write': command<typeof write, LettersEvent>({
    schema: write,
    who: ['officer', 'courier', 'master'],
    handler(draft, data, ctx) {
      checkAuthor(draft, ctx)
      const address = addressOf(draft, data, ctx)
      const courier = data.courier === undefined ? null : courierBeside(draft, data.courier, ctx.by, ctx)
      const letter: Letter = {
        id: ctx.id('letter'),
        authorId: ctx.by,
        ...address,
        text: data.text,
        state: 'written',
        ...{ carrierId: null, givenToId: null, givenAt: null, readerIds: [] },
        writtenAt: ctx.now,
        ...{ handedAt: null, endedAt: null, readAt: null },
      }
      draft.letters[letter.id] = letter
      const { addresseeId, addressSectorId } = address
      ctx.emit({ type: 'LetterWritten', letterId: letter.id, authorId: ctx.by, addresseeId, addressSectorId })
      if (courier) give(draft, letter, ctx.by, courier.id, ctx)
      ctx.answer({ letter: letter.id })
    },
  }),
  /** Hands a letter to a courier of one's state who stands beside, or on from courier to courier. */
  'letter.hand': command<typeof hand, LettersEvent>({
    schema: hand,
    who: ['officer', 'courier', 'master'],
    handler(draft, data, ctx) {
      const { letter, holderId } = letterInHand(draft, data.letter, ctx)
      give(draft, letter, holderId, courierBeside(draft, data.courier, holderId, ctx).id, ctx)
    },
  }),
  /** Gives it from hand to hand where the addressee is; the master says to whom it came in truth. */
  'letter.deliver': command<typeof deliverTo, LettersEvent>({
    schema: deliverTo,
    who: ['officer', 'courier', 'master'],
    handler(draft, data, ctx) {
      const { letter, holderId } = letterInHand(draft, data.letter, ctx)
      if (data.to !== undefined) {
        if (!ctx.master) throw new RuleError('E_ROLE')
        if (!find(draft.people, data.to)) throw new RuleError('E_UNKNOWN', { what: 'person' })
        return deliver(draft, letter, data.to, ctx)
      }
      const holder = find(draft.officers, holderId)
      const readerId = holder && addresseeIn(draft, letter, holder.sectorId, holder.id)
      if (!readerId) throw new RuleError('E_NO_ADDRESSEE')
      deliver(draft, letter, readerId, ctx)
    },
  }),
  /** A reader opens it; quiet when opened again. */
  'letter.read': command<typeof one, LettersEvent>({
    schema: one,
    who: ['anyone'],
    undoable: false,
    handler(draft, data, ctx) {
      const letter = find(draft.letters, data.letter)
      if (!letter?.readerIds.includes(ctx.by)) throw new RuleError('E_NO_LETTER')
      if (letter.readAt !== null) return
      letter.readAt = ctx.now
      ctx.emit({ type: 'LetterRead', letterId: letter.id, personId: ctx.by })
    },
  }),
  /** Burnt, drowned, thrown away: nobody will read it. Whoever holds it may, and the master. */
  'letter.destroy': command<typeof one, LettersEvent>({
    schema: one,
    who: ['officer', 'courier', 'master'],
    handler(draft, data, ctx) {
      const { letter } = letterInHand(draft, data.letter, ctx)
      Object.assign(letter, { state: 'lost', endedAt: ctx.now })
      ctx.emit({ type: 'LetterLost', letterId: letter.id })
    },
  }),
}
