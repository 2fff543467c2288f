import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import type { CampaignState, Card } from '../../state'
import { bringersOf, deckCard, requireDeckCard, requireWaysKept, rowOfDeckCard, sameCard, type DeckCard } from '../deckCard'
import type { HqEvent } from '../events'
import { cardFor, nextPosition, requireMaster, requireNotEnded, requireVersion, type HqContext } from '../guards'

const version = z.number().int().positive().optional()
const save = z.strictObject({ card: deckCard, version })
const one = z.strictObject({ card: id })
const remove = z.strictObject({ card: id, version })
const imported = deckCard.extend({ id: deckCard.shape.id.unwrap() })
/** Most cards that one file may bring. */
export const mostImported = 1000
const importSchema = z.strictObject({
  cards: z
    .array(
      z.strictObject({
        card: imported,
        /** What the importer saw in the deck; null: no such card. */
        version: z.number().int().positive().nullable(),
      }),
    )
    .min(1)
    .max(mostImported),
})

/** A card that nobody has seen yet: only such a one may still be rewritten (HQ-VIS-1). */
function requireHidden(card: Card): void {
  if (card.state !== 'hidden') throw new RuleError('E_CARD_STATE')
}

/** Puts the card in its place in the deck; false when it already says the same. */
function put(draft: CampaignState, card: Card): boolean {
  const before = draft.cards[card.id]
  if (before && sameCard(before, card)) return false
  draft.cards[card.id] = before ? { ...card, version: before.version + 1 } : card
  return true
}

const known = (draft: CampaignState, cardId: string | undefined): Card | null =>
  cardId !== undefined && Object.hasOwn(draft.cards, cardId) ? draft.cards[cardId]! : null

function saveCard(draft: CampaignState, given: DeckCard, expected: number | undefined, ctx: HqContext): void {
  const before = known(draft, given.id)
  // A card that was open in the editor has been deleted meanwhile.
  if (!before && expected !== undefined) throw new RuleError('E_UNKNOWN', { what: 'card' })
  requireMaster(ctx)
  requireNotEnded(draft)
  // A new card must not fall upon one that is there.
  if (before && expected === undefined) throw new RuleError('E_CARD_STATE')
  if (before) requireHidden(before)
  if (before) requireVersion(before, expected)
  const row = rowOfDeckCard(given, before?.id ?? given.id ?? ctx.id('card'), before?.position ?? nextPosition(draft.cards))
  requireDeckCard(draft, row, new Set([row.id]))
  requireWaysKept(draft, row.id, row.ways)
  if (put(draft, row)) ctx.emit({ type: 'DeckCardSaved', card: row.id, title: row.title, isNew: before === null })
  ctx.answer({ card: row.id, version: draft.cards[row.id]!.version })
}

/** The master prepares the deck before and during the event. What is already in play is handled by `hq.withdrawCard` and others. */
export const deckCommands = {
  /** A new card, or with `version` another text of a hidden one. */
  'hq.saveCard': command<typeof save, HqEvent>({
    schema: save,
    who: ['master'],
    handler: (draft, data, ctx) => saveCard(draft, data.card, data.version, ctx),
  }),
  /** A hidden copy of any card, without its place in the plan: one round must not bring it twice. */
  'hq.duplicateCard': command<typeof one, HqEvent>({
    schema: one,
    who: ['master'],
    handler(draft, data, ctx) {
      const { id: _id, position: _position, ...card } = cardFor(draft, data.card, ctx)
      requireMaster(ctx)
      requireNotEnded(draft)
      const cardId = ctx.id('card')
      const ways = card.ways.map((way) => ({ ...way, requirement: way.requirement && { ...way.requirement, fulfilled: false } }))
      const copy: Card = {
        ...{ ...card, id: cardId, ways, round: null, reserve: null, position: nextPosition(draft.cards) },
        ...{ state: 'hidden', openedAt: null, due: null, aggravated: false, version: 1, decidedById: null, spokenBy: [] },
      }
      draft.cards[cardId] = copy
      ctx.answer({ card: cardId })
      ctx.emit({ type: 'DeckCardSaved', card: cardId, title: card.title, isNew: true })
    },
  }),
  /** Only while it is hidden, and while nothing brings it: no effect, no planned opening, no letter. */
  'hq.deleteCard': command<typeof remove, HqEvent>({
    schema: remove,
    who: ['master'],
    handler(draft, data, ctx) {
      const card = cardFor(draft, data.card, ctx)
      requireMaster(ctx)
      requireNotEnded(draft)
      requireHidden(card)
      requireVersion(card, data.version)
      const brought = bringersOf(draft, card.id).map(({ title }) => title)
      const carried = Object.values(draft.dispatches).some(({ cardId }) => cardId === card.id)
      if (brought.length > 0 || carried || draft.openings[card.id]) throw new RuleError('E_CARD_REFERRED', { by: brought.join(', ') })
      delete draft.cards[card.id]
      ctx.emit({ type: 'DeckCardDeleted', card: card.id, title: card.title })
    },
  }),
  /** A deck out of a spreadsheet, merged by the cards' ids: all of it or nothing. What it does not name stays. */
  'hq.importCards': command<typeof importSchema, HqEvent>({
    schema: importSchema,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      requireNotEnded(draft)
      const coming = new Set(data.cards.map(({ card }) => card.id))
      if (coming.size < data.cards.length) throw new RuleError('E_CARD_STATE')
      let [added, changed] = [0, 0]
      for (const { card: given, version: seen } of data.cards) {
        const before = known(draft, given.id)
        if ((before?.version ?? null) !== seen) throw new RuleError('E_STALE', { version: before?.version ?? 0 })
        if (before) requireHidden(before)
        const row = rowOfDeckCard(given, given.id, before?.position ?? nextPosition(draft.cards))
        requireDeckCard(draft, row, coming)
        requireWaysKept(draft, row.id, row.ways)
        if (!put(draft, row)) continue
        if (before) changed += 1
        else added += 1
      }
      if (added + changed > 0) ctx.emit({ type: 'DeckImported', added, changed })
      ctx.answer({ added, changed })
    },
  }),
}
