import type { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { armOf } from '../armies'
import { command } from '../feature'
import type { CampaignState } from '../state'
import { battleAtTable, battleOfFigures, sideIn } from './guards'
import { comeBack } from './leaving'
import { keepMark } from './keepMark'
import { forceOfOfficer, forceOfUnit, type Battle, type Mark } from './lookup'
import { hurtOf, lostOf } from './marked'
import { endMutiny } from './mutiny'
import type { BattleContext, TableEvent } from './opening'
import { mark, strikeMark } from './schemas'

/** Side of a unit that fights here and is not lost yet. */
function sideOfUnit(draft: CampaignState, battle: Battle, unitId: string): string {
  const force = forceOfUnit(draft, battle.id, unitId)
  if (!force || lostOf(draft, battle.id).has(unitId)) throw new RuleError('E_NO_FIGURE')
  return force.sideId
}

/** Side of an officer who fights here and is not wounded yet. */
function sideOfOfficer(draft: CampaignState, battle: Battle, officerId: string): string {
  const force = forceOfOfficer(draft, battle.id, officerId)
  if (!force || hurtOf(draft, battle.id).has(officerId)) throw new RuleError('E_NO_FIGURE')
  return force.sideId
}

/** What a mark says beyond its kind, after its checks. */
function contents(draft: CampaignState, battle: Battle, data: z.infer<typeof mark>): Partial<Mark> & Pick<Mark, 'kind'> {
  const { kind, text } = data
  switch (kind) {
    case 'loss':
      return { kind, text, unitId: data.unit, sideId: sideOfUnit(draft, battle, data.unit) }
    case 'overturned': {
      const sideId = sideOfUnit(draft, battle, data.unit)
      if (armOf[draft.units[data.unit]!.kind] !== 'artillery') throw new RuleError('E_NOT_ARTILLERY')
      return { kind, text, unitId: data.unit, sideId, bySideId: sideIn(draft, battle, data.bySide).id }
    }
    case 'wounded':
    case 'saved':
      return { kind, text, officerId: data.officer, sideId: sideOfOfficer(draft, battle, data.officer) }
    case 'dispute':
      return { kind, text }
  }
}

/** Takes back what a mark did beyond being there. */
function undo(draft: CampaignState, battle: Battle, struck: Mark, ctx: BattleContext): void {
  if (struck.kind === 'left') comeBack(draft, battle, struck, ctx)
  if (struck.kind === 'mutiny') endMutiny(draft, battle, struck, ctx)
}

export const markCommands = {
  /** One thing that happened on the real table (EP-20). */
  'battle.mark': command<typeof mark, TableEvent>({
    schema: mark,
    who: ['host', 'master'],
    backdated: true,
    handler(draft, data, ctx) {
      // A dispute may be about the board as well.
      const at = data.kind === 'dispute' ? battleAtTable : battleOfFigures
      const battle = at(draft, data.battle, ctx, 'deployment', 'running')
      keepMark(draft, battle, contents(draft, battle, data), ctx)
    },
  }),
  /** A mark set by mistake is struck out and stays to be seen, struck (EP-20). */
  'battle.strikeMark': command<typeof strikeMark, TableEvent>({
    schema: strikeMark,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const row = find(draft.battleMarks, data.mark)
      const at = row?.kind === 'dispute' ? battleAtTable : battleOfFigures
      const battle = at(draft, row?.battleId ?? '', ctx, 'deployment', 'running')
      if (!row || row.struck) throw new RuleError('E_UNKNOWN', { what: 'battleMark' })
      undo(draft, battle, row, ctx)
      row.struck = true
      ctx.emit({ type: 'MarkStruck', battleId: battle.id, mark: row.id, kind: row.kind })
    },
  }),
}
