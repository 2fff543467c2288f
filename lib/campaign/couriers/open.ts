import type { Context } from '@/lib/kernel/command'
import { find } from '@/lib/kernel/table'
import { notify } from '../notices'
import type { CampaignState, March } from '../state'
import { generalsOf, openArmies } from './encounter'
import type { CouriersEvent } from './events'

/**
 * A rider who goes openly comes to troops of another state: no throw, the generals there are told who he is (EP-13). An envoy is
 * brought to them and goes no further; who shows a pass rides on.
 */
export function presentHimself(draft: CampaignState, march: March, ctx: Context<CouriersEvent>): void {
  const { officerId, toId: sectorId, passage } = march
  const armies = passage === 'hidden' ? [] : openArmies(draft, march)
  if (passage === 'hidden' || officerId === null || armies.length === 0) return
  const toldTo = generalsOf(draft, armies)
  const person = find(draft.people, officerId)
  const facts = {
    sectorId,
    sector: draft.sectors[sectorId]!.name,
    officerId,
    name: person?.character ?? '',
    stateId: person?.stateId ?? null,
  }
  for (const personId of toldTo) notify(draft, ctx, personId, passage === 'envoy' ? 'envoyArrived' : 'passShown', facts)
  if (passage === 'envoy') march.rest = []
  ctx.emit({ type: 'RiderPresented', officerId, sectorId, passage, toldTo })
}
