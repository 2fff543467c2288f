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
  /** A rider who goes openly came to troops of another state (EP-13). An envoy goes no further. */
  | { type: 'RiderPresented'; officerId: string; sectorId: string; passage: 'envoy' | 'pass'; toldTo: string[] }
