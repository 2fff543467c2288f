import { inside, overlaps, type Box, type Point, type Ring } from './geometry'

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

/** Which share of a box lies outside the rings (0 to 1). */
const shareOutside = (box: Box, rings: readonly Ring[]): number =>
  samples.filter(([x, y]) => !inside([box.x + x * box.w, box.y + y * box.h], rings)).length / samples.length

/**
 * The best free place for a box near its wish: never over a taken box, on its own land when there is room, near the wish.
 * The search goes on outwards until a free place is found, so the answer never overlaps.
 */
export function place(
  wish: Box,
  taken: readonly Box[],
  rings: readonly Ring[],
  options: { gap: number; frame: Box; outside: number },
): Box {
  const step = Math.max(4, Math.min(wish.w, wish.h) / 4)
  const { gap, frame, outside } = options
  let best: { box: Box; cost: number } | null = null
  for (const [dx, dy] of around(step, Math.hypot(frame.w, frame.h))) {
    const away = Math.hypot(dx, dy)
    if (best && away > best.cost) break
    const box = { ...wish, x: wish.x + dx, y: wish.y + dy }
    if (box.x < frame.x || box.y < frame.y || box.x + box.w > frame.x + frame.w || box.y + box.h > frame.y + frame.h) continue
    if (taken.some((other) => overlaps(box, other, gap))) continue
    const cost = away + shareOutside(box, rings) * outside
    if (!best || cost < best.cost) best = { box, cost }
  }
  return best?.box ?? beyond(wish, taken, gap, frame)
}

/** The frame is full: below everything, where nothing is. */
function beyond(wish: Box, taken: readonly Box[], gap: number, frame: Box): Box {
  const bottom = Math.max(frame.y + frame.h, ...taken.map((box) => box.y + box.h))
  return { ...wish, y: bottom + gap }
}
