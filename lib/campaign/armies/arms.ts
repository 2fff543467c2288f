import type { UnitKind } from './tables'

/** Arms of service (род войск), in the order flags show them. */
export const arms = ['artillery', 'cavalry', 'infantry'] as const
export type Arm = (typeof arms)[number]

/** The arm of each kind of unit (macrobattle reference, section 1). Saboteurs are light infantry (MB-BAT-UNI-9). */
export const armOf: Record<UnitKind, Arm> = {
  LI: 'infantry',
  MU: 'infantry',
  PK: 'infantry',
  SB: 'infantry',
  LC: 'cavalry',
  DR: 'cavalry',
  HC: 'cavalry',
  FA: 'artillery',
  HA: 'artillery',
}
