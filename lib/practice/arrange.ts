import { botAction, type Pick } from '@/lib/rules/macrobattle/bot'
import { Board } from '@/lib/rules/macrobattle/board'
import { boundsOf, placeRefusal } from '@/lib/rules/macrobattle/deployment'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import { ONE, type BattleState, type Compass, type Facing, type Figure, type Kind } from '@/lib/rules/macrobattle/tables'
import { isBattery } from '@/lib/rules/macrobattle/units'
import type { LegalAction } from '@/lib/rules/ruleset'

/** How far forward a kind stands, 0 at the own edge to 1 at the bounds, and where along the front it gathers. */
const posts: Record<Kind, { forward: number; flank: boolean }> = {
  LI: { forward: 1, flank: false },
  MU: { forward: 0.8, flank: false },
  PK: { forward: 1, flank: false },
  LC: { forward: 0.7, flank: true },
  DR: { forward: 0.7, flank: true },
  HC: { forward: 0.5, flank: true },
  FA: { forward: 0.5, flank: false },
  HA: { forward: 0.6, flank: true },
  SB: { forward: 1, flank: true },
  OF: { forward: 0.8, flank: false },
}

const ahead: Record<Compass, Facing> = { N: 'S', S: 'N', W: 'E', E: 'W' }

interface Span {
  least: number
  most: number
}
const spanOf = (values: readonly number[]): Span => ({ least: Math.min(...values), most: Math.max(...values) })
const within = (value: number, { least, most }: Span): number => (most === least ? 0.5 : (value - least) / (most - least))

/** Where a figure of the side should stand along the front, 0 to 1: horse outside, the rest evenly inside. */
function along(figure: Figure, mine: readonly Figure[]): number {
  const { flank } = posts[figure.kind]
  const group = mine.filter((other) => posts[other.kind].flank === flank && (other.kind === 'OF') === (figure.kind === 'OF'))
  const at = group.findIndex(({ id }) => id === figure.id)
  if (flank) return at % 2 === 0 ? 0.1 + at * 0.03 : 0.9 - at * 0.03
  return 0.2 + (0.6 * (at + 1)) / (group.length + 1)
}

/**
 * Places the next figure of a side that has yet to be placed: foot in front, guns behind them looking at the enemy, horse on the flanks,
 * officers with troops. Null: everybody who finds room stands.
 */
export function nextPlacement(state: BattleState, sideId: string): LegalAction | null {
  const board = new Board(state)
  const mine = board.figuresOf(sideId)
  const { edge } = state.sides[sideId]!
  const roomOf = (figure: Figure) => (boundsOf(board, figure) ?? []).filter((cell) => placeRefusal(board, figure, cell) === null)
  const figure = mine.find((each) => each.status === 'unplaced' && roomOf(each).length > 0)
  if (!figure) return null
  const own = roomOf(figure)
  const points = (state.sides[sideId]!.normalCells ?? own).map((cell) => pointOf(cell)!)
  const xs = spanOf(points.map(({ x }) => x))
  const ys = spanOf(points.map(({ y }) => y))
  const isUpright = edge === 'N' || edge === 'S' || edge === null
  const occupied = new Set(mine.flatMap((other) => (other.status === 'on' && other.kind !== 'OF' ? [other.cell!] : [])))
  const cost = (cell: string): number => {
    const { x, y } = pointOf(cell)!
    const depth = isUpright ? within(y, ys) : within(x, xs)
    const forward = edge === 'N' || edge === 'W' ? depth : 1 - depth
    const side = isUpright ? within(x, xs) : within(y, ys)
    // Officers ride with troops, troops do not crowd on one cell.
    const company = occupied.has(cell) === (figure.kind === 'OF') ? 0 : 0.6
    return Math.abs(forward - posts[figure.kind].forward) + Math.abs(side - along(figure, mine)) * 2 + company
  }
  const cell = own.reduce((best, each) => (cost(each) < cost(best) ? each : best))
  const facing: LegalAction['data'] = isBattery(figure) ? { facing: ahead[edge ?? 'S'] } : {}
  return { command: 'Place', data: { figure: figure.id, cell, ...facing }, cost: 0 }
}

/** What the program does in a side's place: it deploys with sense, afterwards plays as the simple opponent. Null: nothing to do. */
export function opponentAction(state: BattleState, sideId: string, pick: Pick): LegalAction | null {
  if (state.battle[ONE.battle]!.phase === 'deployment')
    return nextPlacement(state, sideId) ?? { command: 'FinishDeployment', data: {}, cost: 0 }
  return botAction(state, sideId, pick)
}
