import type { View, ViewRows } from '@/lib/kernel/view'
import { find } from '@/lib/kernel/table'
import type { CampaignState, RowIn } from '../state'
import type { LetterViewRows } from './viewRows'

type Letter = RowIn<'letters'>
type Row = LetterViewRows['letters']

/** What everybody who holds a letter sees: its cover. */
function cover(state: CampaignState, letter: Letter): Omit<Row, 'mine' | 'text' | 'state' | 'carrierId' | 'carrierName' | 'at' | 'readAt'> {
  const name = (personId: string | null) => (personId === null ? null : (find(state.people, personId)?.character ?? null))
  const { authorId, addresseeId, addressSectorId, addressStateId } = letter
  return { authorId, authorName: name(authorId) ?? '', addresseeId, addresseeName: name(addresseeId), addressSectorId, addressStateId }
}

const carrier = (state: CampaignState, carrierId: string | null) => ({
  carrierId,
  carrierName: carrierId === null ? null : (find(state.people, carrierId)?.character ?? ''),
})

/** A person's part in a letter: reader, courier while he has it, author; null: none of his business. */
function rowFor(state: CampaignState, letter: Letter, personId: string): Row | null {
  const { writtenAt, givenAt, handedAt, endedAt, readAt } = letter
  if (letter.readerIds.includes(personId)) {
    const common = { ...cover(state, letter), ...carrier(state, letter.carrierId) }
    return { ...common, mine: 'reader', text: letter.text, state: letter.state, at: endedAt ?? writtenAt, readAt }
  }
  if (letter.state === 'carried' && letter.carrierId === personId) {
    const common = { ...cover(state, letter), ...carrier(state, personId) }
    return { ...common, mine: 'carrier', text: null, state: 'carried', at: handedAt ?? writtenAt, readAt: null }
  }
  if (letter.authorId !== personId) return null
  // He knows what he wrote and whom he gave it to. Where it is now he does not.
  const common = { ...cover(state, letter), ...carrier(state, letter.givenToId) }
  const inHand = letter.state === 'written'
  return { ...common, mine: 'author', text: letter.text, state: inHand ? 'written' : null, at: givenAt ?? writtenAt, readAt: null }
}

const whole = (state: CampaignState, letter: Letter): Row => ({
  ...cover(state, letter),
  ...carrier(state, letter.carrierId),
  mine: 'all',
  text: letter.text,
  state: letter.state,
  at: letter.endedAt ?? letter.handedAt ?? letter.writtenAt,
  readAt: letter.readAt,
})

/** Sealed letters: author, courier, readers, each his part; the master and the audit all (MB-PUR-7). */
export const lettersView: View<CampaignState> = {
  name: 'letters',
  reads: ['letters', 'people'],
  rows(state, audience): ViewRows {
    const rows = Object.values(state.letters).flatMap((letter): [string, Row][] => {
      if (audience.kind === 'master' || audience.kind === 'audit') return [[letter.id, whole(state, letter)]]
      const row = audience.kind === 'person' ? rowFor(state, letter, audience.id) : null
      return row ? [[letter.id, row]] : []
    })
    return Object.fromEntries(rows)
  },
}
