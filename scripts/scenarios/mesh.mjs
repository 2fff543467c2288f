// From "which sector is at this point" to rings whose shared borders have exactly the same points.
//
// The plane is covered with hexagons; each gets the sector at its centre. At a corner of hexagons at most three sectors meet, so borders
// fall apart into arcs between such corners (the way TopoJSON does it). Each arc is smoothed once and used by both of its sectors.

const ROOT3 = Math.sqrt(3)
/** Corners of a hexagon as seen from its centre, in steps of (size · √3/2, size/2), clockwise. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]

/** Hexagons over the rectangle with the sector of each: `Map` from "column:row" to a cell. */
function coverWithCells({ width, height, size, sectorAt }) {
  const cells = new Map()
  for (let row = -1; row * 1.5 * size < height + 2 * size; row += 1) {
    for (let column = -1; column * ROOT3 * size < width + 2 * size; column += 1) {
      const lattice = [2 * column + (row & 1), 3 * row]
      const [x, y] = [(lattice[0] * ROOT3 * size) / 2, (lattice[1] * size) / 2]
      const inside = x > size && y > size && x < width - size && y < height - size
      cells.set(lattice.join(':'), { lattice, sector: inside ? sectorAt(x, y) : null })
    }
  }
  return cells
}

const SIDES = [
  [1, -3],
  [2, 0],
  [1, 3],
  [-1, 3],
  [-2, 0],
  [-1, -3],
]
const neighbour = (cells, cell, side) => cells.get(`${cell.lattice[0] + SIDES[side][0]}:${cell.lattice[1] + SIDES[side][1]}`)

/** Splinters of fewer than `smallest` cells go to whoever surrounds them most. */
function removeSplinters(cells, smallest) {
  const seen = new Set()
  for (const start of cells.values()) {
    if (seen.has(start)) continue
    const patch = [start]
    const around = new Map()
    seen.add(start)
    for (const cell of patch) {
      for (let side = 0; side < 6; side += 1) {
        const other = neighbour(cells, cell, side)
        if (!other) continue
        if (other.sector !== start.sector) around.set(other.sector, (around.get(other.sector) ?? 0) + 1)
        else if (!seen.has(other)) {
          seen.add(other)
          patch.push(other)
        }
      }
    }
    if (patch.length >= smallest || around.size === 0) continue
    const [winner] = [...around].sort((a, b) => b[1] - a[1])[0]
    for (const cell of patch) cell.sector = winner
  }
}

/** Closed chains of corners around each sector: sector → rings of corner keys, clockwise. */
function traceRings(cells) {
  const next = new Map()
  for (const cell of cells.values()) {
    if (cell.sector === null) continue
    for (let side = 0; side < 6; side += 1) {
      if (neighbour(cells, cell, side)?.sector === cell.sector) continue
      const corner = (index) => `${cell.lattice[0] + CORNERS[index % 6][0]}:${cell.lattice[1] + CORNERS[index % 6][1]}`
      if (!next.has(cell.sector)) next.set(cell.sector, new Map())
      next.get(cell.sector).set(corner(side), corner(side + 1))
    }
  }
  const rings = new Map()
  for (const [sector, edges] of next) {
    rings.set(sector, [])
    while (edges.size > 0) {
      const ring = []
      for (let corner = edges.keys().next().value; edges.has(corner);) {
        ring.push(corner)
        const following = edges.get(corner)
        edges.delete(corner)
        corner = following
      }
      rings.get(sector).push(ring)
    }
  }
  return rings
}

/** Corners where three different sectors (or the outside) meet. */
function findJunctions(rings) {
  const links = new Map()
  for (const [, all] of rings) {
    for (const ring of all) {
      ring.forEach((corner, index) => {
        const after = ring[(index + 1) % ring.length]
        for (const [from, to] of [
          [corner, after],
          [after, corner],
        ]) {
          if (!links.has(from)) links.set(from, new Set())
          links.get(from).add(to)
        }
      })
    }
  }
  return new Set([...links].filter(([, others]) => others.size > 2).map(([corner]) => corner))
}

/** Splits a ring at its junctions into arcs, each from junction to junction; a ring without junctions is one closed arc. */
function splitRing(ring, junctions) {
  const first = ring.findIndex((corner) => junctions.has(corner))
  if (first < 0) return [{ corners: ring, closed: true }]
  const turned = [...ring.slice(first), ...ring.slice(0, first), ring[first]]
  const arcs = []
  let arc = [turned[0]]
  for (const corner of turned.slice(1)) {
    arc.push(corner)
    if (junctions.has(corner)) {
      arcs.push({ corners: arc, closed: false })
      arc = [corner]
    }
  }
  return arcs
}

/** Moves each inner point half-way to the middle of its neighbours, `times` times over. Ends of open arcs stay. */
function relax(points, closed, times) {
  let current = points
  for (let time = 0; time < times; time += 1) {
    current = current.map(([x, y], index) => {
      if (!closed && (index === 0 || index === current.length - 1)) return [x, y]
      const before = current[(index + current.length - 1) % current.length]
      const after = current[(index + 1) % current.length]
      return [x / 2 + (before[0] + after[0]) / 4, y / 2 + (before[1] + after[1]) / 4]
    })
  }
  return current
}

/** Leaves out points that lie within `tolerance` of the line without them (Douglas–Peucker). */
function thin(points, tolerance) {
  if (points.length < 3) return points
  const [[ax, ay], [bx, by]] = [points[0], points[points.length - 1]]
  const length = Math.hypot(bx - ax, by - ay)
  let [farthest, distance] = [0, 0]
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index]
    const away = length > 0 ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : Math.hypot(x - ax, y - ay)
    if (away > distance) [farthest, distance] = [index, away]
  }
  if (distance <= tolerance) return [points[0], points[points.length - 1]]
  return [...thin(points.slice(0, farthest + 1), tolerance).slice(0, -1), ...thin(points.slice(farthest), tolerance)]
}

const round = (value) => Math.round(value * 10) / 10

/**
 * Draws sectors. `sectorAt(x, y)` names the sector at a point or gives null for none; `size` is the hexagons' in map units; `smallest`
 * is the least number of hexagons of an island; `relaxation` the strength of smoothing; `tolerance` what thinning may move, map units.
 * Gives sector → rings, the largest first.
 */
export function drawSectors({ width, height, size, sectorAt, smallest, relaxation, tolerance }) {
  const cells = coverWithCells({ width, height, size, sectorAt })
  removeSplinters(cells, smallest)
  const rings = traceRings(cells)
  const junctions = findJunctions(rings)
  const place = (corner) => {
    const [column, row] = corner.split(':').map(Number)
    return [(column * ROOT3 * size) / 2, (row * size) / 2]
  }
  const drawn = new Map()
  const drawArc = ({ corners, closed }) => {
    // Both sectors of a border must smooth it in the same direction, or rounding would tear it.
    const key = (list) => list.slice(0, 2).join() + '/' + list.slice(-2).join()
    const backwards = [...corners].reverse()
    const turned = !closed && key(backwards) < key(corners)
    const canonical = turned ? backwards : corners
    const name = closed ? [...corners].sort()[0] : key(canonical)
    if (!drawn.has(name)) {
      const smoothed = relax(canonical.map(place), closed, relaxation)
      const thinned = closed ? thin([...smoothed, smoothed[0]], tolerance).slice(0, -1) : thin(smoothed, tolerance)
      drawn.set(
        name,
        thinned.map(([x, y]) => [round(x), round(y)]),
      )
    }
    return turned ? [...drawn.get(name)].reverse() : drawn.get(name)
  }
  const result = new Map()
  for (const [sector, all] of rings) {
    const shapes = all.map((ring) => splitRing(ring, junctions).flatMap((arc) => (arc.closed ? drawArc(arc) : drawArc(arc).slice(0, -1))))
    result.set(
      sector,
      shapes.sort((a, b) => b.length - a.length),
    )
  }
  return result
}
