import type { FinalResult, SurvivalOutcome } from './tables'

/** Facts of survival (fleet reference, section 14). They carry the ship's name and what views need. */
export type SurvivalEvent =
  | { type: 'ShipRegistered'; ship: string; name: string; side: string; map: string | null }
  | { type: 'ShipOut'; ship: string; name: string; map: string | null; cause: string | null }
  | { type: 'ShipBack' | 'ShipLeft'; ship: string; name: string; map: string | null }
  | { type: 'SurvivalRolled'; ship: string; name: string; die: number }
  | { type: 'SurvivalAidUsed'; ship: string; name: string; aid: 'reroll' | 'plus1'; die: number; result: FinalResult }
  | { type: 'SurvivalFinal'; ship: string; name: string; result: FinalResult; outcome: SurvivalOutcome }
  | { type: 'SurvivalOverridden'; ship: string; name: string; result: FinalResult; outcome: SurvivalOutcome; reason: string }
  | { type: 'SurvivalOverrideCleared'; ship: string; name: string; reason: string }
  | { type: 'CeremonyShown'; ship: string | null; name: string | null }
  | { type: 'CeremonyEnded' }
