import type { RowIn } from '../state'
import type { FinalResult, Verdict } from './tables'

/** A ship's roll as shown; `verdict` is what stands once it is final, a master's over the computed one. */
export interface ShownRoll {
  dice: number[]
  modifiers: number
  rerolls: number
  /** What the cause of the loss adds (AMB-F34). */
  causeModifier: number
  /** Last die plus modifiers and what the cause adds, clamped (SURV-4). */
  result: FinalResult
  final: boolean
  verdict: Verdict | null
}

export interface SurvivalViewRows {
  /** Master, audit: all. HQ: ships out of action whose battle is over. A host: those of his tables. A player: his own. */
  ships: Omit<RowIn<'ships'>, 'id' | 'cause'> & {
    cause: string | null
    /** It must roll now. */
    owesRoll: boolean
    roll: ShownRoll | null
    /** Help of HQ this ship can still take; null: none at all (another side, or final). */
    room: { reroll: number; plus1: number } | null
    /** Master and audit: what the rules computed, while a master's verdict stands over it. */
    computed: Verdict | null
  }
  /** How many ships wait, have thrown, are final. The wall when `hq.publicOnWall`. One row `survival`. */
  survivalCounts: { waiting: number; thrown: number; final: number }
  /** The ceremony on the wall (EP-35). One row `ceremony`. */
  ceremony: {
    queue: { id: string; name: string; captain: string; result: FinalResult | null }[]
    shipId: string | null
    ship: { name: string; side: string; captain: string; crew: string[]; components: string[]; roll: ShownRoll | null } | null
  }
}
