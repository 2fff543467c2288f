import type { CommandDefinition, Context, Role } from '@/lib/kernel/command'
import type { z } from 'zod'
import { Board } from './board'
import type { BattleEvent } from './events'
import type { BattleState } from './tables'

export type BattleContext = Context<BattleEvent>
export type BattleCommand = CommandDefinition<BattleState, BattleEvent>

/** Declares a command of a battle. Its handler gets the battle as a board; rows of the board may be changed. */
export function battleCommand<Schema extends z.ZodType>(options: {
  schema: Schema
  who?: readonly (Role | 'anyone' | 'system')[]
  handler: (board: Board, data: z.infer<Schema>, ctx: BattleContext) => void
}): BattleCommand {
  return {
    schema: options.schema,
    who: options.who ?? ['anyone'],
    backdated: false,
    undoable: true,
    handler: (draft, data, ctx) => options.handler(new Board(draft), data as z.infer<Schema>, ctx),
  }
}
