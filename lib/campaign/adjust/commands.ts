import { z } from 'zod'
import type { CommandDefinition, Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { sameJson, type Json } from '@/lib/kernel/json'
import type { Patch } from '@/lib/kernel/patches'
import type { Row, TableDefinition } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import { brokenReference } from '../references'
import { keepingMaster } from '../people'
import { checkSetting } from '../settings'
import { tableNames, tables, type CampaignState, type TableName } from '../state'
import type { AdjustEvent } from './events'

/** Columns of a table that a master may correct. */
export const adjustableColumns = (name: TableName): string[] =>
  Object.keys(tables[name].row.shape).filter((column) => !tables[name].fixed.includes(column))

/** The correction of one row of a table (DESIGN §2): the columns as the table types them, without those that are fixed. */
function adjustCommand(name: TableName): CommandDefinition<CampaignState, AdjustEvent> {
  const definition: TableDefinition = tables[name]
  const fixed = Object.fromEntries(definition.fixed.map((column) => [column, true as const]))
  const set = definition.row.omit(fixed as Record<never, never>).partial()
  /** `expected`: what the columns held when the form was opened (EP-8). */
  const schema = z.strictObject({ id, set, expected: set.optional(), reason: z.string().max(400) })
  return command<typeof schema, AdjustEvent>({
    schema,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const row = (draft[name] as Record<string, Row>)[data.id]
      if (!row) throw new RuleError('E_UNKNOWN', { what: name })
      const reason = data.reason.trim()
      if (reason === '') throw new RuleError('E_REASON')
      const change = Object.fromEntries(Object.entries(data.set).filter(([, value]) => value !== undefined)) as Record<string, Json>
      if (Object.keys(change).length === 0) throw new RuleError('E_NOTHING_TO_CHANGE')
      checkExpected(name, row, change, data.expected ?? {}, ctx)
      const broken = brokenReference(draft, change)
      if (broken) throw new RuleError('E_UNKNOWN', { what: broken.table })
      if (name === 'settings') checkSetting(data.id, change.value)
      const before = Object.fromEntries(Object.keys(change).map((column) => [column, row[column] as Json]))
      ctx.emit({
        type: 'RowAdjusted',
        table: name,
        id: data.id,
        set: change,
        before: JSON.parse(JSON.stringify(before)) as typeof before,
        reason,
      })
      keepingMaster(draft, () => Object.assign(row, change))
      if (name === 'armies' && 'sectorId' in change) officersFollow(draft, data.id)
      // Who edits the row meanwhile is told that it changed (expectedVersion).
      if (typeof row.version === 'number' && !('version' in change)) row.version += 1
    },
  })
}

/** Officers stand where their army stands: one that a master puts elsewhere takes them along. */
function officersFollow(draft: CampaignState, armyId: string): void {
  const { sectorId } = draft.armies[armyId]!
  for (const officer of Object.values(draft.officers)) if (officer.armyId === armyId) officer.sectorId = sectorId
}

/**
 * A correction that meets a newer change is a conflict, never a silent overwrite (EP-8): `E_CHANGED` says which columns are not any more
 * what the form showed, and who changed them last.
 */
function checkExpected(
  name: TableName,
  row: Row,
  change: Record<string, Json>,
  expected: Record<string, Json>,
  ctx: Context<AdjustEvent>,
): void {
  const columns = Object.keys(change).filter((column) => Object.hasOwn(expected, column) && !sameJson(row[column], expected[column]))
  if (columns.length === 0) return
  const touches = (patch: Patch) =>
    patch.table === name && patch.id === row.id && (patch.op === 'add' || (patch.op === 'set' && columns.includes(patch.column)))
  const last = ctx.history.after(0).findLast((record) => record.patches.some(touches))
  throw new RuleError('E_CHANGED', { table: name, columns, by: last?.actorId ?? null, at: last?.atEvent ?? null })
}

/** `<table>.adjust {id, set, reason}` for every table that has something to correct. */
export const adjustCommands: Record<string, CommandDefinition<CampaignState, AdjustEvent>> = Object.fromEntries(
  tableNames.filter((name) => adjustableColumns(name).length > 0).map((name) => [`${name}.adjust`, adjustCommand(name)]),
)
