import type { z } from 'zod'
import type { CommandDefinition } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import type { TableDefinition, Tables } from '@/lib/kernel/table'
import type { ViewRows } from '@/lib/kernel/view'

/**
 * Who looks at a battle or acts in it: the master; a seat, which is a side or one person's place in it by the rule system's own id;
 * everybody else, spectators and the wall.
 */
export type Viewer = { kind: 'master' } | { kind: 'seat'; id: string } | { kind: 'public' }

/** An event as a viewer sees it. */
export type SeenEvent = { type: string } & { [key: string]: Json }

/** The only way out of a battle: the rows of a view that one viewer may see, complete for that viewer. */
export interface BattleView<State> {
  name: string
  reads: readonly (keyof State & string)[]
  rows(state: State, viewer: Viewer): ViewRows
}

/** Something a seat may do now: a command that would be accepted. `cost` is what it takes of the side's means, in the system's own unit. */
export interface LegalAction {
  command: string
  data: { [key: string]: Json }
  cost: number
}

/** The exact chance of one outcome of an action: `ways` of `of` equally likely throws. `subject`: the piece or cell it speaks of. */
export interface Chance {
  outcome: string
  subject: string | null
  ways: number
  of: number
}

/** A command that the server gives when its moment comes by the event clock. */
export interface Deadline {
  /** Event milliseconds. */
  at: number
  command: string
  data: { [key: string]: Json }
}

/** What a rule system gives (DESIGN §7): one folder of `lib/rules` each. A battle is run by the same kernel as the campaign. */
export interface Ruleset<State extends Tables = Tables, Event extends { type: string } = { type: string }, Setup = unknown> {
  /** Name of its folder, and `system` in files of `play`. */
  id: string
  title: string
  /** Shape of what a battle starts from. */
  setup: z.ZodType<Setup>
  start(setup: Setup): State
  /** Tables of a battle's state. */
  tables: Record<keyof State & string, TableDefinition>
  /** Commands by the names of the battle's reference. */
  commands: Record<string, CommandDefinition<State, Event>>
  /** Ids of the seats there are now. */
  seats(state: State): string[]
  views: readonly BattleView<State>[]
  /** What a viewer sees of each event; `null`: he does not learn of it. Total by type. `state` is the state after the command. */
  visibility: { [Type in Event['type']]: (event: Extract<Event, { type: Type }>, viewer: Viewer, state: State) => SeenEvent | null }
  /** What falls due by the clock. Absent: nothing does. */
  deadlines?(state: State): Deadline[]
  /** All that a seat may do now, as its side may know it (never judged by what is hidden from it). */
  legal?(state: State, seat: string): LegalAction[]
  /** Exact chances of an action that throws dice; empty for one that throws none. */
  odds?(state: State, action: Pick<LegalAction, 'command' | 'data'>): Chance[]
}

/** A rule system whose state, events and setup are its own affair. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- systems of different states stand in one list
export type AnyRuleset = Ruleset<any, any, any>
