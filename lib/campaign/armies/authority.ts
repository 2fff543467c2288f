import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { setting } from '../settings'
import type { Army, CampaignState } from '../state'

/** Who gives an order: the `by` of the reference, and whether it is the master in his own name. */
export type Giver = Pick<Context<never>, 'by' | 'master'>

/** A captive gives no orders and sees nothing live (EP-11); nor does who was executed (MB-BAT-OFF-14) or has left the event. */
export function isAtLarge(state: Pick<CampaignState, 'people' | 'officers'>, personId: string): boolean {
  const status = find(state.officers, personId)?.status
  return !(find(state.people, personId)?.left ?? true) && status !== 'captive' && status !== 'executed'
}

/** Controller or authorised officer (MB-GEN-5), while at large. */
export const commandsArmy = (state: Pick<CampaignState, 'people' | 'officers'>, army: Army, personId: string): boolean =>
  (army.generalId === personId || army.authorised.includes(personId)) && isAtLarge(state, personId)

/** Who may order an army: its controller, who is authorised, and the master (MB-GEN-3, MB-GEN-5). */
export const mayOrderArmy = (state: Pick<CampaignState, 'people' | 'officers'>, army: Army, giver: Giver): boolean =>
  giver.master || commandsArmy(state, army, giver.by)

/**
 * The person who hears what the general of an army hears: its controller while at large, else the master who plays it (MB-AMB-100,
 * MB-GEN-3, EP-11).
 */
export const generalOf = (state: Pick<CampaignState, 'people' | 'officers'>, army: Army): string =>
  army.generalId !== null && isAtLarge(state, army.generalId) ? army.generalId : 'master'

/**
 * Who may know the strength of an army besides the master (MB-INF-2, MB-AMB-18): its controller and, unless the setting says
 * `commander`, generals and marshals of its state. Being authorised to order it is not enough.
 */
export function maySeeStrength(state: CampaignState, army: Army, personId: string): boolean {
  if (!isAtLarge(state, personId)) return false
  if (army.generalId === personId) return true
  if (setting(state, 'info.strengthAudience') === 'commander') return false
  const rank = find(state.officers, personId)?.rank
  return (rank === 'general' || rank === 'marshal') && find(state.people, personId)?.stateId === army.stateId
}

/** The army with this id if the giver may order it, in the reference's order of checks: `E_NO_ARMY`, `E_NOT_AUTHORISED`. */
export function armyToOrder(state: CampaignState, armyId: string, giver: Giver): Army {
  const army = find(state.armies, armyId)
  if (!army) throw new RuleError('E_NO_ARMY', { army: armyId })
  if (!mayOrderArmy(state, army, giver)) throw new RuleError('E_NOT_AUTHORISED')
  return army
}
