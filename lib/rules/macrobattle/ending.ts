import { isPresent, type Board } from './board'
import type { BattleContext } from './command'
import { ONE } from './tables'

/** Ends the battle; the holders are in the order of sides. */
export function endBattle(board: Board, holders: string[], ctx: BattleContext): void {
  const { battle } = board
  battle.phase = 'ended'
  battle.pool = null
  battle.holders = holders
  delete board.state.pending[ONE.pending]
  for (const id of Object.keys(board.state.mutinies)) delete board.state.mutinies[id]
  ctx.emit({ type: 'BattleEnded', holders })
}

/** A battle is over when only one side, or only allies of each other, still has a presence (MB-END-1). */
export function checkEnd(board: Board, ctx: BattleContext): void {
  const { phase } = board.battle
  if (phase !== 'movement' && phase !== 'shooting' && phase !== 'bayonet') return
  const present = new Set<string>()
  for (const figure of board.figures()) if (isPresent(figure)) present.add(figure.sideId)
  const sides = board.order().filter((sideId) => present.has(sideId))
  const atPeace = sides.every((one, index) => sides.slice(index + 1).every((other) => board.areAllies(one, other)))
  if (atPeace) endBattle(board, sides, ctx)
}
