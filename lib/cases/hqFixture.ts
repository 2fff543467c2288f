import { settingDefinitions, type SettingName } from '@/lib/campaign/settings/definitions'
import { emptyState, tables, type CampaignState, type TableName } from '@/lib/campaign/state'
import type { Json } from '@/lib/kernel/json'
import { timeOf } from './hqTime'

type Fields = { [key: string]: Json }

const time = (value: Json | undefined): number | null => (typeof value === 'string' ? timeOf(value) : null)
const entries = (value: Json | undefined): [string, Fields][] => Object.entries((value ?? {}) as { [key: string]: Fields })

function clockRow(clock: Fields): Fields {
  const now = timeOf(clock.now as string)
  return {
    id: 'clock',
    status: clock.status!,
    rate: 1,
    anchorEvent: now,
    anchorUtc: clock.status === 'running' ? now : null,
    startsAt: '13:00',
    zone: 'Europe/Moscow',
    rehearsal: false,
  }
}

function settingRows(settings: Fields): [string, Fields][] {
  return Object.entries(settings).flatMap(([name, value]): [string, Fields][] => {
    if (Object.hasOwn(settingDefinitions, name)) {
      settingDefinitions[name as SettingName].schema.parse(value)
      return [[name, { id: name, value }]]
    }
    return []
  })
}

/** Settings of a fixture that nothing reads. */
export const unsupportedSettings = (fixture: Fields): string[] =>
  Object.keys((fixture.settings ?? {}) as Fields).filter((name) => !Object.hasOwn(settingDefinitions, name))

const personRow = (id: string, person: Fields, position: number): Fields => ({
  id,
  player: person.name!,
  character: person.name!,
  nickname: null,
  stateId: null,
  roles: (person.roles as string[]).map((role) => (role === 'mapHost' ? 'host' : role)),
  present: person.present!,
  left: false,
  position,
})

const ifNotOf = (ifNot: Json | undefined): Json => ifNot ?? null

function aggravationOf(aggravation: Fields | undefined): Json {
  if (!aggravation) return null
  const { kind, text, cost, addCost, minusMin, ifNot, gives } = aggravation
  return {
    kind: kind!,
    text: text!,
    cost: cost ?? null,
    addCost: addCost ?? null,
    minusMin: minusMin ?? null,
    ifNot: ifNotOf(ifNot),
    ...(gives ? { gives } : {}),
  }
}

function cardRow(id: string, card: Fields, position: number, reserve: string[]): Fields {
  const place = reserve.indexOf(id)
  return {
    id,
    kind: card.kind!,
    title: card.title!,
    tableId: card.map ?? null,
    round: card.round ?? null,
    topic: 'other',
    description: card.description!,
    overcome: '',
    ifNot: ifNotOf(card.ifNot),
    ways: (card.ways as Fields[]).map((way) => ({ ...way, requirement: way.requirement ?? null })),
    aggravation: aggravationOf(card.aggravation as Fields | undefined),
    decision: card.decision!,
    assigneeId: card.assignee ?? null,
    deadline: card.deadline!,
    state: card.state!,
    openedAt: time(card.openedAt),
    due: time(card.due),
    aggravated: card.aggravated!,
    version: card.version!,
    decidedById: card.decidedBy ?? null,
    spokenBy: card.spokenBy ?? [],
    reserve: place < 0 ? null : place,
    position,
  }
}

const tableRow = (id: string, map: Fields, position: number): Fields => ({
  id,
  name: id,
  about: '',
  hostId: map.host ?? null,
  state: map.state!,
  round: map.round!,
  roundWithoutCard: null,
  winner: map.winner ?? null,
  cpLimit: map.cpLimit!,
  stakes: (map.stakes as Fields[]).map((stake) => ({ ...stake, name: stake.id! })),
  sectorId: null,
  hops: map.hops!,
  position,
})

function announcementRows(announcement: Fields | null): [string, Fields][] {
  if (!announcement) return []
  const { id, by, subject, at, ends, quorum, words } = announcement as Record<string, Json>
  const row = { id: id!, byId: by!, subject: subject!, at: time(at), ends: time(ends), quorum: quorum!, words: words!, outcome: null }
  return [[id as string, row]]
}

const shipRow = (id: string, ship: Fields, position: number): Fields => ({
  ...{ id, name: id, side: ship.side!, tableId: ship.map ?? null, captain: '', ownerId: null },
  ...{ crew: ship.crew ?? [], components: ship.components ?? [], status: ship.out === true ? 'out' : 'battle' },
  ...{ cause: null, outAt: null, position },
})

/** Survival rolls stand at their ships; a `final` result is one that the rules computed. */
function survivalRows(ships: [string, Fields][]): [string, Fields][] {
  return ships.flatMap(([id, ship]): [string, Fields][] => {
    if (!ship.survival) return []
    const { dice, modifiers, rerolls, final } = ship.survival as Fields
    const outcome = { dead: [], heavy: [], medium: [], light: [], lost: [], immobile: false, unnamed: false }
    const computed = final === undefined ? null : { result: final, outcome }
    const finalAt = final === undefined ? null : 0
    return [[id, { id, shipId: id, dice: dice!, modifiers: modifiers!, rerolls: rerolls!, rolledAt: 0, finalAt, computed, override: null }]]
  })
}

const donationRows = (donations: Fields[]): [string, Fields][] =>
  donations.map(({ id, by, amount, state }, position) => [
    id as string,
    { ...{ id: id!, byId: by!, giver: '', pool: 'energy', amount: amount!, state: state! }, ...{ at: 0, closedAt: null, position } },
  ])

const exchangeRows = (exchanges: Fields[]): [string, Fields][] =>
  exchanges.map((row, position) => [`exchange_${position}`, { id: `exchange_${position}`, ...row, at: 0, position }])

const dispatchRows = (dispatches: Fields[]): [string, Fields][] =>
  dispatches.map(({ id, map, from, text, sentAt, deliveredAt }, position) => {
    const letter = { id: id!, way: 'toHq', tableId: map!, byId: from!, text: text!, cardId: null, answersId: null, sentAt: time(sentAt)! }
    const state = deliveredAt === undefined ? 'underway' : 'delivered'
    return [id as string, { ...letter, arrivesAt: null, courierId: null, deliveredAt: time(deliveredAt), state, position }]
  })

function strikeRows(strike: Fields | undefined): [string, Fields][] {
  if (!strike) return []
  const { state, side, map } = strike
  return [['strike', { id: 'strike', state: state!, side: side ?? null, tableId: map ?? null, choice: null, at: null, roads: null }]]
}

/** Campaign state of a fixture (the HqState of section 13 with times as text), every row checked by its table's schema. */
export function stateOfFixture(fixture: Fields): CampaignState {
  const { clock, settings, pools, start, people, cards, reserve, announcement, camp, aids, maps, ...more } = fixture
  const { name: _name, donations, exchanges, dispatches, ships, strike, consequences, ...rest } = more
  if (Object.keys(rest).length > 0) throw new Error(`fixture: ${Object.keys(rest).join(', ')} not supported`)
  if (((consequences ?? []) as Json[]).length > 0) throw new Error('fixture: consequences not supported yet')
  const rows: Partial<Record<TableName, [string, Fields][]>> = {
    clock: [['clock', clockRow(clock as Fields)]],
    settings: settingRows((settings ?? {}) as Fields),
    pools: Object.entries(pools as Fields).map(([id, value]) => [id, { id, value, start: ((start ?? pools) as Fields)[id]! }]),
    people: entries(people).map(([id, person], place) => [id, personRow(id, person, place)]),
    cards: entries(cards).map(([id, card], place) => [id, cardRow(id, card, place, (reserve ?? []) as string[])]),
    announcements: announcementRows((announcement ?? null) as Fields | null),
    camp: [['camp', { id: 'camp', ...(camp as Fields) }]],
    aids: Object.entries((aids ?? {}) as Fields).map(([id, stock]) => [id, { id, stock }]),
    donations: donationRows((donations ?? []) as Fields[]),
    exchanges: exchangeRows((exchanges ?? []) as Fields[]),
    dispatches: dispatchRows((dispatches ?? []) as Fields[]),
    ships: entries(ships).map(([id, ship], place) => [id, shipRow(id, ship, place)]),
    survival: survivalRows(entries(ships)),
    interventions: strikeRows(strike as Fields | undefined),
    gameTables: entries(maps).map(([id, map], place) => [id, tableRow(id, map, place)]),
  }
  const state = emptyState() as unknown as Record<string, Record<string, unknown>>
  for (const [name, list] of Object.entries(rows)) {
    for (const [id, row] of list) state[name]![id] = tables[name as TableName].row.parse(row)
  }
  return state as unknown as CampaignState
}
