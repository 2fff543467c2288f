import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id, optionalMoment } from '../../columns'
import { command } from '../../feature'
import type { CampaignState, Card } from '../../state'
import { announcementAbout, endAnnouncement } from '../announcement'
import { wayOf } from '../cardTerms'
import { moveDue } from '../closing'
import type { HqEvent } from '../events'
import { cardFor, nextPosition, requireMaster, requireOpen, requireReason, requireRunning, type HqContext } from '../guards'
import { newCard, requireFit, rowOfNewCard, type NewCard } from '../newCard'
import { openCard } from '../opening'

const reason = z.string().max(400).optional()
const issue = z.strictObject({ card: z.union([id, newCard]) })
const withdraw = z.strictObject({ card: id, reason })
const setDeadline = z.strictObject({ card: id, due: optionalMoment, reason })
const mark = z.strictObject({ card: id, way: id })

/** Handling an open card is the master's, while the clock runs (HQ-ROL-3). */
function openCardForMaster(draft: CampaignState, cardId: string, ctx: HqContext): Card {
  const card = cardFor(draft, cardId, ctx)
  requireMaster(ctx)
  requireRunning(draft)
  requireOpen(draft, card)
  return card
}

/** Everything a new card refers to must exist, whoever asks. */
function requireReferences(draft: CampaignState, card: NewCard): void {
  if (card.map && !draft.gameTables[card.map]) throw new RuleError('E_UNKNOWN', { what: 'table' })
  if (card.assignee && !draft.people[card.assignee]) throw new RuleError('E_UNKNOWN', { what: 'person' })
  const effects = [
    ...card.ways.flatMap((way) => way.effects),
    ...(card.ifNot?.effects ?? []),
    ...(card.aggravation?.ifNot?.effects ?? []),
    ...(card.aggravation?.gives ?? []),
  ]
  for (const effect of effects) {
    if (effect.t === 'issue' && !draft.cards[effect.cardId]) throw new RuleError('E_UNKNOWN', { what: 'card' })
  }
}

function addCard(draft: CampaignState, given: NewCard, ctx: HqContext): Card {
  requireMaster(ctx)
  requireReferences(draft, given)
  requireRunning(draft)
  const cardId = given.id ?? ctx.id('card')
  if (draft.cards[cardId]) throw new RuleError('E_CARD_STATE')
  const position = nextPosition(draft.cards)
  const row = rowOfNewCard(given, cardId, position)
  requireFit(row)
  draft.cards[cardId] = row
  return draft.cards[cardId]
}

function preparedCard(draft: CampaignState, cardId: string, ctx: HqContext): Card {
  const card = cardFor(draft, cardId, ctx)
  requireMaster(ctx)
  requireRunning(draft)
  if (card.state !== 'hidden') throw new RuleError('E_CARD_STATE')
  return card
}

export const cardCommands = {
  /** Any prepared or new card, at any time (HQ-TRG-4); it ends the alert of rounds that brought none (HQ-TRG-2). */
  'hq.issueCard': command<typeof issue, HqEvent>({
    schema: issue,
    who: ['master'],
    backdated: true,
    handler(draft, data, ctx) {
      const card = typeof data.card === 'string' ? preparedCard(draft, data.card, ctx) : addCard(draft, data.card, ctx)
      openCard(draft, ctx, card, ctx.happenedAt, 'hand')
      for (const table of Object.values(draft.gameTables)) if (table.roundWithoutCard !== null) table.roundWithoutCard = null
      ctx.answer({ card: card.id })
    },
  }),
  'hq.withdrawCard': command<typeof withdraw, HqEvent>({
    schema: withdraw,
    who: ['master'],
    handler(draft, data, ctx) {
      const card = openCardForMaster(draft, data.card, ctx)
      const stated = requireReason(data.reason)
      const announcement = announcementAbout(draft, card.id)
      if (announcement) endAnnouncement(draft, ctx, announcement, 'lapsed')
      card.state = 'withdrawn'
      card.version += 1
      ctx.emit({ type: 'CardWithdrawn', card: card.id, title: card.title, reason: stated })
    },
  }),
  /** Extends or shortens a deadline; `due` null: until the end of the event (HQ-CRD-5). */
  'hq.setDeadline': command<typeof setDeadline, HqEvent>({
    schema: setDeadline,
    who: ['master'],
    handler(draft, data, ctx) {
      const card = openCardForMaster(draft, data.card, ctx)
      const stated = requireReason(data.reason)
      card.version += 1
      ctx.emit({ type: 'DeadlineSet', card: card.id, title: card.title, due: data.due, reason: stated })
      moveDue(draft, ctx, card, data.due)
    },
  }),
  /** The master says that more than payment has been done (HQ-CRI-3). */
  'hq.markRequirement': command<typeof mark, HqEvent>({
    schema: mark,
    who: ['master'],
    handler(draft, data, ctx) {
      const card = openCardForMaster(draft, data.card, ctx)
      const way = wayOf(card, data.way)
      if (!way) throw new RuleError('E_WAY')
      if (!way.requirement) throw new RuleError('E_REQUIREMENT', { text: '' })
      if (way.requirement.fulfilled) return
      way.requirement.fulfilled = true
      card.version += 1
      ctx.emit({ type: 'RequirementMarked', card: card.id, title: card.title, way: way.id })
    },
  }),
}
