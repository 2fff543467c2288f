import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { armiesIn, mayOrderArmy } from '../armies'
import { endCall } from '../calls'
import { command } from '../feature'
import { areEnemies } from '../map'
import { halt } from '../marches'
import { setting } from '../settings'
import type { Army, CampaignState } from '../state'
import { closeBoard, takeToBoard } from './board/taking'
import { battleAtTable, battleForMaster } from './guards'
import { forcesOf, sidesOf, type Battle } from './lookup'
import { announceOpening, commandersOf, openBattle, type BattleContext, type TableEvent } from './opening'
import { arrived, call, declareAttack, onlyBattle } from './schemas'
import { drawnIn, isStanding } from './standing'

/** Armies and lone officers are free again where they stand, and nobody sets off from there earlier (EP-1); nobody is called any more. */
export function unpin(draft: CampaignState, battle: Battle, ctx: BattleContext): void {
  for (const army of Object.values(draft.armies)) if (army.battleId === battle.id) army.battleId = null
  for (const { armyId, officerId } of forcesOf(draft, battle.id)) {
    if (find(draft.armies, armyId ?? '') ?? find(draft.officers, officerId ?? '')) halt(draft, { armyId, officerId }, ctx.now)
  }
  for (const side of sidesOf(draft, battle.id)) for (const person of commandersOf(draft, side)) endCall(draft, ctx, person, 'cancelled')
}

/** Armies with which the giver may attack in a territory; a master in his own name plays the state he names, or any. */
function attackersIn(draft: CampaignState, sectorId: string, stateId: string | undefined, ctx: BattleContext): Army[] {
  return armiesIn(draft, sectorId).filter((army) => mayOrderArmy(draft, army, ctx) && (stateId === undefined || army.stateId === stateId))
}

/** The commanders have come: from now on everybody knows of the battle (EP-9). */
export function openToAll(draft: CampaignState, battle: Battle, ctx: BattleContext): void {
  Object.assign(battle, { phase: 'deployment', openedAt: ctx.now })
  for (const side of sidesOf(draft, battle.id)) for (const person of commandersOf(draft, side)) endCall(draft, ctx, person, 'cancelled')
  announceOpening(draft, battle, ctx)
}

export const callingCommands = {
  /** A general attacks the enemies beside his army; only with `campaign.battleTrigger` declared (MB-AMB-12). */
  'battle.declareAttack': command<typeof declareAttack, TableEvent>({
    schema: declareAttack,
    who: ['officer', 'master'],
    backdated: true,
    handler(draft, data, ctx) {
      if (setting(draft, 'campaign.battleTrigger') !== 'declared') throw new RuleError('E_NOT_AVAILABLE')
      const own = attackersIn(draft, data.territory, data.state, ctx)
      if (own.length === 0) throw new RuleError('E_NOT_AUTHORISED')
      const free = own.filter((army) => isStanding(draft, army))
      const attacker = free.find((army) => drawnIn(draft, army).length > 0)
      if (!attacker) throw new RuleError(free.length === 0 && own.some((army) => army.battleId !== null) ? 'E_IN_BATTLE' : 'E_NO_TARGET')
      const armies = drawnIn(draft, attacker)
      // EP-1: nobody is attacked where he was not yet.
      if (ctx.happenedAt < ctx.now && armies.some((army) => army.presentSince > ctx.happenedAt)) throw new RuleError('E_HAPPENED_AT')
      const attack = { attackerId: attacker.stateId, declaredById: ctx.by }
      const opening = { sectorId: data.territory, cause: 'declared' as const, ...attack }
      const battle = openBattle(draft, armies, opening, { ...ctx, now: ctx.happenedAt })
      ctx.answer({ battle: battle.id })
    },
  }),
  /** A battle by the master's word among the enemies who stand in a territory: after a correction, a change of sides, at a player's wish. */
  'battle.call': command<typeof call, TableEvent>({
    schema: call,
    who: ['master'],
    handler(draft, { territory }, ctx) {
      if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
      if (!find(draft.sectors, territory)) throw new RuleError('E_UNKNOWN', { what: 'sector' })
      const first = armiesIn(draft, territory).find(
        (army) =>
          isStanding(draft, army) &&
          armiesIn(draft, territory).some((other) => isStanding(draft, other) && areEnemies(draft, army.stateId, other.stateId)),
      )
      if (!first) throw new RuleError('E_NO_TARGET')
      const opening = { sectorId: territory, cause: 'master' as const, attackerId: null, declaredById: null }
      ctx.answer({ battle: openBattle(draft, drawnIn(draft, first), opening, ctx).id })
    },
  }),
  /** A commander has come to the table, or not after all (EP-9). */
  'battle.arrived': command<typeof arrived, TableEvent>({
    schema: arrived,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleAtTable(draft, data.battle, ctx, 'called', 'deployment', 'running')
      const side = sidesOf(draft, battle.id).find((candidate) => commandersOf(draft, candidate).includes(data.person))
      if (!side) throw new RuleError('E_UNKNOWN', { what: 'commander' })
      if (side.arrivedIds.includes(data.person) === data.arrived) return
      side.arrivedIds = data.arrived ? [...side.arrivedIds, data.person] : side.arrivedIds.filter((person) => person !== data.person)
      if (data.arrived) endCall(draft, ctx, data.person, 'came')
      ctx.emit({ type: 'CommanderArrived', battleId: battle.id, person: data.person, arrived: data.arrived })
    },
  }),
  /** The master opens the battle: from now on everybody knows of it (EP-9). */
  'battle.open': command<typeof onlyBattle, TableEvent>({
    schema: onlyBattle,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleAtTable(draft, data.battle, ctx, 'called')
      openToAll(draft, battle, ctx)
      if (battle.place === 'board') takeToBoard(draft, battle, undefined, ctx)
    },
  }),
  /** No battle after all: everybody stands where he stands and is free. */
  'battle.callOff': command<typeof onlyBattle, TableEvent>({
    schema: onlyBattle,
    who: ['master'],
    handler(draft, data, ctx) {
      const battle = battleForMaster(draft, data.battle, ctx, 'called', 'deployment')
      const wasOpen = battle.phase !== 'called'
      unpin(draft, battle, ctx)
      Object.assign(battle, { phase: 'ended', endedAt: ctx.now })
      closeBoard(draft, battle.id)
      ctx.emit({ type: 'BattleCalledOff', battleId: battle.id, sectorId: battle.sectorId, wasOpen })
    },
  }),
}
