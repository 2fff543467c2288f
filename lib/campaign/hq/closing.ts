import type { CampaignState, Card } from '../state'
import { announcementAbout, closesAt, endAnnouncement, endOfWord, openAnnouncement } from './announcement'
import { costNow, ifNotNow, type Way } from './cardTerms'
import { applyEffects, inOrderOfDecision, noChange } from './effects'
import { inFinale, nameOf, nextPosition, type HqContext } from './guards'
import { openCards } from './opening'
import { emitPools, pay, poolsNow, requireFunds } from './pools'
import { poolIds, type Change } from './tables'

type Outcome = CampaignState['consequences'][string]['outcome']

/** One record per closed card (HQ-CON-2). */
export function recordClosing(
  draft: CampaignState,
  ctx: HqContext,
  card: Card,
  closed: { outcome: Outcome; text: string; way: Way | null; change: Change },
) {
  const id = ctx.id('consequence')
  const position = nextPosition(draft.consequences)
  const { outcome, text, way, change } = closed
  draft.consequences[id] = {
    id,
    cardId: card.id,
    outcome,
    text,
    wayId: way?.id ?? null,
    change,
    decidedById: card.decidedById,
    spokenBy: [...card.spokenBy],
    at: ctx.now,
    struck: false,
    position,
  }
  ctx.emit({ type: 'ConsequenceRecorded', consequence: id, card: card.id, title: card.title, outcome, text })
}

const outcomeOf = (card: Card, way: Way): 'overcome' | 'accepted' | 'refused' =>
  card.kind === 'crisis' ? 'overcome' : way.id === 'accept' ? 'accepted' : 'refused'

/**
 * Takes a decision in one transaction (HQ-DEC-11): pay, gains, other effects, consequence. Throws `E_INSUFFICIENT` before
 * anything has changed. `speakers`: who said the word; empty for a personal decision.
 */
export function decideCard(draft: CampaignState, ctx: HqContext, card: Card, way: Way, by: string, speakers: readonly string[]): void {
  const cost = costNow(card, way)
  requireFunds(draft, cost)
  const before = poolsNow(draft)
  const outcome = outcomeOf(card, way)
  pay(draft, cost)
  const change = noChange()
  for (const pool of poolIds) change[pool] -= cost[pool] ?? 0
  card.state = outcome
  card.decidedById = by
  card.spokenBy = [...speakers]
  card.version += 1
  ctx.emit({
    type: 'CardDecided',
    card: card.id,
    title: card.title,
    outcome,
    way: way.id,
    wayText: way.text,
    by,
    byName: nameOf(draft, by) ?? '',
    spokenBy: [...speakers],
  })
  applyEffects(draft, ctx, inOrderOfDecision(way.effects), change)
  emitPools(draft, ctx, before)
  recordClosing(draft, ctx, card, { outcome, text: way.consequence, way, change })
}

/** The deadline has come: a crisis fails and its "if not" comes true, a prospect is missed (HQ-CRD-3, HQ-CRI-7, HQ-PRO-1). */
export function expireCard(draft: CampaignState, ctx: HqContext, card: Card): void {
  const announcement = announcementAbout(draft, card.id)
  if (announcement) endAnnouncement(draft, ctx, announcement, 'lapsed')
  const before = poolsNow(draft)
  const change = noChange()
  card.version += 1
  if (card.kind === 'prospect') {
    card.state = 'missed'
    ctx.emit({ type: 'CardMissed', card: card.id, title: card.title })
    recordClosing(draft, ctx, card, { outcome: 'missed', text: '', way: null, change })
    return
  }
  card.state = 'failed'
  const ifNot = ifNotNow(card)
  ctx.emit({ type: 'CardFailed', card: card.id, title: card.title, text: ifNot?.text ?? '' })
  applyEffects(draft, ctx, ifNot?.effects ?? [], change)
  emitPools(draft, ctx, before)
  recordClosing(draft, ctx, card, { outcome: 'failed', text: ifNot?.text ?? '', way: null, change })
}

/** Moves the due of an open card, and the end of its word with it (HQ-DEC-7); a due that is now or past closes it at once. */
export function moveDue(draft: CampaignState, ctx: HqContext, card: Card, due: number | null): void {
  card.due = due
  const announcement = announcementAbout(draft, card.id)
  if (announcement) announcement.ends = endOfWord(draft, announcement.at, due)
  expireIfOver(draft, ctx, card)
}

/** Closes an open card that nothing keeps open any more. */
export function expireIfOver(draft: CampaignState, ctx: HqContext, card: Card): void {
  const closes = closesAt(draft, card)
  if (card.state === 'open' && ((closes !== null && closes <= ctx.now) || inFinale(draft))) expireCard(draft, ctx, card)
}

/** The end of the event: the announcement lapses, open cards close in order of opening, those an effect opens meanwhile too (HQ-CRD-4). */
export function closeAll(draft: CampaignState, ctx: HqContext): void {
  const announcement = openAnnouncement(draft)
  if (announcement) endAnnouncement(draft, ctx, announcement, 'lapsed')
  for (let open = openCards(draft); open.length > 0; open = openCards(draft)) for (const card of open) expireCard(draft, ctx, card)
}
