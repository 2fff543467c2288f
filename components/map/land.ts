import { boundsOf, inside, type Point, type Ring } from './geometry'

/** Tells whether a point lies on a sector's land, fast enough for the thousands of questions a layout asks. */
export type Land = (p: Point) => boolean

const cells = 48
const known = new WeakMap<readonly Ring[], Land>()

/** The land of rings as a grid of about 48 × 48 cells; made once per rings. */
export function landOf(rings: readonly Ring[]): Land {
  const made = known.get(rings)
  if (made) return made
  const { x, y, w, h } = boundsOf(rings.flat())
  const cell = Math.max(w, h, 1) / cells
  const columns = Math.ceil(w / cell) + 1
  const rows = Math.ceil(h / cell) + 1
  const grid = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (inside([x + (column + 0.5) * cell, y + (row + 0.5) * cell], rings)) grid[row * columns + column] = 1
    }
  }
  const land: Land = ([px, py]) => {
    const column = Math.floor((px - x) / cell)
    const row = Math.floor((py - y) / cell)
    return column >= 0 && row >= 0 && column < columns && row < rows && grid[row * columns + column] === 1
  }
  known.set(rings, land)
  return land
}
