import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { LegalAction, SeenEvent } from '@/lib/rules/ruleset'

/** What one step of the battle told this viewer. */
export interface ToldStep {
  key: string
  events: readonly SeenEvent[]
}

/** Why the last thing asked for was refused; numbered, so that the same refusal is told again. */
export interface Refusal {
  count: number
  code: string
  params: Readonly<Record<string, unknown>>
}

/** Words for sides and places: a practice battle has colours, a campaign states and territories. */
export interface BattleWords {
  /** "The blue". */
  side: (id: string) => string
  /** "of the blue". */
  of: (id: string) => string
  /** A territory beyond an edge. */
  place: (id: string) => string
  /** The name that a figure has of its own; null: by its kind. */
  own: (id: string) => string | null
}

export type Act = (action: Pick<LegalAction, 'command' | 'data'>) => void

/** A battle as a page gives it to the board. Where it comes from and who takes its commands is the page's affair. */
export interface BattleGiven {
  /** As this viewer knows it (`knownBattle`). */
  state: BattleState
  /** For whom commands are given here, as `legal` of the rule system takes it; null: this viewer looks on. */
  seat: string | null
  /** Exact chances are shown before dice are thrown. */
  odds: boolean
  /** Dice are shown as they fall. */
  showsDice: boolean
  words: BattleWords
  /** Oldest first. */
  told: readonly ToldStep[]
  refusal: Refusal | null
  /** The moment now by the battle's clock, milliseconds; null: its turns are not timed. */
  now: (() => number) | null
  act: Act
  /** Lets the program place what has yet to be placed; null: not here. */
  arrange: (() => void) | null
  /** What is said of a side that is waited for. */
  waiting: (sideId: string) => string
}
