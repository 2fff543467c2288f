import { setting } from '../settings'
import type { CampaignState, Officer, Unit } from '../state'
import type { UnitKind } from './tables'
import { unitsOf } from './units'

/** Minutes of one crossing by kind of unit (MB-MAP-4, MB-MAP-5). */
export function minutesOfKind(state: Pick<CampaignState, 'settings'>, kind: UnitKind): number {
  switch (kind) {
    case 'LC':
    case 'DR':
    case 'HC':
      return setting(state, 'campaign.cavalryMinutes')
    case 'LI':
    case 'MU':
    case 'PK':
      return setting(state, 'campaign.infantryMinutes')
    case 'SB':
      return setting(state, 'campaign.saboteurMinutes')
    case 'FA':
      return setting(state, 'campaign.artilleryMinutes')
    case 'HA':
      return setting(state, 'campaign.horseArtilleryMinutes')
  }
}

/**
 * Least minutes of one crossing of an army and the kind of unit that sets it: the slowest one (MB-MAP-6). Officers riding with it do
 * not matter; units away on a pursuit are not there to slow it (MB-PUR-6). An army that corrections left empty goes on foot.
 */
export const paceOfArmy = (state: Pick<CampaignState, 'settings' | 'units'>, armyId: string): Pace =>
  paceOfUnits(state, unitsOf(state, armyId))

/** The same for units that march together, such as a part that is sent off (MB-MAP-9). */
export function paceOfUnits(state: Pick<CampaignState, 'settings'>, units: readonly Unit[]): Pace {
  const present = units.filter((unit) => unit.awayUntil === null)
  return (
    (present.length > 0 ? present : units)
      .map((unit) => ({ minutes: minutesOfKind(state, unit.kind), slowest: unit.kind }))
      .reduce((slowest, next) => (slowest && slowest.minutes >= next.minutes ? slowest : next), null as Pace | null) ?? {
      minutes: setting(state, 'campaign.infantryMinutes'),
      slowest: 'LI',
    }
  )
}
export type Pace = { minutes: number; slowest: UnitKind }

/**
 * Least minutes of one crossing of an officer alone: a courier's while he has a horse (MB-COU-1), though it be wounded, for he can ride
 * it again (MB-END-6); who has lost it goes on foot (MB-MAP-5).
 */
export const minutesOfOfficer = (state: Pick<CampaignState, 'settings'>, officer: Officer): number =>
  setting(state, officer.horse === 'dead' ? 'campaign.footOfficerMinutes' : 'campaign.courierMinutes')
