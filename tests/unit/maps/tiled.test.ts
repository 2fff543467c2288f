import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTiled } from '@/lib/maps/tiled'
import { readTextMap } from '@/lib/rules/macrobattle/maps/text'

const tilesets = [
  {
    firstgid: 1,
    tiles: [
      { id: 0, class: 'forest', properties: [{ name: 'terrain', value: 'лес' }] },
      { id: 1, type: 'river', properties: [{ name: 'terrain', value: 'река' }] },
      { id: 2, class: 'road', properties: [{ name: 'terrain', value: 'дорога' }] },
      { id: 3, class: 'bridge' },
    ],
  },
]
const layer = (data: unknown, more: object = {}) => ({ type: 'tilelayer', name: 'ground', width: 3, height: 2, data, ...more })
const tiled = (layers: object[], more: object = {}) => ({ orientation: 'orthogonal', layers, tilesets, ...more })
const bytes = (numbers: number[]) => Buffer.from(new Uint32Array(numbers).buffer)
const ground = [1, 0, 2, 1, 0, 2]
// The blank column is clear ground.
const expected = { map: ['F.R', 'F.R'], roads: [] }

describe('maps of Tiled', () => {
  test('terrain by class, by property of any name, and by the layer’s name', async () => {
    expect(await readTiled(tiled([layer(ground)]), { from: 'class' })).toEqual(expected)
    expect(await readTiled(tiled([layer(ground)]), { from: 'property', name: 'terrain' })).toEqual(expected)
    const byLayer = [layer([1, 1, 1, 1, 1, 1], { name: 'swamp' }), layer([0, 9, 0, 0, 0, 0], { name: 'hill' })]
    expect(await readTiled(tiled(byLayer, { tilesets: [] }), { from: 'layer' })).toEqual({ map: ['SHS', 'SSS'], roads: [] })
  })

  test('base64, plain, with zlib and with gzip', async () => {
    const packings: [string, Buffer][] = [
      ['', bytes(ground)],
      ['zlib', deflateSync(bytes(ground))],
      ['gzip', gzipSync(bytes(ground))],
    ]
    for (const [compression, data] of packings) {
      const map = tiled([layer(data.toString('base64'), { encoding: 'base64', compression })])
      expect(await readTiled(map, { from: 'class' }), compression).toEqual(expected)
    }
  })

  test('flips of a picture are masked', async () => {
    const flipped = ground.map((gid) => (gid === 0 ? 0 : (gid | 0xe0000000) >>> 0))
    expect(await readTiled(tiled([layer(flipped)]), { from: 'class' })).toEqual(expected)
  })

  test('infinite maps: chunks anywhere, also west and north of the origin', async () => {
    const chunks = [
      { x: -2, y: -1, width: 1, height: 2, data: [1, 1] },
      { x: 0, y: -1, width: 1, height: 2, data: [2, 2] },
    ]
    expect(await readTiled(tiled([{ type: 'tilelayer', name: 'ground', chunks }], { infinite: true }), { from: 'class' })).toEqual(expected)
  })

  test('groups are opened, hidden layers left out, a road over a bridge is a road mark', async () => {
    const layers = [
      { type: 'group', name: 'all', layers: [layer([4, 4, 4, 4, 4, 4]), layer([3, 0, 0, 0, 0, 0])] },
      layer(ground, { visible: false }),
      { type: 'objectgroup', name: 'notes', objects: [] },
    ]
    expect(await readTiled(tiled(layers), { from: 'class' })).toEqual({ map: ['BBB', 'BBB'], roads: ['A1'] })
  })

  test.each<[string, unknown, object]>([
    ['shape', 7, { from: 'class' }],
    ['shape', { layers: [{ type: 'group' }] }, { from: 'class' }],
    ['orientation', tiled([], { orientation: 'isometric' }), { from: 'class' }],
    ['external-tileset', tiled([layer(ground)], { tilesets: [{ firstgid: 1, source: 'a.tsj' }] }), { from: 'class' }],
    ['unknown-terrain', tiled([layer(ground, { name: 'sky' })]), { from: 'layer' }],
    ['empty', tiled([layer([0, 0, 0, 0, 0, 0])]), { from: 'class' }],
    ['size', tiled([layer([1])]), { from: 'class' }],
    ['size', tiled([layer(deflateSync(Buffer.alloc(1_000_000)).toString('base64'), { compression: 'zlib' })]), { from: 'class' }],
    ['data', tiled([layer('%%%')]), { from: 'class' }],
    ['data', tiled([layer(Buffer.from('no zlib').toString('base64'), { compression: 'zlib' })]), { from: 'class' }],
    ['compression', tiled([layer(bytes(ground).toString('base64'), { compression: 'zstd' })]), { from: 'class' }],
    ['encoding', tiled([layer(undefined)]), { from: 'class' }],
    ['too-large', tiled([layer([], { width: 100_000, height: 100_000 })]), { from: 'class' }],
  ])('refused with the code %s', async (code, json, how) => {
    expect(await readTiled(json, how as { from: 'class' })).toMatchObject({ code })
  })

  test('anything at all gives a map that the battle can read, or a code, never a fault of the program', async () => {
    const gid = fc.integer({ min: 0, max: 6 })
    const anyLayer = fc.record(
      {
        type: fc.constantFrom('tilelayer', 'group', 'imagelayer'),
        name: fc.constantFrom('forest', 'река', 'x'),
        width: fc.integer({ min: 0, max: 4 }),
        height: fc.integer({ min: 0, max: 4 }),
        data: fc.oneof(fc.array(gid, { maxLength: 16 }), fc.base64String(), fc.anything()),
        compression: fc.constantFrom('', 'zlib', 'gzip', 'zstd'),
        chunks: fc.array(fc.record({ x: fc.integer(), y: fc.integer(), width: gid, height: gid, data: fc.array(gid) }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    const anyMap = fc.oneof(
      fc.anything(),
      fc.array(anyLayer, { maxLength: 3 }).map((layers) => tiled(layers)),
    )
    const how = fc.constantFrom({ from: 'class' as const }, { from: 'layer' as const }, { from: 'property' as const, name: 'terrain' })
    await fc.assert(
      fc.asyncProperty(anyMap, how, async (json, from) => {
        const read = await readTiled(json, from)
        if ('code' in read) expect(read.code).toMatch(/^[a-z-]+$/)
        else expect(readTextMap(read.map, { roads: read.roads })).toHaveProperty('map')
      }),
      { numRuns: 300, seed: 20_261_130 },
    )
  })
})
