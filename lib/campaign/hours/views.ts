import type { View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import { closedBy, nextClosing, nextOpening } from './schedule'
import type { HoursViewRows } from './viewRows'

const openingHours: View<CampaignState> = {
  name: 'openingHours',
  reads: ['openingHours'],
  rows(state, { kind }): ViewRows {
    if (kind !== 'master' && kind !== 'audit') return {}
    return Object.fromEntries(Object.values(state.openingHours).map(({ id, opens, closes }) => [id, { opens, closes }]))
  },
}

const hours: View<CampaignState> = {
  name: 'hours',
  reads: ['openingHours', 'clock'],
  rows(state, { kind }): ViewRows {
    if ((kind !== 'wall' && kind !== 'master' && kind !== 'audit') || Object.keys(state.openingHours).length === 0) return {}
    const row: HoursViewRows['hours'] = {
      closed: closedBy(state) !== null,
      opens: nextOpening(state)?.opens ?? null,
      closesAt: nextClosing(state)?.at ?? null,
    }
    return { hours: row }
  },
}

export const hoursViews = [openingHours, hours]
