import type { LegalAction } from '../ruleset'
import { Board } from './board'
import { lineOf, type Point } from './grid'
import { isGroup, legal } from './legal'
import { odds } from './odds'
import type { BattleState, Figure } from './tables'
import { isBattery, isOfficer, unitOf } from './units'

/** A whole number from 0 to below the bound; whoever plays the bot gives it, so that it stays pure. */
export type Pick = (bound: number) => number

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What the bot sees while it weighs its actions. */
interface Sight {
  board: Board
  sideId: string
  /** Where enemies stand for all to see. */
  enemies: readonly Point[]
}

function sightOf(board: Board, sideId: string): Sight {
  const hostile = new Set(board.order().filter((other) => board.areEnemies(sideId, other)))
  const enemies = board.figures().filter((figure) => figure.status === 'on' && hostile.has(figure.sideId))
  return { board, sideId, enemies: enemies.map(({ cell }) => board.point(cell!)!) }
}

/** How many cells lie between a cell and the nearest enemy along rows and columns; 0 when none is to be seen. */
function nearest({ board, enemies }: Sight, cell: string): number {
  const { x, y } = board.point(cell)!
  let least = Infinity
  for (const enemy of enemies) least = Math.min(least, Math.abs(enemy.x - x) + Math.abs(enemy.y - y))
  return least === Infinity ? 0 : least
}

/** The chance that an action ends well for its side less the chance that it ends badly. */
function balance({ board, sideId }: Sight, action: LegalAction): number {
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
function facesEnemy({ board, enemies }: Sight, figure: Figure, facing: unknown): boolean {
  const from = board.point(figure.cell!)!
  return enemies.some((enemy) => lineOf(from, enemy)?.facing === facing)
}

/** Officers follow, guns stay behind, the rest goes forward. */
function moveWorth(sight: Sight, figure: Figure, cell: string): number {
  const gain = nearest(sight, figure.cell!) - nearest(sight, cell)
  if (isOfficer(figure)) return sight.board.at(cell).length > 0 ? gain / 2 + 0.5 : gain / 4 - 0.5
  return isBattery(figure) ? gain / 8 : gain
}

function worth(sight: Sight, action: LegalAction): number {
  const { command, data } = action
  const figure = sight.board.figure(text(data.figure))
  switch (command) {
    case 'RollMovement':
      return 100
    case 'Place':
      return figure?.status === 'unplaced' ? 2 : -1
    case 'NoteSaboteurs':
      // Officers are of more use with the troops.
      if (isGroup(action)) return -1
      return figure?.status === 'unplaced' ? 2 : -1
    case 'Move':
      return moveWorth(sight, figure!, (data.path as string[]).at(-1)!)
    case 'Turn':
      return !figure!.turned && facesEnemy(sight, figure!, data.facing) && !facesEnemy(sight, figure!, figure!.facing) ? 1 : -1
    case 'EnterFromEdge':
      return 1
    case 'RevealSaboteurs':
      return nearest(sight, figure!.cell!) <= 2 ? 1 : -0.5
    case 'FireBattery':
      return facesEnemy(sight, figure!, figure!.facing) ? 0.5 + balance(sight, action) : -1
    case 'Shoot':
    case 'CorrectRange':
      return 2 + balance(sight, action)
    case 'ChooseDefender':
      return balance(sight, action) - (unitOf(figure!).bayonet + (isOfficer(figure!) ? 2 : 0)) / 100
    case 'Attack':
      return balance(sight, action) + 0.3
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
  const sight = sightOf(board, seat)
  let best: LegalAction | null = null
  let highest = -Infinity
  for (const action of legal(state, seat)) {
    if (isHasty(action, board)) continue
    const value = worth(sight, action) + (whim * pick(1000)) / 1000
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
