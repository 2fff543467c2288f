/** What comes of the throw (MB-COU-4, -5, -6). */
export type CourierOutcome = 'unnoticed' | 'noticed' | 'seized'

/** Facts of couriers. They carry whom they are told to, as it was at that moment. */
export type CouriersEvent =
  | {
      type: 'CourierTested'
      officerId: string
      sectorId: string
      dice: number[]
      /** Number of enemy units; never disclosed (MB-INF-6, MB-COU-7). */
      n: number
      outcome: CourierOutcome
    }
  | { type: 'SuspiciousPerson'; suspicionId: string; sectorId: string; courierId: string; toldTo: string[] }
  | { type: 'CourierSeized'; officerId: string; sectorId: string; captorId: string; toldTo: string[] }
  /** One die of the rider against those of the regiments sent (MB-PUR-2, -3). */
  | {
      type: 'PursuitRolled'
      pursuitId: string
      suspicionId: string
      sectorId: string
      officerId: string
      /** Person of the general, or `master`. */
      generalId: string
      rider: number
      pursuers: number[]
      outcome: 'caught' | 'escaped'
    }
  | { type: 'PursuitTimed'; pursuitId: string; generalId: string | null; returnAt: number }
  /** `apart`: their army has marched off, they are one of their own (MB-PUR-6). */
  | {
      type: 'CavalryReturned'
      pursuitId: string
      sectorId: string
      armyId: string
      generalId: string | null
      unitIds: string[]
      apart: boolean
    }
  /** A rider who goes openly came to troops of another state (EP-13). An envoy goes no further. */
  | { type: 'RiderPresented'; officerId: string; sectorId: string; passage: 'envoy' | 'pass'; toldTo: string[] }
