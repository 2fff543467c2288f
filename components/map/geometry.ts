/** Geometry of the map. Points are [x, y]; y grows to the south. Rings are closed, the first point not repeated. */
export type Point = readonly [number, number]
export type Ring = readonly Point[]
/** An axis-parallel box by its corner. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export function boundsOf(points: Iterable<Point>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return left === Infinity ? { x: 0, y: 0, w: 1, h: 1 } : { x: left, y: top, w: right - left, h: bottom - top }
}

export const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap

/** Even-odd rule over all rings, so holes and islands both work. */
export function inside([x, y]: Point, rings: readonly Ring[]): boolean {
  let odd = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi, yi] = ring[i]!
      const [xj, yj] = ring[j]!
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd
    }
  }
  return odd
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
export const between = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]

function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
  return between(a, b, share)
}

/** The nearest point of the outline, and how far it is. */
export function nearestOnOutline(p: Point, rings: readonly Ring[]): { point: Point; distance: number } {
  let best: { point: Point; distance: number } = { point: p, distance: Infinity }
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const point = nearestOnSegment(p, ring[j]!, ring[i]!)
      const away = distance(p, point)
      if (away < best.distance) best = { point, distance: away }
    }
  }
  return best
}

/**
 * Where two sectors meet, as near as possible to the straight way between their centres: a flag that heads across stands there.
 * For sectors that touch nowhere (islands), half way.
 */
export function borderPoint(from: { rings: readonly Ring[]; centre: Point }, to: { rings: readonly Ring[]; centre: Point }): Point {
  const middle = between(from.centre, to.centre, 0.5)
  const reach = distance(from.centre, to.centre) * 0.04
  let best: { point: Point; cost: number } | null = null
  for (const ring of from.rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      for (let step = 0; step < 6; step += 1) {
        const point = between(ring[j]!, ring[i]!, (step + 0.5) / 6)
        if (nearestOnOutline(point, to.rings).distance > reach) continue
        const cost = distance(point, middle)
        if (!best || cost < best.cost) best = { point, cost }
      }
    }
  }
  return best?.point ?? middle
}

/** SVG path of rings. */
export const pathOf = (rings: readonly Ring[]): string => rings.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('')
