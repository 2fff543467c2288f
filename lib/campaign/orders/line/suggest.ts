import { armOf, arms, type Arm } from '../../armies/arms'
import { bodyTokens, piecesOf, placeTokens } from './tokens'
import { named } from './names'
import { readBodies } from './bodies'
import { plain, type Vocabulary } from './vocabulary'

/** What may stand at the cursor: `insert` replaces the text from `from` to `to`. */
export interface Suggestion {
  kind: 'army' | 'officer' | 'arm' | 'sector'
  label: string
  /** How many there are, for an arm; null otherwise. */
  count: number | null
  insert: string
  from: number
  to: number
}

const MOST = 8
const armAbbreviations: Record<'ru' | 'en', Record<Arm, string>> = {
  ru: { cavalry: 'кав', infantry: 'пех', artillery: 'арт' },
  en: { cavalry: 'cav', infantry: 'inf', artillery: 'art' },
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)]
}

/** Armies and officers that the words before the first arrow name, as far as they can be read. */
function standing(text: string, vocabulary: Vocabulary): { armies: Vocabulary['armies']; sectorIds: string[] } {
  try {
    const { groups, officers } = readBodies(text, 0, vocabulary)
    const armies = groups.flatMap(({ army }) => army ?? [])
    const sectorIds = unique([...armies.map((army) => army.sectorId), ...officers.map(({ officer }) => officer.sectorId)])
    return { armies, sectorIds: sectorIds.length > 0 ? sectorIds : unique(vocabulary.armies.map((army) => army.sectorId)) }
  } catch {
    return { armies: [], sectorIds: unique(vocabulary.armies.map((army) => army.sectorId)) }
  }
}

function sectorSuggestions(words: string[], nearIds: readonly string[], vocabulary: Vocabulary): Vocabulary['sectors'] {
  const found = words.length === 0 ? vocabulary.sectors : named(vocabulary.sectors, (sector) => [sector.name], words)
  const isNear = (sector: Vocabulary['sectors'][number]) => sector.neighbourIds.some((id) => nearIds.includes(id))
  return [...found.filter(isNear), ...found.filter((sector) => !isNear(sector))]
}

/** After an arrow: territories, those that border on the last place first. */
function suggestPlaces(line: string, cursor: number, vocabulary: Vocabulary): Suggestion[] {
  const { bodies, places } = piecesOf(line.slice(0, cursor))
  const last = places.at(-1)!
  const before = places.at(-2)
  const words = placeTokens(last.text, last.from)
  const beforeIds = before
    ? named(
        vocabulary.sectors,
        (sector) => [sector.name],
        placeTokens(before.text, 0).map((token) => token.text),
      ).map(({ id }) => id)
    : standing(bodies.text, vocabulary).sectorIds
  const from = words[0]?.from ?? cursor
  const typed = words.map((token) => token.text)
  const found = sectorSuggestions(typed, beforeIds, vocabulary)
  // The name stands there in full: nothing to add.
  if (found.length === 1 && plain(found[0]!.name) === plain(line.slice(from, cursor).trim())) return []
  const lead = from > 0 && !/\s/.test(line[from - 1]!) ? ' ' : ''
  return found
    .slice(0, MOST)
    .map((sector) => ({ kind: 'sector', label: sector.name, count: null, insert: `${lead}${sector.name} `, from, to: cursor }))
}

/** Arms of which there are enough: of the army named last, or of all. */
function suggestArms(typed: string, wanted: number, vocabulary: Vocabulary, before: string, locale: 'ru' | 'en'): [Arm, number][] {
  const named = standing(before, vocabulary).armies.at(-1)
  const pools = named ? [named] : vocabulary.armies
  const most = (arm: Arm) => Math.max(0, ...pools.map((army) => army.units.filter((unit) => armOf[unit.kind] === arm).length))
  return arms
    .map((arm): [Arm, number] => [arm, most(arm)])
    .filter(([arm, count]) => count >= wanted && armAbbreviations[locale][arm].startsWith(plain(typed)))
}

/** Before the first arrow: armies, officers, arms; once bodies stand there, the territories next to them. */
function suggestBodies(line: string, cursor: number, vocabulary: Vocabulary, locale: 'ru' | 'en'): Suggestion[] {
  const text = line.slice(0, cursor)
  const tokens = bodyTokens(text, 0)
  const touching = tokens.at(-1)?.to === cursor ? tokens.at(-1)! : null
  const isNumber = (token: { text: string } | null | undefined) => token != null && /^\d+$/.test(token.text)
  const number = isNumber(touching) ? touching : touching && isNumber(tokens.at(-2)) ? tokens.at(-2)! : null
  const word = touching && !isNumber(touching) ? touching.text : ''
  const from = word === '' ? cursor : touching!.from
  const to = cursor
  const arms = (count: number, before: string): Suggestion[] =>
    suggestArms(word, count, vocabulary, before, locale).map(([arm, have]) => ({
      kind: 'arm',
      label: armAbbreviations[locale][arm],
      count: have,
      insert: `${armAbbreviations[locale][arm]} `,
      from,
      to,
    }))
  if (number) return arms(Number(number.text), text.slice(0, number.from))
  if (word === '' && tokens.length > 0) {
    const { sectorIds } = standing(text, vocabulary)
    const near = sectorSuggestions([], sectorIds, vocabulary).filter((sector) => sector.neighbourIds.some((id) => sectorIds.includes(id)))
    const lead = /\s$/.test(text) ? '' : ' '
    return near
      .slice(0, MOST)
      .map((sector) => ({ kind: 'sector', label: sector.name, count: null, insert: `${lead}> ${sector.name} `, from, to }))
  }
  const armies = word === '' ? vocabulary.armies : named(vocabulary.armies, (army) => [army.name], [word])
  const officers = word === '' ? [] : named(vocabulary.officers, (officer) => officer.names, [word])
  return [
    ...armies.map((army): Suggestion => ({ kind: 'army', label: army.name, count: army.units.length, insert: `${army.name} `, from, to })),
    ...officers.map((officer): Suggestion => ({
      kind: 'officer',
      label: officer.names[0]!,
      count: null,
      insert: `${officer.names[0]!} `,
      from,
      to,
    })),
    ...(word === '' ? [] : arms(1, text.slice(0, from))),
  ].slice(0, MOST)
}

/** What the rest of the word at the cursor may be, while an order is typed (EP-2). */
export function suggest(line: string, cursor: number, vocabulary: Vocabulary, locale: 'ru' | 'en'): Suggestion[] {
  const before = line.slice(0, cursor)
  if (before.includes(';')) return []
  return />|→/.test(before) ? suggestPlaces(line, cursor, vocabulary) : suggestBodies(line, cursor, vocabulary, locale)
}
