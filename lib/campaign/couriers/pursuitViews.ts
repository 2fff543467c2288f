import { find } from '@/lib/kernel/table'
import type { Audience, View } from '@/lib/kernel/view'
import type { CampaignState, RowIn, Unit } from '../state'
import { isAtLarge } from '../armies'
import type { ViewRowTypes } from '../viewRows'
import { windowEndsAt } from './window'

type SuspicionRow = ViewRowTypes['suspicions']
type PursuitRow = ViewRowTypes['pursuits']

const seesAll = ({ kind }: Audience): boolean => kind === 'master' || kind === 'audit'
const nameOf = (state: CampaignState, personId: string): string | null => find(state.people, personId)?.character ?? null

function suspicionRow(state: CampaignState, suspicion: RowIn<'suspicions'>, audience: Audience): SuspicionRow {
  const whole = seesAll(audience)
  const person = audience.kind === 'person' ? audience.id : (suspicion.toldTo[0] ?? 'master')
  return {
    sectorId: suspicion.sectorId,
    at: suspicion.at,
    courierId: whole ? suspicion.courierId : null,
    courierName: whole ? nameOf(state, suspicion.courierId) : null,
    windowEndsAt: windowEndsAt(state, suspicion, person),
    pursued: suspicion.pursued,
  }
}

/** Reports of suspicious persons, without name, errand or direction (MB-INF-7); whether the rider is still there is not told. */
export const suspicionsView: View<CampaignState> = {
  name: 'suspicions',
  reads: ['suspicions', 'notices', 'people', 'officers', 'settings'],
  rows(state, audience) {
    const shown = Object.values(state.suspicions).filter(
      (suspicion) =>
        seesAll(audience) || (audience.kind === 'person' && suspicion.toldTo.includes(audience.id) && isAtLarge(state, audience.id)),
    )
    return Object.fromEntries(shown.map((suspicion) => [suspicion.id, suspicionRow(state, suspicion, audience)]))
  },
}

function pursuitRow(state: CampaignState, pursuit: RowIn<'pursuits'>, whole: boolean): PursuitRow {
  const { suspicionId, sectorId, generalId, at, outcome, returnAt, returned } = pursuit
  const units = pursuit.unitIds.map((unitId) => find(state.units, unitId)).filter((unit): unit is Unit => unit !== null)
  const known = whole || outcome === 'caught'
  return {
    ...{ suspicionId, sectorId, generalId, at, outcome, returnAt, returned },
    units: units.map(({ id, kind, name }) => ({ id, kind, name })),
    courierId: known ? pursuit.courierId : null,
    courierName: known ? nameOf(state, pursuit.courierId) : null,
  }
}

/** Pursuits: the general who sent one, and the master (section 16.2). */
export const pursuitsView: View<CampaignState> = {
  name: 'pursuits',
  reads: ['pursuits', 'units', 'people', 'officers'],
  rows(state, audience) {
    const shown = Object.values(state.pursuits).filter(
      (pursuit) => seesAll(audience) || (audience.kind === 'person' && pursuit.generalId === audience.id && isAtLarge(state, audience.id)),
    )
    return Object.fromEntries(shown.map((pursuit) => [pursuit.id, pursuitRow(state, pursuit, seesAll(audience))]))
  },
}
