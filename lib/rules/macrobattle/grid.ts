import type { BattleMap, Compass, Facing } from './tables'
import { facings } from './tables'

/** Columns and rows; x grows eastwards, y southwards, both from 0. */
export interface Point {
  x: number
  y: number
}

const letters = (x: number): string => (x < 26 ? '' : String.fromCharCode(64 + Math.floor(x / 26))) + String.fromCharCode(65 + (x % 26))

/** `C2` for x 2, y 1; columns after Z are AA, AB, … */
export const nameOf = ({ x, y }: Point): string => `${letters(x)}${y + 1}`

const known = new Map<string, Point | null>()

function parse(name: string): Point | null {
  const match = /^([A-Z]{1,2})([1-9][0-9]?)$/.exec(name)
  if (!match) return null
  const column = [...match[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { x: column - 1, y: Number(match[2]) - 1 }
}

/** The point of a cell's name, on the board or not; null when it is no name of a cell. */
export function pointOf(name: string): Point | null {
  let point = known.get(name)
  if (point === undefined) {
    point = parse(name)
    if (point) known.set(name, point)
  }
  return point
}

export const isOn = ({ width, height }: Pick<BattleMap, 'width' | 'height'>, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height

const directions: Record<Facing, Point> = {
  N: { x: 0, y: -1 },
  NE: { x: 1, y: -1 },
  E: { x: 1, y: 0 },
  SE: { x: 1, y: 1 },
  S: { x: 0, y: 1 },
  SW: { x: -1, y: 1 },
  W: { x: -1, y: 0 },
  NW: { x: -1, y: -1 },
}

export const isDiagonal = (facing: Facing): boolean => facing.length === 2

/** The point so many cells away. */
export const along = (from: Point, facing: Facing, cells: number): Point => ({
  x: from.x + directions[facing].x * cells,
  y: from.y + directions[facing].y * cells,
})

/** Direction and number of cells from one point to another along a row, column or diagonal; null when they are not in line. */
export function lineOf(from: Point, to: Point): { facing: Facing; cells: number } | null {
  const x = to.x - from.x
  const y = to.y - from.y
  const cells = Math.max(Math.abs(x), Math.abs(y))
  if (cells === 0 || (x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y))) return null
  const facing = facings.find((each) => directions[each].x === Math.sign(x) && directions[each].y === Math.sign(y))!
  return { facing, cells }
}

/** Share a side: the only neighbours of movement and bayonet (MB-BAT-MOV-5, MB-BAT-BAY-1). */
export const areNeighbours = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1

/** The facing in which a neighbour lies. */
export const neighbourPoints = (point: Point): Point[] => (['N', 'E', 'S', 'W'] as const).map((facing) => along(point, facing, 1))

/** Eighths of a circle between two facings, 0 to 4. */
export function angleBetween(a: Facing, b: Facing): number {
  const eighths = Math.abs(facings.indexOf(a) - facings.indexOf(b))
  return Math.min(eighths, 8 - eighths)
}

/** On that edge of the board; corner cells belong to both edges (MB-BAT-EDG-3). */
export function isOnEdge({ width, height }: Pick<BattleMap, 'width' | 'height'>, { x, y }: Point, edge: Compass): boolean {
  if (edge === 'N') return y === 0
  if (edge === 'S') return y === height - 1
  return edge === 'W' ? x === 0 : x === width - 1
}
