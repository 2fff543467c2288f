import type { CampaignState } from '../state'
import { nextPosition, type Battle, type Mark } from './lookup'
import type { BattleContext } from './opening'

/** Keeps a mark and says so. */
export function keepMark(draft: CampaignState, battle: Battle, given: Partial<Mark> & Pick<Mark, 'kind'>, ctx: BattleContext): Mark {
  const id = ctx.id('mark')
  const blank = { sideId: null, unitId: null, officerId: null, bySideId: null, edge: null, toId: null, leftIds: [], text: '' }
  const position = nextPosition(draft.battleMarks)
  const row: Mark = { ...blank, ...given, id, battleId: battle.id, at: ctx.happenedAt, byId: ctx.by, struck: false, position }
  draft.battleMarks[id] = row
  const { kind, sideId, unitId, officerId } = row
  ctx.emit({ type: 'BattleMarked', battleId: battle.id, mark: id, kind, sideId, unitId, officerId })
  ctx.answer({ mark: id })
  return row
}
