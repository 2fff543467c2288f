import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import type { CampaignState } from '../state'
import { allegianceCommands, allegianceDue } from './commands'
import type { AllegianceEvent } from './events'

const isTable = ({ kind }: Audience): boolean => kind === 'master' || kind === 'audit'
const mastersOnly = (event: AllegianceEvent, audience: Audience): VisibleEvent | null => (isTable(audience) ? { ...event } : null)

/** Until its moment a change of side is known at the masters' table alone. */
const allegianceChanges: View<CampaignState> = {
  name: 'allegianceChanges',
  reads: ['allegianceChanges'],
  rows(state, audience): ViewRows {
    if (!isTable(audience)) return {}
    return Object.fromEntries(Object.values(state.allegianceChanges).map(({ id, ...columns }) => [id, columns]))
  },
}

export const allegiance: Feature<AllegianceEvent> = {
  name: 'allegiance',
  commands: allegianceCommands,
  due: allegianceDue,
  answers: {},
  views: [allegianceChanges],
  visibility: {
    SideChangePlanned: mastersOnly,
    SideChangeDropped: mastersOnly,
    /** That armies carry another flag, everybody sees; who went, the two states hear. */
    SideChanged(event, audience): VisibleEvent | null {
      if (isTable(audience)) return { ...event }
      const { type, leftId, joinsId, armyIds, person, character } = event
      if (audience.kind === 'wall') return armyIds.length > 0 ? { type, leftId, joinsId, armyIds } : null
      const own = audience.kind === 'state' && (audience.id === leftId || audience.id === joinsId)
      return own ? { type, leftId, joinsId, person, character } : null
    },
  },
}
