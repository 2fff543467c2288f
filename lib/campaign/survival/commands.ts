import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id, name, optionalId, reason } from '../columns'
import { command } from '../feature'
import type { CampaignState } from '../state'
import { usualComponents } from './components'
import type { SurvivalEvent } from './events'
import { battleOver, finalise, rollOf, shipFor, type Ship, type SurvivalContext } from './rolls'
import { setStatus } from './ships'
import { finalResult, outcome, shipStatuses } from './tables'

const names = z.array(name).max(200)
const register = z.strictObject({
  name,
  side: name,
  map: optionalId.default(null),
  captain: z.string().max(120).default(''),
  owner: optionalId.default(null),
  crew: names.default([]),
  components: names.default(usualComponents),
  /** Registered because it has just been taken out of action. */
  out: z.boolean().default(false),
  cause: z.string().max(200).nullable().default(null),
})
const status = z.strictObject({ ship: id, status: z.enum(shipStatuses), cause: z.string().max(200).nullable().default(null) })
const one = z.strictObject({ ship: id })
const override = z.strictObject({ ship: id, result: finalResult, outcome: outcome.partial().default({}), reason })
const clear = z.strictObject({ ship: id, reason })

/** The event has not been closed. In the finale rolls go on (EP-34). */
function requireOpenEvent(draft: CampaignState): void {
  if (draft.clock.clock?.status === 'ended') throw new RuleError('E_CLOCK')
}

/** The host of the ship's table, or the master. */
function requireHost(draft: CampaignState, tableId: string | null, ctx: SurvivalContext): void {
  if (ctx.master) return
  const isHost = draft.people[ctx.by]?.roles.includes('host') ?? false
  if (!isHost || tableId === null || draft.gameTables[tableId]?.hostId !== ctx.by) throw new RuleError('E_ROLE')
}

function requireMaster(ctx: SurvivalContext): void {
  if (!ctx.master) throw new RuleError('E_ROLE')
}

/** Who throws the ship's die: its player, the host of its table, the master (SURV-2: nobody else may touch it). */
function requireThrower(draft: CampaignState, ship: Ship, ctx: SurvivalContext): void {
  if (ship.ownerId !== null && ship.ownerId === ctx.by) return
  requireHost(draft, ship.tableId, ctx)
}

export const survivalCommands = {
  /** A ship of a battle, entered by the host of its table. */
  'survival.registerShip': command<typeof register, SurvivalEvent>({
    schema: register,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      if (data.map !== null && !draft.gameTables[data.map]) throw new RuleError('E_UNKNOWN', { what: 'table' })
      requireHost(draft, data.map, ctx)
      // Who may not register learns of no person by it (MB-INF-11).
      if (data.owner !== null && !draft.people[data.owner]) throw new RuleError('E_UNKNOWN', { what: 'person' })
      requireOpenEvent(draft)
      const shipId = ctx.id('ship')
      const position = 1 + Math.max(0, ...Object.values(draft.ships).map((ship) => ship.position))
      const { name: shipName, side, map, captain, owner, crew, components: parts } = data
      draft.ships[shipId] = {
        ...{ id: shipId, name: shipName, side, tableId: map, captain, ownerId: owner, crew, components: parts },
        ...{ status: 'battle', cause: null, outAt: null, position },
      }
      ctx.emit({ type: 'ShipRegistered', ship: shipId, name: shipName, side, map })
      if (data.out) setStatus(ctx, draft.ships[shipId], 'out', data.cause)
      ctx.answer({ ship: shipId })
    },
  }),
  /** Out of action, gone over the edge (no roll, SURV-1), or in battle again when it was a slip. */
  'survival.setStatus': command<typeof status, SurvivalEvent>({
    schema: status,
    who: ['host', 'master'],
    backdated: true,
    handler(draft, data, ctx) {
      const ship = shipFor(draft, data.ship)
      requireHost(draft, ship.tableId, ctx)
      requireOpenEvent(draft)
      if (rollOf(draft, ship.id)) throw new RuleError('E_SURV_STATE')
      setStatus(ctx, ship, data.status, data.cause)
    },
  }),
  /** One d6 for a ship out of action after the battle on its map is over (SURV-1). */
  'survival.roll': command<typeof one, SurvivalEvent>({
    schema: one,
    who: ['participant', 'host', 'master'],
    handler(draft, data, ctx) {
      const ship = shipFor(draft, data.ship)
      requireThrower(draft, ship, ctx)
      requireOpenEvent(draft)
      if (ship.status !== 'out' || !battleOver(draft, ship) || rollOf(draft, ship.id)) throw new RuleError('E_SURV_STATE')
      const [die] = ctx.roll('1d6', 'survival.die') as [number]
      draft.survival[ship.id] = {
        ...{ id: ship.id, shipId: ship.id, dice: [die], modifiers: 0, rerolls: 0 },
        ...{ rolledAt: ctx.now, finalAt: null, computed: null, override: null },
      }
      ctx.emit({ type: 'SurvivalRolled', ship: ship.id, name: ship.name, die })
    },
  }),
  /** «Окончательно»: no help any more, the consequences are thrown (SURV-6, SURV-8). */
  'survival.finalise': command<typeof one, SurvivalEvent>({
    schema: one,
    who: ['master'],
    handler(draft, data, ctx) {
      const ship = shipFor(draft, data.ship)
      requireMaster(ctx)
      requireOpenEvent(draft)
      const roll = rollOf(draft, ship.id)
      if (!roll) throw new RuleError('E_SURV_STATE')
      if (roll.finalAt !== null) throw new RuleError('E_SURV_FINAL')
      finalise(draft, ctx, ship)
    },
  }),
  /** A master's own verdict beside the computed one; what is left out of `outcome` is as the rules computed it, else empty. */
  'survival.override': command<typeof override, SurvivalEvent>({
    schema: override,
    who: ['master'],
    handler(draft, data, ctx) {
      const ship = shipFor(draft, data.ship)
      requireMaster(ctx)
      const roll = rollOf(draft, ship.id)
      if (!roll) throw new RuleError('E_SURV_STATE')
      const nothing = { dead: [], heavy: [], medium: [], light: [], lost: [], immobile: false, unnamed: ship.crew.length === 0 }
      const base = roll.computed?.result === data.result ? roll.computed.outcome : nothing
      const verdict = { result: data.result, outcome: { ...base, ...data.outcome } }
      roll.override = verdict
      ctx.emit({ type: 'SurvivalOverridden', ship: ship.id, name: ship.name, ...verdict, reason: data.reason })
    },
  }),
  'survival.clearOverride': command<typeof clear, SurvivalEvent>({
    schema: clear,
    who: ['master'],
    handler(draft, data, ctx) {
      const ship = shipFor(draft, data.ship)
      requireMaster(ctx)
      const roll = rollOf(draft, ship.id)
      if (!roll?.override) throw new RuleError('E_SURV_STATE')
      roll.override = null
      ctx.emit({ type: 'SurvivalOverrideCleared', ship: ship.id, name: ship.name, reason: data.reason })
    },
  }),
}
