'use client'
import { useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { ViewName, ViewRowTypes } from '@/lib/campaign/viewRows'
import type { Json } from '@/lib/kernel/json'
import type { ViewRows } from '@/lib/kernel/view'
import type { Answer } from '@/lib/live/protocol'
import type { CommandOptions, EventListener, LiveClient } from './connection'
import { LiveContext } from './LiveProvider'
import { createLiveStore, type LiveState } from './store'
import { subscribeTick } from './ticker'

/** A row with its id, as screens use it. */
export type LiveRow<Name extends ViewName> = ViewRowTypes[Name] & { id: string }

/** What a screen shows before its connection exists (and on the server): nothing yet. */
const beforeConnection = createLiveStore()
const noRows: ViewRows = {}

export const useLiveClient = (): LiveClient | null => useContext(LiveContext)

/** A value picked from the live state; the picked value must keep its identity while nothing changed. */
export function useLive<Value>(pick: (state: LiveState) => Value): Value {
  const store = useLiveClient()?.store ?? beforeConnection
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    () => pick(beforeConnection.getState()),
  )
}

/** Rows of a view by id, as this screen's layers show them. */
export function useView<Name extends ViewName>(name: Name): Readonly<Record<string, ViewRowTypes[Name]>> {
  return useLive((state) => state.views[name] ?? noRows) as unknown as Readonly<Record<string, ViewRowTypes[Name]>>
}

const lists = new WeakMap<object, { id: string }[]>()
const order = (a: { id: string; position?: unknown }, b: { id: string; position?: unknown }): number =>
  Number(a.position ?? 0) - Number(b.position ?? 0) || (a.id < b.id ? -1 : 1)

/** Rows of a view as a list, by position, then id. The list keeps its identity while the view does not change. */
export function rowsInOrder<Name extends ViewName>(rows: Readonly<Record<string, ViewRowTypes[Name]>>): LiveRow<Name>[] {
  let list = lists.get(rows)
  if (!list) {
    list = Object.entries(rows)
      .map(([id, row]) => ({ ...row, id }))
      .sort(order)
    lists.set(rows, list)
  }
  return list as LiveRow<Name>[]
}
export const useRows = <Name extends ViewName>(name: Name): LiveRow<Name>[] => rowsInOrder(useView(name))

const withIds = new WeakMap<object, object>()
/** One row, or null while it is absent or may not be known. */
export function useRow<Name extends ViewName>(name: Name, id: string | null | undefined): LiveRow<Name> | null {
  const row = useView(name)[id ?? '']
  if (!row || id === null || id === undefined) return null
  let known = withIds.get(row)
  if (!known) {
    known = { ...row, id }
    withIds.set(row, known)
  }
  return known as LiveRow<Name>
}

/** Event milliseconds now, moving in steps (a second unless told). Screens count down from it, never from their own clock. */
export function useEventTime(step = 1_000): number {
  const clock = useLiveClient()?.clock
  return useSyncExternalStore(
    subscribeTick,
    () => Math.floor((clock?.now() ?? 0) / step) * step,
    () => 0,
  )
}

export interface Connection {
  status: LiveState['status']
  ready: boolean
  boot: string | null
  seq: number | null
  sending: number
}

/** How fresh this screen is. */
export function useConnection(): Connection {
  const status = useLive((state) => state.status)
  const ready = useLive((state) => state.ready)
  const boot = useLive((state) => state.boot)
  const seq = useLive((state) => state.seq)
  const sending = useLive((state) => state.sending)
  return { status, ready, boot, seq, sending }
}

/** Whole seconds since the server was last heard; null before the first packet. */
export function useSilence(): number | null {
  const store = useLiveClient()?.store ?? beforeConnection
  return useSyncExternalStore(
    subscribeTick,
    () => {
      const { heardAt } = store.getState()
      return heardAt === null ? null : Math.max(0, Math.floor((performance.now() - heardAt) / 1000))
    },
    () => null,
  )
}

/** Calls the listener with the events of every packet, and the audience whose stream told them. */
export function useEvents(listener: EventListener): void {
  const client = useLiveClient()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => client?.onEvents((events, audience) => latest.current(events, audience)), [client])
}

export type SendCommand = (type: string, data: Json, options?: CommandOptions) => Promise<Answer>

/** Gives a command; the answer comes when it is final. The screen changes when the server's packet arrives, not before. */
export function useSendCommand(): SendCommand {
  const client = useLiveClient()
  return useCallback<SendCommand>(
    (type, data, options) => client?.send(type, data, options) ?? Promise.resolve({ ok: false, id: '', kind: 'unavailable' }),
    [client],
  )
}

/** Masters who are at their desks now, one line for each screen (EP-8). */
export const useMasters = (): LiveState['masters'] => useLive((state) => state.masters)

/** Tells the other masters what this one looks at, as long as the page is open. */
export function useLooking(what: string | null): void {
  const client = useLiveClient()
  useEffect(() => client?.look(what), [client, what])
}
