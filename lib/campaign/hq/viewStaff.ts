import { setting } from '../settings'
import { inOrder, type CampaignState } from '../state'
import type { Dispatch } from './dispatch'
import { isPresentVolunteer, nameOf } from './guards'
import { decidesStrike, isFreeStrike, strikeOf } from './strike'
import { byId, isHq, view, type Reader } from './view'
import type { HqViewRows } from './viewRows'

type DispatchRow = HqViewRows['dispatches']

/** How much of a letter a reader may see; null: nothing. */
function insight(state: CampaignState, letter: Dispatch, reader: Reader): 'all' | 'written' | 'arrived' | 'sealed' | null {
  if (reader === 'master') return 'all'
  const arrived = letter.state === 'delivered' && letter.cardId === null
  if (reader === 'hq') return letter.way === 'fromHq' ? 'written' : arrived ? 'arrived' : null
  if (typeof reader !== 'object') return null
  const person = state.people[reader.person]
  if (state.gameTables[letter.tableId]?.hostId === reader.person && letter.cardId === null) {
    if (letter.way === 'toHq') return 'written'
    if (arrived) return 'arrived'
  }
  return person?.roles.includes('courier') && !person.left && letter.state === 'underway' ? 'sealed' : null
}

function dispatchRow(state: CampaignState, letter: Dispatch, seen: 'all' | 'written' | 'arrived' | 'sealed', place: number): DispatchRow {
  const { way, tableId, text, cardId, answersId, sentAt, arrivesAt, courierId, deliveredAt, state: now, position } = letter
  const tableName = state.gameTables[tableId]?.name ?? ''
  const shown = { way, tableId, tableName, byName: nameOf(state, letter.byId) ?? '', sentAt, answersId }
  if (seen === 'all') return { ...shown, text, cardId, arrivesAt, courierId, deliveredAt, state: now, position }
  const hidden = { ...shown, cardId: null, arrivesAt: null, position: place }
  if (seen === 'arrived') return { ...hidden, text, courierId: null, deliveredAt, state: now }
  if (seen === 'written') return { ...hidden, text, courierId: null, deliveredAt: null, state: 'underway' }
  return { ...hidden, text: null, answersId: null, courierId, deliveredAt: null, state: 'underway' }
}

const dispatches = view('dispatches', ['dispatches', 'gameTables', 'people'], (state, reader) =>
  Object.fromEntries(
    inOrder(state.dispatches)
      .flatMap((letter) => {
        const seen = insight(state, letter, reader)
        return seen ? [{ letter, seen }] : []
      })
      .map(({ letter, seen }, place) => [letter.id, dispatchRow(state, letter, seen, place)]),
  ),
)

const latestDispatch = view(
  'latestDispatch',
  ['dispatches', 'gameTables', 'settings'],
  (state, reader): Record<string, HqViewRows['latestDispatch']> => {
    if (reader !== 'publicWall') return {}
    const arrived = Object.values(state.dispatches).filter(
      ({ way, cardId, deliveredAt }) => way === 'toHq' && cardId === null && deliveredAt !== null,
    )
    const last = arrived.sort((a, b) => a.deliveredAt! - b.deliveredAt! || a.position - b.position).at(-1)
    return last ? { latest: { tableName: state.gameTables[last.tableId]?.name ?? '', at: last.deliveredAt! } } : {}
  },
)

const watches = view('watches', ['watches', 'people'], (state, reader): Record<string, HqViewRows['watches']> => {
  if (!isHq(reader)) return {}
  const shown = inOrder(state.watches).filter(
    (watch) => reader === 'master' || (watch.until === null && isPresentVolunteer(state.people[watch.personId])),
  )
  return Object.fromEntries(
    shown.map(({ id, personId, since, until, heardAt, askedAt, position }, place) => [
      id,
      {
        ...{ personId, name: nameOf(state, personId) ?? '', since, until, askedAt },
        ...(reader === 'master' ? { heardAt, position } : { heardAt: null, position: place }),
      },
    ]),
  )
})

const openings = view('openings', ['openings'], (state, reader) =>
  reader === 'master' ? byId(Object.values(state.openings), ({ at, from }) => ({ at, from })) : {},
)

/** Tables that the intervention can hit now (HQ-GIG-2, HQ-GIG-5). */
function targetsOf(state: CampaignState): HqViewRows['interventions']['targets'] {
  if (strikeOf(state).state !== 'available') return []
  return inOrder(state.gameTables).flatMap((table) =>
    decidesStrike(state, table) || table.state === 'notStarted'
      ? []
      : [
          {
            ...{ tableId: table.id, name: table.name, state: table.state },
            stakes: table.state === 'finished' ? table.stakes : [],
            free: isFreeStrike(state, table),
          },
        ],
  )
}

const interventions = view(
  'interventions',
  ['interventions', 'gameTables', 'settings'],
  (state, reader): Record<string, HqViewRows['interventions']> => {
    if (!isHq(reader)) return {}
    const { id: _id, ...row } = strikeOf(state)
    if (reader === 'hq' && row.side !== setting(state, 'hq.side')) return {}
    return { strike: { ...row, targets: targetsOf(state) } }
  },
)

const promises = view('promises', ['promises'], (state, reader) =>
  isHq(reader) ? byId(inOrder(state.promises), ({ id: _id, ...row }) => row) : {},
)

const aidUses = view('aidUses', ['aidUses', 'gameTables', 'ships', 'people'], (state, reader) =>
  isHq(reader)
    ? byId(inOrder(state.aidUses), ({ aid, tableId, shipId, byId: by, spokenBy, at, position }) => ({
        aid,
        targetName: (tableId === null ? state.ships[shipId ?? '']?.name : state.gameTables[tableId]?.name) ?? '',
        byName: nameOf(state, by),
        spokenBy: [...spokenBy],
        at,
        position,
      }))
    : {},
)

export const staffViews = [dispatches, latestDispatch, watches, openings, interventions, promises, aidUses]
