import { armOf, type Arm } from '../../armies/arms'
import type { UnitKind } from '../../armies/tables'

/** What a line may name, as far as the person who types it knows. */
export interface Vocabulary {
  armies: {
    id: string
    name: string
    sectorId: string
    /** In their order; those away on a pursuit are left out by whoever makes the vocabulary. */
    units: { id: string; kind: UnitKind; name: string }[]
  }[]
  /** `names`: character, nickname. `armyId`: the army he rides with, or null. */
  officers: { id: string; names: string[]; sectorId: string; armyId: string | null }[]
  sectors: { id: string; name: string; neighbourIds: string[] }[]
}

/** What a word such as `кав` or `драг` counts. */
export type UnitWord = { arm: Arm } | { kind: UnitKind }

/** Beginnings of words of three letters and more, and short forms that must stand alone, in both languages. */
const armWords: Record<Arm, string[]> = {
  cavalry: ['кав', 'конн', 'cav', 'horse'],
  infantry: ['пех', 'inf', 'foot'],
  artillery: ['арт', 'бат', 'пуш', 'art', 'bat', 'gun'],
}
const kindWords: Record<UnitKind, string[]> = {
  LI: ['лп', 'лпех', 'егер', 'li', 'light'],
  MU: ['му', 'муш', 'mu', 'musk'],
  PK: ['пк', 'пик', 'pk', 'pik'],
  LC: ['лк', 'лкав', 'гус', 'lc', 'hus'],
  DR: ['др', 'драг', 'dr', 'drag'],
  HC: ['тк', 'ткав', 'кир', 'hc', 'cuir'],
  FA: ['па', 'парт', 'полев', 'fa', 'field'],
  HA: ['ка', 'карт', 'конарт', 'ha', 'horseart'],
  SB: ['дв', 'див', 'sb', 'sab'],
}

/** Case and ё do not matter in orders written by hand. */
export const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const stems: { stem: string; word: UnitWord }[] = [
  ...Object.entries(armWords).flatMap(([arm, words]) => words.map((stem) => ({ stem, word: { arm: arm as Arm } }))),
  ...Object.entries(kindWords).flatMap(([kind, words]) => words.map((stem) => ({ stem, word: { kind: kind as UnitKind } }))),
].sort((a, b) => b.stem.length - a.stem.length)

/** The arm or kind that a word stands for, or null: `кав`, `кавалерии`, `драг.`, `inf`. The longest beginning counts. */
export function unitWord(text: string): UnitWord | null {
  const word = plain(text).replace(/\.$/, '')
  return stems.find(({ stem }) => word === stem || (stem.length > 2 && word.startsWith(stem)))?.word ?? null
}

/** True for a unit that the word counts. */
export const isCounted = (kind: UnitKind, word: UnitWord): boolean => ('arm' in word ? armOf[kind] === word.arm : kind === word.kind)
