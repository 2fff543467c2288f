import type { Board } from './board'
import { nameOf, neighbourPoints } from './grid'
import { costOfStep, hasMoved, hasRoom, passRefusal, rangeOf, stepRefusal } from './movement'
import type { Figure } from './tables'
import { unitOf } from './units'

/** A cell that a figure can move to, with the cheapest path there (of equal ones the shortest) and its cost in half-points. */
export interface Reach {
  cell: string
  path: string[]
  cost: number
}

interface Arrival {
  cell: string
  cost: number
  before: Arrival | null
  steps: number
}

const pathOf = (arrival: Arrival): string[] => {
  const path: string[] = []
  for (let at: Arrival | null = arrival; at?.before; at = at.before) path.unshift(at.cell)
  return path
}

/**
 * All cells a figure on the board may move to with so many half-points. It spreads step by step, since the most cells and the most
 * points bind at once; of two ways to a cell in as many or fewer steps only the cheaper one is followed.
 */
export function reachOf(board: Board, figure: Figure, points: number): Reach[] {
  if (hasMoved(board, figure)) return []
  const best = new Map<string, Reach>()
  spread(board, figure, points, () => true, best)
  // With the setting a long ride by road is another way than a short one across country, though both lead to one cell.
  if (board.settings.roadWholePath) spread(board, figure, points, (cell) => board.isRoad(cell), best)
  return [...best.values()]
}

function spread(board: Board, figure: Figure, points: number, over: (cell: string) => boolean, best: Map<string, Reach>): void {
  const furthest = unitOf(figure).range * 2 - figure.steps
  const cheapest = new Map<string, number>([[figure.cell!, 0]])
  let frontier: Arrival[] = [{ cell: figure.cell!, cost: 0, before: null, steps: 0 }]
  for (let steps = 1; steps <= furthest && frontier.length > 0; steps += 1) {
    const next = new Map<string, Arrival>()
    for (const from of frontier) {
      for (const point of neighbourPoints(board.point(from.cell)!)) {
        const cell = nameOf(point)
        if (!board.point(cell) || !over(cell) || stepRefusal(board, figure, from.cell, cell)) continue
        const cost = from.cost + costOfStep(board, figure, from.cell, cell)
        if (cost > points || cost >= (cheapest.get(cell) ?? Infinity)) continue
        const known = next.get(cell)
        if (!known || cost < known.cost) next.set(cell, { cell, cost, before: from, steps })
      }
    }
    frontier = []
    for (const arrival of next.values()) {
      cheapest.set(arrival.cell, arrival.cost)
      keepIfLegal(board, figure, arrival, best)
      if (!passRefusal(board, figure, arrival.cell)) frontier.push(arrival)
    }
  }
}

function keepIfLegal(board: Board, figure: Figure, arrival: Arrival, best: Map<string, Reach>): void {
  const { cell, cost, steps } = arrival
  const known = best.get(cell)
  if ((known && known.cost <= cost) || !hasRoom(board, figure, cell)) return
  const path = pathOf(arrival)
  if (figure.steps + steps <= rangeOf(board, figure, path)) best.set(cell, { cell, path, cost })
}
