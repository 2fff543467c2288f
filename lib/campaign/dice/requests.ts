import type { Context, DueItem } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import type { DiceEvent } from './events'

/** True when people throw the dice: then a throw that falls due by the clock opens a request instead of rolling (EP-4). */
export const thrownAtTable = (state: CampaignState): boolean => setting(state, 'dice.source') === 'table'

/** True while the body waits for a throw: its later items do not fall due until then. */
export const waitsForDice = (state: CampaignState, bodyId: string): boolean =>
  Object.values(state.diceRequests).some((request) => request.bodyId === bodyId)

/** True when this very item already waits for its throw. */
export const hasDiceRequest = (state: CampaignState, item: Pick<DueItem, 'kind' | 'id' | 'at'>): boolean =>
  Object.values(state.diceRequests).some((request) => request.kind === item.kind && request.itemId === item.id && request.dueAt === item.at)

/**
 * Opens a request for a throw that fell due by the clock (EP-4). `facts` is what the outcome depends on, frozen at this moment; the
 * feature's `answers[item.kind]` finishes the item with the faces at the item's own time.
 */
export function openDiceRequest(
  draft: CampaignState,
  item: DueItem,
  request: { bodyId: string; notation: string; purpose: string; facts: Record<string, Json> },
  ctx: Pick<Context<DiceEvent>, 'id' | 'emit'>,
): RowIn<'diceRequests'> {
  const position = Math.max(0, ...Object.values(draft.diceRequests).map((row) => row.position)) + 1
  const row: RowIn<'diceRequests'> = { id: ctx.id('throw'), kind: item.kind, itemId: item.id, dueAt: item.at, position, ...request }
  draft.diceRequests[row.id] = row
  const { bodyId, notation, purpose } = request
  ctx.emit({ type: 'DiceRequested', request: row.id, kind: item.kind, at: item.at, bodyId, notation, purpose })
  return row
}
