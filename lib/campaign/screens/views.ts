import { find } from '@/lib/kernel/table'
import type { View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { ScreenViewRows } from './viewRows'

/** A device's own row, without the name that the masters gave it. */
const own: View<CampaignState> = {
  name: 'screen',
  reads: ['screens'],
  screens: true,
  rows(state, audience): ViewRows {
    const row = audience.kind === 'screen' ? find(state.screens, audience.id) : null
    if (!row) return {}
    const { number, room, layout, theme, sound, flashes } = row
    return { screen: { number, room, layout, theme, sound, flashes } satisfies ScreenViewRows['screen'] }
  },
}

const all: View<CampaignState> = {
  name: 'screens',
  reads: ['screens'],
  rows(state, { kind }): ViewRows {
    if (kind !== 'master' && kind !== 'audit') return {}
    return Object.fromEntries(
      Object.values(state.screens).map(({ id, ...columns }) => [
        id,
        { ...columns, position: columns.number } satisfies ScreenViewRows['screens'],
      ]),
    )
  },
}

export const screenViews = [own, all]
