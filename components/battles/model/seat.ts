import { groupOf } from './phases'
import type { BattleRow, ForceRow, OutcomeRow, SideRow } from './rows'

/** One's place in a battle: the own side, what one may know of it, and how far the battle is. */
export interface Seat {
  battle: BattleRow
  side: SideRow
  forces: ForceRow[]
  outcomes: OutcomeRow[]
  stage: 'called' | 'fought' | 'over'
}

/** How long the results of a battle stay on a general's phone by themselves. */
const resultsShownMs = 45 * 60_000

interface Rows {
  battles: readonly BattleRow[]
  sides: readonly SideRow[]
  forces: readonly ForceRow[]
  outcomes: readonly OutcomeRow[]
}

/**
 * The battles in which one has a seat, those that call first, then the newest. The own side is the one whose dice are told: the others
 * people at a battle do not learn (MB-INF-9). A battle that was called off leaves nothing.
 */
export function ownSeats({ battles, sides, forces, outcomes }: Rows, now: number): Seat[] {
  const stages = { called: 'called', running: 'fought', ended: 'over' } as const
  const order = ['called', 'fought', 'over']
  return battles
    .flatMap((battle): Seat[] => {
      const side = sides.find((each) => each.battleId === battle.id && each.dice !== null)
      if (!side) return []
      const stage = stages[groupOf(battle)]
      const own = outcomes.filter((outcome) => outcome.battleId === battle.id)
      if (stage === 'over' && (own.length === 0 || (battle.endedAt ?? now) < now - resultsShownMs)) return []
      return [{ battle, side, forces: forces.filter((force) => force.sideId === side.id), outcomes: own, stage }]
    })
    .sort((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage) || b.battle.startAt - a.battle.startAt)
}
