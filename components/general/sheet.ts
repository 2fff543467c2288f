import type { Body } from './orderModel'

/** What lies open over the page; one at a time. */
export type Sheet =
  | { kind: 'army'; armyId: string }
  | { kind: 'order'; bodies: Body[]; target: string | null }
  | { kind: 'split'; armyId: string }
  | { kind: 'merge'; armyId: string; otherId: string }
  | { kind: 'countermand'; marchId: string }
  | { kind: 'letter'; letterId: string }
  | { kind: 'mail'; letterId: string }
  | { kind: 'hand'; letterId: string }
  | { kind: 'write' }
  | { kind: 'pursuit'; suspicionId: string }

export type OpenSheet = (sheet: Sheet) => void
