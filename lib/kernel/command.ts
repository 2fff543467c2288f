import type { z } from 'zod'
import type { DiceSource, Roll } from './dice'
import type { ErrorParams } from './errors'
import type { Json } from './json'
import type { Patch } from './patches'

/** What a client sends. `as`: on whose behalf (master only). */
export interface Command {
  id: string
  type: string
  data: Json
  as?: string | null
  /** Faces thrown at the table, in order; or `server`: the server throws for this command even in table mode. */
  dice?: number[] | 'server' | null
  /** When it really happened, in event milliseconds (EP-1); only for commands that start something. */
  happenedAt?: number | null
}

export const roles = ['master', 'host', 'volunteer', 'officer', 'courier', 'participant', 'auditor'] as const
/** Roles of a person are a set (DESIGN §6). `host` is the table's host (ведущий стола). */
export type Role = (typeof roles)[number]

/** Who gives the command. `system` fires what falls due. A read-only screen never becomes an actor. */
export interface Actor {
  id: string
  roles: readonly Role[]
  system: boolean
}

/** An earlier command as undo needs it. */
export interface PastCommand {
  seq: number
  commandId: string
  type: string
  actorId: string
  atEvent: number
  events: { type: string }[]
  patches: Patch[]
  inverse: Patch[]
  /** `seq` of the commands that this one took back; most take back none. */
  undoes: readonly number[]
}

/** Earlier commands of the campaign, read by the shell before the run. */
export interface History {
  find(seq: number): PastCommand | null
  /** All later commands in their order. */
  after(seq: number): PastCommand[]
}

/** What a handler may use besides the draft: nothing here reads a clock, randomness, the network or the database. */
export interface Context<Event> {
  actor: Actor
  /** The person on whose behalf the master acts, or null. */
  as: string | null
  /** Whose command it is for the rules: `as` or the actor. */
  by: string
  /** True for the master acting in his own name and for the system: what the references call "by the master". */
  master: boolean
  /** Event time, milliseconds since the start of the event: the moment the command entered the queue, or the deadline of a due item. */
  now: number
  /** When it really happened (EP-1), never later than `now`; equal to `now` when nothing was said. */
  happenedAt: number
  /** Wall clock, milliseconds since 1970 UTC, injected; only for anchoring the event clock. */
  utc: number
  history: History
  /** Ids of due items that failed in this process: nothing waits for them. */
  failed: ReadonlySet<string>
  /** Throws dice and stores the roll with the command. */
  roll(notation: string, purpose: string): number[]
  /** A new opaque id, `<prefix>_<random>`. */
  id(prefix: string): string
  /** States what happened. */
  emit(event: Event): void
  /** Gives the sender an error but keeps the changes made (HQ-DEC-10 only). The handler returns after it. */
  refuse(code: string, params?: ErrorParams): void
  /** A small value that the sender gets with his answer, such as the id of what he made. Must be his to know. */
  answer(value: Json): void
}

export type Handler<State, Data, Event> = (draft: State, data: Data, ctx: Context<Event>) => void

/** A command as a feature declares it. `who` documents the roles that may give it (the handler checks them in the reference's order). */
export interface CommandDefinition<State, Event, Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  who: readonly (Role | 'anyone' | 'system')[]
  /** May carry `happenedAt` (EP-1). */
  backdated: boolean
  /** False for commands that only their opposite may take back, such as the clock's. */
  undoable: boolean
  handler: Handler<State, z.infer<Schema>, Event>
}

/** Something that falls due by the event clock. */
export interface DueItem {
  /** Which kind of thing fires: `march.cross`, `card.deadline`. */
  kind: string
  /** The row it belongs to. */
  id: string
  /** Deadline in event milliseconds. */
  at: number
  /** Order at the same instant (DESIGN §4): 0 completed marches … 7 battle clocks. */
  group: number
  /** Order inside the group, compared from left to right: order of acceptance, opening, then id. */
  order: readonly (number | string)[]
}

export interface DueKind<State, Event> {
  /** All items of this kind that are pending in the state. What is held or waits for dice is left out. */
  list(state: State): DueItem[]
  fire(draft: State, item: DueItem, ctx: Context<Event>): void
}

/** What came of a command. `next` is the same object as the state before when it was refused. */
export interface Outcome<State, Event> {
  next: State
  patches: Patch[]
  inverse: Patch[]
  events: Event[]
  rolls: Roll[]
  answer: Json
  error: { code: string; params: ErrorParams } | null
}

/** What the shell gives to one run. */
export interface RunInput {
  actor: Actor
  as: string | null
  now: number
  happenedAt: number | null
  utc: number
  dice: DiceSource
  history: History
  /** Ids of due items that failed in this process. Absent: none. */
  failed?: ReadonlySet<string>
  id(prefix: string): string
  /** Tables that the caller alone holds and that may be changed in place: then only the newest state counts. Absent: none. */
  owned?: WeakSet<object>
}
