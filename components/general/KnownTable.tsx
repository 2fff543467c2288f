'use client'
import { useEffect, useMemo, type ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import type { ViewRows } from '@/lib/kernel/view'
import type { LiveClient } from '@/lib/live/client/connection'
import { useLiveClient } from '@/lib/live/client/hooks'
import { LiveContext } from '@/lib/live/client/LiveProvider'
import type { LiveState } from '@/lib/live/client/store'

/** The live state with the rows of the table as this person last saw them. */
function withKnown(state: LiveState): LiveState {
  const known = Object.entries(state.views.lastKnown ?? {})
  if (known.length === 0) return state
  return { ...state, views: { ...state.views, ...Object.fromEntries(known.map(([name, row]) => [name, row.rows as ViewRows])) } }
}

function clientOf(live: LiveClient): { client: LiveClient; follow: () => () => void } {
  const store = createStore<LiveState>(() => withKnown(live.store.getState()))
  const take = () => store.setState(withKnown(live.store.getState()), true)
  return {
    client: { ...live, store },
    follow() {
      take()
      return live.store.subscribe(take)
    },
  }
}

/**
 * Shows what stands inside as the person last saw the table while he is away from it (`info.flagsWhere`, EP-11). Nothing of it is
 * live: whoever uses this says so, with the time.
 */
export function KnownTable({ children }: { children: ReactNode }) {
  const live = useLiveClient()
  const known = useMemo(() => (live ? clientOf(live) : null), [live])
  useEffect(() => known?.follow(), [known])
  return <LiveContext.Provider value={known?.client ?? null}>{children}</LiveContext.Provider>
}
