import type { DiceQuestion } from '@/lib/live/client/commands'
import type { ErrorParams } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import type { ViewsOfBattle } from '@/lib/rules/macrobattle/known'
import type { SeenEvent } from '@/lib/rules/ruleset'
import type { Choice, PracticeSide } from './setup'

/** Namespace of the socket over which a practice battle on two devices runs. Nobody logs in: who has the key of a side plays it. */
export const practiceNamespace = '/practice'

/** A place in a practice battle. `code`: what one tells the other; `key`: this device's own secret. */
export interface PracticeSeat {
  code: string
  side: PracticeSide
  key: string
}

/** What one side sees now, complete, and what was told since it was last sent. */
export interface PracticePicture {
  choice: Choice
  side: PracticeSide
  seen: ViewsOfBattle
  /** Steps told before these: the client keeps so many and drops what was taken back. */
  from: number
  told: SeenEvent[][]
  mayUndo: boolean
  /** The practice's clock, milliseconds. */
  at: number
  /** The other player: has never come, is here, or has his page closed. */
  other: 'awaited' | 'here' | 'away'
}

export type PracticeTrouble = 'notFound' | 'taken' | 'full' | 'tooMany' | 'bad' | 'unavailable'

export type SeatAnswer = { ok: true; seat: PracticeSeat } | { ok: false; why: PracticeTrouble }
export type GiveAnswer =
  | { ok: true }
  | { ok: false; why: 'refused'; code: string; params: ErrorParams }
  | { ok: false; why: 'dice'; question: DiceQuestion }
  | { ok: false; why: PracticeTrouble }

/** A command of a battle with the faces that people threw for it, where they throw. */
export interface PracticeGiving {
  command: string
  data: { [key: string]: Json }
  dice: number[]
}

export interface PracticeClientEvents {
  create: (choice: unknown, side: unknown, reply: (answer: SeatAnswer) => void) => void
  /** `key` null: takes the place that is free. */
  join: (code: unknown, key: unknown, reply: (answer: SeatAnswer) => void) => void
  give: (giving: unknown, reply: (answer: GiveAnswer) => void) => void
  undo: (reply: (answer: GiveAnswer) => void) => void
  /** The program places what has yet to be placed. */
  arrange: (reply: (answer: GiveAnswer) => void) => void
  /** The other side keeps the field. */
  surrender: (reply: (answer: GiveAnswer) => void) => void
}

export interface PracticeServerEvents {
  picture: (picture: PracticePicture) => void
}
