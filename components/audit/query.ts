/** What the reader wants to see; null: all. */
export interface AuditFilter {
  person: string | null
  /** A type of command or the beginning of one (`hq.`). */
  kind: string | null
  refused: boolean
}

export const noFilter: AuditFilter = { person: null, kind: null, refused: false }
export const isFiltered = (filter: AuditFilter): boolean => filter.person !== null || filter.kind !== null || filter.refused

const parametersOf = (filter: AuditFilter): Record<string, string> => ({
  ...(filter.person !== null && { person: filter.person }),
  ...(filter.kind !== null && { kind: filter.kind }),
  ...(filter.refused && { refused: '1' }),
})

const address = (slug: string, parameters: Record<string, string>): string =>
  `/api/campaigns/${encodeURIComponent(slug)}/audit?${new URLSearchParams(parameters).toString()}`

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
