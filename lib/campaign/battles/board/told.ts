import { macrobattle } from '@/lib/rules/macrobattle'
import type { BattleEvent } from '@/lib/rules/macrobattle/events'
import { ONE, type BattleState } from '@/lib/rules/macrobattle/tables'
import type { SeenEvent, Viewer } from '@/lib/rules/ruleset'
import type { CampaignState, RowIn } from '../../state'
import type { Battle } from '../lookup'
import type { BattleContext } from '../opening'
import { peopleAt, viewerOf } from './seats'

/** What a command told: the whole to the master; what is open; and by person where he was told something else (section 16.2). */
export type Told = Pick<RowIn<'boardTold'>, 'full' | 'open' | 'own'>

/** So many commands of a battle are remembered for who comes later; the audit has all. */
const REMEMBERED = 100

const seenBy = (events: readonly BattleEvent[], viewer: Viewer, state: BattleState): SeenEvent[] =>
  events.flatMap((event) => {
    const see = macrobattle.visibility[event.type] as (event: BattleEvent, viewer: Viewer, state: BattleState) => SeenEvent | null
    return see(event, viewer, state) ?? []
  })

/** What each of those at the battle learns, by the state right after the command: later he may know more. */
export function toldOf(state: CampaignState, battle: Battle, board: BattleState, events: readonly BattleEvent[]): Told {
  const open = seenBy(events, { kind: 'public' }, board)
  const plain = JSON.stringify(open)
  const own: Told['own'] = {}
  // Most commands hide nothing: then nobody learns more than everybody.
  if (plain !== JSON.stringify(events)) {
    for (const person of peopleAt(state, battle)) {
      const viewer = viewerOf(state, battle, board, person)
      const seen = viewer && seenBy(events, viewer, board)
      if (seen && JSON.stringify(seen) !== plain) own[person] = seen
    }
  }
  return { full: events.map((event) => ({ ...event })), open, own }
}

/** Tells what happened on the board, and keeps it for the battle's log. */
export function tell(draft: CampaignState, battle: Battle, board: BattleState, events: readonly BattleEvent[], ctx: BattleContext): void {
  if (events.length === 0) return
  const told = toldOf(draft, battle, board, events)
  const log = Object.values(draft.boardTold).filter((row) => row.battleId === battle.id)
  const last = Math.max(0, ...log.map((row) => row.number))
  const number = told.open.length > 0 ? Math.floor(last) + 1 : Math.round(last * 1000 + 1) / 1000
  for (const row of log) if (row.number <= number - REMEMBERED) delete draft.boardTold[row.id]
  const id = ctx.id('told')
  draft.boardTold[id] = { id, battleId: battle.id, number, turn: board.battle[ONE.battle]!.turnNumber, at: ctx.now, ...told }
  ctx.emit({ type: 'BattlePlayed', battleId: battle.id, ...told })
}
