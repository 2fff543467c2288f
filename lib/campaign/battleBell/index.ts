import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import type { CampaignState } from '../state'
import { bellCommands } from './commands'
import type { BellEvent } from './events'
import type { BellViewRows } from './viewRows'

/** Whose layer is the bottom one: everybody else hears the wall, where the turn of a running battle stands too. */
const bottom = ({ kind }: Audience): boolean => kind === 'wall' || kind === 'master' || kind === 'audit'

const bellStops: View<CampaignState> = {
  name: 'bellStops',
  reads: ['holds', 'battles'],
  rows(state, audience): ViewRows {
    if (!bottom(audience)) return {}
    const rows: Record<string, BellViewRows['bellStops']> = {}
    for (const { kind, itemId, at } of Object.values(state.holds)) {
      const battle = kind === 'battle' ? state.battles[itemId] : undefined
      // A turn begun while the clock stands, stands from its first moment.
      if (battle?.phase === 'running') rows[itemId] = { at: Math.max(at, battle.turnStartedAt ?? at) }
    }
    return rows
  },
}

const forMasters = (event: BellEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

/** The bell of a battle's turn (MB-BAT-TRN-3, EP-20): it may stand still. That it rings is the battle's own affair. */
export const battleBell: Feature<BellEvent> = {
  name: 'battleBell',
  commands: bellCommands,
  due: {},
  answers: {},
  views: [bellStops],
  visibility: { BellStopped: forMasters, BellStarted: forMasters },
}
