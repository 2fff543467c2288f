import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { byId } from './board'
import { battleCommand, type BattleContext } from './command'
import { endBattle } from './ending'
import { checkMaster } from './frame'
import type { BattleEvent } from './events'
import type { Figure } from './tables'

type Rolled = Extract<BattleEvent, { type: 'AftermathRolled' }>

/** Whoever gets a battery: of allies who hold the field together the one whose figure overturned it, else the first (MB-END-4). */
function captorOf(board: Board, holders: readonly string[], by: string | null): string {
  const victor = by === null ? null : board.figure(by)!.sideId
  return victor !== null && holders.includes(victor) ? victor : holders[0]!
}

function rollBatteries(board: Board, holders: readonly string[], ctx: BattleContext): Rolled['batteries'] {
  return board.battle.overturned.map(({ figure: id, by }) => {
    const battery = board.figure(id)!
    const isOwn = holders.includes(battery.sideId)
    const isRolled = holders.length > 0 && !(isOwn && !board.settings.recoverOwnBatteries)
    const die = isRolled ? ctx.roll('1d6', 'capture')[0]! : null
    const to = die !== null && die >= 4 ? captorOf(board, holders, by) : null
    battery.fate = to === null ? 'lost' : 'captured'
    battery.fateSideId = to
    return { figure: id, die, to }
  })
}

function rollHorses(board: Board, ctx: BattleContext): Rolled['horses'] {
  return board.battle.savedMounted.map((id) => {
    const die = ctx.roll('1d6', 'horse')[0]!
    const horse = die >= 4 ? 'wounded' : 'dead'
    board.officer(id).horseFate = horse
    return { figure: id, die, horse }
  })
}

/** Treated where the field is his own side's, its allies' or nobody's, else a captive (MB-BAT-OFF-14, MB-END-3). */
function settleWounded(board: Board, figure: Figure, holders: readonly string[]): Rolled['wounded'][number] {
  const isAmongFriends = holders.length === 0 || holders.some((side) => side === figure.sideId || board.areAllies(side, figure.sideId))
  const captor = isAmongFriends ? null : holders[0]!
  figure.fate = captor === null ? 'treated' : 'prisoner'
  figure.fateSideId = captor
  return { figure: figure.id, rank: board.officer(figure.id).rank, captor }
}

/** Dice once the battle has ended: batteries as they were overturned, then horses as their officers were saved (MB-END-8). */
export const Aftermath = battleCommand({
  schema: z.strictObject({}),
  who: ['system', 'master'],
  handler(board, _data, ctx) {
    checkMaster(ctx)
    const { battle } = board
    if (!battle.holders || battle.settled) throw new RuleError('E_WRONG_PHASE', { phase: battle.phase })
    const holders = [...battle.holders]
    const batteries = rollBatteries(board, holders, ctx)
    const horses = rollHorses(board, ctx)
    const wounded = Object.values(board.state.figures)
      .filter(({ status }) => status === 'wounded')
      .sort(byId)
      .map((figure) => settleWounded(board, figure, holders))
    battle.settled = true
    ctx.emit({ type: 'AftermathRolled', batteries, horses, wounded })
  },
})

/** The master ends a battle by agreement of all C-in-Cs and names the holders, or nobody (MB-END-1). */
export const EndByAgreement = battleCommand({
  schema: z.strictObject({ holder: z.union([z.string(), z.array(z.string())]).nullable() }),
  who: ['master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    if (board.battle.phase === 'ended') throw new RuleError('E_BATTLE_OVER')
    const named = data.holder === null ? [] : typeof data.holder === 'string' ? data.holder.split('+') : data.holder
    const unknown = named.find((side) => !board.order().includes(side))
    if (unknown !== undefined) throw new RuleError('E_NO_TARGET', { side: unknown })
    endBattle(
      board,
      board.order().filter((side) => named.includes(side)),
      ctx,
    )
  },
})
