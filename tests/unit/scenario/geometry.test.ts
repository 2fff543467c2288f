import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { area, contains, segmentsMeet, selfTouch, type Point } from '@/lib/scenario/geometry'

const square: Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]

describe('rings of sectors', () => {
  it('measures area whatever the direction', () => {
    expect(area(square)).toBe(16)
    expect(area([...square].reverse())).toBe(16)
  })

  it('knows what lies inside, islands and holes included', () => {
    const island: Point[] = square.map(([x, y]) => [x + 10, y])
    const hole: Point[] = square.map(([x, y]) => [1 + x / 4, 1 + y / 4])
    expect(contains([square, island], [12, 2])).toBe(true)
    expect(contains([square, island], [7, 2])).toBe(false)
    expect(contains([square, hole], [1.5, 1.5])).toBe(false)
  })

  it.each<[string, Point[], boolean]>([
    ['square', square, false],
    [
      'bow tie',
      [
        [0, 0],
        [4, 4],
        [4, 0],
        [0, 4],
      ],
      true,
    ],
    ['the first point repeated at the end', [...square, [0, 0]], true],
    [
      'a spike that goes out and back',
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [8, 4],
        [4, 4],
        [0, 4],
      ],
      true,
    ],
    [
      'a corner that touches a side',
      [
        [0, 0],
        [8, 0],
        [8, 4],
        [4, 0],
        [0, 4],
      ],
      true,
    ],
    [
      'a point in the middle of a straight side',
      [
        [0, 0],
        [2, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ],
      false,
    ],
  ])('%s', (_name, ring, touches) => {
    expect(selfTouch(ring) !== null).toBe(touches)
  })

  it('a star around a centre is simple and holds its centre; the same star wound twice is not simple', () => {
    const radii = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 5, maxLength: 40 })
    fc.assert(
      fc.property(radii, (lengths) => {
        const ring = lengths.map((length, index): Point => {
          const angle = (2 * Math.PI * index) / lengths.length
          return [length * Math.cos(angle), length * Math.sin(angle)]
        })
        expect(selfTouch(ring)).toBeNull()
        expect(contains([ring], [0, 0])).toBe(true)
        expect(selfTouch([...ring, ...ring])).not.toBeNull()
      }),
    )
  })

  it('segments meet the same way from both ends', () => {
    const point = fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }))
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        expect(segmentsMeet(a, b, c, d)).toBe(segmentsMeet(d, c, b, a))
      }),
    )
  })
})
