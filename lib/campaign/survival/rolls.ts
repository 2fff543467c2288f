import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import { consequencesOf } from './consequences'
import type { SurvivalEvent } from './events'
import type { FinalResult, Verdict } from './tables'

export type Ship = RowIn<'ships'>
export type Roll = RowIn<'survival'>
export type SurvivalContext = Context<SurvivalEvent>
export type ShipAid = 'reroll' | 'plus1'

export function shipFor(state: CampaignState, shipId: string): Ship {
  const ship = Object.hasOwn(state.ships, shipId) ? state.ships[shipId]! : null
  if (!ship) throw new RuleError('E_UNKNOWN', { what: 'ship' })
  return ship
}

export const rollOf = (state: Pick<CampaignState, 'survival'>, shipId: string): Roll | null => state.survival[shipId] ?? null

/** The die that stands (SURV-4). */
export const standingDie = (roll: Roll): number => roll.dice.at(-1)!

/**
 * What the cause of the loss adds to the ship's die: 0 unless the event sets it (FLT-DMG-5, AMB-F34). A cause is meant by the words it
 * begins with, the longest of them: «столкновение» also where the host wrote «столкновение с А2».
 */
export function causeModifier(state: Pick<CampaignState, 'settings'>, ship: Pick<Ship, 'cause'>): number {
  const cause = ship.cause?.trim().toLowerCase() ?? ''
  const begins = (words: string): boolean => {
    const key = words.trim().toLowerCase()
    return cause.startsWith(key) && !/^[\p{L}\d]/u.test(cause.slice(key.length))
  }
  const named = Object.entries(setting(state, 'survival.causeModifier')).filter(([words]) => begins(words))
  return named.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? 0
}

/** Last die plus modifiers and what the cause adds, clamped to 1…6 (SURV-4); once final, as it was then. */
export function resultOf(state: Pick<CampaignState, 'settings'>, ship: Pick<Ship, 'cause'>, roll: Roll): FinalResult {
  if (roll.computed) return roll.computed.result
  return Math.min(6, Math.max(1, standingDie(roll) + roll.modifiers + causeModifier(state, ship))) as FinalResult
}

/** What stands for the ship: a master's verdict over the computed one; null until it is final. */
export const verdictOf = (roll: Roll): Verdict | null => roll.override ?? roll.computed

/** The battle on the ship's table is over (SURV-1); a ship of no table waits for none. */
export const battleOver = (state: Pick<CampaignState, 'gameTables'>, ship: Ship): boolean =>
  ship.tableId === null || state.gameTables[ship.tableId]?.state === 'finished'

/** Ships that must roll: out of action, their battle over, no die yet. */
export const owesRoll = (state: CampaignState, ship: Ship): boolean =>
  ship.status === 'out' && battleOver(state, ship) && !rollOf(state, ship.id)

/**
 * Help of HQ for a ship (SURV-3): of its side unless the event lets it save anybody, after the die is seen, before it is final, at most
 * so much per ship. `planned`: helps of the same list that come before.
 */
export function requireAidable(state: CampaignState, ship: Ship, aid: ShipAid, planned: readonly ShipAid[] = []): void {
  if (setting(state, 'survival.aidSide') === 'own' && ship.side !== setting(state, 'hq.side')) throw new RuleError('E_SIDE')
  const roll = rollOf(state, ship.id)
  if (!roll) throw new RuleError('E_SURV_STATE')
  if (roll.finalAt !== null) throw new RuleError('E_SURV_FINAL')
  const before = planned.filter((one) => one === aid).length
  const spent = aid === 'reroll' ? roll.rerolls : roll.modifiers
  const limit = setting(state, aid === 'reroll' ? 'survival.maxReroll' : 'survival.maxModifier')
  if (spent + before + 1 > limit) throw new RuleError('E_SURV_LIMIT')
}

/** Gives a ship help that `requireAidable` has let through. A reroll throws the die. */
export function giveAid(draft: CampaignState, ctx: SurvivalContext, ship: Ship, aid: ShipAid): void {
  const roll = draft.survival[ship.id]!
  if (aid === 'reroll') {
    roll.dice.push(ctx.roll('1d6', 'survival.reroll')[0]!)
    roll.rerolls += 1
  } else roll.modifiers += 1
  ctx.emit({ type: 'SurvivalAidUsed', ship: ship.id, name: ship.name, aid, die: standingDie(roll), result: resultOf(draft, ship, roll) })
}

/** The roll becomes final and its random consequences are thrown (SURV-6, SURV-8). */
export function finalise(draft: CampaignState, ctx: SurvivalContext, ship: Ship): void {
  const roll = draft.survival[ship.id]!
  const result = resultOf(draft, ship, roll)
  const outcome = consequencesOf(result, ship, (sides, purpose) => ctx.roll(`1d${sides}`, purpose)[0]!)
  roll.computed = { result, outcome }
  roll.finalAt = ctx.now
  ctx.emit({ type: 'SurvivalFinal', ship: ship.id, name: ship.name, result, outcome })
}

/** The end of the event makes every roll final (SURV-8), in order of the ships. */
export function finaliseAll(draft: CampaignState, ctx: SurvivalContext): void {
  const ships = Object.values(draft.ships).sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  for (const ship of ships) if (rollOf(draft, ship.id)?.finalAt === null) finalise(draft, ctx, ship)
}
