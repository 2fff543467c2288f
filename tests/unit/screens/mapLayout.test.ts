import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlaps, type Box } from '@/components/map/geometry'
import { landOf } from '@/components/map/land'
import { layoutFlags, layoutNames, type LayoutFlag, type LayoutSector } from '@/components/map/layout'
import { fitMap, flagSize, frameOf, layoutSectors, mapSizes, riderSize, roseCorner } from '@/components/map/mapModel'
import { nameLines, textWidth } from '@/components/map/textWidth'
import { inOrder } from '@/lib/campaign/state'
import { largeWarPack } from '@/scripts/scenarios/largeWar'
import { shippedPack, start } from '../scenario/packs'

type Sectors = Parameters<typeof fitMap>[0]
const shipped = (name: 'horizon-war' | 'strezh-autumn'): Sectors => inOrder(start(shippedPack(name)).sectors)

const screens = [
  { size: 'wall', width: 1300, height: 860 },
  { size: 'large', width: 1150, height: 1010 },
  { size: 'desk', width: 920, height: 690 },
  { size: 'phone', width: 374, height: 380 },
] as const

const colliding = (boxes: { of: string; box: Box }[]): string[] =>
  boxes.flatMap((a, index) => boxes.slice(index + 1).flatMap((b) => (overlaps(a.box, b.box) ? [`${a.of} and ${b.of}`] : [])))

function lay(
  sectors: LayoutSector[],
  flags: LayoutFlag[],
  nameSize: number,
  flag: { w: number; h: number },
  frame: Box,
  reserved: Box[] = [],
) {
  const names = layoutNames(sectors, { nameSize, flag, frame, reserved })
  const places = layoutFlags(sectors, flags, names, { frame, reserved })
  return {
    names,
    places,
    boxes: [
      ...names.map(({ sectorId, box }) => ({ of: sectorId, box })),
      ...places.map(({ id, box }) => ({ of: id, box })),
      ...reserved.map((box) => ({ of: 'rose', box })),
    ],
  }
}

describe.each(['strezh-autumn', 'horizon-war'] as const)('the map of %s', (name) => {
  const sectors = shipped(name)

  test.each(screens)('at $size no name, flag or rose covers another, with armies at rest and on the march', ({ size, width, height }) => {
    const sizes = mapSizes[size]
    const fit = fitMap(sectors, width, height, 26)
    const placed = layoutSectors(sectors, fit, 1)
    const flags = sectors.flatMap((sector, index): LayoutFlag[] => [
      { id: `rest${index}`, sectorId: sector.id, towardsId: null, size: flagSize(sizes) },
      ...(index % 3 === 0
        ? [{ id: `march${index}`, sectorId: sector.id, towardsId: sector.neighbours[0]!.sectorId, size: flagSize(sizes) }]
        : []),
      ...(index % 4 === 0 ? [{ id: `rider${index}`, sectorId: sector.id, towardsId: null, size: riderSize(sizes) }] : []),
    ])
    const rose = roseCorner(sectors, fit, width, height, 64)
    const { boxes, places } = lay(placed, flags, sizes.name, flagSize(sizes), frameOf(width, height, 1), rose ? [rose] : [])
    expect(places).toHaveLength(flags.length)
    expect(colliding(boxes)).toEqual([])
  })

  test('on a desk every name stands on its own land', () => {
    const fit = fitMap(sectors, 920, 690, 26)
    const placed = layoutSectors(sectors, fit, 1)
    const names = layoutNames(placed, { nameSize: 13, flag: flagSize(mapSizes.desk), frame: frameOf(920, 690, 1) })
    const strays = names.filter(({ sectorId, box }) => {
      const land = landOf(placed.find(({ id }) => id === sectorId)!.rings)
      return !land([box.x + box.w / 2, box.y + box.h / 2])
    })
    expect(strays).toEqual([])
  })
})

/** A board of squares with random names and flags, crowded on purpose. */
const boards = fc
  .record({
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 4 }),
    side: fc.integer({ min: 50, max: 160 }),
    names: fc.array(fc.stringMatching(/^[А-Яа-яё]{2,12}( [а-яё]{2,10})?$/), { minLength: 20, maxLength: 20 }),
    flags: fc.array(fc.record({ at: fc.nat(19), to: fc.option(fc.nat(19)) }), { maxLength: 30 }),
  })
  .map(({ columns, rows, side, names, flags }) => {
    const count = columns * rows
    const sectors = Array.from({ length: count }, (_, index): LayoutSector => {
      const [x, y] = [(index % columns) * side + 40, Math.floor(index / columns) * side + 40]
      const ring = [[x, y] as const, [x + side, y] as const, [x + side, y + side] as const, [x, y + side] as const]
      return { id: `s${index}`, name: names[index]!, rings: [ring], centre: [x + side / 2, y + side / 2] }
    })
    const bodies = flags.map(({ at, to }, index): LayoutFlag => ({
      id: `f${index}`,
      sectorId: `s${at % count}`,
      towardsId: to === null || to % count === at % count ? null : `s${to % count}`,
      size: { w: 44, h: 43 },
    }))
    return { sectors, bodies, frame: { x: 0, y: 0, w: columns * side + 80, h: rows * side + 80 } }
  })

describe('any map', () => {
  test('nothing ever covers anything else, however crowded', () => {
    fc.assert(
      fc.property(boards, ({ sectors, bodies, frame }) => {
        expect(colliding(lay(sectors, bodies, 13, { w: 44, h: 43 }, frame).boxes)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('every flag has its place, once', () => {
    fc.assert(
      fc.property(boards, ({ sectors, bodies, frame }) => {
        const { places } = lay(sectors, bodies, 13, { w: 44, h: 43 }, frame)
        expect(places.map(({ id }) => id).sort()).toEqual(bodies.map(({ id }) => id).sort())
      }),
      { numRuns: 30 },
    )
  })
})

describe('names in lines', () => {
  test('a long name breaks at its spaces into lines of like width, a single word never', () => {
    expect(nameLines('Стрежский брод', 13, 60)).toEqual(['Стрежский', 'брод'])
    expect(nameLines('Стрежский брод', 13, 400)).toEqual(['Стрежский брод'])
    expect(nameLines('Перекрёсток', 13, 10)).toEqual(['Перекрёсток'])
    expect(nameLines('Перекрёстный огонь: Гигантомахия', 13, 110)).toHaveLength(3)
  })

  test('a text is never narrower than its part', () => {
    expect(textWidth('Заречье', 13)).toBeGreaterThan(textWidth('Заречь', 13))
  })
})

describe('the map of the largest war', () => {
  const { sectors: rows, armies, officers } = start(largeWarPack())
  const sectors: Sectors = inOrder(rows)

  test.each(screens.filter(({ size }) => size === 'large' || size === 'desk'))(
    'at $size no name and none of 80 flags and 30 riders covers another, a third of them on the march',
    ({ size, width, height }) => {
      const sizes = mapSizes[size]
      const neighbour = (sectorId: string) => rows[sectorId]!.neighbours[0]!.sectorId
      const flags = [
        ...Object.values(armies).map(({ id, sectorId }, index) => ({
          id,
          sectorId,
          towardsId: index % 3 === 0 ? neighbour(sectorId) : null,
          size: flagSize(sizes),
        })),
        ...Object.values(officers).map(({ id, sectorId }) => ({ id, sectorId, towardsId: null, size: riderSize(sizes) })),
      ]
      const { boxes, places } = lay(
        layoutSectors(sectors, fitMap(sectors, width, height, 26), 1),
        flags,
        sizes.name,
        flagSize(sizes),
        frameOf(width, height, 1),
      )
      expect(places).toHaveLength(110)
      expect(colliding(boxes)).toEqual([])
    },
  )
})
