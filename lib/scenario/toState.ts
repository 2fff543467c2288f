import { aidIds } from '@/lib/campaign/hq/tables'
import { settingDefinitions, settingNames } from '@/lib/campaign/settings/definitions'
import { emptyState, type CampaignState, type RowIn, type TableName } from '@/lib/campaign/state'
import { sameJson } from '@/lib/kernel/json'
import { MASTER_ID } from './checks/forces'
import type { PackCard, PackHq, PackShip, PackTable } from './hqSchema'
import { ownFields, type Pack } from './schema'

export interface StartOptions {
  /** A rehearsal may change the clock's speed. */
  rehearsal: boolean
  /** Who runs it: becomes the person `master`. */
  master: { player: string; character: string }
}

/** Revision of maps as they came with the scenario. */
const FIRST_REVISION = 'scenario'

/** Stock of pools and state of the camp when a pack has no HQ. */
const noHq: PackHq = { pools: { energy: 0, resources: 0, bchs: 0 }, camp: { defence: 0, support: 0 }, tables: [], cards: [], ships: [] }

/** Makes the complete state of a new campaign from a checked pack: the clock in setup, all cards hidden, nobody on watch. */
export function stateFromPack(pack: Pack, options: StartOptions): CampaignState {
  const state = emptyState()
  const put = <Name extends TableName>(table: Name, rows: RowIn<Name>[]) => {
    for (const row of rows) (state[table] as Record<string, RowIn<Name>>)[row.id] = row
  }
  const hq = pack.hq ?? noHq
  put('clock', [
    {
      id: 'clock',
      status: 'setup',
      rate: 1,
      anchorEvent: 0,
      anchorUtc: null,
      startsAt: pack.startsAt,
      zone: pack.zone,
      rehearsal: options.rehearsal,
    },
  ])
  put('settings', settingRows(pack))
  put(
    'states',
    pack.states.map((row, position) => ({ ...row, position })),
  )
  put('relations', relationRows(pack))
  put('sectors', sectorRows(pack))
  put(
    'battleMaps',
    pack.battleMaps.map((map, position) => ({ ...map, revision: FIRST_REVISION, authorId: null, position })),
  )
  put(
    'sectorMaps',
    pack.sectors.flatMap(({ id, battleMap }) => (battleMap === null ? [] : { id, battleMapId: battleMap })),
  )
  put('people', peopleRows(pack, options.master))
  put('officers', officerRows(pack))
  put(
    'officerCards',
    pack.people.flatMap(({ id, officer }) => (officer?.card ? [{ id, ...officer.card }] : [])),
  )
  put(
    'openingHours',
    pack.openingHours.map((window, index) => ({ id: `hours-${index + 1}`, ...window, closedAt: null })),
  )
  put(
    'checkIns',
    pack.people.filter(({ inRoom }) => inRoom).map(({ id }) => ({ id, at: 0, how: 'start' as const })),
  )
  put('armies', armyRows(pack))
  put('units', unitRows(pack))
  put('counters', [
    { id: 'roll', value: 0 },
    { id: 'order', value: 0 },
  ])
  put('pools', [poolRow('energy', hq), poolRow('resources', hq), poolRow('bchs', hq)])
  put('camp', [{ id: 'camp', ...hq.camp, gained: [] }])
  put(
    'aids',
    aidIds.map((id) => ({ id, stock: 0 })),
  )
  put('gameTables', hq.tables.map(tableRow))
  put('cards', hq.cards.map(cardRow))
  put('ships', hq.ships.map(shipRow))
  return state
}

/** Preset, then the pack's own values; only what differs from the references' defaults becomes a row. */
function settingRows(pack: Pack): RowIn<'settings'>[] {
  const own = Object.fromEntries(Object.entries(ownFields).map(([field, name]) => [name, pack[field as keyof typeof ownFields]]))
  const given: Record<string, unknown> = { ...own, ...pack.settings }
  return settingNames.flatMap((id) => {
    const definition = settingDefinitions[id]
    const value = given[id] ?? (pack.preset === 'event' ? definition.event : definition.default)
    return sameJson(value, definition.default) ? [] : [{ id, value: value as RowIn<'settings'>['value'] }]
  })
}

function relationRows(pack: Pack): RowIn<'relations'>[] {
  return pack.relations
    .filter(({ relation }) => relation !== 'neutral')
    .map(({ between, relation }) => {
      const [a, b] = [...between].sort() as [string, string]
      return { id: `${a}|${b}`, a, b, relation }
    })
}

function sectorRows(pack: Pack): RowIn<'sectors'>[] {
  return pack.sectors.map(({ holder, neighbours, battleMap: _, ...sector }, position) => ({
    ...sector,
    neighbours: Object.entries(neighbours).map(([sectorId, side]) => ({ sectorId, side })),
    holderId: holder,
    position,
  }))
}

function peopleRows(pack: Pack, master: StartOptions['master']): RowIn<'people'>[] {
  const rows = pack.people.map(({ id, player, character, nickname, state, roles }, index) => ({
    ...{ id, player, character, nickname, stateId: state, roles, present: false, left: false },
    position: index + 1,
  }))
  const first = {
    id: MASTER_ID,
    ...master,
    nickname: null,
    stateId: null,
    roles: ['master' as const],
    present: false,
    left: false,
    position: 0,
  }
  return [first, ...rows]
}

function officerRows(pack: Pack): RowIn<'officers'>[] {
  const sectorOf = new Map(pack.armies.map(({ id, sector }) => [id, sector]))
  return pack.people.flatMap(({ id, officer }) =>
    officer
      ? [
          {
            id,
            rank: officer.rank,
            seniority: officer.seniority,
            horse: 'fit' as const,
            armyId: officer.army,
            sectorId: sectorOf.get(officer.army ?? '') ?? officer.sector!,
            status: 'free' as const,
            captorId: null,
          },
        ]
      : [],
  )
}

function armyRows(pack: Pack): RowIn<'armies'>[] {
  return pack.armies.map(({ id, name, state, sector, general, authorised }, position) => ({
    ...{ id, name, stateId: state, sectorId: sector, presentSince: 0, generalId: general, authorised },
    battleId: null,
    enteredFromId: null,
    position,
  }))
}

function unitRows(pack: Pack): RowIn<'units'>[] {
  return pack.armies.flatMap(({ id: armyId, units }) =>
    units.map(({ kind, name }, position) => ({
      ...{ id: `${armyId}-${position + 1}`, armyId, kind, name, position },
      awayUntil: null,
      awaySectorId: null,
    })),
  )
}

const poolRow = (id: RowIn<'pools'>['id'], hq: PackHq): RowIn<'pools'> => ({ id, value: hq.pools[id], start: hq.pools[id] })

function tableRow(table: PackTable, position: number): RowIn<'gameTables'> {
  const { id, name, about, host, sector, hops, cpLimit } = table
  const stakes = table.stakes.map((stake) => ({ ...stake, index: stake.index ?? Math.floor((stake.outcomes.length - 1) / 2) }))
  return {
    id,
    name,
    about,
    hostId: host,
    state: 'notStarted',
    round: 0,
    roundWithoutCard: null,
    winner: null,
    cpLimit,
    stakes,
    sectorId: sector,
    hops,
    position,
  }
}

const shipRow = ({ table, owner, ...ship }: PackShip, index: number): RowIn<'ships'> => ({
  ...{ ...ship, tableId: table, ownerId: owner, status: 'battle', cause: null, outAt: null },
  position: index + 1,
})

function cardRow(card: PackCard, position: number): RowIn<'cards'> {
  const { table, assignee, ways, ...rest } = card
  return {
    ...rest,
    tableId: table,
    assigneeId: assignee,
    ways: ways.map(({ requirement, ...way }) => ({
      ...way,
      requirement: requirement === null ? null : { text: requirement, fulfilled: false },
    })),
    state: 'hidden',
    openedAt: null,
    due: null,
    aggravated: false,
    version: 1,
    decidedById: null,
    spokenBy: [],
    position,
  }
}
