import { mostImported } from '@/lib/campaign/hq/commands/deck'
import { cardFault } from '@/lib/campaign/hq/newCard'
import { inOrder, type CampaignState } from '@/lib/campaign/state'
import { sameJson } from '@/lib/kernel/json'
import { checkCard } from '../checks/card'
import { reporter } from '../checks/report'
import { fault, type Fault, type FaultCode } from '../faults'
import { packCard, type PackCard } from '../hqSchema'
import { shapeErrors, type PackError } from '../shapeErrors'
import { definitionOf } from './definition'
import { headingOf } from './columns'
import type { CardFault, ReadCard, ReadCards } from './sheet'

/** What an import would do to the deck. With a fault nothing may be done. */
export interface ImportPlan {
  faults: CardFault[]
  added: PackCard[]
  /** Cards of the deck that will read differently, with the version that was compared. */
  changed: { card: PackCard; version: number }[]
  /** How many cards say what the deck says already. */
  same: number
}

/** What cards may name. */
export interface DeckNames {
  tables: ReadonlySet<string>
  cards: ReadonlySet<string>
  volunteers: ReadonlySet<string>
}

export const deckNames = (state: Pick<CampaignState, 'gameTables' | 'cards' | 'people'>): DeckNames => ({
  tables: new Set(Object.keys(state.gameTables)),
  cards: new Set(Object.keys(state.cards)),
  volunteers: new Set(
    inOrder(state.people)
      .filter(({ roles, left }) => !left && roles.includes('volunteer'))
      .map(({ id }) => id),
  ),
})

const unfit: Record<NonNullable<ReturnType<typeof cardFault>>, { path: string; code: FaultCode }> = {
  E_WAY: { path: 'ways', code: 'wayKeys' },
  E_MODE: { path: 'decision', code: 'prospectDecision' },
  E_CARD_COST: { path: 'ways[0].cost', code: 'crisisCost' },
  E_CARD_REWARD: { path: 'ways', code: 'prospectReward' },
}

/** A fault of a card's field: where it is, and what is wrong. */
export interface FieldFault extends Fault {
  path: string
}

const fieldFaults = (errors: readonly PackError[]): FieldFault[] =>
  errors.map(({ path, reason, fault: wrong }) => ({ path, ...(wrong ?? fault('other', { text: reason })) }))

/** Everything wrong with one card, by the path of its field; an empty list means that the deck takes it. */
export function faultsOfCard(card: PackCard, names: DeckNames): FieldFault[] {
  const report = reporter()
  checkCard(card, [], names, report)
  const code = report.errors.length === 0 ? cardFault(card) : null
  return code ? [{ path: unfit[code].path, ...fault(unfit[code].code) }] : fieldFaults(report.errors)
}

/** The card of a file, or what is wrong with its shape. */
export function shapeOfCard(card: unknown): { card: PackCard } | { errors: FieldFault[] } {
  const parsed = packCard.safeParse(card, { reportInput: true })
  return parsed.success ? { card: parsed.data } : { errors: fieldFaults(shapeErrors(parsed.error)) }
}

/** Names the column of a sheet, or the field itself where the file has no columns. */
function columnFor({ wayColumns }: ReadCard, path: string, format: 'sheet' | 'json'): string {
  if (format === 'json') return path
  return headingOf(path.replace(/^ways\[(\d+)\]/, (_, index) => `ways[${wayColumns[Number(index)] ?? Number(index)}]`))
}

/** Compares what a file says with the deck: nothing is changed, nothing is thrown. Cards are merged by their id. */
export function planImport(
  state: Pick<CampaignState, 'gameTables' | 'cards' | 'people'>,
  read: ReadCards,
  format: 'sheet' | 'json',
): ImportPlan {
  const plan: ImportPlan = { faults: [...read.faults], added: [], changed: [], same: 0 }
  const n = read.cards.length
  if (n > mostImported) return { ...plan, faults: [{ row: 1, column: '', ...fault('tooManyCards', { n, most: mostImported }) }] }
  const names = deckNames(state)
  // What already stands in the deck is right as it is, whatever its ids look like.
  const isThere = ({ card }: ReadCard): boolean => {
    const id = typeof card === 'object' && card !== null ? (card as { id?: unknown }).id : null
    return typeof id === 'string' && Object.hasOwn(state.cards, id) && sameJson(definitionOf(state.cards[id]!), card)
  }
  const shaped = read.cards.map((from) => ({ from, shape: isThere(from) ? { card: from.card as PackCard } : shapeOfCard(from.card) }))
  const coming = shaped.flatMap(({ shape }) => ('card' in shape ? [shape.card.id] : []))
  const known = { ...names, cards: new Set([...names.cards, ...coming]) }
  const rowOf = new Map<string, number>()
  for (const { from, shape } of shaped) {
    const note = (path: string, { code, params }: Fault) =>
      void plan.faults.push({ row: from.row, column: columnFor(from, path, format), code, params })
    if ('errors' in shape) {
      for (const wrong of shape.errors) note(wrong.path, wrong)
      continue
    }
    const { card } = shape
    const first = rowOf.get(card.id)
    if (first !== undefined) {
      note('id', fault('keyTwice', { id: card.id, row: first }))
      continue
    }
    rowOf.set(card.id, from.row)
    const before = Object.hasOwn(state.cards, card.id) ? state.cards[card.id]! : null
    if (before && sameJson(definitionOf(before), card)) {
      plan.same += 1
      continue
    }
    if (before && before.state !== 'hidden') note('id', fault('inPlay'))
    for (const wrong of faultsOfCard(card, known)) note(wrong.path, wrong)
    if (before) plan.changed.push({ card, version: before.version })
    else plan.added.push(card)
  }
  plan.faults.sort((a, b) => a.row - b.row)
  return plan
}
