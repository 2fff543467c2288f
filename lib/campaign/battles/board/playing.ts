import type { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { beginningOf } from '@/lib/kernel/text'
import { command } from '../../feature'
import type { CampaignState } from '../../state'
import { openToAll } from '../calling'
import { battleAtTable, isHost, isOnBoard } from '../guards'
import type { Battle } from '../lookup'
import type { TableEvent } from '../opening'
import { follow, type FollowContext } from './follow'
import { giveOnBoard } from './give'
import { boardState } from './rows'
import { play, toBoard, toTable } from './schemas'
import { seatOf } from './seats'
import { takeToBoard, takeToTable } from './taking'

/** What the host of a table may not do for the master. */
const mastersAlone = new Set(['EndByAgreement', 'Amend', 'SetCard', 'SetBounds', 'SetTurnLimit'])
/** Given by the campaign itself when its moment comes, or a matter of the map (`state.setRelation`). */
const givenElsewhere = new Set(['Reinforce', 'Aftermath', 'SetRelation'])

/**
 * The battle, and the seat from which the giver plays; null: he plays all of them, as the master and the host of the battle do. Who is not
 * there gets the same answer whether it is fought or not (MB-INF-11).
 */
function seatAt(draft: CampaignState, battleId: string, given: string, ctx: FollowContext): { battle: Battle; seat: string | null } {
  const battle = find(draft.battles, battleId)
  const board = battle && boardState(draft, battle.id)
  if (ctx.master) {
    if (!battle) throw new RuleError('E_UNKNOWN', { what: 'battle' })
    if (!board) throw new RuleError('E_NO_BOARD')
    return { battle, seat: null }
  }
  if (!battle || !board) throw new RuleError('E_NOT_AUTHORISED')
  if (isHost(draft, battle, ctx.by)) {
    if (mastersAlone.has(given)) throw new RuleError('E_NOT_AUTHORISED')
    return { battle, seat: null }
  }
  const seat = seatOf(draft, battle, board, ctx.by)
  if (!seat) throw new RuleError('E_NOT_AUTHORISED')
  return { battle, seat: seat.seat }
}

function checkPlayed(draft: CampaignState, battle: Battle, seat: string | null): void {
  const { status } = draft.boards[battle.id]!
  if (status === 'over') throw new RuleError('E_BATTLE_OVER')
  if (status === 'table') throw new RuleError('E_NO_BOARD')
  // After the table the master and the host set the positions of both sides.
  if (status === 'positions' && seat !== null) throw new RuleError('E_WRONG_PHASE', { phase: 'positions' })
}

/** Mutineers hand in how they will be called; their side has an id of the campaign's making. */
function namedMutiny(draft: CampaignState, battle: Battle, data: z.infer<typeof play>['do']['data'], ctx: FollowContext) {
  const name = typeof data.newSide === 'string' ? beginningOf(data.newSide.trim(), 120) : ''
  if (name === '') return data
  const id = ctx.id('side')
  const board = draft.boards[battle.id]!
  board.names = { ...board.names, [id]: name }
  return { ...data, newSide: id }
}

export const boardCommands = {
  /** One command of the battle's reference, under its own names (macrobattle, section 16.3). */
  'battle.play': command<typeof play, TableEvent>({
    schema: play,
    who: ['officer', 'host', 'master'],
    handler(draft, data, ctx) {
      const given = data.do.command
      const { battle, seat } = seatAt(draft, data.battle, given, ctx)
      checkPlayed(draft, battle, seat)
      if (givenElsewhere.has(given)) throw new RuleError('E_NOT_AVAILABLE')
      const what = given === 'DeclareMutiny' ? namedMutiny(draft, battle, data.do.data, ctx) : data.do.data
      const played = giveOnBoard(draft, battle, seat, { command: given, data: what }, ctx)
      if (given === 'EndByAgreement') battle.byAgreement = true
      follow(draft, battle, played, ctx)
    },
  }),
  /** The battle is fought on the digital board from now on; one whose commanders are only called is opened (EP-9, EP-20). */
  'battle.toBoard': command<typeof toBoard, TableEvent>({
    schema: toBoard,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleAtTable(draft, data.battle, ctx, 'called', 'deployment', 'running')
      if (battle.phase === 'called') openToAll(draft, battle, ctx)
      takeToBoard(draft, battle, data.map, ctx)
    },
  }),
  /** It is fought with tin figures from now on; nothing of what happened is lost (EP-20). */
  'battle.toTable': command<typeof toTable, TableEvent>({
    schema: toTable,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleAtTable(draft, data.battle, ctx, 'deployment', 'running')
      if (!isOnBoard(draft, battle.id)) throw new RuleError('E_NO_BOARD')
      takeToTable(draft, battle, ctx)
    },
  }),
}
