import type { Effect } from '@/lib/campaign/hq/tables'
import type { CardRow, ShownEffect } from '@/lib/campaign/viewRows'
import type { LiveRow } from '@/lib/live/client/hooks'
import { faultsOfCard, shapeOfCard, type DeckNames, type FieldFault } from '@/lib/scenario/cards/plan'
import type { PackCard } from '@/lib/scenario/hqSchema'

export type DeckRow = LiveRow<'cards'>

/** The editor has one line for each change: what touches defence and support at once becomes two. */
const effectsOf = (effects: readonly ShownEffect[]): Effect[] =>
  effects.flatMap((effect): Effect[] => {
    if (effect.t === 'issue') return [{ t: 'issue', cardId: effect.cardId ?? '' }]
    if (effect.t !== 'camp') return [effect]
    return [
      ...(effect.defence === undefined ? [] : [{ t: 'camp' as const, defence: effect.defence }]),
      ...(effect.support === undefined ? [] : [{ t: 'camp' as const, support: effect.support }]),
    ]
  })

const ifNotOf = (ifNot: CardRow['ifNot']) => ifNot && { text: ifNot.text, effects: effectsOf(ifNot.effects) }

/** What the editor starts from: a card as the deck has it now. */
export function draftOf(row: DeckRow): PackCard {
  const { id, kind, title, tableId, round, topic, description, overcome, ifNot, ways, aggravation, decision, assigneeId, plan } = row
  const gives = effectsOf(aggravation?.gives ?? [])
  return {
    ...{ id, kind, title, table: tableId, round, topic, description, overcome, decision, assignee: assigneeId },
    reserve: plan?.reserve ?? null,
    ifNot: ifNotOf(ifNot),
    ways: ways.map(({ short: _short, requirement, effects, ...way }) => ({
      ...way,
      requirement: requirement?.text || null,
      effects: effectsOf(effects),
    })),
    aggravation: aggravation && {
      ...{ kind: aggravation.kind, text: aggravation.text, cost: aggravation.cost, addCost: aggravation.addCost },
      ...{ minusMin: aggravation.minusMin, ifNot: ifNotOf(aggravation.ifNot), ...(gives.length > 0 ? { gives } : {}) },
    },
    deadline: plan?.deadline ?? { kind: 'eventEnd' },
  }
}

type Way = PackCard['ways'][number]

/** A way that says nothing yet. */
export const emptyWay = (id: string): Way => ({ id, text: '', cost: {}, requirement: null, effects: [], consequence: '' })

/** The first free letter for the key of one more way. */
export function freeWayId(ways: readonly Way[]): string {
  const taken = new Set(ways.map(({ id }) => id))
  return [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !taken.has(letter)) ?? `w${ways.length + 1}`
}

/** A new card of a kind, with what every card of that kind has (HQ-CRI-1, HQ-PRO-4). */
export const emptyCard = (kind: PackCard['kind']): PackCard => ({
  ...{ id: '', kind, title: '', table: null, round: null, reserve: null, topic: 'other', description: '', overcome: '', assignee: null },
  ifNot: kind === 'crisis' ? { text: '', effects: [] } : null,
  ways: kind === 'crisis' ? [emptyWay('a')] : [emptyWay('accept'), emptyWay('refuse')],
  aggravation: null,
  decision: kind === 'crisis' ? 'personal' : 'collective',
  deadline: { kind: 'timer', minutes: 20 },
})

/** What the deck would not take, by field. A new card may leave its key to the deck. */
export function faultsOf(card: PackCard, names: DeckNames): FieldFault[] {
  const named = card.id === '' ? { ...card, id: 'new' } : card
  const shape = shapeOfCard(named)
  return 'errors' in shape ? shape.errors : faultsOfCard(shape.card, names)
}

/** The first fault of a field or of anything inside it. */
export const faultAt = (faults: readonly FieldFault[], path: string): FieldFault | undefined =>
  faults.find((one) => one.path === path || one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`))

export type DeckGroup = 'hidden' | 'open' | 'closed'
export const groupOf = ({ state }: Pick<DeckRow, 'state'>): DeckGroup => (state === 'hidden' || state === 'open' ? state : 'closed')

/** Cards of a group whose title, key or text has the words searched for. */
export function found(cards: readonly DeckRow[], group: DeckGroup, search: string): DeckRow[] {
  const wanted = search.trim().toLowerCase()
  const has = (card: DeckRow) => [card.title, card.id, card.description].some((text) => text.toLowerCase().includes(wanted))
  return cards.filter((card) => groupOf(card) === group && (wanted === '' || has(card)))
}
