import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { armiesIn, marchOfArmy, type ArmiesEvent } from '../armies'
import { command } from '../feature'
import { areNeighbours, relationOf } from '../map'
import type { MarchesEvent } from '../marches'
import type { CampaignState, RowIn } from '../state'
import { computeOutcomes, holdersOf } from './aftermath'
import { unpin } from './calling'
import { battleForMaster, battleOfFigures, sideIn } from './guards'
import type { Battle, Side } from './lookup'
import { meet } from './meeting'
import type { BattleContext, TableEvent } from './opening'
import { end, onlyBattle, overrule } from './schemas'
import { settleOnMap } from './settlement'
import type { Fate } from './tables'

type SettleEvent = TableEvent | MarchesEvent | ArmiesEvent

/** Only one side, or allies of each other, can hold the field together (MB-END-1). */
function checkAllies(state: CampaignState, sides: Side[]): void {
  const friends = (a: Side, b: Side): boolean =>
    a.stateIds.some((one) => b.stateIds.some((other) => relationOf(state, one, other) === 'allied'))
  if (sides.some((side, index) => sides.slice(index + 1).some((other) => !friends(side, other)))) throw new RuleError('E_NOT_ALLIED')
}

const possible: Record<RowIn<'battleOutcomes'>['kind'], readonly Fate['fate'][]> = {
  unit: ['lost', 'survives'],
  battery: ['captured', 'lost', 'survives'],
  officer: ['unhurt', 'treated', 'prisoner', 'executed'],
  horse: ['fit', 'wounded', 'dead'],
  army: ['rest', 'gone', 'withdrawn'],
}

/** A result that fits the thing it speaks of, and whose states, armies and sectors are there. */
function checkFate(state: CampaignState, battle: Battle, kind: RowIn<'battleOutcomes'>['kind'], given: Fate): void {
  if (!possible[kind].includes(given.fate)) throw new RuleError('E_OUTCOME')
  const army = given.armyId === null ? null : find(state.armies, given.armyId)
  if (given.armyId !== null && (!army || army.sectorId !== battle.sectorId)) throw new RuleError('E_OUTCOME')
  if (given.fate === 'captured' && given.stateId === null && !army) throw new RuleError('E_OUTCOME')
  if (given.fate === 'prisoner' && given.stateId === null) throw new RuleError('E_OUTCOME')
  if (given.stateId !== null && !find(state.states, given.stateId)) throw new RuleError('E_UNKNOWN', { what: 'state' })
  if (given.fate === 'withdrawn' && (given.toId === null || !areNeighbours(state, battle.sectorId, given.toId)))
    throw new RuleError('E_NOT_BORDERING')
}

/** Newcomers who crossed, or ended their march, while the results were written down meet who is left (MB-CON-1, MB-AMB-12). */
function meetNewcomers(draft: CampaignState, { sectorId, endedAt }: Battle, fought: Set<string>, ctx: Context<SettleEvent>): void {
  for (const army of armiesIn(draft, sectorId)) {
    if (fought.has(army.id)) continue
    const hasArrived = marchOfArmy(draft, army.id) === null && (find(draft.halts, army.id)?.at ?? 0) >= (endedAt ?? ctx.now)
    meet(draft, army.id, hasArrived ? 'arrival' : 'crossing', ctx)
  }
}

/**
 * The fighting is over, on the table or on the board: who holds the field, and what the dice say of batteries and horses (MB-END-1, -4,
 * -6, -8).
 */
export function endFighting(draft: CampaignState, battle: Battle, holders: Side[], byAgreement: boolean, ctx: BattleContext): void {
  Object.assign(battle, { phase: 'aftermath', endedAt: ctx.now, byAgreement, turnSideId: null, turnStartedAt: null })
  battle.holders = holders.map((side) => side.id)
  const outcomes = computeOutcomes(draft, battle, ctx)
  for (const outcome of outcomes) draft.battleOutcomes[outcome.id] = outcome
  const open = holdersOf(draft, battle).map((side) => ({ sideId: side.id, stateIds: [...side.stateIds] }))
  ctx.emit({ type: 'BattleEnded', battleId: battle.id, sectorId: battle.sectorId, holders: open, byAgreement })
  const rolls = outcomes.flatMap(({ kind, subjectId, face, computed }) =>
    face !== null && (kind === 'battery' || kind === 'horse') ? [{ kind, subjectId, face, fate: computed.fate }] : [],
  )
  if (rolls.length > 0) ctx.emit({ type: 'AftermathRolled', battleId: battle.id, rolls })
}

export const endingCommands = {
  /** The fighting is over: who holds the field, and what the dice say of batteries and horses (MB-END-1, -4, -6, -8). */
  'battle.end': command<typeof end, TableEvent>({
    schema: end,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      if (data.byAgreement && !ctx.master) throw new RuleError('E_NOT_AUTHORISED')
      const battle = battleOfFigures(draft, data.battle, ctx, 'deployment', 'running')
      const holders = [...new Set(data.holders)].map((sideId) => sideIn(draft, battle, sideId))
      checkAllies(draft, holders)
      endFighting(draft, battle, holders, data.byAgreement, ctx)
    },
  }),
  /** The master's own result in place of the computed one, until it is settled; null takes it away. */
  'battle.overrule': command<typeof overrule, TableEvent>({
    schema: overrule,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
      const outcome = find(draft.battleOutcomes, data.outcome)
      if (!outcome) throw new RuleError('E_UNKNOWN', { what: 'battleOutcome' })
      const battle = battleForMaster(draft, outcome.battleId, ctx, 'aftermath')
      if (data.fate) checkFate(draft, battle, outcome.kind, data.fate)
      outcome.override = data.fate
      ctx.emit({ type: 'OutcomeOverruled', battleId: battle.id, outcome: outcome.id, fate: data.fate, reason: data.reason ?? null })
    },
  }),
  /** Writes the results back to the map (MB-END-2 to -7). */
  'battle.settle': command<typeof onlyBattle, SettleEvent>({
    schema: onlyBattle,
    who: ['master'],
    handler(draft, data, ctx) {
      const battle = battleForMaster(draft, data.battle, ctx, 'aftermath')
      const fought = settleOnMap(draft, battle, ctx)
      unpin(draft, battle, ctx)
      battle.phase = 'ended'
      ctx.emit({ type: 'BattleSettled', battleId: battle.id, sectorId: battle.sectorId })
      meetNewcomers(draft, battle, fought, ctx)
    },
  }),
}
