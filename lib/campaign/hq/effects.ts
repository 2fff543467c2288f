import { find } from '@/lib/kernel/table'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import { CP_LIMIT_MAX, noteUse } from './aids'
import { addAid, campOf, changeCamp } from './camp'
import type { HqContext } from './guards'
import { openCard } from './opening'
import { movePool } from './pools'
import type { Change, Effect } from './tables'

export const noChange = (): Change => ({ energy: 0, resources: 0, bchs: 0, defence: 0, support: 0, cp: 0, reroll: 0, plus1: 0 })

/** A CP raise that names its table is applied at once where it can be; the rest goes to the stock (HQ-BAT-4). Returns what is left. */
function raiseAtOnce(draft: CampaignState, ctx: HqContext, tableId: string, n: number): number {
  const table = draft.gameTables[tableId]
  const side = setting(draft, 'hq.side')
  const before = table?.state === 'running' ? find(table.cpLimit, side) : null
  if (!table || before === null) return n
  const raised = Math.min(n, Math.max(0, CP_LIMIT_MAX - before))
  if (raised === 0) return n
  table.cpLimit[side] = before + raised
  ctx.emit({ type: 'CpLimitRaised', map: tableId, limit: before + raised })
  for (let used = 0; used < raised; used += 1) noteUse(draft, ctx, { aid: 'cp', tableId, shipId: null, byId: null, spokenBy: [] })
  return n - raised
}

function applyEffect(draft: CampaignState, ctx: HqContext, effect: Effect, change: Change): void {
  switch (effect.t) {
    case 'pool':
      change[effect.pool] += movePool(draft, effect.pool, effect.delta)
      return
    case 'camp': {
      const { defence, support } = campOf(draft)
      changeCamp(draft, ctx, { defence: defence + (effect.defence ?? 0), support: support + (effect.support ?? 0) })
      const now = campOf(draft)
      change.defence += now.defence - defence
      change.support += now.support - support
      return
    }
    case 'grant': {
      change[effect.aid] += effect.n
      const left = effect.aid === 'cp' && effect.map !== undefined ? raiseAtOnce(draft, ctx, effect.map, effect.n) : effect.n
      if (left > 0) ctx.emit({ type: 'AidGranted', aid: effect.aid, n: left, stock: addAid(draft, effect.aid, left) })
      return
    }
    case 'issue': {
      const card = draft.cards[effect.cardId]
      if (card?.state === 'hidden') openCard(draft, ctx, card, ctx.now, 'effect')
    }
  }
}

/** Applies effects in card order and adds to `change` what they really changed (HQ-CON-3, HQ-RES-7). */
export function applyEffects(draft: CampaignState, ctx: HqContext, effects: readonly Effect[], change: Change): void {
  for (const effect of effects) applyEffect(draft, ctx, effect, change)
}

const isGain = (effect: Effect): boolean => effect.t === 'pool' && effect.delta > 0

/** Order of a decision (HQ-DEC-11): gains first, then the other effects in card order. */
export const inOrderOfDecision = (effects: readonly Effect[]): Effect[] => [
  ...effects.filter(isGain),
  ...effects.filter((effect) => !isGain(effect)),
]
