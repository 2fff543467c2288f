import { LineFault, listed } from './faults'
import { hasNumber, named, stem } from './names'
import { bodyTokens, type Token } from './tokens'
import { isCounted, plain, unitWord, type UnitWord, type Vocabulary } from './vocabulary'

type ArmyWord = Vocabulary['armies'][number]
type OfficerWord = Vocabulary['officers'][number]

/** So many units of an arm or kind, or all of them (`null`). */
interface Count {
  word: UnitWord
  count: number | null
  token: Token
}

/** What stands before the arrow, read but not yet counted out: armies with the units named after them, officers. */
export interface Bodies {
  groups: { army: ArmyWord | null; counts: Count[]; unitIds: string[]; token: Token }[]
  officers: { officer: OfficerWord; token: Token }[]
}

type Found = { army: ArmyWord } | { officer: OfficerWord } | { army: ArmyWord; unitId: string }
const MOST_WORDS = 5
const fillers = new Set(['и', 'and', 'с', 'with', 'весь', 'вся', 'все', 'all'])

function numbered(vocabulary: Vocabulary, token: Token): Found {
  const number = Number(token.text.replace(/\D/g, ''))
  const found = vocabulary.armies.filter((army) => hasNumber(army.name, number))
  if (found.length === 1) return { army: found[0]! }
  if (found.length === 0) throw new LineFault('unknown', token.from, token.to, { word: token.text })
  throw new LineFault('ambiguous', token.from, token.to, { word: token.text, names: listed(found.map((army) => army.name)) })
}

/** True for a number with an arm or kind after it. */
const isCount = (tokens: readonly Token[], at: number): boolean =>
  /^\d+$/.test(tokens[at]!.text) && tokens[at + 1] !== undefined && unitWord(tokens[at + 1]!.text) !== null

/** The army, officer or unit that begins at this token, by the longest run of words that names one; null: none. */
function namedAt(vocabulary: Vocabulary, tokens: readonly Token[], at: number): { found: Found; words: number } | null {
  const units = vocabulary.armies.flatMap((army) => army.units.map((unit) => ({ army, unitId: unit.id, name: unit.name })))
  for (let words = Math.min(MOST_WORDS, tokens.length - at); words > 0; words -= 1) {
    // «Гвардия 2пик»: the number counts pikes, it is not that of «Гвардия 2».
    if (tokens.slice(at, at + words).some((_token, index) => isCount(tokens, at + index))) continue
    const typed = tokens.slice(at, at + words).map((token) => token.text)
    const place = [tokens[at]!.from, tokens[at + words - 1]!.to] as const
    const matching = named(vocabulary.armies, (army) => [army.name], typed)
    const main = stem(matching, (army) => army.name)
    const armies = main ? [main] : matching
    const officers = named(vocabulary.officers, (officer) => officer.names, typed)
    if (armies.length + officers.length > 1) {
      const names = [...armies.map((army) => army.name), ...officers.map((officer) => officer.names[0]!)]
      throw new LineFault('ambiguous', ...place, { word: typed.join(' '), names: listed(names) })
    }
    if (armies.length === 1) return { found: { army: armies[0]! }, words }
    if (officers.length === 1) return { found: { officer: officers[0]! }, words }
    const unit = named(units, (each) => [each.name], typed)
    if (unit.length === 1) return { found: unit[0]!, words }
  }
  return null
}

/** Reads what stands before the first arrow. */
export function readBodies(text: string, offset: number, vocabulary: Vocabulary): Bodies {
  const tokens = bodyTokens(text, offset).filter((token) => !fillers.has(plain(token.text)))
  const bodies: Bodies = { groups: [], officers: [] }
  const groupOf = (army: ArmyWord | null, token: Token) => {
    const last = bodies.groups.at(-1)
    // Units after the name of an army are its own; a unit named by its own name tells its army.
    if (last && (army === null || last.army === army || last.army === null)) {
      last.army ??= army
      return last
    }
    const group = { army, counts: [], unitIds: [], token } as Bodies['groups'][number]
    bodies.groups.push(group)
    return group
  }
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    if (next && isCount(tokens, at)) {
      groupOf(null, token).counts.push({
        word: unitWord(next.text)!,
        count: Number(token.text),
        token: { text: text.slice(token.from - offset, next.to - offset), from: token.from, to: next.to },
      })
      at += 2
      continue
    }
    if (/^(?:№|#)?\s*\d+$/.test(token.text)) {
      bodies.groups.push({ army: (numbered(vocabulary, token) as { army: ArmyWord }).army, counts: [], unitIds: [], token })
      at += 1
      continue
    }
    const match = namedAt(vocabulary, tokens, at)
    const word = unitWord(token.text)
    if (match) {
      const { found, words } = match
      if ('officer' in found) bodies.officers.push({ officer: found.officer, token })
      else if ('unitId' in found) groupOf(found.army, token).unitIds.push(found.unitId)
      else bodies.groups.push({ army: found.army, counts: [], unitIds: [], token })
      at += words
    } else if (word) {
      groupOf(null, token).counts.push({ word, count: null, token })
      at += 1
    } else throw new LineFault('unknown', token.from, token.to, { word: token.text })
  }
  return bodies
}

/** Units of an army that its counts take, or the count that it cannot meet. */
function countOut(
  army: ArmyWord,
  counts: readonly Count[],
  named: readonly string[],
): { unitIds: string[] } | { short: Count; have: number } {
  const taken = new Set(named)
  for (const count of counts) {
    const free = army.units.filter((unit) => isCounted(unit.kind, count.word) && !taken.has(unit.id))
    if (free.length < (count.count ?? 1)) return { short: count, have: free.length }
    for (const unit of free.slice(0, count.count ?? free.length)) taken.add(unit.id)
  }
  return { unitIds: army.units.filter((unit) => taken.has(unit.id)).map((unit) => unit.id) }
}

/** The only army that has what is counted, first among those that border on the first target; else a fault that says what is missing. */
function armyOfCounts(group: Bodies['groups'][number], vocabulary: Vocabulary, firstTargetId: string | null): ArmyWord {
  const able = vocabulary.armies.filter((army) => 'unitIds' in countOut(army, group.counts, group.unitIds))
  const borders = (army: ArmyWord) =>
    vocabulary.sectors.find((sector) => sector.id === army.sectorId)?.neighbourIds.includes(firstTargetId ?? '') ?? false
  const near = able.filter(borders)
  const found = near.length > 0 ? near : able
  if (found.length === 1) return found[0]!
  const first = group.counts[0]!.token
  const last = group.counts.at(-1)!.token
  if (found.length > 1) throw new LineFault('whichArmy', first.from, last.to, { names: listed(found.map((army) => army.name)) })
  const only = vocabulary.armies.length === 1 ? vocabulary.armies[0]! : null
  throw notEnough(group.counts[0]!, only ? countOut(only, group.counts, []) : null, only?.name ?? '')
}

function notEnough(count: Count, out: ReturnType<typeof countOut> | null, army: string): LineFault {
  const short = out && 'short' in out ? out.short : count
  const have = out && 'short' in out ? out.have : -1
  return new LineFault('notEnough', short.token.from, short.token.to, { what: short.token.text, have, army: army || 'none' })
}

/** Who marches: whole armies, parts that split off, officers on their own. */
export interface CountedBodies {
  armies: string[]
  parts: { army: string; units: string[]; officers: string[] }[]
  officers: string[]
}

/**
 * Counts the bodies out. All units of an army are the army itself. An officer who rides with a part's army goes with the part; with
 * a whole army he rides along anyway; any other rides alone.
 */
export function countBodies(bodies: Bodies, vocabulary: Vocabulary, firstTargetId: string | null): CountedBodies {
  const counted: CountedBodies = { armies: [], parts: [], officers: [] }
  for (const group of bodies.groups) {
    const army = group.army ?? armyOfCounts(group, vocabulary, firstTargetId)
    const out = countOut(army, group.counts, group.unitIds)
    if ('short' in out) throw notEnough(out.short, out, army.name)
    const whole = out.unitIds.length === 0 || out.unitIds.length === army.units.length
    if (whole) counted.armies.push(army.id)
    else counted.parts.push({ army: army.id, units: out.unitIds, officers: [] })
  }
  for (const { officer } of bodies.officers) {
    const part = counted.parts.find((each) => each.army === officer.armyId)
    if (part) part.officers.push(officer.id)
    else if (officer.armyId === null || !counted.armies.includes(officer.armyId)) counted.officers.push(officer.id)
  }
  return counted
}
