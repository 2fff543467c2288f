import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { CampaignState } from '../state'
import { boardOnWall } from './board/onWall'
import type { BattlesEvent, Facts } from './events'
import { isAtBattle, isPublic, seesWhole, sideOfPerson } from './people'

const seesAll = ({ kind }: Audience): boolean => kind === 'master' || kind === 'audit'
const battleOf = (state: CampaignState, battleId: string) => state.battles[battleId] ?? null

/** Those who run the table. */
function atTable(event: BattlesEvent & { battleId: string }, audience: Audience, state: CampaignState): VisibleEvent | null {
  const battle = battleOf(state, event.battleId)
  return seesAll(audience) || (battle && seesWhole(state, battle, audience)) ? ({ ...event } as VisibleEvent) : null
}

/** Everybody at the battle. */
function atBattle(event: BattlesEvent & { battleId: string }, audience: Audience, state: CampaignState): VisibleEvent | null {
  const battle = battleOf(state, event.battleId)
  return seesAll(audience) || (battle && isAtBattle(state, battle, audience)) ? ({ ...event } as VisibleEvent) : null
}

/** Those who run the table, and the people of this side. */
function ownSide(
  event: BattlesEvent & { battleId: string; sideId: string },
  audience: Audience,
  state: CampaignState,
): VisibleEvent | null {
  const battle = battleOf(state, event.battleId)
  const own = battle && audience.kind === 'person' ? sideOfPerson(state, battle, audience.id) : null
  return own?.id === event.sideId ? ({ ...event } as VisibleEvent) : atTable(event, audience, state)
}

/** Everybody. */
const openly = (event: BattlesEvent, audience: Audience): VisibleEvent | null =>
  seesAll(audience) || audience.kind === 'wall' ? ({ ...event } as VisibleEvent) : null

/** What each audience sees of battles (section 16.2): that there is one is public from its opening on, strengths never (MB-INF-9). */
export const battlesVisibility: Visibility<BattlesEvent> = {
  CommandersCalled(event, audience): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    if (audience.kind !== 'person' || !event.personIds.includes(audience.id)) return null
    return { type: event.type, battleId: event.battleId, sectorId: event.sectorId }
  },
  CommanderArrived: atTable,
  BattleOpened: openly,
  BattleCalledOff: (event, audience, state) => (event.wasOpen ? openly(event, audience) : atBattle(event, audience, state)),
  ArmyJoinedBattle: (event, audience, state) => (event.open ? openly(event, audience) : atBattle(event, audience, state)),
  OfficerJoinedBattle(event, audience): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    const own =
      (audience.kind === 'state' && audience.id === event.stateId) || (audience.kind === 'person' && audience.id === event.officerId)
    return own ? { ...event } : null
  },
  CavalryJoinedBattle(event, audience, state): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    const general = state.armies[event.armyId]?.generalId
    return audience.kind === 'person' && audience.id === general ? { ...event } : null
  },
  LeaderNamed: atBattle,
  SidesJoined(event, audience, state) {
    const battle = battleOf(state, event.battleId)
    return battle && isPublic(battle) ? openly(event, audience) : atBattle(event, audience, state)
  },
  TableSet: atTable,
  EdgeSet: ownSide,
  BoundsSet: ownSide,
  TurnLimitSet: atBattle,
  BattleTurn: atBattle,
  TurnBell: atBattle,
  ForceEntered: ownSide,
  BattleMarked: atTable,
  MarkStruck: atTable,
  // The march itself shows as every flag does.
  LeftBattle: ownSide,
  MutinyStruck: atBattle,
  BattleEnded: openly,
  AftermathRolled: atBattle,
  OutcomeOverruled: (event, audience) => (seesAll(audience) ? { ...event } : null),
  BattleSettled: openly,
  // Everybody sees where it is fought; which map lies there shows itself.
  BattlePlaced: atBattle,
  BattlePlayed(event, audience, state): VisibleEvent | null {
    const { type, battleId, full, open, own } = event
    const told = (events: Facts): VisibleEvent | null => (events.length > 0 ? { type, battleId, events: [...events] } : null)
    if (seesAll(audience)) return told(full)
    const battle = battleOf(state, battleId)
    const onWall = battle !== null && boardOnWall(state, battle)
    if (audience.kind === 'wall') return onWall ? told(open) : null
    if (audience.kind !== 'person' || !battle || !isAtBattle(state, battle, audience)) return null
    const mine = Object.hasOwn(own, audience.id) ? own[audience.id]! : null
    // Who hears the wall has heard what is open there.
    return mine ? told(mine) : onWall ? null : told(open)
  },
  CardSet: (event, audience) =>
    seesAll(audience) || (audience.kind === 'person' && audience.id === event.officerId) ? { ...event } : null,
}
