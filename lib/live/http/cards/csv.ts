import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { fault, type Fault } from '@/lib/scenario/faults'

/** Text that a spreadsheet would take for a formula, or that our own apostrophe already protects. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/

const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)
const unguarded = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

/** CSV as spreadsheets open it in Russia: UTF-8 with BOM, semicolons, CRLF; a cell that would be a formula gets an apostrophe in front. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(guarded)),
    { bom: true, delimiter: ';', record_delimiter: 'windows' },
  )

/** UTF-8, with or without BOM; UTF-16 as spreadsheets save «Unicode text»; and what is no UTF-8 is Windows-1251. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** The separator that stands most often in the heading, outside quotes. */
function separatorOf(text: string): string {
  const heading = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => heading.split(separator).length
  return [';', ',', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}

/** Rows of a CSV text, or why it is none. Rows need not be of one length. */
export function readCsv(text: string): { rows: string[][] } | ({ row: number } & Fault) {
  try {
    const rows = parse(text, { bom: true, delimiter: separatorOf(text), relax_column_count: true })
    return { rows: rows.map((row) => row.map(unguarded)) }
  } catch (error) {
    const line = typeof error === 'object' && error !== null && 'lines' in error ? Number(error.lines) : 1
    return { row: line, ...fault('badQuotes') }
  }
}
