import { describe, expect, test } from 'vitest'
import { groundOf } from '@/lib/campaign/battleMaps'
import type { Drawing } from '@/lib/maps/drawing'
import { Country } from './marchesTable'

const field = (changes: Partial<Drawing> = {}): Drawing => ({
  rows: Array.from({ length: 8 }, () => '........'),
  roads: ['C3', 'A1'],
  narrow: [],
  gateOwners: {},
  bounds: ['nNNNNNnn', ...Array.from({ length: 6 }, () => '........'), 'sSSSSSss'],
  ...changes,
})
const MASTER = 'master'

class Maps extends Country {
  save(data: object = {}, who = MASTER) {
    return this.order(who, 'battleMap.save', { map: null, revision: null, name: 'Поле', ...field(), ...data })
  }
  /** Draws a new map and gives its id and revision. */
  drawn(data: object = {}): { map: string; revision: string } {
    return this.save(data).answer as { map: string; revision: string }
  }
  assign(sector: string, map: string | null, who = MASTER) {
    return this.order(who, 'battleMap.assign', { sector, map })
  }
}

describe('MB-GEN-2: the master keeps the tactical maps', () => {
  test('a new map is kept as drawn, marks in the order of the board', () => {
    const table = new Maps()
    const { map, revision } = table.drawn()
    expect(table.state.battleMaps[map]).toEqual({
      ...field({ roads: ['A1', 'C3'] }),
      ...{ id: map, name: 'Поле', about: '', revision, authorId: 'master', position: 0 },
    })
  })

  test('nobody else draws, removes or assigns', () => {
    const table = new Maps()
    const { map, revision } = table.drawn()
    expect(table.save({}, 'rg').error?.code).toBe('E_ROLE')
    expect(table.code('rg', 'battleMap.remove', { map, revision })).toBe('E_ROLE')
    expect(table.assign('A', map, 'rg').error?.code).toBe('E_ROLE')
  })

  test('what is no map is refused with its place', () => {
    const { error } = new Maps().save({ rows: ['...x....', ...field().rows.slice(1)] })
    expect(error).toEqual({ code: 'E_BATTLE_MAP_SHAPE', params: { fault: 'letter', at: 'D1', row: 1 } })
  })

  test('EP-8: who edits an older one is told, and nothing is overwritten', () => {
    const table = new Maps()
    const { map, revision } = table.drawn()
    expect(table.save({ map, revision, name: 'Первый' }).error).toBeNull()
    expect(table.save({ map, revision, name: 'Второй' }).error).toEqual({ code: 'E_BATTLE_MAP_CHANGED', params: { by: 'master' } })
    expect(table.code(MASTER, 'battleMap.remove', { map, revision })).toBe('E_BATTLE_MAP_CHANGED')
    expect(table.state.battleMaps[map]!.name).toBe('Первый')
    const newest = table.state.battleMaps[map]!.revision
    expect(table.save({ map, revision: newest, name: 'Второй' }).error).toBeNull()
  })

  test('a map that was removed meanwhile is unknown', () => {
    const table = new Maps()
    const { map, revision } = table.drawn()
    table.order(MASTER, 'battleMap.remove', { map, revision })
    expect(table.save({ map, revision }).error?.code).toBe('E_UNKNOWN')
    expect(table.save({ map: 'constructor', revision }).error?.code).toBe('E_UNKNOWN')
  })
})

describe('MB-CON-1: the map of a sector', () => {
  test('is given, changed and taken away', () => {
    const table = new Maps()
    const [first, second] = [table.drawn().map, table.drawn({ name: 'Другое' }).map]
    expect(groundOf(table.state, 'A')).toBeNull()
    expect(table.assign('A', first).error).toBeNull()
    expect(table.assign('A', first).error?.code).toBe('E_NOTHING_TO_CHANGE')
    expect(table.assign('A', second).events).toEqual([{ type: 'BattleMapAssigned', sectorId: 'A', mapId: second, before: first }])
    expect(groundOf(table.state, 'A')?.name).toBe('Другое')
    expect(table.assign('A', null).error).toBeNull()
    expect(groundOf(table.state, 'A')).toBeNull()
    expect(table.assign('A', null).error?.code).toBe('E_NOTHING_TO_CHANGE')
    expect(table.assign('Z', first).error?.code).toBe('E_UNKNOWN')
    expect(table.assign('A', 'none').error?.code).toBe('E_UNKNOWN')
  })

  test('MB-DEP-2: an unfinished map is kept, but it is no ground for a sector', () => {
    const table = new Maps()
    const bounds = field().bounds.map((row) => row.replace(/s/gi, '.'))
    const { map } = table.drawn({ bounds })
    expect(table.assign('A', map).error).toEqual({
      code: 'E_BATTLE_MAP_FAULT',
      params: { fault: 'fewBounds', at: null, edge: null, other: null },
    })
  })

  test('the map of a sector stays such that a battle can be opened on it', () => {
    const table = new Maps()
    const { map, revision } = table.drawn()
    table.assign('A', map)
    const mountains = field().rows.map((row, y) => (y === 3 ? 'MMMMMMMM' : row))
    expect(table.save({ map, revision, rows: mountains }).error).toMatchObject({
      code: 'E_BATTLE_MAP_FAULT',
      params: { fault: 'unreachable', edge: 'N', other: 'S' },
    })
    table.assign('A', null)
    expect(table.save({ map, revision, rows: mountains }).error).toBeNull()
  })

  test('a removed map leaves the sectors whose ground it was', () => {
    const table = new Maps()
    const { map, revision } = table.drawn()
    table.assign('A', map)
    table.assign('C', map)
    const { events } = table.order(MASTER, 'battleMap.remove', { map, revision })
    expect(events).toEqual([{ type: 'BattleMapRemoved', mapId: map, name: 'Поле', sectorIds: ['A', 'C'] }])
    expect(table.state.sectorMaps).toEqual({})
  })
})

describe('MB-INF: what ground waits where is the master’s', () => {
  test.each(['wall', 'hq', 'state:RED', 'person:rg', 'person:bg'])('nothing of it for %s', (audience) => {
    const table = new Maps()
    table.assign('A', table.drawn().map)
    expect(table.rows('battleMaps', audience)).toEqual({})
    expect(table.rows('sectorMaps', audience)).toEqual({})
  })

  test('the master sees both', () => {
    const table = new Maps()
    const { map } = table.drawn()
    table.assign('A', map)
    expect(table.rows('sectorMaps', 'master')).toEqual({ A: { battleMapId: map } })
    expect(table.rows('battleMaps', 'master')[map]).toMatchObject({ name: 'Поле', rows: field().rows })
  })
})
