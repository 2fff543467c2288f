import type { Audience, View } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { ViewRowTypes } from '../viewRows'

/** The map lies on the table for everybody: the wall's layer carries it, master and audit stand alone (DESIGN §6). */
const forEverybody = (audience: Audience): boolean => audience.kind === 'wall' || audience.kind === 'master' || audience.kind === 'audit'

function publicView<Name extends 'states' | 'relations' | 'sectors'>(
  name: Name,
  row: (source: CampaignState[Name][string]) => ViewRowTypes[Name],
): View<CampaignState> {
  return {
    name,
    reads: [name],
    rows(state, audience) {
      if (!forEverybody(audience)) return {}
      return Object.fromEntries(Object.values(state[name]).map((source) => [source.id, row(source as CampaignState[Name][string])]))
    },
  }
}

export const mapViews = [
  publicView('states', ({ name, short, colour, position }) => ({ name, short, colour, position })),
  publicView('relations', ({ a, b, relation }) => ({ a, b, relation })),
  publicView('sectors', ({ id: _id, ...columns }) => columns),
]
