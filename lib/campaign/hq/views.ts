import { inOrder, type RowIn } from '../state'
import type { ViewRowTypes } from '../viewRows'
import { cardIdOf, openAnnouncement, titleOf, wayTextOf } from './announcement'
import { costNow, wayOf } from './cardTerms'
import { nameOf } from './guards'
import { byId, isHq, isPublic, view } from './view'
import { staffViews } from './viewStaff'
import { supplyViews } from './viewSupply'
import { cardsForHq, cardsForMaster, cardsForWall } from './viewCards'

const pools = view('pools', ['pools', 'settings'], (state, reader) =>
  isPublic(reader) ? byId(Object.values(state.pools), ({ value, start }) => ({ value, start })) : {},
)

const cards = view('cards', ['cards', 'pools'], (state, reader) =>
  reader === 'master' ? cardsForMaster(state) : reader === 'hq' ? cardsForHq(state) : {},
)

const publicCards = view('publicCards', ['cards', 'settings'], (state, reader) => (reader === 'publicWall' ? cardsForWall(state) : {}))

const LAST_TITLES = 5
const closedTitles = view('closedTitles', ['cards', 'consequences', 'settings'], (state, reader) => {
  if (reader !== 'publicWall') return {}
  const valid = inOrder(state.consequences).filter((row) => !row.struck)
  return byId(valid.slice(-LAST_TITLES), (row) => ({ title: state.cards[row.cardId]?.title ?? '', position: row.position }))
})

const consequences = view('consequences', ['cards', 'consequences', 'people'], (state, reader) =>
  isHq(reader)
    ? byId(Object.values(state.consequences), (row) => ({
        cardId: row.cardId,
        title: state.cards[row.cardId]?.title ?? '',
        outcome: row.outcome,
        text: row.text,
        decidedById: row.decidedById,
        decidedByName: nameOf(state, row.decidedById),
        spokenBy: row.spokenBy,
        at: row.at,
        struck: row.struck,
        position: row.position,
      }))
    : {},
)

const announcements = view('announcements', ['announcements', 'cards', 'people', 'settings', 'ships', 'gameTables'], (state, reader) => {
  const announcement = openAnnouncement(state)
  if (!announcement || !isPublic(reader)) return {}
  const { subject } = announcement
  const cardId = cardIdOf(subject)
  const card = cardId === null ? null : state.cards[cardId]!
  const wayId = subject.s === 'card' ? subject.wayId : null
  const way = card && wayId !== null ? wayOf(card, wayId) : null
  return {
    [announcement.id]: {
      byId: announcement.byId,
      byName: nameOf(state, announcement.byId) ?? '',
      subject,
      cardId,
      cardTitle: titleOf(state, subject),
      wayId,
      wayText: wayTextOf(state, subject),
      cost: card && way ? costNow(card, way) : subject.s === 'aggravate' ? (card?.aggravation?.cost ?? {}) : {},
      at: announcement.at,
      ends: announcement.ends,
      quorum: announcement.quorum,
      words: announcement.words,
    },
  }
})

const camp = view('camp', ['camp'], (state, reader) =>
  isHq(reader) ? byId(Object.values(state.camp), ({ defence, support, gained }) => ({ defence, support, gained })) : {},
)

const aids = view('aids', ['aids', 'settings'], (state, reader) =>
  isPublic(reader) ? byId(Object.values(state.aids), ({ stock }) => ({ stock })) : {},
)

function tableRow(table: RowIn<'gameTables'>, shown: 'names' | 'own' | 'all'): ViewRowTypes['gameTables'] {
  const { name, about, hostId, position } = table
  if (shown === 'names')
    return { name, about, hostId, state: null, round: null, roundWithoutCard: null, stakes: null, sides: null, winner: null, position }
  const roundWithoutCard = shown === 'all' ? table.roundWithoutCard : null
  const { state, round, stakes, winner } = table
  return { name, about, hostId, state, round, roundWithoutCard, stakes, sides: Object.keys(table.cpLimit), winner, position }
}

/** Names to HQ, which has no steady link to a battle (HQ-COU-1); their own tables to the hosts; everything to the master. */
const gameTables = view('gameTables', ['gameTables'], (state, reader) => {
  const all = Object.values(state.gameTables)
  if (reader === 'master') return byId(all, (table) => tableRow(table, 'all'))
  if (reader === 'hq') return byId(all, (table) => tableRow(table, 'names'))
  if (typeof reader !== 'object') return {}
  return byId(
    all.filter((table) => table.hostId === reader.person),
    (table) => tableRow(table, 'own'),
  )
})

export const hqViews = [
  ...supplyViews,
  ...staffViews,
  pools,
  cards,
  publicCards,
  closedTitles,
  consequences,
  announcements,
  camp,
  aids,
  gameTables,
]
