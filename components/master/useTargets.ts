'use client'
import { useMemo } from 'react'
import { useRow, useView } from '@/lib/live/client/hooks'
import type { MapSelection } from '@/components/map/selection'
import { useMaster } from './masterStore'
import { useOrderBodies } from './selection/useOrderBodies'

/** While an order is written: the sectors it may go to next, and what pressing one of them does. Null otherwise. */
export function useTargets(): { targets: ReadonlySet<string>; pick: (selection: MapSelection) => boolean } | null {
  const order = useMaster((state) => state.order)
  const setRoute = useMaster((state) => state.setRoute)
  const { main, longRoute } = useOrderBodies(order?.kind ?? 'army', order?.bodyId ?? '')
  const from = order && main ? (longRoute ? (order.route.at(-1) ?? main.sectorId) : main.sectorId) : null
  const here = useRow('sectors', from)
  const flags = useView('flags')
  return useMemo(() => {
    if (!order || !here) return null
    const targets = new Set(here.neighbours.map((neighbour) => neighbour.sectorId))
    return {
      targets,
      // A flag in the target means its sector: flags must not be in the way of an order.
      pick: (selection) => {
        const sectorId = selection.kind === 'sector' ? selection.id : selection.kind === 'army' ? flags[selection.id]?.sectorId : undefined
        if (!sectorId || !targets.has(sectorId)) return false
        setRoute(longRoute ? [...order.route, sectorId] : [sectorId])
        return true
      },
    }
  }, [order, here, flags, setRoute, longRoute])
}
