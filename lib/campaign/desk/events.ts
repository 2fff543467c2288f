import type { HoldKind } from '../holds'
import type { RowIn } from '../state'

type Reminder = RowIn<'reminders'>

/** Facts of the master's desk. */
export type DeskEvent =
  | { type: 'ReminderSet'; reminder: string; about: Reminder['about']; aboutId: string | null; at: number; text: string }
  | { type: 'ReminderRang'; reminder: string; about: Reminder['about']; aboutId: string | null; text: string }
  | { type: 'ReminderDone'; reminder: string; text: string }
  /** `from`: the master who had it before, when it was taken over. */
  | { type: 'ItemTaken'; kind: string; itemId: string; byId: string; from: string | null }
  | { type: 'ItemGivenBack'; kind: string; itemId: string; byId: string }
  /** Stopped with its own clock (EP-5). */
  | { type: 'ThingHeld'; kind: HoldKind; itemId: string; at: number }
  /** It runs again; its deadlines are later by so many event milliseconds. */
  | { type: 'ThingReleased'; kind: HoldKind; itemId: string; ms: number }
  | { type: 'HandoverWritten'; handover: string; byId: string }
  | { type: 'HandoverRead'; handover: string; byId: string }
  /** The reason of an earlier command was said in quiet time (EP-7). */
  | { type: 'ReasonGiven'; commandId: string; command: string; reason: string }
