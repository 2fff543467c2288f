'use client'
import { armyBody, officerBody, sendable, type Body } from '@/components/general/orderModel'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import type { OrderDraft } from '../masterStore'

/** The body an order is for, the others that may go with it from the same place, and whether the order may hold several crossings. */
export function useOrderBodies(
  kind: OrderDraft['kind'],
  bodyId: string,
): { main: Body | null; companions: { body: Body; name: string }[]; longRoute: boolean } {
  const army = useRow('armies', kind === 'army' ? bodyId : null)
  const person = useRow('people', kind === 'rider' ? bodyId : null)
  const armies = useRows('armies')
  const settings = useView('settings')
  const number = (name: string, fallback: number) => (typeof settings[name]?.value === 'number' ? settings[name].value : fallback)
  const minutes = { mounted: number('campaign.courierMinutes', 5), foot: number('campaign.footOfficerMinutes', 30) }
  const main = army ? armyBody(army) : person?.officer ? officerBody(person.id, person.officer, minutes) : null
  const companions = army
    ? sendable(armies)
        .filter((other) => other.id !== army.id && other.stateId === army.stateId && other.sectorId === army.sectorId)
        .map((other) => ({ body: armyBody(other), name: other.name }))
    : []
  return { main, companions, longRoute: kind === 'rider' || settings['campaign.queueArmyOrders']?.value === true }
}
