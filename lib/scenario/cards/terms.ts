import { aidIds, poolIds, type Cost, type Effect } from '@/lib/campaign/hq/tables'
import { fault, type Fault } from '../faults'

/**
 * Costs and effects as masters type them into a cell: `энергия 2, ресурсы 1` and
 * `энергия +2, лагерь оборона -1, переброс 1, КО 1 стол l4, карточка kr-02`. Reading undoes writing exactly; reading also forgives
 * capitals, a minus of any kind, English names and a missing plus.
 */
const poolWords: Record<(typeof poolIds)[number], string> = { energy: 'энергия', resources: 'ресурсы', bchs: 'бчс' }
const aidWords: Record<(typeof aidIds)[number], string> = { cp: 'ко', reroll: 'переброс', plus1: 'плюс1' }
/** Written where a list is there but empty, so that it differs from no list at all. */
export const EMPTY_LIST = 'ничего'
const NO_COST = 'бесплатно'

export type Read<Value> = { value: Value } | { fault: Fault }

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`)
const quoted = (id: string): string => (/^[\p{L}\p{N}_-]+$/u.test(id) ? id : JSON.stringify(id))

/** Words of one element; a word in double quotes may hold anything. Null: a quote is not closed. */
function wordsOf(text: string): string[][] | null {
  const elements: string[][] = [[]]
  const token = /\s+|[,;]|"(?:[^"\\]|\\.)*"|[^\s,;"]+/gy
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at
    const found = token.exec(text)?.[0]
    if (found === undefined) return null
    if (found === ',' || found === ';') elements.push([])
    else if (found.trim() !== '') elements.at(-1)!.push(found.startsWith('"') ? unquoted(found) : found)
  }
  return elements.filter((words) => words.length > 0)
}

function unquoted(token: string): string {
  try {
    return JSON.parse(token) as string
  } catch {
    return token.slice(1, -1)
  }
}

const integer = (word: string | undefined): number | null => {
  const plain = (word ?? '').replace(/[−–—]/, '-')
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) + 0 : null
}

const named = <Id extends string>(ids: readonly Id[], words: Record<Id, string>, word: string): Id | null =>
  ids.find((id) => [id, words[id]].includes(word.toLowerCase())) ?? null

export const writeCost = (cost: Cost | null): string => {
  if (cost === null) return ''
  const parts = poolIds.flatMap((pool) => (cost[pool] === undefined ? [] : [`${poolWords[pool]} ${cost[pool]}`]))
  return parts.length > 0 ? parts.join(', ') : NO_COST
}

/** A cost out of a cell; an empty one is null. */
export function readCost(text: string): Read<Cost | null> {
  if (text.trim() === '') return { value: null }
  if (text.trim().toLowerCase() === NO_COST || text.trim() === '0') return { value: {} }
  const elements = wordsOf(text)
  if (!elements) return { fault: fault('quoteOpen') }
  const cost: Cost = {}
  for (const words of elements) {
    const pool = named(poolIds, poolWords, words[0]!)
    const amount = integer(words[1])
    if (!pool) return { fault: fault('poolUnknown', { word: words[0]!, options: Object.values(poolWords).join(', ') }) }
    if (amount === null || amount < 0 || words.length > 2)
      return { fault: fault('poolAmount', { word: words[0]!, example: `${poolWords[pool]} 2` }) }
    if (cost[pool] !== undefined) return { fault: fault('poolTwice', { word: poolWords[pool] }) }
    cost[pool] = amount
  }
  return { value: cost }
}

function writeEffect(effect: Effect): string {
  switch (effect.t) {
    case 'pool':
      return `${poolWords[effect.pool]} ${signed(effect.delta)}`
    case 'camp': {
      const parts = [
        ...(effect.defence === undefined ? [] : ['оборона', signed(effect.defence)]),
        ...(effect.support === undefined ? [] : ['поддержка', signed(effect.support)]),
      ]
      return ['лагерь', ...parts].join(' ')
    }
    case 'grant':
      return `${aidWords[effect.aid]} ${effect.n}${effect.map === undefined ? '' : ` стол ${quoted(effect.map)}`}`
    case 'issue':
      return `карточка ${quoted(effect.cardId)}`
  }
}

export const writeEffects = (effects: readonly Effect[]): string => effects.map(writeEffect).join(', ')

function readCamp(words: readonly string[]): Read<Effect> {
  const effect: Extract<Effect, { t: 'camp' }> = { t: 'camp' }
  for (let at = 0; at < words.length; at += 2) {
    const word = words[at]!.toLowerCase()
    const field = ['оборона', 'defence'].includes(word) ? 'defence' : ['поддержка', 'support'].includes(word) ? 'support' : null
    const delta = integer(words[at + 1])
    if (!field || delta === null) return { fault: fault('camp') }
    effect[field] = delta
  }
  return { value: effect }
}

function readEffect(words: readonly string[]): Read<Effect> {
  const [first, ...rest] = words
  const word = first!.toLowerCase()
  if (word === 'лагерь' || word === 'camp') return readCamp(rest)
  if (['оборона', 'поддержка', 'defence', 'support'].includes(word)) return readCamp(words)
  if (word === 'карточка' || word === 'issue') {
    return rest.length === 1 ? { value: { t: 'issue', cardId: rest[0]! } } : { fault: fault('issueKey') }
  }
  const n = integer(rest[0])
  const pool = named(poolIds, poolWords, word)
  if (pool) {
    return n !== null && rest.length === 1
      ? { value: { t: 'pool', pool, delta: n } }
      : { fault: fault('poolAmount', { word: first!, example: `${poolWords[pool]} +2` }) }
  }
  const aid = named(aidIds, aidWords, word)
  if (!aid) return { fault: fault('wordUnknown', { word: first! }) }
  if (n === null || n < 1) return { fault: fault('aidAmount', { word: first! }) }
  if (rest.length === 1) return { value: { t: 'grant', aid, n } }
  return ['стол', 'map'].includes(rest[1]!.toLowerCase()) && rest.length === 3
    ? { value: { t: 'grant', aid, n, map: rest[2]! } }
    : { fault: fault('aidTable', { word: first!, n }) }
}

/** Effects out of a cell, in their order; an empty cell and `ничего` are no effects. */
export function readEffects(text: string): Read<Effect[]> {
  if (text.trim().toLowerCase() === EMPTY_LIST) return { value: [] }
  const elements = wordsOf(text)
  if (!elements) return { fault: fault('quoteOpen') }
  const effects: Effect[] = []
  for (const words of elements) {
    const read = readEffect(words)
    if ('fault' in read) return read
    effects.push(read.value)
  }
  return { value: effects }
}
