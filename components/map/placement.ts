import { overlaps, type Box, type Point } from './geometry'
import type { Land } from './land'

/** Moves in rings around the wish, near ones first: 8 more directions per ring. */
function* around(step: number, reach: number): Generator<Point> {
  yield [0, 0]
  for (let ring = 1; ring * step <= reach; ring += 1) {
    const points = 8 + ring * 4
    for (let each = 0; each < points; each += 1) {
      const angle = (each / points) * 2 * Math.PI - Math.PI / 2
      yield [Math.cos(angle) * ring * step * 1.35, Math.sin(angle) * ring * step]
    }
  }
}

const samples: readonly Point[] = [
  [0.02, 0.05],
  [0.5, 0.05],
  [0.98, 0.05],
  [0.02, 0.5],
  [0.5, 0.5],
  [0.98, 0.5],
  [0.02, 0.95],
  [0.5, 0.95],
  [0.98, 0.95],
]

/** Which share of a box lies outside the land (0 to 1). */
export const shareOutside = (box: Box, land: Land): number =>
  samples.filter(([x, y]) => !land([box.x + x * box.w, box.y + y * box.h])).length / samples.length

/** A place that was found, and how far it is from what was wished (pixels; land of others counts as distance). */
export interface Placed {
  box: Box
  cost: number
}

/**
 * The best free place for a box near its wish: never over a taken box, on its own land when there is room, near the wish.
 * Null when nothing costs less than `below`. Without a bound the search goes on outwards until a free place is found.
 */
export function placeBelow(wish: Box, taken: readonly Box[], land: Land, options: PlaceOptions, below: number): Placed | null {
  const step = Math.max(4, Math.min(wish.w, wish.h) / 4)
  const { gap, frame, outside } = options
  let best: Placed | null = null
  let bound = below
  let inTheWay: Box | undefined
  for (const [dx, dy] of around(step, Math.hypot(frame.w, frame.h))) {
    const away = Math.hypot(dx, dy)
    // Rings are wider than high: a point of the next ring is at most this much nearer.
    if (away > bound * 1.35) break
    if (away >= bound) continue
    const box = { ...wish, x: wish.x + dx, y: wish.y + dy }
    if (box.x < frame.x || box.y < frame.y || box.x + box.w > frame.x + frame.w || box.y + box.h > frame.y + frame.h) continue
    // What stood in the way of the last try mostly stands in the way of the next.
    if (inTheWay && overlaps(box, inTheWay, gap)) continue
    inTheWay = taken.find((other) => overlaps(box, other, gap))
    if (inTheWay) continue
    const cost = away + shareOutside(box, land) * outside
    if (cost >= bound) continue
    best = { box, cost }
    bound = cost
  }
  return best
}

export interface PlaceOptions {
  gap: number
  frame: Box
  /** What a box wholly outside of its land costs, in pixels of distance. */
  outside: number
}

/** As `placeBelow` without a bound: the answer never overlaps. */
export function place(wish: Box, taken: readonly Box[], land: Land, options: PlaceOptions): Box {
  return placeBelow(wish, taken, land, options, Infinity)?.box ?? beyond(wish, taken, options.gap, options.frame)
}

/** The frame is full: below everything, where nothing is. */
function beyond(wish: Box, taken: readonly Box[], gap: number, frame: Box): Box {
  const bottom = Math.max(frame.y + frame.h, ...taken.map((box) => box.y + box.h))
  return { ...wish, y: bottom + gap }
}
