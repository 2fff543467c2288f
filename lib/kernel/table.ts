import type { z } from 'zod'

/** A row of any table: an id and columns of plain data. */
export type Row = { id: string } & Record<string, unknown>
/** State as the kernel sees it: tables of rows by id. */
export type Tables = Record<string, Record<string, Row>>

/**
 * A table of campaign state. `row` is the schema of one row: it is the type of the state, the check of imported data and of
 * corrections. `fixed` columns cannot be corrected with `<table>.adjust`. `outsideUndo`: counters that undo leaves alone (DESIGN §2).
 */
export interface TableDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly row: Schema
  readonly fixed: readonly string[]
  readonly outsideUndo: boolean
}

export function table<Schema extends z.ZodObject>(
  row: Schema,
  options: { fixed?: readonly (keyof z.infer<Schema> & string)[]; outsideUndo?: boolean } = {},
): TableDefinition<Schema> {
  return { row, fixed: ['id', ...(options.fixed ?? [])], outsideUndo: options.outsideUndo ?? false }
}

/** The state type of a set of table definitions: `{ armies: Record<string, Army>, … }`. */
export type StateOf<Definitions extends Record<string, TableDefinition>> = {
  [Name in keyof Definitions]: Record<string, z.infer<Definitions[Name]['row']>>
}
export type RowOf<Definition extends TableDefinition> = z.infer<Definition['row']>

/** The row with this id, or null: for ids that come from outside, which may be names of Object's own properties. */
export const find = <R>(rows: Record<string, R>, id: string): R | null => (Object.hasOwn(rows, id) ? rows[id]! : null)
