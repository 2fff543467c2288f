import type { LegalAction } from '../ruleset'
import { Board } from './board'
import { lineOf } from './grid'
import { legal } from './legal'
import { odds } from './odds'
import type { BattleState, Figure } from './tables'
import { isBattery, isOfficer, unitOf } from './units'

/** A whole number from 0 to below the bound; whoever plays the bot gives it, so that it stays pure. */
export type Pick = (bound: number) => number

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Cells between two cells along rows and columns. */
function distance(board: Board, a: string, b: string): number {
  const from = board.point(a)!
  const to = board.point(b)!
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y)
}

const visibleEnemies = (board: Board, sideId: string): Figure[] =>
  Object.values(board.state.figures).filter((figure) => figure.status === 'on' && board.areEnemies(sideId, figure.sideId))

/** How near a cell is to the nearest enemy; 0 when none is to be seen. */
function nearest(board: Board, sideId: string, cell: string): number {
  const distances = visibleEnemies(board, sideId).map((figure) => distance(board, cell, figure.cell!))
  return distances.length > 0 ? Math.min(...distances) : 0
}

/** The chance that an action ends well for its side less the chance that it ends badly. */
function balance(board: Board, action: LegalAction, sideId: string): number {
  return odds(board.state, action)
    .filter(({ outcome }) => ['destroyed', 'overturned', 'wounded', 'exploded', 'broken'].includes(outcome))
    .map(({ subject, ways, of }) => {
      const figure = subject === null ? null : board.figure(subject)
      const good = figure === null || board.areEnemies(sideId, figure.sideId)
      return (good ? 1 : -1.1) * (ways / of)
    })
    .reduce((total, each) => total + each, 0)
}

/** Guns turn to where an enemy stands in line. */
function facesEnemy(board: Board, figure: Figure, facing: unknown): boolean {
  const from = board.point(figure.cell!)!
  return visibleEnemies(board, figure.sideId).some((enemy) => lineOf(from, board.point(enemy.cell!)!)?.facing === facing)
}

/** Officers follow, guns stay behind, the rest goes forward. */
function moveWorth(board: Board, figure: Figure, cell: string): number {
  const gain = nearest(board, figure.sideId, figure.cell!) - nearest(board, figure.sideId, cell)
  if (isOfficer(figure)) return board.at(cell).length > 0 ? gain / 2 + 0.5 : gain / 4 - 0.5
  return isBattery(figure) ? gain / 8 : gain
}

function worth(board: Board, action: LegalAction, sideId: string): number {
  const { command, data } = action
  const figure = board.figure(text(data.figure))
  switch (command) {
    case 'RollMovement':
      return 100
    case 'Place':
      return figure?.status === 'unplaced' ? 2 : -1
    case 'NoteSaboteurs':
      return figure?.status === 'unplaced' ? 2 : -1
    case 'Move':
      return moveWorth(board, figure!, (data.path as string[]).at(-1)!)
    case 'Turn':
      return !figure!.turned && facesEnemy(board, figure!, data.facing) && !facesEnemy(board, figure!, figure!.facing) ? 1 : -1
    case 'EnterFromEdge':
      return 1
    case 'RevealSaboteurs':
      return nearest(board, sideId, figure!.cell!) <= 2 ? 1 : -0.5
    case 'FireBattery':
      return facesEnemy(board, figure!, figure!.facing) ? 0.5 + balance(board, action, sideId) : -1
    case 'Shoot':
    case 'CorrectRange':
      return 2 + balance(board, action, sideId)
    case 'ChooseDefender':
      return balance(board, action, sideId) - (unitOf(figure!).bayonet + (isOfficer(figure!) ? 2 : 0)) / 100
    case 'Attack':
      return balance(board, action, sideId) + 0.3
    case 'Advance':
      return 0.2
    case 'EndMovement':
    case 'EndShooting':
    case 'EndTurn':
    case 'FinishDeployment':
      return 0
    default:
      // Gates, leaving and getting off a horse are not for a beginner's opponent.
      return -10
  }
}

/** Ends the phase it is in rather than the whole turn. */
const isHasty = ({ command }: LegalAction, board: Board): boolean => command === 'EndTurn' && board.battle.phase !== 'bayonet'

/**
 * The move of a simple opponent: of what is legal the action that promises most by exact chances and nearness, with a little chance.
 * Null: it has nothing to do now. `whim`: how far chance may outweigh judgement, in the same measure as one destroyed figure.
 */
export function botAction(state: BattleState, seat: string, pick: Pick, whim = 0.4): LegalAction | null {
  const board = new Board(state)
  let best: LegalAction | null = null
  let highest = -Infinity
  for (const action of legal(state, seat)) {
    if (isHasty(action, board)) continue
    const value = worth(board, action, seat) + (whim * pick(1000)) / 1000
    if (value > highest) [highest, best] = [value, action]
  }
  return best
}

/** Seats that may have something to do now: the side that decides, else the one that plays, else whoever notes saboteurs. */
export function seatsToAct(state: BattleState): string[] {
  const board = new Board(state)
  if (board.battle.phase === 'ended') return []
  if (board.pending) return [board.pending.sideId]
  return board.battle.phase === 'saboteurs' ? [...board.order()] : [board.battle.turnOf]
}
