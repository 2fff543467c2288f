import type { Context, CommandDefinition, DueKind, Handler, Role } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import type { Audience, View } from '@/lib/kernel/view'
import type { z } from 'zod'
import type { CampaignState, RowIn } from './state'

/** An event as an audience sees it: its type and only what it may know. */
export type VisibleEvent = { type: string } & { [key: string]: Json }

/**
 * What each audience sees of each event of a feature: total by type, so that a new event cannot be forgotten (DESIGN §2).
 * `null`: this audience does not learn of it. `state` is the state after the command.
 */
export type Visibility<Event extends { type: string }> = {
  [Type in Event['type']]: (event: Extract<Event, { type: Type }>, audience: Audience, state: CampaignState) => VisibleEvent | null
}

/** What a feature of the campaign gives: one folder of `lib/campaign` each. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- features of different events stand in one list
export interface Feature<Event extends { type: string } = any> {
  name: string
  commands: Record<string, CommandDefinition<CampaignState, Event>>
  due: Record<string, DueKind<CampaignState, Event>>
  /** Finishes a due item whose dice were thrown at the table (EP-4), by kind of the item; `ctx.now` is the item's own moment. */
  answers: Record<string, (draft: CampaignState, request: RowIn<'diceRequests'>, faces: number[], ctx: Context<Event>) => void>
  views: readonly View<CampaignState>[]
  visibility: Visibility<Event>
}

/** Declares a command; by default it may not be backdated and may be undone. */
export function command<Schema extends z.ZodType, Event>(options: {
  schema: Schema
  who: readonly (Role | 'anyone' | 'system')[]
  backdated?: boolean
  undoable?: boolean
  handler: Handler<CampaignState, z.infer<Schema>, Event>
}): CommandDefinition<CampaignState, Event> {
  const { backdated = false, undoable = true, handler, ...rest } = options
  return { ...rest, backdated, undoable, handler: handler as Handler<CampaignState, unknown, Event> }
}
