import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { CampaignState } from '../state'
import type { SurvivalEvent } from './events'
import { battleOver } from './rolls'

type About = Extract<SurvivalEvent, { ship: string }>

const isMaster = ({ kind }: Audience): boolean => kind === 'master' || kind === 'audit'

/** Who is in it: the ship's player and the host of its table. */
function concerned(event: About, audience: Audience, state: CampaignState): boolean {
  const ship = state.ships[event.ship]
  if (audience.kind !== 'person' || !ship) return false
  return ship.ownerId === audience.id || (ship.tableId !== null && state.gameTables[ship.tableId]?.hostId === audience.id)
}

/** A running battle is nobody's news but the host's and the player's (HQ-COU-1). */
const inBattle = (event: About, audience: Audience, state: CampaignState): VisibleEvent | null =>
  isMaster(audience) || concerned(event, audience, state) ? { ...event } : null

/** The roll is HQ's business too, once the battle is over. */
const afterBattle = (event: About, audience: Audience, state: CampaignState): VisibleEvent | null => {
  const ship = state.ships[event.ship]
  const toHq = audience.kind === 'hq' && ship !== undefined && battleOver(state, ship)
  return toHq ? { ...event } : inBattle(event, audience, state)
}

/** A master's reason stays with master and audit. */
const withoutReason = (event: About & { reason: string }, audience: Audience, state: CampaignState): VisibleEvent | null => {
  if (isMaster(audience)) return { ...event }
  const { reason: _reason, ...shown } = event
  return afterBattle(shown as unknown as About, audience, state)
}

const publicly = (event: SurvivalEvent, audience: Audience): VisibleEvent | null =>
  isMaster(audience) || audience.kind === 'wall' ? { ...event } : null

export const survivalVisibility: Visibility<SurvivalEvent> = {
  ShipRegistered: inBattle,
  ShipOut: inBattle,
  ShipBack: inBattle,
  ShipLeft: inBattle,
  SurvivalRolled: afterBattle,
  SurvivalAidUsed: afterBattle,
  SurvivalFinal: afterBattle,
  SurvivalOverridden: withoutReason,
  SurvivalOverrideCleared: withoutReason,
  CeremonyShown: publicly,
  CeremonyEnded: publicly,
}
