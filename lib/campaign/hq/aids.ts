import { find } from '@/lib/kernel/table'
import { RuleError } from '@/lib/kernel/errors'
import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import { giveShipAid, requireAidable, shipFor, type ShipAid } from '../survival'
import { targetName } from './announcement'
import { addAid } from './camp'
import { nameOf, nextPosition, tableFor, type HqContext } from './guards'
import type { AidFor, aidIds } from './tables'

export const CP_LIMIT_MAX = 4
type Aid = (typeof aidIds)[number]

/** Limit of command points of HQ's side at a table; null: the side does not fight there. */
export const limitOfSide = (state: CampaignState, table: RowIn<'gameTables'>): number | null =>
  find(table.cpLimit, setting(state, 'hq.side')) ?? null

/** Everything named must exist, before anything else is looked at. */
export function requireTargets(state: CampaignState, list: readonly AidFor[]): void {
  for (const { aid, target } of list) {
    if (aid === 'cp') tableFor(state, target)
    else shipFor(state, target)
  }
}

/**
 * Helps of one list, each as if those before it had been given (HQ-BAT-4, HQ-BAT-5): a running table below the limit of 4, a ship that
 * can take it, and enough in stock.
 */
export function requireAllottable(state: CampaignState, list: readonly AidFor[]): void {
  list.forEach(({ aid, target }, index) => {
    const before = list.slice(0, index)
    const same = before.filter((one) => one.target === target)
    if (aid === 'cp') requireTable(state, target)
    else
      requireAidable(
        state,
        shipFor(state, target),
        aid,
        same.map((one) => one.aid as ShipAid),
      )
    if ((state.aids[aid]?.stock ?? 0) <= before.filter((one) => one.aid === aid).length) throw new RuleError('E_NO_AID')
    if (aid === 'cp' && limitOfSide(state, tableFor(state, target))! + same.length >= CP_LIMIT_MAX) throw new RuleError('E_CP_LIMIT_MAX')
  })
}

function requireTable(state: CampaignState, tableId: string): void {
  const table = tableFor(state, tableId)
  if (table.state !== 'running') throw new RuleError('E_MAP_STATE')
  if (limitOfSide(state, table) === null) throw new RuleError('E_SIDE')
}

/** Keeps what became of help for the report (HQ-CON-4). */
export function noteUse(
  draft: CampaignState,
  ctx: HqContext,
  use: Pick<RowIn<'aidUses'>, 'aid' | 'tableId' | 'shipId' | 'byId' | 'spokenBy'>,
): void {
  const id = ctx.id('help')
  draft.aidUses[id] = { id, ...use, at: ctx.now, position: nextPosition(draft.aidUses) }
}

/** Takes one help out of the stock and gives it; `requireAllottable` has let it through. */
export function allot(draft: CampaignState, ctx: HqContext, { aid, target }: AidFor, by: string, spokenBy: readonly string[]): void {
  const stock = addAid(draft, aid satisfies Aid, -1)
  const byName = nameOf(draft, by) ?? ''
  ctx.emit({ type: 'AidAllotted', aid, target, targetName: targetName(draft, { aid, target }), byName, stock })
  if (aid === 'cp') raiseLimit(draft, ctx, target)
  else giveShipAid(draft, ctx, shipFor(draft, target), aid)
  noteUse(draft, ctx, {
    aid,
    tableId: aid === 'cp' ? target : null,
    shipId: aid === 'cp' ? null : target,
    byId: by,
    spokenBy: [...spokenBy],
  })
}

function raiseLimit(draft: CampaignState, ctx: HqContext, tableId: string): void {
  const table = draft.gameTables[tableId]!
  const limit = limitOfSide(draft, table)! + 1
  table.cpLimit[setting(draft, 'hq.side')] = limit
  ctx.emit({ type: 'CpLimitRaised', map: tableId, limit })
}
