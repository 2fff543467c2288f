import type { CampaignState, TableName } from '@/lib/campaign/state'
import { applyPatches } from '@/lib/kernel/patches'
import { audienceName, parseAudience, type Listener } from '@/lib/kernel/view'
import type { AuditRecord } from '@/lib/store/types'
import { hearsIn } from '../audiences'
import { eventsFor, viewChanges, viewsFor } from '../views'

/** To whom something of the records was shown (EP-6): what their streams carried, whether or not they looked. */
export interface Seen {
  /** Audiences other than the masters' with the records of which they got an event or a changed row. */
  audiences: { audience: string; seqs: number[] }[]
  /** People by the nearest stream that carried it to them: their own, HQ's or their state's, or only the wall's. */
  people: { id: string; by: 'own' | 'group' | 'wall'; seqs: number[] }[]
  /** Records that were not looked into any more, since there were too many. */
  unlooked: number
}

/** Records looked into: each is compared for every audience. */
const MOST_LOOKED_INTO = 12

const listenersOf = (state: CampaignState): Listener[] => [
  { kind: 'wall' },
  { kind: 'outside' },
  { kind: 'hq' },
  ...Object.keys(state.states).map((id): Listener => ({ kind: 'state', id })),
  ...Object.values(state.people)
    .filter(({ roles, left }) => !roles.includes('master') && !left)
    .map(({ id }): Listener => ({ kind: 'person', id })),
]

/** Audiences that got an event of a record or a changed row. */
function reached(before: CampaignState, after: CampaignState, { events, patches }: AuditRecord): string[] {
  const touched = new Set(patches.map(({ table }) => table as TableName))
  const got = (listener: Listener): boolean => {
    if (eventsFor(events, listener, after).length > 0) return true
    // Only views that read what changed can differ.
    const [was, is] = [before, after].map((state) => viewsFor(state, listener, {}, touched))
    return Object.keys(viewChanges(was!, is!)).length > 0
  }
  return listenersOf(after).filter(got).map(audienceName)
}

const rank = { own: 0, group: 1, wall: 2 } as const
const nearness = (audience: string): 'own' | 'group' | 'wall' =>
  audience.startsWith('person:') ? 'own' : audience === 'wall' || audience === 'outside' ? 'wall' : 'group'

/**
 * Who was shown something of these records. `records`: the first looked-into one and all later ones, ascending; `state`: after the last
 * of them. The states between are made by going back over the inverse patches.
 */
export function whoSaw(state: CampaignState, records: readonly AuditRecord[], seqs: ReadonlySet<number>): Seen {
  let before = applyPatches(
    state,
    [...records].reverse().flatMap(({ inverse }) => inverse),
  )
  const audiences = new Map<string, number[]>()
  const people = new Map<string, { by: 'own' | 'group' | 'wall'; seqs: number[] }>()
  let looked = 0
  for (const record of records) {
    if (looked === MOST_LOOKED_INTO) break
    const after = applyPatches(before, record.patches)
    if (seqs.has(record.seq)) {
      looked += 1
      const got = new Set(reached(before, after, record))
      for (const audience of got) audiences.set(audience, [...(audiences.get(audience) ?? []), record.seq])
      for (const person of Object.values(after.people)) {
        const near = hearsIn(after, person).filter((audience) => got.has(audience))
        if (near.length === 0 || person.roles.includes('master')) continue
        const best = near.map(nearness).sort((a, b) => rank[a] - rank[b])[0]!
        const known = people.get(person.id)
        const by = known && rank[known.by] < rank[best] ? known.by : best
        people.set(person.id, { by, seqs: [...(known?.seqs ?? []), record.seq] })
      }
    }
    before = after
  }
  return {
    audiences: [...audiences]
      .filter(([name]) => parseAudience(name)?.kind !== 'person')
      .map(([audience, list]) => ({ audience, seqs: list })),
    people: [...people].map(([id, seen]) => ({ id, ...seen })).sort((a, b) => rank[a.by] - rank[b.by]),
    unlooked: seqs.size - looked,
  }
}
