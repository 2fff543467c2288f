import type { Context, History, RunInput } from '@/lib/kernel/command'
import { BadInput, RuleError } from '@/lib/kernel/errors'
import { run } from '@/lib/kernel/run'
import { masterActor, seatActor } from '@/lib/rules/give'
import { commands } from '@/lib/rules/macrobattle/commands'
import type { BattleEvent } from '@/lib/rules/macrobattle/events'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { CampaignState } from '../../state'
import type { Battle } from '../lookup'
import type { BattleContext } from '../opening'
import { boardState, writeChanges } from './rows'
import { tell } from './told'

/** Battles take nothing back by reading earlier commands: the campaign's undo does. */
const noHistory: History = { find: () => null, after: () => [] }

/** What a command did to the board. */
export interface Played {
  before: BattleState
  after: BattleState
  events: BattleEvent[]
}

/**
 * Runs something on the board as the rules run a command, and writes down and tells what came of it. `seat` null: the master. Dice are
 * the campaign's, so that they are thrown, counted and kept as all others. Throws the rules' refusals.
 */
export function changeBoard(
  draft: CampaignState,
  battle: Battle,
  seat: string | null,
  work: (board: BattleState, ctx: Context<BattleEvent>) => void,
  ctx: BattleContext,
): Played {
  const before = boardState(draft, battle.id)!
  const input: RunInput = {
    ...{ actor: seat === null ? masterActor : seatActor(seat), as: null, happenedAt: null, history: noHistory },
    ...{ now: ctx.now, utc: ctx.utc },
    id: (prefix) => ctx.id(prefix),
    dice: {
      roll: ({ notation, purpose }) => ({
        ...{ number: null, source: 'server', commitment: null },
        faces: ctx.roll(notation, `board.${purpose}`),
      }),
    },
  }
  const { next: after, patches, events, error } = run<BattleState, BattleEvent>(before, input, work)
  if (error) throw new RuleError(error.code, error.params)
  if (patches.length > 0) writeChanges(draft, battle.id, after, patches)
  // Once positions are set it is the turn that runs which goes on, not a first one (see `resumeTurn`).
  const isPlacing = draft.boards[battle.id]!.status === 'positions'
  tell(draft, battle, after, isPlacing ? events.filter(({ type }) => type !== 'TurnStarted') : events, ctx)
  return { before, after, events }
}

/** Gives one command of the battle's reference; its shape is checked first. */
export function giveOnBoard(
  draft: CampaignState,
  battle: Battle,
  seat: string | null,
  given: { command: string; data: unknown },
  ctx: BattleContext,
): Played {
  const { schema, handler } = commands[given.command]!
  const parsed = schema.safeParse(given.data)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new BadInput(['data', 'do', 'data', ...issue.path.map(String)].join('.'), issue.message)
  }
  return changeBoard(draft, battle, seat, (board, inner) => handler(board, parsed.data, inner), ctx)
}
