'use client'
import { useContext, useMemo } from 'react'
import type { PoolId } from '@/lib/campaign/hq/tables'
import { useRow, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { HolderContext } from './actor'
import type { PoolAmounts } from './payment'

/** What the HQ screen shows, gathered from its views. */
export interface Hq {
  /** Null on a wall, and on the shared tablet while nobody holds it: nobody acts here. */
  me: Pick<LiveRow<'me'>, 'personId' | 'character' | 'roles' | 'present'> | null
  /** Null until the pools have come. */
  pools: Record<PoolId, { value: number; start: number }> | null
  amounts: PoolAmounts
  open: LiveRow<'cards'>[]
  announcement: LiveRow<'announcements'> | null
  /** Volunteers of the event who have not left, on watch first. */
  volunteers: LiveRow<'people'>[]
  present: LiveRow<'people'>[]
  clockRuns: boolean
  status: LiveRow<'clock'>['status'] | null
  label: string
  quorumLeast: number
  wordSeconds: number
}

const none = { value: 0, start: 0 }

export function useHq(): Hq {
  const own = useRow('me', 'me')
  const holderId = useContext(HolderContext)
  const holder = useRow('people', holderId)
  const pools = useView('pools')
  const cards = useRows('cards')
  const announcements = useRows('announcements')
  const people = useRows('people')
  const clock = useRow('clock', 'clock')
  const campaign = useRow('campaign', 'campaign')
  const least = useRow('settings', 'collective.min')
  const seconds = useRow('settings', 'word.windowSec')
  return useMemo(() => {
    const { energy = none, resources = none, bchs = none } = pools
    const volunteers = people.filter((person) => person.roles.includes('volunteer') && !person.left)
    return {
      // Four digits open what a volunteer does, nothing of his other roles.
      me: holder ? { personId: holder.id, character: holder.character, roles: ['volunteer'], present: holder.present } : own,
      pools: pools.energy ? { energy, resources, bchs } : null,
      amounts: { energy: energy.value, resources: resources.value, bchs: bchs.value },
      open: cards.filter((card) => card.state === 'open'),
      announcement: announcements[0] ?? null,
      volunteers: volunteers.sort((a, b) => Number(b.present) - Number(a.present) || a.position - b.position),
      present: volunteers.filter((person) => person.present),
      clockRuns: clock?.status === 'running',
      status: clock?.status ?? null,
      label: campaign?.hqLabel ?? '',
      quorumLeast: typeof least?.value === 'number' ? least.value : 2,
      wordSeconds: typeof seconds?.value === 'number' ? seconds.value : 60,
    }
  }, [own, holder, pools, cards, announcements, people, clock, campaign, least, seconds])
}
