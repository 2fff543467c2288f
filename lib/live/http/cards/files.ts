import { readJsonCards, writeJsonCards } from '@/lib/scenario/cards/json'
import { readSheet, writeSheet, type ReadCards } from '@/lib/scenario/cards/sheet'
import type { PackCard } from '@/lib/scenario/hqSchema'
import { decodeText, readCsv, writeCsv } from './csv'
import { readXlsx, writeXlsx } from './xlsx'

export const cardFormats = ['csv', 'xlsx', 'json'] as const
export type CardFormat = (typeof cardFormats)[number]

export const mediaTypes: Record<CardFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** A deck as a file. */
export async function writeCards(cards: readonly PackCard[], format: CardFormat): Promise<string | Buffer> {
  if (format === 'json') return writeJsonCards(cards)
  return format === 'csv' ? writeCsv(writeSheet(cards)) : writeXlsx(writeSheet(cards))
}

/** A book is a zip archive; JSON begins with a bracket; anything else is CSV. The name of a file says nothing. */
function formatOf(bytes: Buffer): CardFormat {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'xlsx'
  return /^\ufeff?\s*[[{]/.test(decodeText(bytes.subarray(0, 400))) ? 'json' : 'csv'
}

/** Reads a file of cards of any of the formats; what cannot be read is a fault, nothing is thrown. */
export async function readCards(bytes: Buffer): Promise<ReadCards & { format: CardFormat }> {
  const format = formatOf(bytes)
  if (format === 'json') return { ...readJsonCards(decodeText(bytes)), format }
  const sheet = format === 'xlsx' ? await readXlsx(bytes) : readCsv(decodeText(bytes))
  if ('code' in sheet) return { cards: [], faults: [{ column: '', ...sheet }], format }
  return { ...readSheet(sheet.rows), format }
}
