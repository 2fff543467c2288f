import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import type { ViewName, ViewRowTypes } from '../viewRows'

type Rows<Name extends ViewName> = Record<string, ViewRowTypes[Name]>

/** A view of HQ: who reads what. The hall's wall sees of HQ only what `hq.publicOnWall` opens (EP-44). */
export function view<Name extends ViewName>(
  name: Name,
  reads: readonly (keyof CampaignState)[],
  rows: (state: CampaignState, reader: Reader) => Rows<Name>,
): View<CampaignState> {
  const readerOf = (state: CampaignState, audience: Audience) => {
    if (audience.kind === 'person') return { person: audience.id }
    if (audience.kind === 'hq') return 'hq'
    if (audience.kind === 'master' || audience.kind === 'audit') return 'master'
    return audience.kind === 'wall' && setting(state, 'hq.publicOnWall') ? 'publicWall' : null
  }
  return {
    name,
    reads,
    rows(state, audience) {
      const reader = readerOf(state, audience)
      return (reader === null ? {} : rows(state, reader)) as unknown as ViewRows
    },
  }
}

export const byId = <Row extends { id: string }, Shown>(rows: readonly Row[], show: (row: Row) => Shown): Record<string, Shown> =>
  Object.fromEntries(rows.map((row) => [row.id, show(row)]))

export type Reader = 'hq' | 'master' | 'publicWall' | { person: string }
export const isHq = (reader: Reader): boolean => reader === 'hq' || reader === 'master'
export const isPublic = (reader: Reader): boolean => isHq(reader) || reader === 'publicWall'
