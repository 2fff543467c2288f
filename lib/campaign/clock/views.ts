import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import type { ViewRowTypes } from '../viewRows'
import { clockOf } from './time'
import { timeline } from './timeline'

/** Audiences that have a layer of their own at the bottom: everybody else hears the wall. */
const bottom = ({ kind }: Audience): boolean => kind === 'wall' || kind === 'master' || kind === 'audit'

const clock: View<CampaignState> = {
  name: 'clock',
  reads: ['clock'],
  rows(state, audience): ViewRows {
    const row = clockOf(state)
    if (!row || !bottom(audience)) return {}
    const { status, rate, startsAt, zone, rehearsal } = row
    return { clock: { status, rate, startsAt, zone, rehearsal } satisfies ViewRowTypes['clock'] }
  },
}

/** How the event is named and shown. `hqOpen`: the wall shows HQ's pools and cards. */
const campaign: View<CampaignState> = {
  name: 'campaign',
  reads: ['settings'],
  rows(state, audience): ViewRows {
    if (!bottom(audience)) return {}
    const row: ViewRowTypes['campaign'] = {
      title: setting(state, 'campaign.title'),
      subtitle: setting(state, 'campaign.subtitle'),
      sectorLabel: setting(state, 'labels.sector'),
      hqLabel: setting(state, 'labels.hq'),
      theme: setting(state, 'campaign.theme'),
      hqOpen: setting(state, 'hq.publicOnWall'),
    }
    return { campaign: row }
  },
}

export const clockViews = [clock, campaign, timeline]
