import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { battlefields } from '@/lib/maps/battlefields'
import { drawingSchema, shapeFault } from '@/lib/maps/drawing'
import { MAX_FILE_BYTES, openFile } from '@/lib/maps/openFile'
import { writeJson, writeText } from '@/lib/maps/textFile'
import { drawTiled, openTiled, type OpenedTiled } from '@/lib/maps/tiled'
import { waysOf } from '@/lib/maps/tiledWays'

const drawingOf = ({ rows, roads, narrow, gateOwners, bounds }: (typeof battlefields)[number]) => ({
  rows,
  roads,
  narrow,
  gateOwners,
  bounds,
})
const eight = (letter = '.') => Array.from({ length: 8 }, () => letter.repeat(8))

describe('text and JSON', () => {
  test.each(battlefields.map((map) => [map.id, map] as const))('%s comes back as it was written', async (_id, map) => {
    const opened = { kind: 'map', name: map.title.ru, drawing: drawingOf(map) }
    expect(await openFile(writeText(map.title.ru, drawingOf(map)))).toEqual(opened)
    expect(await openFile(writeJson(map.title.ru, drawingOf(map)))).toEqual(opened)
  })

  test('bare rows of section 17.1, also as the map of a worked case, get the usual bounds', async () => {
    const opened = await openFile(eight().join('\r\n'))
    expect(opened).toMatchObject({ kind: 'map', name: null, drawing: { rows: eight() } })
    expect('drawing' in opened && opened.drawing.bounds[0]).toBe('nnNNNNnn')
    expect(await openFile(JSON.stringify({ id: 'MB-C-X', map: eight(), roads: ['A1'], figures: {} }))).toMatchObject({
      kind: 'map',
      drawing: { roads: ['A1'] },
    })
  })

  test.each<[string, string, object]>([
    ['a line that is no row', [...eight(), 'roads = A1:B2'].join('\n'), { part: 'text', fault: { code: 'line', row: 9 } }],
    ['a cell that is none', [...eight(), 'roads: A1 7'].join('\n'), { part: 'text', fault: { code: 'line', row: 9 } }],
    ['a gate without an edge', [...eight('G'), 'gates: A1=X'].join('\n'), { part: 'text', fault: { code: 'line', row: 9 } }],
    ['a letter of no terrain', eight('x').join('\n'), { part: 'map', fault: { code: 'letter', at: 'A1' } }],
    ['too small', '...\n...', { part: 'map', fault: { code: 'size', at: '3×2' } }],
    ['too large', Array.from({ length: 31 }, () => '.'.repeat(30)).join('\n'), { part: 'map', fault: { code: 'size', at: '30×31' } }],
    ['nothing', '', { part: 'map', fault: { code: 'size', at: '0×0' } }],
    ['broken JSON', '{"layers":[', { part: 'file', code: 'json' }],
    ['JSON of something else', '{"title":"pack"}', { part: 'file', code: 'unknown' }],
    ['rows of numbers', '{"rows":[1,2]}', { part: 'file', code: 'unknown' }],
    ['a map in XML', '<?xml version="1.0"?><map/>', { part: 'file', code: 'xml' }],
    ['more than a map can be', '.'.repeat(MAX_FILE_BYTES + 1), { part: 'file', code: 'bytes' }],
    ['Tiled that is none', '{"layers":7}', { part: 'tiled', fault: { code: 'shape', name: 'layers' } }],
  ])('%s is refused with its reason', async (_name, text, fault) => {
    expect(await openFile(text)).toMatchObject({ fault })
  })

  test('whatever stands in a file, it is opened or refused, and what is opened can be saved', async () => {
    const line = fc.string({ unit: fc.constantFrom(...'.FRBHMDSWLTGgx:=# A1n'), maxLength: 12 })
    const lines = fc.array(fc.oneof(line, fc.constantFrom('........', 'bounds:', 'roads: A1', 'gates: A1=N', '# Имя')), { maxLength: 14 })
    const text = fc.oneof(
      fc.string(),
      lines.map((all) => all.join('\n')),
      fc.json(),
      fc.jsonValue().map((json) => JSON.stringify({ rows: json })),
    )
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        const opened = await openFile(given)
        if ('kind' in opened && opened.kind === 'map') expect(shapeFault(drawingSchema.parse(opened.drawing))).toBeNull()
      }),
      { numRuns: 400 },
    )
  })
})

describe('what a file of Tiled offers', () => {
  const tiles = [
    { id: 0, class: 'wood', properties: [{ name: 'cover', value: 3 }] },
    { id: 1, class: 'река', properties: [{ name: 'cover', value: 4 }] },
    { id: 7, class: 'never used' },
  ]
  const map = {
    layers: [{ type: 'tilelayer', name: 'swamp', width: 3, height: 2, data: [1, 2, 2, 0, 2, 0x80000001] }],
    tilesets: [{ firstgid: 1, tiles }],
  }
  const open = async (json: unknown) => (await openTiled(json)) as OpenedTiled

  test('classes, properties and layers that occur, with their cells, the most telling first', async () => {
    expect(waysOf(await open(map))).toEqual([
      { how: { from: 'layer' }, names: [{ name: 'swamp', cells: 5 }] },
      {
        how: { from: 'class' },
        names: [
          { name: 'река', cells: 3 },
          { name: 'wood', cells: 2 },
        ],
      },
      {
        how: { from: 'property', name: 'cover' },
        names: [
          { name: '4', cells: 3 },
          { name: '3', cells: 2 },
        ],
      },
    ])
  })

  test('a name means what is said of it, also nothing', async () => {
    const opened = await open(map)
    expect(drawTiled(opened, { from: 'class' })).toEqual({ code: 'unknown-terrain', name: 'wood' })
    expect(drawTiled(opened, { from: 'class' }, { wood: 'F' })).toEqual({ map: ['FRR', '.RF'], roads: [] })
    expect(drawTiled(opened, { from: 'class' }, { wood: null })).toEqual({ map: ['RR', 'R.'], roads: [] })
    expect(drawTiled(opened, { from: 'property', name: 'cover' }, { 3: 'H', 4: '.' })).toEqual({ map: ['H..', '..H'], roads: [] })
  })

  test('a tileset in a file of its own leaves the layers', async () => {
    const opened = await open({ ...map, tilesets: [{ firstgid: 1, source: 'terrain.tsj' }] })
    expect(waysOf(opened)).toEqual([{ how: { from: 'layer' }, names: [{ name: 'swamp', cells: 5 }] }])
  })

  test('names of Object’s own properties are names like others', async () => {
    const odd = await open({
      ...map,
      tilesets: [
        {
          firstgid: 1,
          tiles: [
            { id: 0, class: 'constructor', properties: [] },
            { id: 1, class: '__proto__' },
          ],
        },
      ],
    })
    expect(drawTiled(odd, { from: 'class' })).toMatchObject({ code: 'unknown-terrain' })
    expect(drawTiled(odd, { from: 'property', name: 'toString' })).toEqual({ code: 'empty' })
  })
})
