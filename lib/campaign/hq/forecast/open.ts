import { isHeld } from '../../holds'
import { setting } from '../../settings'
import { inOrder, type CampaignState } from '../../state'
import { battleOver, resultOf, rollOf } from '../../survival'
import { broughtBy } from '../bringing'
import { dueAggravated } from '../cardTerms'
import { openCards } from '../opening'
import { strikeOf } from '../strike'
import type { ForecastOpen } from './types'

/** Conditions that have not come about, were they to come about now. */
const conditions = (state: CampaignState): ForecastOpen['conditions'] =>
  openCards(state).flatMap((card) => {
    const { aggravation } = card
    if (card.aggravated || aggravation?.kind !== 'condition') return []
    const due = dueAggravated(card, aggravation)
    return [{ cardId: card.id, title: card.title, text: aggravation.text, due, untilEnd: due === null }]
  })

/** Cards that the next round of each table would bring; where they come at the end of a round, those of the one being played (AMB-H1). */
const rounds = (state: CampaignState): ForecastOpen['rounds'] =>
  inOrder(state.gameTables).flatMap((table) => {
    if (table.state === 'finished') return []
    const round = table.round + 1
    const bringing = setting(state, 'hq.trigger') === 'roundStart' ? round : round - 1
    const { cards, from } = bringing > 0 ? broughtBy(state, table.id, bringing) : { cards: [], from: 'schedule' as const }
    return [{ tableId: table.id, name: table.name, round, titles: cards.map(({ title }) => title), from }]
  })

const letters = (state: CampaignState): ForecastOpen['letters'] =>
  inOrder(state.dispatches).flatMap(({ id, tableId, way, cardId, arrivesAt, state: now }) =>
    now !== 'underway' || arrivesAt !== null
      ? []
      : [{ dispatchId: id, name: state.gameTables[tableId]?.name ?? '', way, title: state.cards[cardId ?? '']?.title ?? null }],
  )

const ships = (state: CampaignState): ForecastOpen['ships'] =>
  inOrder(state.ships).flatMap((ship) => {
    const roll = rollOf(state, ship.id)
    if (ship.status !== 'out' || !battleOver(state, ship) || (roll && roll.finalAt !== null)) return []
    return [{ shipId: ship.id, name: ship.name, result: roll && resultOf(state, ship, roll) }]
  })

/** What comes but not by the clock (EP-21, SURV-1, HQ-GIG-2): a list beside the time line, from the state alone. */
export function openMatters(state: CampaignState): ForecastOpen {
  const strike = strikeOf(state)
  return {
    ...{ conditions: conditions(state), rounds: rounds(state), letters: letters(state), ships: ships(state) },
    held: openCards(state).flatMap(({ id, title }) => (isHeld(state, 'card', id) ? [{ cardId: id, title }] : [])),
    strike: strike.state === 'available' && strike.side !== null ? { side: strike.side } : null,
  }
}
