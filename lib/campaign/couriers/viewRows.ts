import type { RowIn } from '../state'

type UnitKind = RowIn<'units'>['kind']

/** Rows of the views of couriers and pursuits. Times are event milliseconds. */
export interface CourierViewRows {
  /** Reports of suspicious persons. Person: the generals who were told; master and audit. Never says where the rider is now. */
  suspicions: {
    sectorId: string
    at: number
    /** The rider; null but for master and audit (MB-INF-7). */
    courierId: string | null
    courierName: string | null
    /** When the window of this general ends (MB-PUR-4); null: not read yet (EP-43). For the master: of the first who was told. */
    windowEndsAt: number | null
    pursued: boolean
  }
  /** Pursuits. Person: the general who sent it; master and audit. */
  pursuits: {
    suspicionId: string
    sectorId: string
    generalId: string | null
    at: number
    units: { id: string; kind: UnitKind; name: string }[]
    /** Null while the dice wait. */
    outcome: 'caught' | 'escaped' | null
    /** Who was caught; null otherwise, but for master and audit. */
    courierId: string | null
    courierName: string | null
    /** Null: the master is asked when the pursuit ends (event preset). */
    returnAt: number | null
    returned: boolean
  }
}
