import { settingDefinitions, type SettingName } from '@/lib/campaign/settings/definitions'
import { emptyState, tables, type CampaignState, type TableName } from '@/lib/campaign/state'
import { sameJson, type Json } from '@/lib/kernel/json'
import { timeOf } from './hqTime'

type Fields = { [key: string]: Json }

/** Settings of the reference that no feature reads yet. */
const settingsWithoutReader: Fields = {
  'hq.trigger': 'roundStart',
  'clock.pauseStopsTimers': true,
  'donation.needsConfirm': true,
  'exchange.in': true,
  'exchange.out': true,
  rates: { чек: 1, 'крона ВД': 3 },
  'cpRaise.scope': 'side',
  'cpRaise.decision': 'personal',
  'survival.aidDecision': 'collective',
  'courier.mode': 'manual',
  'courier.delayPerHopMin': 2,
  'courier.cards': 'instant',
}
/** Parts of the fixture that belong to features not built: facts and commands about them are refused by the runner. */
const partsWithoutFeature = ['name', 'donations', 'exchanges', 'dispatches', 'ships', 'strike', 'consequences']

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

/** Settings of a fixture that want something other than the reference's default of what no feature reads yet. */
export const unsupportedSettings = (fixture: Fields): string[] =>
  Object.entries((fixture.settings ?? {}) as Fields)
    .filter(([name, value]) => !Object.hasOwn(settingDefinitions, name) && !sameJson(settingsWithoutReader[name], value))
    .map(([name]) => name)

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
  const { kind, text, cost, addCost, minusMin, ifNot } = aggravation
  return {
    kind: kind!,
    text: text!,
    cost: cost ?? null,
    addCost: addCost ?? null,
    minusMin: minusMin ?? null,
    ifNot: ifNotOf(ifNot),
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

/** Campaign state of a fixture (the HqState of section 13 with times as text), every row checked by its table's schema. */
export function stateOfFixture(fixture: Fields): CampaignState {
  const { clock, settings, pools, start, people, cards, reserve, announcement, camp, aids, maps, ...rest } = fixture
  const foreign = Object.keys(rest).filter((key) => !partsWithoutFeature.includes(key))
  if (foreign.length > 0) throw new Error(`fixture: ${foreign.join(', ')} not supported`)
  const filled = ['donations', 'exchanges', 'dispatches', 'consequences'].filter((key) => ((rest[key] ?? []) as Json[]).length > 0)
  if (filled.length > 0) throw new Error(`fixture: ${filled.join(', ')} not supported yet`)
  const rows: Partial<Record<TableName, [string, Fields][]>> = {
    clock: [['clock', clockRow(clock as Fields)]],
    settings: settingRows((settings ?? {}) as Fields),
    pools: Object.entries(pools as Fields).map(([id, value]) => [id, { id, value, start: ((start ?? pools) as Fields)[id]! }]),
    people: entries(people).map(([id, person], place) => [id, personRow(id, person, place)]),
    cards: entries(cards).map(([id, card], place) => [id, cardRow(id, card, place, (reserve ?? []) as string[])]),
    announcements: announcementRows((announcement ?? null) as Fields | null),
    camp: [['camp', { id: 'camp', ...(camp as Fields) }]],
    aids: Object.entries((aids ?? {}) as Fields).map(([id, stock]) => [id, { id, stock }]),
    gameTables: entries(maps).map(([id, map], place) => [id, tableRow(id, map, place)]),
  }
  const state = emptyState() as unknown as Record<string, Record<string, unknown>>
  for (const [name, list] of Object.entries(rows)) {
    for (const [id, row] of list) state[name]![id] = tables[name as TableName].row.parse(row)
  }
  return state as unknown as CampaignState
}
