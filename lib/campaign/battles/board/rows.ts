import { peekRows } from '@/lib/kernel/draftTable'
import type { Patch } from '@/lib/kernel/patches'
import type { Row, Tables } from '@/lib/kernel/table'
import { deadlines } from '@/lib/rules/macrobattle/deadlines'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { CampaignState, RowIn } from '../../state'
import { boardTableNames, type BoardTableName } from './tables'

type BoardRow = RowIn<'boardRows'>

const keyOf = (battleId: string, table: string, rowId: string): string => `${battleId}/${table}/${rowId}`

const rowOf = (battleId: string, table: BoardTableName, row: Row): BoardRow => ({
  ...{ id: keyOf(battleId, table, row.id), battleId, table, rowId: row.id },
  data: row as unknown as BoardRow['data'],
})

/** The rows that keep a battle's state, one for each row of it. */
export const rowsOfState = (state: BattleState, battleId: string): BoardRow[] =>
  boardTableNames.flatMap((table) => Object.values<Row>(state[table]).map((row) => rowOf(battleId, table, row)))

/** A battle's state from the rows that keep it. */
export function stateOfRows(rows: Iterable<BoardRow>, battleId: string): BattleState {
  const state: Tables = Object.fromEntries(boardTableNames.map((table) => [table, {}]))
  for (const row of rows) if (row.battleId === battleId) state[row.table]![row.rowId] = row.data as unknown as Row
  return state as unknown as BattleState
}

/** States put together before, by the row of `boards` that changes whenever they do. */
const known = new WeakMap<object, BattleState>()

/** The row as it is now, not the draft row that stands for it. */
const boardNow = (state: Pick<CampaignState, 'boards'>, battleId: string): RowIn<'boards'> | null =>
  peekRows(state.boards).find(({ id }) => id === battleId) ?? null

/** The state of a battle on the board as the rules read it; null: it has never been there. Never to be written to. */
export function boardState(state: Pick<CampaignState, 'boards' | 'boardRows'>, battleId: string): BattleState | null {
  const board = boardNow(state, battleId)
  if (!board) return null
  let put = known.get(board)
  if (!put) known.set(board, (put = stateOfRows(peekRows(state.boardRows), battleId)))
  return put
}

/** Notes that the rows are written: what falls due next, and the state for whoever asks again. */
function written(draft: CampaignState, battleId: string, next: BattleState): void {
  const board = draft.boards[battleId]!
  const [due] = deadlines(next)
  board.moves += 1
  board.deadlineAt = due?.at ?? null
  board.deadline = (due?.command as RowIn<'boards'>['deadline'] | undefined) ?? null
  known.set(boardNow(draft, battleId)!, next)
}

/** Writes down what the rules changed: the rows they touched and no others. */
export function writeChanges(draft: CampaignState, battleId: string, next: BattleState, patches: readonly Patch[]): void {
  const seen = new Set<string>()
  for (const { op, table, id } of patches) {
    const key = keyOf(battleId, table, id)
    if (seen.has(key)) continue
    seen.add(key)
    if (op === 'remove') delete draft.boardRows[key]
    else {
      const row = (next as unknown as Tables)[table]![id]!
      if (op === 'add') draft.boardRows[key] = rowOf(battleId, table as BoardTableName, row)
      else draft.boardRows[key]!.data = row as unknown as BoardRow['data']
    }
  }
  written(draft, battleId, next)
}

/** Writes down the whole state of a battle that was not on the board before. */
export function writeState(draft: CampaignState, battleId: string, state: BattleState): void {
  for (const row of rowsOfState(state, battleId)) draft.boardRows[row.id] = row
  written(draft, battleId, state)
}
