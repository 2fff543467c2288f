'use client'
import { useMemo } from 'react'
import { useRow, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import type { ArmyWithId, MarchWithId } from './orderModel'

/** What a general's phone shows, gathered from its views: his own, and nothing foreign but flags (MB-INF-1…5). */
export interface General {
  me: LiveRow<'me'> | null
  state: LiveRow<'states'> | null
  mine: ArmyWithId[]
  /** Armies of the state that he may see but not order. */
  others: ArmyWithId[]
  marches: MarchWithId[]
  /** His own ride, if he is on the road alone. */
  ride: MarchWithId | null
  orders: LiveRow<'orders'>[]
  /** Lone officers of the state (MB-INF-3). */
  riders: LiveRow<'riders'>[]
  letters: LiveRow<'notices'>[]
  unread: number
  clockRuns: boolean
  captive: boolean
  queueArmyOrders: boolean
  splitOnMarch: boolean
  /** Minutes of a crossing for an officer alone (MB-MAP-4, -5). */
  riderMinutes: { mounted: number; foot: number }
  sectorName: (id: string) => string
  personName: (id: string | null) => string | null
}

export function useGeneral(): General {
  const me = useRow('me', 'me')
  const state = useRow('states', me?.stateId)
  const armies = useRows('armies')
  const marches = useRows('marches')
  const orders = useRows('orders')
  const notices = useRows('notices')
  const sectors = useView('sectors')
  const people = useView('people')
  const riders = useView('riders')
  const riderList = useRows('riders')
  const clock = useRow('clock', 'clock')
  const settings = useView('settings')
  return useMemo(() => {
    const setting = <Value>(name: string, fallback: Value): Value => (settings[name]?.value ?? fallback) as Value
    const letters = notices.filter((notice) => notice.personId === me?.personId).sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    return {
      me,
      state,
      mine: armies.filter((army) => army.mayCommand),
      others: armies.filter((army) => !army.mayCommand),
      marches: [...marches].sort((a, b) => a.arriveAt - b.arriveAt),
      ride: marches.find((march) => march.officerId !== null && march.officerId === me?.personId) ?? null,
      orders: [...orders].filter((order) => order.byId === me?.personId).sort((a, b) => b.number - a.number),
      riders: riderList.filter((rider) => rider.stateId === (me?.stateId ?? null)),
      letters,
      unread: letters.filter((letter) => letter.readAt === null).length,
      clockRuns: clock?.status === 'running',
      captive: me?.officer?.status === 'captive',
      queueArmyOrders: setting('campaign.queueArmyOrders', false),
      splitOnMarch: setting('campaign.splitOnMarch', false),
      riderMinutes: { mounted: setting('campaign.courierMinutes', 5), foot: setting('campaign.footOfficerMinutes', 30) },
      sectorName: (id) => sectors[id]?.name ?? id,
      personName: (id) =>
        id === null ? null : id === me?.personId ? me.character : (people[id]?.character ?? riders[id]?.character ?? null),
    }
  }, [me, state, armies, marches, orders, notices, sectors, people, riders, riderList, clock, settings])
}
