import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shapeFault, type Drawing } from '@/lib/maps/drawing'
import { blank, cellsBetween, cellsUnder, fill, paint, paintCell, resize, usualBounds, type Brush } from '@/lib/maps/edits'
import { playFaults } from '@/lib/maps/faults'
import { nameOf } from '@/lib/rules/macrobattle/grid'

const terrain = (letter: string): Brush => ({ kind: 'terrain', letter })
const at = (x: number, y: number) => ({ x, y })
const field = (): Drawing => blank(8, 8)

describe('painting', () => {
  test('terrain takes the place of what was there, with its marks', () => {
    let map = paintCell(field(), at(2, 1), terrain('F'))
    map = paintCell(map, at(2, 1), { kind: 'road', on: true })
    expect([map.rows[1], map.roads]).toEqual(['..F.....', ['C2']])
    map = paintCell(map, at(2, 1), terrain('H'))
    expect([map.rows[1], map.roads]).toEqual(['..H.....', []])
  })

  test('MB-BAT-TER-6: a road on clear ground is road, over other terrain a mark; none over a wall or water', () => {
    const road: Brush = { kind: 'road', on: true }
    expect(paintCell(field(), at(0, 0), road).rows[0]).toBe('D.......')
    for (const [letter, roads] of [
      ['S', ['A1']],
      ['G', ['A1']],
      ['W', []],
      ['R', []],
      ['B', []],
    ] as const) {
      expect([letter, paintCell(paintCell(field(), at(0, 0), terrain(letter)), at(0, 0), road).roads]).toEqual([letter, roads])
    }
  })

  test('MB-AMB-94: only a wall is narrow; MB-BAT-GAT-3: only a gate is somebody’s, and stays so when it is opened', () => {
    const narrow: Brush = { kind: 'narrow', on: true }
    const owner: Brush = { kind: 'owner', edge: 'E' }
    expect(paintCell(field(), at(0, 0), narrow).narrow).toEqual([])
    expect(paintCell(paintCell(field(), at(0, 0), terrain('W')), at(0, 0), narrow).narrow).toEqual(['A1'])
    expect(paintCell(field(), at(0, 0), owner).gateOwners).toEqual({})
    const gate = paintCell(paintCell(field(), at(0, 0), terrain('G')), at(0, 0), owner)
    expect(gate.gateOwners).toEqual({ A1: 'E' })
    expect(paintCell(gate, at(0, 0), terrain('g')).gateOwners).toEqual({ A1: 'E' })
    expect(paintCell(gate, at(0, 0), terrain('W')).gateOwners).toEqual({})
  })

  test('a brush of any size, cut at the edge of the map', () => {
    expect(cellsUnder(at(2, 2), 3).map(nameOf)).toEqual(['B2', 'C2', 'D2', 'B3', 'C3', 'D3', 'B4', 'C4', 'D4'])
    expect(cellsUnder(at(2, 2), 2).map(nameOf)).toEqual(['C3', 'D3', 'C4', 'D4'])
    expect(paint(field(), [at(0, 0)], 3, terrain('F')).rows.slice(0, 3)).toEqual(['FF......', 'FF......', '........'])
  })

  test('a fast stroke leaves no cell out', () => {
    expect(cellsBetween(at(0, 0), at(3, 1)).map(nameOf)).toEqual(['A1', 'B1', 'C2', 'D2'])
    expect(cellsBetween(at(1, 1), at(1, 1)).map(nameOf)).toEqual(['B2'])
  })

  test('filling stops at other terrain; bounds are filled by bounds', () => {
    const river = paint(field(), cellsBetween(at(0, 3), at(7, 3)), 1, terrain('R'))
    expect(fill(river, at(0, 0), terrain('S')).rows.map((row) => row[0])).toEqual([...'SSSR....'])
    const filled = fill(river, at(4, 4), { kind: 'bounds', edge: null, narrow: false })
    expect(filled).toEqual(river)
    expect(fill(river, at(4, 4), { kind: 'bounds', edge: 'E', narrow: true }).bounds[4]![4]).toBe('E')
  })
})

describe('size', () => {
  test('what is cut off is gone with its marks, what is added is clear', () => {
    let map = paintCell(blank(10, 9), at(9, 8), terrain('S'))
    map = paintCell(map, at(9, 8), { kind: 'road', on: true })
    const small = resize(map, { width: 8, height: 8 })
    expect([small.rows.length, small.rows[0]!.length, small.roads]).toEqual([8, 8, []])
    expect(resize(small, { width: 12, height: 10 }).rows[9]).toBe('............')
  })

  test('never beyond the limits', () => {
    const { rows } = resize(field(), { width: 500, height: 2 })
    expect([rows[0]!.length, rows.length]).toEqual([40, 8])
  })
})

describe('any hand on any map', () => {
  const brush = fc.oneof(
    fc.constantFrom(...'.FRBHMDSWLTGg').map(terrain),
    fc.record({ kind: fc.constantFrom('road' as const, 'narrow' as const), on: fc.boolean() }),
    fc.record({ kind: fc.constant('owner' as const), edge: fc.constantFrom('N' as const, 'W' as const, null) }),
    fc.record({ kind: fc.constant('bounds' as const), edge: fc.constantFrom('S' as const, 'E' as const, null), narrow: fc.boolean() }),
  )
  const point = fc.record({ x: fc.integer({ min: -1, max: 12 }), y: fc.integer({ min: -1, max: 12 }) })
  const step = fc.oneof(
    fc.record({ point, side: fc.constantFrom(1, 2, 3, 5), brush }).map((s) => (map: Drawing) => paint(map, [s.point], s.side, s.brush)),
    fc.record({ point, brush }).map((s) => (map: Drawing) => fill(map, s.point, s.brush)),
    fc
      .record({ width: fc.integer({ min: 0, max: 45 }), height: fc.integer({ min: 0, max: 45 }) })
      .map((to) => (map: Drawing) => resize(map, to)),
  )
  test('what is drawn can always be saved', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const map = steps.reduce((now, next) => next(now), field())
        expect(shapeFault(map)).toBeNull()
        expect(shapeFault({ ...map, bounds: usualBounds(map) })).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  test('MB-DEP-2: the usual bounds of a clear field are fit for a battle at any size', () => {
    for (const [width, height] of [
      [8, 8],
      [40, 30],
      [13, 11],
    ] as const)
      expect(playFaults(blank(width, height))).toEqual([])
  })
})
