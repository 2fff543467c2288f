import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { battleCommand, type BattleContext } from './command'
import { checkNoDecision } from './frame'
import { commandOfGiver } from './seats'
import { climbs } from './standing'
import type { Figure } from './tables'
import { isOfficer } from './units'

/** Puts an officer on foot for the rest of the battle (MB-BAT-OFF-3, -4). */
export function dismount(figure: Figure, ctx: BattleContext): void {
  figure.mounted = false
  ctx.emit({ type: 'OfficerDismounted', figure: figure.id })
}

/** An officer who has come onto wall, ladder or tower is on foot from then on. */
export function dismountIfHigh(board: Board, figure: Figure, ctx: BattleContext): void {
  if (climbs(figure, board.terrain(figure.cell!))) dismount(figure, ctx)
}

/** At any moment, also in other sides' turns, but not inside the resolution of a shot or bout (MB-AMB-50). */
export const Dismount = battleCommand({
  schema: z.strictObject({ figure: z.string() }),
  handler(board, data, ctx) {
    const figure = board.figure(data.figure)
    if (!figure) throw new RuleError('E_NO_FIGURE', { figure: data.figure })
    const command = commandOfGiver(board, ctx, figure.sideId)
    if (!command) throw new RuleError('E_NOT_YOURS', { figure: figure.id })
    if (!command.all && !command.officerIds.includes(figure.id)) throw new RuleError('E_NOT_AUTHORISED', { figure: figure.id })
    checkNoDecision(board)
    if (board.battle.phase === 'ended') throw new RuleError('E_BATTLE_OVER')
    if (!isOfficer(figure) || !figure.mounted || !['on', 'hidden', 'reserve', 'unplaced'].includes(figure.status)) {
      throw new RuleError('E_NOT_MOUNTED', { figure: figure.id })
    }
    dismount(figure, ctx)
  },
})
