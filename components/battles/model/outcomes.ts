import type { Fate } from '@/lib/campaign/battles/tables'
import type { OutcomeRow } from './rows'

/** Results in the order in which a table reads them: what dice decided first, then people, regiments, armies. */
export const outcomeOrder = ['battery', 'horse', 'officer', 'unit', 'army'] as const satisfies readonly OutcomeRow['kind'][]

export const outcomesOf = (outcomes: readonly OutcomeRow[], kind: OutcomeRow['kind']): OutcomeRow[] =>
  outcomes.filter((outcome) => outcome.kind === kind).sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

/** Results that change nothing: regiments that survive and officers who are unhurt. They are counted, not listed. */
export const isQuiet = ({ result, override }: Pick<OutcomeRow, 'result' | 'override'>): boolean =>
  override === null && (result.fate === 'survives' || result.fate === 'unhurt')

/** A choice for the master in place of the computed result; `key` tells choices of one outcome apart. */
export interface FateChoice {
  key: string
  fate: Fate
}

export const keyOf = ({ fate, stateId, toId }: Fate): string => [fate, stateId ?? '', toId ?? ''].join('|')

/** What the choices may name: states at this table, each with an army of its own here, and territories around. */
export interface ChoiceWorld {
  states: { id: string; armyId: string | null }[]
  neighbours: string[]
}

const blank = { stateId: null, armyId: null, toId: null }

/** Every result a master may rule for an outcome of a kind (as `battle.overrule` takes them). */
export function choicesOf(kind: OutcomeRow['kind'], world: ChoiceWorld): FateChoice[] {
  const plain = (...fates: Fate['fate'][]): Fate[] => fates.map((fate) => ({ fate, ...blank }))
  const fates: Record<OutcomeRow['kind'], () => Fate[]> = {
    unit: () => plain('lost', 'survives'),
    battery: () => [
      ...plain('lost', 'survives'),
      ...world.states.map(({ id, armyId }): Fate => ({ fate: 'captured', stateId: id, armyId, toId: null })),
    ],
    officer: () => [
      ...plain('unhurt', 'treated'),
      ...world.states.map(({ id }): Fate => ({ ...blank, fate: 'prisoner', stateId: id })),
      ...plain('executed'),
    ],
    horse: () => plain('fit', 'wounded', 'dead'),
    army: () => [...plain('rest', 'gone'), ...world.neighbours.map((toId): Fate => ({ ...blank, fate: 'withdrawn', toId }))],
  }
  return fates[kind]().map((fate) => ({ key: keyOf(fate), fate }))
}
