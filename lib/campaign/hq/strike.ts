import { RuleError } from '@/lib/kernel/errors'
import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import { tableFor, type HqContext } from './guards'
import type { StrikeChoice } from './tables'

type Intervention = RowIn<'interventions'>
type Table = RowIn<'gameTables'>

/** The winner's intervention as it stands; nobody has it before the Gigantomachia is over. */
export const strikeOf = (state: Pick<CampaignState, 'interventions'>): Intervention =>
  state.interventions.strike ?? { id: 'strike', state: 'locked', side: null, tableId: null, choice: null, at: null, roads: null }

/** The table whose winner may intervene in another (HQ-GIG-1), by its id or its name. */
export const decidesStrike = (state: CampaignState, table: Pick<Table, 'id' | 'name'>): boolean => {
  const named = setting(state, 'strike.map')
  return table.id === named || table.name === named
}

/** The end of the Gigantomachia: its winner has the intervention; a draw leaves none (HQ-GIG-2). */
export function unlockStrike(draft: CampaignState, ctx: HqContext, table: Table): void {
  if (!decidesStrike(draft, table) || strikeOf(draft).state !== 'locked') return
  const side = table.winner
  draft.interventions.strike = { ...strikeOf(draft), state: side === null ? 'void' : 'available', side }
  ctx.emit(side === null ? { type: 'StrikeVoid' } : { type: 'StrikeAvailable', side })
}

/** HQ's word decides for its own side, the master enters the others' (HQ-GIG-5). */
export function requireStrikeBy(state: CampaignState, who: 'hq' | 'master'): void {
  const { side } = strikeOf(state)
  if (side !== null && (side === setting(state, 'hq.side')) !== (who === 'hq')) throw new RuleError('E_SIDE')
}

/** True where the influence on a table in that state is said in words and moves nothing by itself (AMB-H26). */
export const isFreeStrike = (state: Pick<CampaignState, 'settings'>, table: Pick<Table, 'state'>): boolean =>
  setting(state, table.state === 'finished' ? 'strike.finished' : 'strike.running') === 'free'

/**
 * One other table, running or finished; of a finished one a stake that can move that way (HQ-GIG-2, HQ-GIG-4, HQ-GIG-5); where the
 * influence is free, words that say what it is (AMB-H26).
 */
export function requireStrike(state: CampaignState, tableId: string, choice: StrikeChoice): void {
  if (strikeOf(state).state !== 'available') throw new RuleError('E_STRIKE_STATE')
  const table = tableFor(state, tableId)
  if (decidesStrike(state, table) || table.state === 'notStarted') throw new RuleError('E_STRIKE_TARGET')
  if (isFreeStrike(state, table)) {
    if (choice.text === undefined) throw new RuleError('E_STRIKE_TEXT')
    return
  }
  if (table.state === 'running') return
  const stake = table.stakes.find((one) => one.id === choice.stake)
  const index = stake ? stake.index + (choice.step ?? 0) : -1
  if (!stake || choice.step === undefined || index < 0 || index >= stake.outcomes.length) throw new RuleError('E_STRIKE_TARGET')
}

/** The one intervention: a stake of a finished table moves a step, a running one is hit in its next Service phase (HQ-GIG-3, -4). */
export function strike(draft: CampaignState, ctx: HqContext, tableId: string, choice: StrikeChoice): void {
  const table = tableFor(draft, tableId)
  const now = strikeOf(draft)
  draft.interventions.strike = { ...now, state: 'used', tableId, choice, at: ctx.now }
  if (table.state === 'finished' && !isFreeStrike(draft, table))
    table.stakes = table.stakes.map((one) => (one.id === choice.stake ? { ...one, index: one.index + choice.step! } : one))
  ctx.emit({ type: 'StrikeUsed', side: now.side!, map: tableId, name: table.name, choice })
}
