import { find } from '@/lib/kernel/table'
import type { View } from '@/lib/kernel/view'
import type { UnitKind } from '../armies/tables'
import { inOrder, type CampaignState, type RowIn } from '../state'
import type { ViewRowTypes } from '../viewRows'
import { resultOf } from './aftermath'
import { counted, knowsNumbers, seesWhole, sideOfPerson } from './people'
import type { Mark } from './lookup'

type MarkRow = ViewRowTypes['battleMarks']
type OutcomeRow = ViewRowTypes['battleOutcomes']

/** Of an enemy's unit its kind is known, not its name (section 16.2). */
function markRow(state: CampaignState, mark: Mark, known: boolean): MarkRow {
  const { battleId, kind, sideId, unitId, officerId, bySideId, edge, toId, text, at, struck, position } = mark
  const unit = unitId === null ? null : find(state.units, unitId)
  return {
    ...{ battleId, kind, sideId, officerId, bySideId, edge, toId, at, struck, position },
    unitId: known ? unitId : null,
    unitKind: unit?.kind ?? null,
    unitName: known ? (unit?.name ?? null) : null,
    officerName: officerId === null ? null : (find(state.people, officerId)?.character ?? null),
    text: known ? text : '',
  }
}

const reads = [
  'battles',
  'battleSides',
  'battleForces',
  'battleMarks',
  'battleOutcomes',
  'armies',
  'units',
  'officers',
  'people',
  'settings',
] as const

/** What was set down at the table: losses lie open to everybody at the battle; disputes and remarks are the table's. */
export const battleMarksView: View<CampaignState> = {
  name: 'battleMarks',
  reads,
  rows(state, audience) {
    const rows: (readonly [string, MarkRow])[] = []
    for (const mark of inOrder(state.battleMarks)) {
      const battle = state.battles[mark.battleId]!
      if (seesWhole(state, battle, audience)) rows.push([mark.id, markRow(state, mark, true)])
      else if (audience.kind === 'person' && mark.kind !== 'dispute' && !mark.struck) {
        const own = sideOfPerson(state, battle, audience.id)
        if (own)
          rows.push([mark.id, { ...markRow(state, mark, own.id === mark.sideId && knowsNumbers(state, own, audience.id)), text: '' }])
      }
    }
    return counted(rows)
  },
}

const outcomeRow = (outcome: RowIn<'battleOutcomes'>): OutcomeRow => {
  const { id: _id, unitKind, computed, override, ...columns } = outcome
  const result = { ...resultOf(outcome) }
  return { ...columns, unitKind: unitKind as UnitKind | null, computed: { ...computed }, override: override && { ...override }, result }
}

/** Everybody at the battle learns captures, horses and captives (section 16.2); strengths of the others stay secret (MB-INF-2). */
const isOpenResult = ({ kind }: RowIn<'battleOutcomes'>): boolean => kind === 'battery' || kind === 'horse' || kind === 'officer'

/** Results: to who runs the table as they are computed and overruled; to the people of the sides once they are settled. */
export const battleOutcomesView: View<CampaignState> = {
  name: 'battleOutcomes',
  reads,
  rows(state, audience) {
    const rows: (readonly [string, OutcomeRow])[] = []
    for (const outcome of inOrder(state.battleOutcomes)) {
      const battle = state.battles[outcome.battleId]!
      if (seesWhole(state, battle, audience)) rows.push([outcome.id, outcomeRow(outcome)])
      else if (audience.kind === 'person' && battle.phase === 'ended') {
        const own = sideOfPerson(state, battle, audience.id)
        const knows = own !== null && own.id === outcome.sideId && knowsNumbers(state, own, audience.id)
        if (!own || !(isOpenResult(outcome) || knows)) continue
        const row = outcomeRow(outcome)
        // Of an enemy's battery its kind is known, not its name.
        const name = knows || outcome.kind !== 'battery' ? row.name : ''
        rows.push([outcome.id, { ...row, name, computed: row.result, override: null }])
      }
    }
    return counted(rows)
  },
}
