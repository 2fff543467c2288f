import type { DueKind } from '@/lib/kernel/command'
import { isHeld } from '../holds'
import { marchDue, type MarchesEvent } from '../marches'
import { setting } from '../settings'
import { inOrder, type CampaignState } from '../state'
import type { CallsEvent } from '../calls'
import type { BattlesEvent } from './events'
import { meet } from './meeting'
import { passTurn } from './turns'

type DueEvent = BattlesEvent | CallsEvent | MarchesEvent

/** After marches and cards of the same instant (DESIGN §4). */
const BATTLE_CLOCKS = 7

/** A moment of a march, and then whom the army meets where it has come to (MB-CON-1). */
const andMeet = (kind: 'march.cross' | 'march.arrive', cause: 'crossing' | 'arrival'): DueKind<CampaignState, DueEvent> => ({
  list: (state) => marchDue[kind].list(state),
  fire(draft, item, ctx) {
    const { armyId } = draft.marches[item.id]!
    marchDue[kind].fire(draft, item, ctx)
    if (armyId !== null) meet(draft, armyId, cause, ctx)
  },
})

export const battleDue: Record<string, DueKind<CampaignState, DueEvent>> = {
  'march.arrive': andMeet('march.arrive', 'arrival'),
  'march.cross': andMeet('march.cross', 'crossing'),
  /** The time of a turn is up: it ends at once, or by `battle.onTimeout` warn somebody presses (MB-BAT-TRN-3, EP-20). */
  'battle.bell': {
    list: (state) =>
      inOrder(state.battles)
        .filter(
          (battle) =>
            // A battle on the board has the clock of its own rules.
            battle.place === 'table' &&
            battle.phase === 'running' &&
            battle.turnStartedAt !== null &&
            !battle.rung &&
            !isHeld(state, 'battle', battle.id),
        )
        .map(({ id, turnStartedAt, turnMs, position }) => ({
          kind: 'battle.bell',
          id,
          at: turnStartedAt! + turnMs,
          group: BATTLE_CLOCKS,
          order: [position],
        })),
    fire(draft, item, ctx) {
      const battle = draft.battles[item.id]!
      battle.rung = true
      ctx.emit({ type: 'TurnBell', battleId: battle.id, turn: battle.turn, sideId: battle.turnSideId! })
      if (setting(draft, 'battle.onTimeout') === 'end-turn') passTurn(draft, battle, null, ctx)
    },
  },
}
