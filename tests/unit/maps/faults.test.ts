import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { battlefields } from '@/lib/maps/battlefields'
import { boundsOf, drawingSchema, inBoardOrder, shapeFault, type Drawing } from '@/lib/maps/drawing'
import { playFaults } from '@/lib/maps/faults'

const open = (): Drawing => ({
  rows: Array.from({ length: 8 }, () => '........'),
  roads: [],
  narrow: [],
  gateOwners: {},
  bounds: ['nNNNNNnn', ...Array.from({ length: 6 }, () => '........'), 'sSSSSSss'],
})
/** The open field with some rows replaced, by number from 1. */
const with_ = (rows: Record<number, string>, changes: Partial<Drawing> = {}): Drawing => ({
  ...open(),
  rows: open().rows.map((row, y) => rows[y + 1] ?? row),
  ...changes,
})
const faults = (drawing: Drawing) =>
  playFaults(drawing).map(({ code, at, edge, other }) => [code, at, edge, other].filter(Boolean).join(' '))

describe('MB-DEP-2: bounds by compass side', () => {
  test('MB-DEP-3: narrow cells are among the usual ones', () => {
    expect(boundsOf(open(), 'N')).toEqual({
      normal: ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'],
      march: ['B1', 'C1', 'D1', 'E1', 'F1'],
    })
    expect(boundsOf(open(), 'E')).toEqual({ normal: [], march: [] })
  })

  test('marks keep the order of the board, each once', () => {
    expect(inBoardOrder(['AA1', 'B2', 'Z1', 'A2', 'B2'])).toEqual(['Z1', 'AA1', 'A2', 'B2'])
  })
})

describe('what is no map', () => {
  test.each<[string, Drawing, object]>([
    ['a good one', open(), {}],
    ['seven rows', { ...open(), rows: open().rows.slice(1) }, { code: 'size', at: '8×7' }],
    ['rows of unequal length', with_({ 3: '.......' }), { code: 'ragged', row: 3 }],
    ['a letter of no terrain', with_({ 2: '..x.....' }), { code: 'letter', at: 'C2', row: 2 }],
    ['the passage of a gate, which is no letter of a map', with_({ 2: '..O.....' }), { code: 'letter', at: 'C2', row: 2 }],
    ['a road off the map', { ...open(), roads: ['I1'] }, { code: 'road', at: 'I1' }],
    ['an owner of no gate', { ...open(), gateOwners: { A1: 'N' } }, { code: 'gate', at: 'A1' }],
    ['bounds with a row too few', { ...open(), bounds: open().bounds.slice(1) }, { code: 'bounds', at: 'A8' }],
    ['bounds of no edge', { ...open(), bounds: ['nNNNx...', ...open().bounds.slice(1)] }, { code: 'bounds', at: 'E1' }],
  ])('%s', (_name, drawing, fault) => {
    expect(shapeFault(drawing) ?? {}).toMatchObject(fault)
    expect(Object.keys(shapeFault(drawing) ?? {})).toEqual(Object.keys(fault))
  })

  test('whatever fits the schema is judged without a throw, and what passes can be judged for play', () => {
    const letters = fc.constantFrom(...'.FRBHMDSWLTGgxO')
    const row = fc.string({ unit: letters, minLength: 8, maxLength: 8 })
    const edge = fc.string({ unit: fc.constantFrom(...'.neswNESW'), minLength: 8, maxLength: 8 })
    const cell = fc.constantFrom('A1', 'C4', 'H8', 'ZZ99', 'I3')
    const any = fc.record({
      rows: fc.array(row, { minLength: 7, maxLength: 9 }),
      roads: fc.array(cell, { maxLength: 3 }),
      narrow: fc.array(cell, { maxLength: 3 }),
      gateOwners: fc.dictionary(cell, fc.constantFrom('N' as const, 'W' as const), { maxKeys: 2 }),
      bounds: fc.array(edge, { minLength: 8, maxLength: 8 }),
    })
    fc.assert(
      fc.property(any, (given) => {
        const drawing = drawingSchema.parse(given)
        if (shapeFault(drawing) === null) expect(Array.isArray(playFaults(drawing))).toBe(true)
      }),
    )
  })
})

describe('what is wrong with a map', () => {
  test('an open field with two bounds: nothing', () => expect(faults(open())).toEqual([]))

  test('MB-DEP-2: bounds for one side only, or no narrow ones', () => {
    expect(faults({ ...open(), bounds: open().bounds.map((row) => row.replace(/s/gi, '.')) })).toEqual(['fewBounds'])
    expect(faults({ ...open(), bounds: open().bounds.map((row) => row.replaceAll('S', 's')) })).toEqual(['noMarch S'])
  })

  test('MB-DEP-5: nobody can stand within the bounds', () => {
    expect(faults(with_({ 8: 'MMMMMMMM' }))).toEqual(['noRoom S', 'noGuns S', 'edgeClosed S'])
  })

  test('a river parts foot, but horse fords it; mountains part everybody', () => {
    expect(faults(with_({ 4: 'RRRRRRRR' }))).toEqual([])
    expect(faults(with_({ 4: 'MMMMMMMM' }))).toEqual(['unreachable N S'])
    expect(faults(with_({ 4: 'MMMM.MMM' }))).toEqual([])
    // Neither can cross both: foot no river, horse no forest.
    expect(faults(with_({ 4: 'RRRRRRRR', 6: 'FFFFFFFF' }))).toEqual(['unreachable N S'])
  })

  test('MB-BAT-TER-13: a wall is climbed by a ladder, a gate is passed when it is open', () => {
    expect(faults(with_({ 4: 'WWWWWWWW' }))).toEqual(['unreachable N S'])
    expect(faults(with_({ 4: 'WWWGWWWW' }))).toEqual([])
    expect(faults(with_({ 3: '..L.....', 4: 'WWWWWWWW', 5: '..L.....' }))).toEqual([])
  })

  test('MB-BAT-GAT-1: a gate stands in a wall, a ladder leans on one', () => {
    expect(faults(with_({ 4: '...G....', 6: '.L......' }))).toEqual(['gateAlone D4', 'ladderAlone B6'])
  })

  test('MB-BAT-EDG-2: no reinforcements by an edge that bars everybody', () => {
    const bounds = ['........', ...open().bounds.slice(0, 1), ...open().bounds.slice(2)]
    expect(faults(with_({ 1: 'MMMMMMMM' }, { bounds }))).toEqual(['edgeClosed N'])
  })

  test('the ready maps have nothing wrong', () => {
    for (const map of battlefields) expect([map.id, playFaults(map)]).toEqual([map.id, []])
  })
})
