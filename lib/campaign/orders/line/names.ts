import { plain } from './vocabulary'

const wordsOf = (name: string): string[] => plain(name).match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? []

/** True if each typed word begins a word of the name, in the name's order: `сев арм` for «Северная армия». */
function begins(typed: readonly string[], name: readonly string[]): boolean {
  let place = 0
  for (const word of typed) {
    while (place < name.length && !name[place]!.startsWith(word)) place += 1
    if (place === name.length) return false
    place += 1
  }
  return true
}

/**
 * What the typed words may name, the best kind of match alone: the whole name, its beginning, or words from its middle. Case and ё do
 * not matter.
 */
export function named<Item>(items: readonly Item[], namesOf: (item: Item) => readonly string[], typed: readonly string[]): Item[] {
  const words = typed.map(plain).map((word) => word.replace(/\.$/, ''))
  if (words.length === 0) return []
  const matches = (test: (name: string[]) => boolean) => items.filter((item) => namesOf(item).some((name) => test(wordsOf(name))))
  const whole = matches((name) => name.length === words.length && name.every((word, index) => word === words[index]))
  if (whole.length > 0) return whole
  const start = matches((name) => name.length >= words.length && words.every((word, index) => name[index]!.startsWith(word)))
  return start.length > 0 ? start : matches((name) => begins(words, name))
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'].map((numeral) => numeral.toLowerCase())

/** True if the name bears this number: «2-я армия», «Армия 2», «II корпус». */
export const hasNumber = (name: string, number: number): boolean =>
  wordsOf(name).some((word) => new RegExp(`^${number}(?:-|$)`).test(word) || word === roman[number - 1])

/**
 * Of several names that were meant the one that all others go on from: «Гвардия» is the army, not «Гвардия 2» that split off it. Null:
 * there is none.
 */
export function stem<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item | null {
  const starts = (name: string[], start: string[]) => start.every((word, index) => name[index] === word)
  return items.find((item) => items.every((other) => starts(wordsOf(nameOf(other)), wordsOf(nameOf(item))))) ?? null
}
