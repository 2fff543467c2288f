/** What the reader wants to see; null: all. */
export interface AuditFilter {
  person: string | null
  /** A type of command or the beginning of one (`hq.`). */
  kind: string | null
  refused: boolean
  /** One row and what changed it, as a link of another page asks for it. */
  row: { of: string; column: string | null } | null
}

export const noFilter: AuditFilter = { person: null, kind: null, refused: false, row: null }
export const isFiltered = (filter: AuditFilter): boolean =>
  filter.person !== null || filter.kind !== null || filter.refused || filter.row !== null

const parametersOf = (filter: AuditFilter): Record<string, string> => ({
  ...(filter.person !== null && { person: filter.person }),
  ...(filter.kind !== null && { kind: filter.kind }),
  ...(filter.refused && { refused: '1' }),
  ...(filter.row !== null && { row: filter.row.of, ...(filter.row.column !== null && { column: filter.row.column }) }),
})

const address = (slug: string, parameters: Record<string, string>): string =>
  `/api/campaigns/${encodeURIComponent(slug)}/audit?${new URLSearchParams(parameters).toString()}`

/** The page of the chronicle that opens what made a row, or what last changed one column of it. */
export const rowAddress = (slug: string, table: string, id: string, column?: string): string =>
  `/c/${encodeURIComponent(slug)}/audit?${new URLSearchParams({ row: `${table}:${id}`, ...(column === undefined ? {} : { column }) }).toString()}`

/** What a link to one row asks for; null: all. */
export function rowAsked(search: Record<string, string | string[] | undefined>): AuditFilter['row'] {
  const { row, column } = search
  if (typeof row !== 'string' || !/^[A-Za-z]{1,60}:./.test(row)) return null
  return { of: row, column: typeof column === 'string' ? column : null }
}

export const pageSize = 60

/** One page of records, newest first, only those before a number. */
export const pageAddress = (slug: string, filter: AuditFilter, before: number | null, limit = pageSize): string =>
  address(slug, { ...parametersOf(filter), descending: '1', limit: String(limit), ...(before !== null && { before: String(before) }) })

/** All undo and roll-back commands: they tell which records were taken back, however old. */
export const undoneAddress = (slug: string): string => address(slug, { kind: 'audit.', descending: '1', limit: '1000' })

export type DownloadKind = 'csv' | 'excel' | 'jsonl'

/** Downloads with the filter in force; `excel` is CSV with a byte order mark and semicolons. */
export function downloadAddress(slug: string, filter: AuditFilter, kind: DownloadKind): string {
  const format = kind === 'jsonl' ? 'jsonl' : 'csv'
  return address(slug, { ...parametersOf(filter), format, ...(kind === 'excel' && { bom: '1', separator: ';' }) })
}
