import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ViewRows } from '@/lib/kernel/view'
import type { MasterPresence } from '@/lib/live/presence'
import type { News } from '@/lib/live/protocol'
import { mergeView, type Layers } from './layers'

/** `refused`: the server does not know this screen (no session, a dead token); the person has to log in again. */
export type ConnectionStatus = 'connecting' | 'live' | 'stale' | 'refused'

export interface LiveState {
  status: ConnectionStatus
  /** True once the first snapshot is here: before it, screens show skeletons. */
  ready: boolean
  /** Changes with every start of the server. */
  boot: string | null
  layers: Layers
  /** Views as this screen sees them, layers merged. */
  views: Readonly<Record<string, ViewRows>>
  /** The last public facts, oldest first; screens that hear the wall. */
  news: readonly News[]
  /** Last record; master and audit only. */
  seq: number | null
  /** When something last came from the server, in `performance.now` milliseconds. */
  heardAt: number | null
  /** Commands on their way. */
  sending: number
  /** Masters at their desks; masters only. */
  masters: readonly MasterPresence[]
}

export type LiveStore = StoreApi<LiveState>

export const createLiveStore = (): LiveStore =>
  createStore<LiveState>(() => ({
    status: 'connecting',
    ready: false,
    boot: null,
    layers: {},
    views: {},
    news: [],
    seq: null,
    heardAt: null,
    sending: 0,
    masters: [],
  }))

/** Puts new layers in and merges again only the views that may have changed. */
export function putLayers(store: LiveStore, layers: Layers, touched: readonly string[], rest: Partial<LiveState>): void {
  const views = { ...store.getState().views }
  for (const name of touched) views[name] = mergeView(layers, name)
  store.setState({ layers, views, ready: true, ...rest })
}
