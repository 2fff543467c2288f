import { isOnEdge, nameOf, pointOf, type Point } from '@/lib/rules/macrobattle/grid'
import type { Compass } from '@/lib/rules/macrobattle/tables'
import { inBoardOrder, mapSize, type Drawing } from './drawing'

/** What a brush leaves on a cell. */
export type Brush =
  /** A letter of section 17.1; what was marked on the cell before is gone. */
  | { kind: 'terrain'; letter: string }
  /** A road over what is there (MB-BAT-TER-6), or without it. */
  | { kind: 'road'; on: boolean }
  /** A narrow wall (MB-AMB-94). */
  | { kind: 'narrow'; on: boolean }
  /** Whose gate it is; null: nobody's. */
  | { kind: 'owner'; edge: Compass | null }
  /** Deployment bounds (MB-DEP-2, -3); null: nobody's. */
  | { kind: 'bounds'; edge: Compass | null; narrow: boolean }

const isGate = (letter: string): boolean => letter === 'G' || letter === 'g'
/** A road is marked on what is no road already, and where a road can lie. */
const takesRoad = (letter: string): boolean => 'FHSGg'.includes(letter)

export const letterAt = ({ rows }: Pick<Drawing, 'rows'>, { x, y }: Point): string | null => rows[y]?.[x] ?? null
const put = (row: string, x: number, letter: string): string => row.slice(0, x) + letter + row.slice(x + 1)
const without = (names: readonly string[], name: string): string[] => names.filter((each) => each !== name)

function paintTerrain(drawing: Drawing, at: Point, letter: string): Drawing {
  const before = letterAt(drawing, at)!
  const name = nameOf(at)
  const isMarked = drawing.roads.includes(name) || drawing.narrow.includes(name) || Object.hasOwn(drawing.gateOwners, name)
  if (before === letter && !isMarked) return drawing
  const { [name]: owner, ...others } = drawing.gateOwners
  return {
    ...drawing,
    rows: drawing.rows.map((row, y) => (y === at.y ? put(row, at.x, letter) : row)),
    roads: without(drawing.roads, name),
    narrow: without(drawing.narrow, name),
    // An open gate that is shut stays whose it was.
    gateOwners: owner !== undefined && isGate(before) && isGate(letter) ? drawing.gateOwners : others,
  }
}

function mark(drawing: Drawing, at: Point, list: 'roads' | 'narrow', on: boolean): Drawing {
  const name = nameOf(at)
  const letter = letterAt(drawing, at)!
  const fits = list === 'roads' ? takesRoad(letter) : letter === 'W'
  if (drawing[list].includes(name) === (on && fits)) return drawing
  return { ...drawing, [list]: on && fits ? inBoardOrder([...drawing[list], name]) : without(drawing[list], name) }
}

function paintOwner(drawing: Drawing, at: Point, edge: Compass | null): Drawing {
  const name = nameOf(at)
  if (!isGate(letterAt(drawing, at)!) || (drawing.gateOwners[name] ?? null) === edge) return drawing
  const { [name]: _, ...others } = drawing.gateOwners
  return { ...drawing, gateOwners: edge === null ? others : { ...others, [name]: edge } }
}

function paintBounds(drawing: Drawing, at: Point, edge: Compass | null, narrow: boolean): Drawing {
  const letter = edge === null ? '.' : narrow ? edge : edge.toLowerCase()
  if (drawing.bounds[at.y]![at.x] === letter) return drawing
  return { ...drawing, bounds: drawing.bounds.map((row, y) => (y === at.y ? put(row, at.x, letter) : row)) }
}

/** One cell under the brush; the same drawing when nothing changes. */
export function paintCell(drawing: Drawing, at: Point, brush: Brush): Drawing {
  if (letterAt(drawing, at) === null) return drawing
  if (brush.kind === 'terrain') return paintTerrain(drawing, at, brush.letter)
  if (brush.kind === 'road')
    return brush.on && letterAt(drawing, at) === '.' ? paintTerrain(drawing, at, 'D') : mark(drawing, at, 'roads', brush.on)
  if (brush.kind === 'narrow') return mark(drawing, at, 'narrow', brush.on)
  if (brush.kind === 'owner') return paintOwner(drawing, at, brush.edge)
  return paintBounds(drawing, at, brush.edge, brush.narrow)
}

/** Cells of a square brush around one: of an even side the cell is the north-western of the middle. */
export function cellsUnder({ x, y }: Point, side: number): Point[] {
  const before = Math.floor((side - 1) / 2)
  return Array.from({ length: side * side }, (_, index) => ({ x: x - before + (index % side), y: y - before + Math.floor(index / side) }))
}

/** Cells from one to another without a gap: a fast hand leaves none out. */
export function cellsBetween(from: Point, to: Point): Point[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  return Array.from({ length: steps + 1 }, (_, index) => ({
    x: Math.round(from.x + ((to.x - from.x) * index) / (steps || 1)),
    y: Math.round(from.y + ((to.y - from.y) * index) / (steps || 1)),
  }))
}

/** A stroke of a square brush over some cells. */
export const paint = (drawing: Drawing, cells: readonly Point[], side: number, brush: Brush): Drawing =>
  cells.flatMap((cell) => cellsUnder(cell, side)).reduce((now, cell) => paintCell(now, cell, brush), drawing)

/** The cell and all that hang together with it and look the same: in terrain, or for bounds in bounds. */
export function fill(drawing: Drawing, start: Point, brush: Brush): Drawing {
  const plane = brush.kind === 'bounds' ? drawing.bounds : drawing.rows
  const wanted = plane[start.y]?.[start.x]
  if (wanted === undefined) return drawing
  const seen = new Set<string>()
  const open = [start]
  const cells: Point[] = []
  for (let at = open.pop(); at; at = open.pop()) {
    if (plane[at.y]?.[at.x] !== wanted || seen.has(`${at.x} ${at.y}`)) continue
    seen.add(`${at.x} ${at.y}`)
    cells.push(at)
    open.push({ x: at.x + 1, y: at.y }, { x: at.x - 1, y: at.y }, { x: at.x, y: at.y + 1 }, { x: at.x, y: at.y - 1 })
  }
  return paint(drawing, cells, 1, brush)
}

const clamp = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, Math.round(value)))

/** Cut or continued with clear ground in the east and south; marks that fall off are gone. */
export function resize(drawing: Drawing, to: { width: number; height: number }): Drawing {
  const width = clamp(to.width, mapSize.width)
  const height = clamp(to.height, mapSize.height)
  const fit = (rows: readonly string[]) => Array.from({ length: height }, (_, y) => (rows[y] ?? '').slice(0, width).padEnd(width, '.'))
  const isOn = (name: string) => {
    const { x, y } = pointOf(name)!
    return x < width && y < height
  }
  return {
    rows: fit(drawing.rows),
    roads: drawing.roads.filter(isOn),
    narrow: drawing.narrow.filter(isOn),
    gateOwners: Object.fromEntries(Object.entries(drawing.gateOwners).filter(([name]) => isOn(name))),
    bounds: fit(drawing.bounds),
  }
}

const edges = ['N', 'S', 'W', 'E'] as const

/**
 * The usual bounds of all four edges: strips of three cells (two on a low map), the narrow ones in the middle of the outer two; mountains
 * and rivers are left out. North and south go before west and east where they meet.
 */
export function usualBounds({ rows }: Pick<Drawing, 'rows'>): string[] {
  const size = { width: rows[0]!.length, height: rows.length }
  const depth = Math.min(size.width, size.height) < 12 ? 2 : 3
  const distance = ({ x, y }: Point, edge: Compass): number => ({ N: y, S: size.height - 1 - y, W: x, E: size.width - 1 - x })[edge]
  const letterFor = (at: Point): string => {
    if ('MR'.includes(rows[at.y]![at.x]!)) return '.'
    const edge = edges.find((each) => distance(at, each) < depth)
    if (edge === undefined) return '.'
    const along = edge === 'N' || edge === 'S' ? (at.x + 0.5) / size.width : (at.y + 0.5) / size.height
    const isOuter = isOnEdge(size, at, edge) || distance(at, edge) < depth - 1
    return isOuter && along > 0.25 && along < 0.75 ? edge : edge.toLowerCase()
  }
  return rows.map((row, y) => [...row].map((_, x) => letterFor({ x, y })).join(''))
}

/** Clear ground with the usual bounds. */
export function blank(width: number, height: number): Drawing {
  const rows = Array.from({ length: height }, () => '.'.repeat(width))
  return { rows, roads: [], narrow: [], gateOwners: {}, bounds: usualBounds({ rows }) }
}
