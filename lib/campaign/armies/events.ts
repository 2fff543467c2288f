import type { Arm } from './arms'

/** Facts of armies as bodies. `arms` are those of each flag afterwards; strengths are in views alone (MB-INF-2). */
export type ArmiesEvent =
  | {
      type: 'ArmySplit'
      armyId: string
      newId: string
      stateId: string
      sectorId: string
      arms: Arm[]
      newArms: Arm[]
      /** What went over; master and audit only. */
      unitIds: string[]
      officerIds: string[]
    }
  | { type: 'ArmiesJoined'; armyId: string; absorbedIds: string[]; stateId: string; sectorId: string; arms: Arm[] }
