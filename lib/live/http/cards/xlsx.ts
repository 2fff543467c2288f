import { readSheet } from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { fault, type Fault } from '@/lib/scenario/faults'
import { maxUnpackedBytes, unpacked } from './unpack'

/** What XML cannot carry, or does not carry as it is. */

const unspeakable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g

const encoded = (character: string): string => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** Spreadsheets write such a character as `_xHHHH_`; a text that only looks so gets its first `_` written like this. */
const speakable = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_').replace(unspeakable, encoded)

/** A book with one sheet, every cell a text and never a formula; the heading stays in sight. */
export function writeXlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const [heading = [], ...rest] = rows
  const cell = (value: string, extra: object = {}) =>
    value === '' ? null : { value: speakable(value), type: String, wrap: true, alignVertical: 'top' as const, ...extra }
  return writeXlsxFile(
    [heading.map((value) => cell(value, { fontWeight: 'bold' })), ...rest.map((row) => row.map((value) => cell(value)))],
    {
      sheet: 'Карточки',
      stickyRowsCount: 1,
      columns: heading.map((value) => ({ width: Math.min(40, Math.max(14, value.length + 2)) })),
    },
  ).toBuffer()
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** Rows of the first sheet of a book, or why it is none. */
export async function readXlsx(bytes: Buffer): Promise<{ rows: string[][] } | ({ row: number } & Fault)> {
  try {
    const book = unpacked(bytes)
    if (book === 'tooLarge') return { row: 1, ...fault('bookTooLarge', { mb: maxUnpackedBytes / 1024 / 1024 }) }
    const rows = await readSheet(Buffer.from(book), undefined, { trim: false })
    return { rows: rows.map((row) => row.map(cellText)) }
  } catch {
    return { row: 1, ...fault('notBook') }
  }
}
