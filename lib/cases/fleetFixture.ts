import { emptyState, tables, type CampaignState, type TableName } from '@/lib/campaign/state'
import type { Json } from '@/lib/kernel/json'

interface FixtureShip {
  squadronId: string
  status: 'table' | 'docked' | 'hangar' | 'out' | 'left'
  outCause: { by: string; from: string } | null
  pos?: [number, number, number] | null
  moved: boolean
  crew: string[]
  components: string[]
}
/** What the survival part reads of the fixture of fleet-cases.json (its `format` explains every key). */
export interface FleetFixture {
  settings: { 'table.width': number; 'table.height': number; 'survival.maxReroll': number; 'survival.maxModifier': number }
  battle: { mapId: string; phase: string; turn: string | null }
  sides: { [id: string]: unknown }
  squadrons: { [id: string]: { sideId: string } }
  shipDefaults: FixtureShip
  ships: { [id: string]: FixtureShip }
  survival: { [ship: string]: { dice: number[]; modifiers: number; rerolls: number } }
  hq: { side: string; aids: { [kind: string]: number } }
}

const personRow = (id: string, roles: string[], position: number) => ({
  ...{ id, player: id, character: id, nickname: null, stateId: null },
  ...{ roles, present: roles.includes('volunteer'), left: false, position },
})

function shipRow(fixture: FleetFixture, id: string, position: number) {
  const { squadronId, status, outCause, crew, components } = fixture.ships[id]!
  return {
    ...{ id, name: id, side: fixture.squadrons[squadronId]!.sideId, tableId: fixture.battle.mapId, captain: '', ownerId: squadronId },
    ...{ crew, components, status: status === 'out' || status === 'left' ? status : 'battle', cause: outCause?.by ?? null },
    ...{ outAt: status === 'out' ? 0 : null, position },
  }
}

/**
 * A campaign around the battle of a fixture: its table, its ships, an owner for each squadron, a master, and HQ as one volunteer who
 * may share out help alone (`by: hq` of the cases is HQ's decision as already taken).
 */
export function stateOfBattle(fixture: FleetFixture): CampaignState {
  for (const [id, ship] of Object.entries(fixture.ships)) fixture.ships[id] = { ...fixture.shipDefaults, ...ship }
  const { mapId, phase } = fixture.battle
  const setting = (id: string, value: Json) => ({ id, value })
  const rows: Partial<Record<TableName, { id: string }[]>> = {
    clock: [
      {
        ...{ id: 'clock', status: 'running', rate: 1, anchorEvent: 0, anchorUtc: 0 },
        ...{ startsAt: '13:00', zone: 'Europe/Moscow', rehearsal: false },
      },
    ],
    settings: [
      setting('hq.side', fixture.hq.side),
      setting('survival.aidDecision', 'personal'),
      setting('survival.maxReroll', fixture.settings['survival.maxReroll']),
      setting('survival.maxModifier', fixture.settings['survival.maxModifier']),
    ],
    people: [
      personRow('master', ['master'], 0),
      personRow('hq', ['volunteer'], 1),
      ...Object.keys(fixture.squadrons).map((id, place) => personRow(id, ['participant'], place + 2)),
    ],
    gameTables: [
      {
        ...{ id: mapId, name: mapId, about: '', hostId: null, state: phase === 'finished' ? 'finished' : 'running', round: 1 },
        ...{ roundWithoutCard: null, winner: null, cpLimit: {}, stakes: [], sectorId: null, hops: 0, position: 0 },
      },
    ],
    aids: Object.entries(fixture.hq.aids).map(([id, stock]) => ({ id, stock })),
    ships: Object.keys(fixture.ships).map((id, place) => shipRow(fixture, id, place)),
    survival: Object.entries(fixture.survival).map(([id, roll]) => ({
      ...{ id, shipId: id, ...roll },
      ...{ rolledAt: 0, finalAt: null, computed: null, override: null },
    })),
  }
  const state = emptyState() as unknown as Record<string, Record<string, unknown>>
  for (const [name, list] of Object.entries(rows)) for (const row of list) state[name]![row.id] = tables[name as TableName].row.parse(row)
  return state as unknown as CampaignState
}
