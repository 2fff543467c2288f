import type { CampaignState, Card } from '../state'
import type { CardRow, ShownEffect, ViewRowTypes } from '../viewRows'
import { costNow, ifNotNow } from './cardTerms'
import { openCards } from './opening'
import { shortages } from './pools'
import type { Effect } from './tables'

type Reader = 'hq' | 'master'

/** HQ sees what each way costs and gives, never which card an effect brings (HQ-VIS-1). */
const effectsFor = (reader: Reader, effects: readonly Effect[]): ShownEffect[] =>
  effects.map((effect) => (reader === 'hq' && effect.t === 'issue' ? { t: 'issue', cardId: null } : effect))

const ifNotFor = (reader: Reader, ifNot: Card['ifNot']) => ifNot && { text: ifNot.text, effects: effectsFor(reader, ifNot.effects) }

function cardRow(state: CampaignState, card: Card, reader: Reader, position: number): CardRow {
  const { aggravation } = card
  return {
    kind: card.kind,
    title: card.title,
    tableId: card.tableId,
    // The round is the plan's, not HQ's: HQ screens never show a running battle (HQ-COU-1).
    round: reader === 'master' ? card.round : null,
    topic: card.topic,
    description: card.description,
    overcome: card.overcome,
    ifNot: ifNotFor(reader, ifNotNow(card)),
    ways: card.ways.map((way) => {
      const cost = costNow(card, way)
      const short = shortages(state, cost).map(({ pool }) => pool)
      return { ...way, cost, short, effects: effectsFor(reader, way.effects) }
    }),
    aggravation: aggravation && {
      ...aggravation,
      ifNot: ifNotFor(reader, aggravation.ifNot),
      gives: effectsFor(reader, aggravation.gives ?? []),
    },
    decision: card.decision,
    assigneeId: card.assigneeId,
    state: card.state,
    openedAt: card.openedAt,
    due: card.due,
    untilEnd: card.state === 'hidden' ? card.deadline.kind === 'eventEnd' : card.due === null,
    aggravated: card.aggravated,
    version: card.version,
    position,
    ...(reader === 'master' ? { plan: { reserve: card.reserve, deadline: card.deadline } } : {}),
  }
}

/** All cards as the master and the audit see them. */
export const cardsForMaster = (state: CampaignState): Record<string, CardRow> =>
  Object.fromEntries(Object.values(state.cards).map((card) => [card.id, cardRow(state, card, 'master', card.position)]))

/** Open cards as HQ sees them. Their place is counted among the open ones, so that a gap does not tell of a hidden card. */
export const cardsForHq = (state: CampaignState): Record<string, CardRow> =>
  Object.fromEntries(openCards(state).map((card, place) => [card.id, cardRow(state, card, 'hq', place)]))

/** Title, costs and time left: what a public wall shows of open cards (section 10). */
export const cardsForWall = (state: CampaignState): Record<string, ViewRowTypes['publicCards']> =>
  Object.fromEntries(
    openCards(state).map((card, place) => [
      card.id,
      {
        kind: card.kind,
        title: card.title,
        costs: card.ways.map((way) => costNow(card, way)),
        due: card.due,
        openedAt: card.openedAt,
        position: place,
      },
    ]),
  )
