import type { Arm } from '../armies'

/** The body that moves: an army with the arms of its flag, or a lone officer. Exactly one of the ids is set. */
export interface MovingBody {
  armyId: string | null
  officerId: string | null
  stateId: string | null
  arms: Arm[]
}

/** Facts of marches. */
export type MarchesEvent =
  | {
      type: 'OrderAccepted'
      orderId: string
      /** Order of acceptance among all orders; for master and audit. */
      number: number
      byId: string
      armyIds: string[]
      officerIds: string[]
      route: string[]
      minutes: number | null
      text: string
    }
  | ({ type: 'FlagAtBorder'; fromId: string; toId: string } & MovingBody)
  | ({ type: 'FlagCrossed'; fromId: string; toId: string } & MovingBody)
  /** At rest at the end of a march. `text` is the rest of what the order said (EP-3), for the master. */
  | ({ type: 'FlagHalted'; sectorId: string; orderId: string; text: string } & MovingBody)
  /** Called back in the first half (MB-MAP-11). */
  | ({ type: 'MarchStopped'; sectorId: string } & MovingBody)
  /** A master dealt with the rest of what an order said (EP-3). */
  | { type: 'InstructionDone'; instructionId: string; orderId: string; text: string }
