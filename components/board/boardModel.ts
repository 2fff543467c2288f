import { nameOf, pointOf, type Point } from '@/lib/rules/macrobattle/grid'
import type { Facing, Kind, Rank } from '@/lib/rules/macrobattle/tables'

/** Side of a cell in units of the drawing, and the margin for letters and numbers of columns and rows. */
export const CELL = 40
export const MARGIN = 18

/** The ground as it is drawn: letters row by row, marks of the same length, gates by cell as they stand. */
export interface BoardMap {
  width: number
  height: number
  /** Letters of terrain; `G` is a wall cell with a gate. */
  terrain: string
  /** `+` where a road crosses other terrain. */
  roads: string
  /** `+` on narrow walls. */
  narrow: string
  gates: Readonly<Record<string, 'open' | 'shut' | 'broken'>>
}

/** A figure on the board. */
export interface BoardFigure {
  id: string
  /** Place of its side in the order of sides: colour and form of the token. */
  side: number
  kind: Kind
  cell: string
  facing: Facing | null
  mounted: boolean
  rank: Rank | null
  hidden: boolean
  /** Has nothing left to do now. */
  spent: boolean
  /** May be picked up and dragged. */
  own: boolean
  /** Read aloud. */
  name: string
}

/** What a cell offers for the chosen figure: somewhere to go with its cost, somebody to strike with the chance, where a shell may fall. */
export interface BoardMark {
  cell: string
  kind: 'go' | 'place' | 'strike' | 'shell'
  label: string | null
}

/** What somebody asks of the board. Whether it is allowed is not the board's affair. */
export interface BoardIntents {
  /** A cell was tapped, or Enter pressed on it. */
  tap(cell: string): void
  /** A figure was dragged to a cell. */
  drag(figureId: string, cell: string): void
  /** Escape. */
  clear(): void
}

export const originOf = ({ x, y }: Point): Point => ({ x: x * CELL, y: y * CELL })
export const centreOf = (cell: string): Point => {
  const { x, y } = pointOf(cell)!
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL }
}

/** The cell under a point of the screen, or null. `box`: where the drawing with its margins lies. */
export function cellUnder(
  map: Pick<BoardMap, 'width' | 'height'>,
  box: { left: number; top: number; width: number },
  at: Point,
): string | null {
  const scale = box.width / (map.width * CELL + 2 * MARGIN)
  const x = Math.floor(((at.x - box.left) / scale - MARGIN) / CELL)
  const y = Math.floor(((at.y - box.top) / scale - MARGIN) / CELL)
  return x >= 0 && y >= 0 && x < map.width && y < map.height ? nameOf({ x, y }) : null
}

/** The cell that an arrow key leads to; at the edge it stays. */
export function cellBeside({ width, height }: Pick<BoardMap, 'width' | 'height'>, cell: string, key: string): string | null {
  const steps: Record<string, Point> = {
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
  }
  const step = steps[key]
  const from = pointOf(cell)
  if (!step || !from) return null
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, value))
  return nameOf({ x: clamp(from.x + step.x, width), y: clamp(from.y + step.y, height) })
}

export interface Spot {
  x: number
  y: number
  /** Of a full token. */
  scale: number
}

/** Places of up to three figures on one cell so that none covers another: offsets from its middle. */
export function spotsFor(count: number): Spot[] {
  if (count <= 1) return [{ x: 0, y: 0, scale: 1 }]
  if (count === 2)
    return [
      { x: -9.5, y: -3, scale: 0.6 },
      { x: 9.5, y: 3, scale: 0.6 },
    ]
  return [
    { x: -9.5, y: -9.5, scale: 0.56 },
    { x: 9.5, y: -9.5, scale: 0.56 },
    { x: 0, y: 9.5, scale: 0.56 },
  ]
}

/** Figures by cell in a fixed order, officers last: they ride beside the troops they lead. */
export function stacksOf(figures: readonly BoardFigure[]): BoardFigure[][] {
  const byCell = new Map<string, BoardFigure[]>()
  const order = (figure: BoardFigure) => `${figure.kind === 'OF' ? 1 : 0}${figure.id}`
  for (const figure of [...figures].sort((a, b) => (order(a) < order(b) ? -1 : 1)))
    byCell.set(figure.cell, [...(byCell.get(figure.cell) ?? []), figure])
  return [...byCell.values()]
}
