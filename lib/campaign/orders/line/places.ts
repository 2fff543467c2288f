import { LineFault, listed } from './faults'
import { named } from './names'
import { placeTokens, type Token } from './tokens'
import type { Vocabulary } from './vocabulary'

/** When the march begins: at a time of day, or so many minutes from now. */
export type LineStart = { time: string } | { inMinutes: number }

/** What stands after the arrows. */
export interface Places {
  route: string[]
  minutes: number | null
  start: LineStart | null
}

const timePattern = /(?:(?:^|\s)(?:в|at)\s*)?(?<![\d:])(\d{1,2}):(\d{2})(?!\d)/iu
const laterPattern = /\+\s*(\d{1,4})(?:\s*(?:мин|м|min|m)\p{L}*\.?)?/iu
const minutesWord = /^(?:мин|м|min|m)\p{L}{0,4}\.?$/iu

/** Takes the time out of a piece; its place is filled with blanks, so that what is left keeps its places. */
function takeStart(piece: Token): { start: LineStart | null; text: string } {
  const blank = (match: RegExpExecArray) =>
    piece.text.slice(0, match.index) + ' '.repeat(match[0].length) + piece.text.slice(match.index + match[0].length)
  const time = timePattern.exec(piece.text)
  if (time) {
    const [hours, minutes] = [Number(time[1]), Number(time[2])]
    const from = piece.from + time.index
    if (hours > 23 || minutes > 59) throw new LineFault('badTime', from, from + time[0].length, { time: time[0].trim() })
    return { start: { time: `${String(hours).padStart(2, '0')}:${time[2]}` }, text: blank(time) }
  }
  const later = laterPattern.exec(piece.text)
  return later ? { start: { inMinutes: Number(later[1]) }, text: blank(later) } : { start: null, text: piece.text }
}

/** Sectors that the words name; if several, those that border on where the march is then. */
function sectorsNamed(words: readonly string[], fromIds: readonly string[], vocabulary: Vocabulary): Vocabulary['sectors'] {
  const found = named(vocabulary.sectors, (sector) => [sector.name], words)
  const near = found.filter((sector) => sector.neighbourIds.some((neighbourId) => fromIds.includes(neighbourId)))
  return found.length > 1 && near.length > 0 ? near : found
}

/** The territory of a piece and the minutes after it. A number may belong to the name («Сектор 4»): the longer reading counts. */
function readPlace(piece: Token, text: string, fromIds: readonly string[], vocabulary: Vocabulary): { id: string; minutes: number | null } {
  const tokens = placeTokens(text, piece.from)
  const withUnit = tokens.length > 2 && minutesWord.test(tokens.at(-1)!.text) && /^\d/.test(tokens.at(-2)!.text)
  const named = withUnit ? tokens.slice(0, -2) : tokens
  if (named.length === 0) throw new LineFault('noTarget', piece.from, piece.to)
  const number = (token: Token) => Number(token.text.replace(',', '.'))
  const readings: { words: Token[]; minutes: number | null }[] = [{ words: named, minutes: withUnit ? number(tokens.at(-2)!) : null }]
  const last = named.at(-1)!
  if (!withUnit && named.length > 1 && /^\d+(?:[.,]\d+)?$/.test(last.text))
    readings.push({ words: named.slice(0, -1), minutes: number(last) })
  for (const { words, minutes } of readings) {
    const found = sectorsNamed(
      words.map((token) => token.text),
      fromIds,
      vocabulary,
    )
    if (found.length === 1) return { id: found[0]!.id, minutes }
    if (found.length > 1) {
      const names = listed(found.slice(0, 6).map((sector) => sector.name))
      throw new LineFault('ambiguousPlace', words[0]!.from, words.at(-1)!.to, { names })
    }
  }
  const words = readings.at(-1)!.words
  throw new LineFault('unknownPlace', words[0]!.from, words.at(-1)!.to, { word: words.map((token) => token.text).join(' ') })
}

/** Reads the pieces after the arrows; `fromIds`: where those who march may stand, to tell like names apart. */
export function readPlaces(pieces: readonly Token[], fromIds: readonly string[], vocabulary: Vocabulary): Places {
  const places: Places = { route: [], minutes: null, start: null }
  let near = fromIds
  for (const piece of pieces) {
    const { start, text } = takeStart(piece)
    places.start = start ?? places.start
    const { id, minutes } = readPlace(piece, text, near, vocabulary)
    places.route.push(id)
    places.minutes = minutes ?? places.minutes
    near = [id]
  }
  return places
}
