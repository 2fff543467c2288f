import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { armOf, battleOfOfficer, generalOf, isAtLarge } from '../armies'
import { id } from '../columns'
import { openDiceRequest, thrownAtTable, type DiceEvent } from '../dice'
import { command } from '../feature'
import type { LettersEvent } from '../letters'
import { setting } from '../settings'
import type { CampaignState, RowIn, Unit } from '../state'
import type { CouriersEvent } from './events'
import { resolvePursuit } from './pursuit'
import { windowEndsAt } from './window'

type Suspicion = RowIn<'suspicions'>
type PursuitEvent = CouriersEvent | LettersEvent | DiceEvent
type Ctx = Context<PursuitEvent>

const MINUTE = 60_000
/** What the master is offered when he is asked how long the cavalry was away (EVENT-PRACTICE §1). */
const OFFERED_MINUTES = 15

/** `notice`: the suspicion reported; `cavalry`: regiments in the order in which they throw. */
const schema = z.strictObject({ notice: id, cavalry: z.array(id).max(200) })

/** The report as the giver may act on it: told to him, not used, in time (MB-PUR-1, -4). */
function reportToAct(draft: CampaignState, suspicionId: string, ctx: Ctx): Suspicion {
  const suspicion = find(draft.suspicions, suspicionId)
  if (!suspicion) throw new RuleError('E_NO_NOTICE')
  if (!ctx.master && !(suspicion.toldTo.includes(ctx.by) && isAtLarge(draft, ctx.by))) throw new RuleError('E_NOT_AUTHORISED')
  if (suspicion.pursued) throw new RuleError('E_PURSUIT_USED')
  const windows = (ctx.master ? suspicion.toldTo : [ctx.by]).map((person) => windowEndsAt(draft, suspicion, person))
  const inTime = windows.some((ends) => ends === null || ctx.now <= ends)
  if (!inTime) throw new RuleError('E_PURSUIT_WINDOW')
  return suspicion
}

/**
 * The rider's flag must still be there (MB-PUR-4). It is the last check: only who really could send cavalry learns it, so nobody finds
 * out by orders that cannot be carried out (MB-INF-11).
 */
function requireRider(draft: CampaignState, suspicion: Suspicion): void {
  const rider = find(draft.officers, suspicion.courierId)
  const there = suspicion.leftAt === null && rider?.status === 'free' && rider.armyId === null && battleOfOfficer(draft, rider.id) === null
  if (!there) throw new RuleError('E_PURSUIT_WINDOW')
}

/** Cavalry of the giver's armies in that territory that can ride out (MB-PUR-5). */
function cavalryToSend(draft: CampaignState, unitIds: string[], sectorId: string, ctx: Ctx): Unit[] {
  const units = unitIds.map((unitId) => find(draft.units, unitId))
  const cavalry = units.filter(
    (unit) => unit !== null && armOf[unit.kind] === 'cavalry' && draft.armies[unit.armyId]?.sectorId === sectorId,
  )
  if (units.length === 0 || cavalry.length < units.length) throw new RuleError('E_NO_CAVALRY')
  const sent = cavalry as Unit[]
  const armies = sent.map((unit) => draft.armies[unit.armyId]!)
  const foreign = armies.some((army) => army.stateId !== armies[0]!.stateId)
  if (foreign || (!ctx.master && armies.some((army) => army.generalId !== ctx.by))) throw new RuleError('E_NOT_AUTHORISED')
  if (armies.some((army) => army.battleId !== null)) throw new RuleError('E_IN_BATTLE')
  if (sent.some((unit) => unit.awayUntil !== null)) throw new RuleError('E_AWAY')
  return sent
}

/** Sends cavalry after a suspicious person; it is away from this moment on, whatever comes of it (MB-PUR-6). */
function sendOut(draft: CampaignState, suspicion: Suspicion, units: Unit[], ctx: Ctx): RowIn<'pursuits'> {
  const absence = setting(draft, 'pursuit.absenceMinutes')
  const army = draft.armies[units[0]!.armyId]!
  const general = generalOf(draft, army)
  const pursuit: RowIn<'pursuits'> = {
    id: ctx.id('pursuit'),
    suspicionId: suspicion.id,
    sectorId: suspicion.sectorId,
    courierId: suspicion.courierId,
    generalId: general === army.generalId ? general : null,
    stateId: army.stateId,
    unitIds: units.map((unit) => unit.id),
    at: ctx.now,
    outcome: null,
    returnAt: absence === 'asked' ? null : ctx.now + absence * MINUTE,
    returned: false,
  }
  draft.pursuits[pursuit.id] = pursuit
  suspicion.pursued = true
  const awayUntil = pursuit.returnAt ?? ctx.now + OFFERED_MINUTES * MINUTE
  for (const unit of units) Object.assign(unit, { awayUntil, awaySectorId: suspicion.sectorId })
  return pursuit
}

/** A general sends cavalry after the suspicious person he was told of (MB-PUR-1 to -8). Nothing warns him of a diversion. */
export const pursue = command<typeof schema, PursuitEvent>({
  schema,
  who: ['officer', 'master'],
  handler(draft, data, ctx) {
    const suspicion = reportToAct(draft, data.notice, ctx)
    const units = cavalryToSend(draft, [...new Set(data.cavalry)], suspicion.sectorId, ctx)
    requireRider(draft, suspicion)
    const pursuit = sendOut(draft, suspicion, units, ctx)
    ctx.answer({ pursuit: pursuit.id })
    const notation = `${1 + units.length}d6`
    const purpose = 'courier.pursuit'
    // On a general's phone nobody throws for the rider: the dice wait at the table, and the rider with them (EP-4).
    if (thrownAtTable(draft) && !ctx.actor.roles.includes('master')) {
      const item = { kind: 'courier.pursue', id: pursuit.id, at: ctx.now, group: 0, order: [] }
      openDiceRequest(draft, item, { bodyId: suspicion.courierId, notation, purpose, facts: {} }, ctx)
    } else {
      // The rider throws first, then the regiments in the order named (MB-PUR-3).
      resolvePursuit(draft, pursuit.id, [...ctx.roll('1d6', purpose), ...ctx.roll(`${units.length}d6`, purpose)], ctx)
    }
  },
})
