/** Plane geometry of sector rings. Points are `[x, y]` in map units; rings are closed, the first point not repeated. */
export type Point = readonly [number, number]
export type Ring = readonly Point[]

/** Twice the signed area of the triangle a, b, c: its sign says on which side of a→b the point c lies. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const between = (a: number, b: number, value: number): boolean => Math.min(a, b) <= value && value <= Math.max(a, b)
const onSegment = (a: Point, b: Point, c: Point): boolean => turn(a, b, c) === 0 && between(a[0], b[0], c[0]) && between(a[1], b[1], c[1])

/** True if the segments have any point in common. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [c1, d1, a1, b1] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (((c1 > 0 && d1 < 0) || (c1 < 0 && d1 > 0)) && ((a1 > 0 && b1 < 0) || (a1 < 0 && b1 > 0))) return true
  return onSegment(a, b, c) || onSegment(a, b, d) || onSegment(c, d, a) || onSegment(c, d, b)
}

/** Area in square map units, never negative. */
export function area(ring: Ring): number {
  const sum = ring.reduce((all, point, index) => {
    const next = ring[(index + 1) % ring.length]!
    return all + point[0] * next[1] - next[0] * point[1]
  }, 0)
  return Math.abs(sum) / 2
}

/** True if the point lies inside the rings taken together (even-odd rule). */
export function contains(rings: readonly Ring[], [x, y]: Point): boolean {
  let inside = false
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 1) {
      const [ax, ay] = ring[index]!
      const [bx, by] = ring[(index + 1) % ring.length]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    }
  }
  return inside
}

const boxesApart = (a: Point, b: Point, c: Point, d: Point): boolean =>
  Math.max(a[0], b[0]) < Math.min(c[0], d[0]) ||
  Math.max(c[0], d[0]) < Math.min(a[0], b[0]) ||
  Math.max(a[1], b[1]) < Math.min(c[1], d[1]) ||
  Math.max(c[1], d[1]) < Math.min(a[1], b[1])

/** A point where the ring crosses or touches itself, or repeats a point; null for a simple ring. */
export function selfTouch(ring: Ring): Point | null {
  const count = ring.length
  for (let first = 0; first < count; first += 1) {
    const a = ring[first]!
    const b = ring[(first + 1) % count]!
    if (a[0] === b[0] && a[1] === b[1]) return a
    const c = ring[(first + 2) % count]!
    if (turn(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) < 0) return b
    for (let second = first + 2; second < count; second += 1) {
      if (first === 0 && second === count - 1) continue
      const d = ring[second]!
      const e = ring[(second + 1) % count]!
      if (!boxesApart(a, b, d, e) && segmentsMeet(a, b, d, e)) return d
    }
  }
  return null
}
