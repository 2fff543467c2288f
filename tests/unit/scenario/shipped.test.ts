import { describe, expect, it } from 'vitest'
import { armOf } from '@/lib/campaign/armies/arms'
import { area, contains, selfTouch, segmentsMeet, type Point } from '@/lib/scenario/geometry'
import type { Pack } from '@/lib/scenario/schema'
import { shipped, shippedPack } from './packs'

type Segment = readonly [Point, Point]
const segmentsOf = (rings: Point[][]): Segment[] =>
  rings.flatMap((ring) => ring.map((point, index): Segment => [point, ring[(index + 1) % ring.length]!]))
const key = ([a, b]: Segment): string => [a.join(), b.join()].sort().join('|')
const length = ([a, b]: Segment): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Length of the border that two sectors share point by point, map units. */
function sharedBorder(a: Point[][], b: Point[][]): number {
  const mine = new Set(segmentsOf(a).map(key))
  return segmentsOf(b)
    .filter((segment) => mine.has(key(segment)))
    .reduce((sum, segment) => sum + length(segment), 0)
}

const pairs = (pack: Pack) => pack.sectors.flatMap((a, index) => pack.sectors.slice(index + 1).map((b) => [a, b] as const))

describe.each(shipped)('map of %s', (name) => {
  const pack = shippedPack(name)

  it('rings are simple and large enough, centres lie inside', () => {
    for (const { rings, centre } of pack.sectors) {
      for (const ring of rings) {
        expect(selfTouch(ring)).toBeNull()
        expect(area(ring)).toBeGreaterThan(500)
      }
      expect(contains(rings, centre)).toBe(true)
    }
  })

  it('MB-MAP-2: neighbours share a border without a gap, others share none', () => {
    for (const [a, b] of pairs(pack)) {
      const shared = sharedBorder(a.rings, b.rings)
      if (b.id in a.neighbours) expect(shared, `${a.id} ${b.id}`).toBeGreaterThan(30)
      else expect(shared, `${a.id} ${b.id}`).toBe(0)
    }
  })

  it('sectors do not overlap', () => {
    for (const [a, b] of pairs(pack)) {
      const others = segmentsOf(b.rings)
      const corners = new Set(others.map(([point]) => point.join()))
      for (const segment of segmentsOf(a.rings)) {
        if (segment.some((point) => corners.has(point.join()))) continue
        expect(
          others.some(([c, d]) => segmentsMeet(segment[0], segment[1], c, d)),
          `${a.id} ${b.id}`,
        ).toBe(false)
      }
      expect(contains(b.rings, a.centre) || contains(a.rings, b.centre)).toBe(false)
    }
  })

  it('names have room at 1366 × 768', () => {
    const points = pack.sectors.flatMap(({ rings }) => rings.flat())
    const span = (axis: 0 | 1) => Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))
    // Map units per pixel when the whole map stands beside nothing, and the width of a letter of 14 px.
    const unit = Math.max(span(0) / 1366, span(1) / 768)
    for (const { name: label, rings, centre } of pack.sectors) {
      const half = (label.length * 8 * unit) / 2
      for (const dx of [-half, 0, half]) expect(contains(rings, [centre[0] + dx, centre[1]]), label).toBe(true)
    }
  })

  it('everybody can reach everything', () => {
    const seen = new Set([pack.sectors[0]!.id])
    for (const id of seen) for (const next of Object.keys(pack.sectors.find((sector) => sector.id === id)!.neighbours)) seen.add(next)
    expect(seen.size).toBe(pack.sectors.length)
  })
})

describe('«Осень на Стрежи»', () => {
  const pack = shippedPack('strezh-autumn')

  it('has the size of a macrobattle', () => {
    expect(pack.sectors).toHaveLength(18)
    expect(pack.states).toHaveLength(4)
    expect(pack.states.filter(({ playedByMaster }) => playedByMaster)).toHaveLength(1)
    expect(pack.armies).toHaveLength(12)
    const officers = pack.people.flatMap(({ officer }) => officer ?? [])
    expect(officers).toHaveLength(10)
    expect(new Set(officers.map(({ rank }) => rank))).toEqual(new Set(['marshal', 'general', 'colonel', 'lower']))
    expect(pack.people.filter(({ roles }) => roles.includes('volunteer'))).toHaveLength(4)
    expect(pack.hq!.cards.map(({ decision }) => decision).sort()).toEqual(['collective', 'collective', 'personal', 'personal'])
  })

  it('armies are of mixed arms and every state has all three', () => {
    for (const { id } of pack.states) {
      const kinds = pack.armies.filter(({ state }) => state === id).flatMap(({ units }) => units.map(({ kind }) => armOf[kind]))
      expect(new Set(kinds), id).toEqual(new Set(['artillery', 'cavalry', 'infantry']))
    }
    const mixed = pack.armies.filter(({ units }) => new Set(units.map(({ kind }) => armOf[kind])).size > 1)
    expect(mixed.length).toBeGreaterThanOrEqual(6)
  })

  it('MB-CON-1: no enemies stand in one territory at the start', () => {
    for (const { between, relation } of pack.relations.filter((pair) => pair.relation === 'war')) {
      const [a, b] = between.map((id) => new Set(pack.armies.filter(({ state }) => state === id).map(({ sector }) => sector)))
      expect(
        [...a!].filter((sector) => b!.has(sector)),
        relation,
      ).toEqual([])
    }
  })

  it('colours of states differ for people who see no red, no green or no blue', () => {
    // Machado, Oliveira, Fernandes 2009, severity 1, in linear RGB: protanopia, deuteranopia, tritanopia; the identity for all others.
    const sights = [
      [1, 0, 0, 0, 1, 0, 0, 0, 1],
      [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
      [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
      [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
    ]
    const linear = (colour: string) =>
      [1, 3, 5].map((at) => {
        const value = parseInt(colour.slice(at, at + 2), 16) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
    // CIE L*a*b* of linear sRGB, D65.
    const lab = ([r, g, b]: [number, number, number]) => {
      const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 841) / 108 + 4 / 29)
      const [x, y, z] = [
        f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
        f(0.2126 * r + 0.7152 * g + 0.0722 * b),
        f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089),
      ]
      return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
    }
    const seen = (colour: string, m: number[]) => {
      const rgb = linear(colour)
      const row = (at: number) => Math.min(1, Math.max(0, m[at]! * rgb[0] + m[at + 1]! * rgb[1] + m[at + 2]! * rgb[2]))
      return lab([row(0), row(3), row(6)])
    }
    for (const scenario of shipped.map(shippedPack)) {
      scenario.states.forEach((a, index) => {
        for (const b of scenario.states.slice(index + 1)) {
          for (const sight of sights) {
            const [one, other] = [seen(a.colour, sight), seen(b.colour, sight)]
            expect(Math.hypot(...one.map((value, at) => value - other[at]!)), `${a.id} ${b.id}`).toBeGreaterThan(20)
          }
        }
      })
    }
  })
})
