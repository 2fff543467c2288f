import { armOf } from '@/lib/campaign/armies/arms'
import type { UnitKind } from '@/lib/campaign/armies/tables'
import type { ForceRow } from './rows'

/** One kind of figure to take from the box, with the regiments or batteries they stand for. */
export interface BoxLine {
  kind: UnitKind
  n: number
  names: string[]
}

/** Figures of some bodies counted by kind, in the order of the kinds; lost units and cavalry that is away have none. */
export function figuresOf(forces: readonly Pick<ForceRow, 'units'>[]): BoxLine[] {
  const byKind = new Map<UnitKind, string[]>()
  for (const { units } of forces) {
    for (const { kind, name, lost } of units) if (!lost) byKind.set(kind, [...(byKind.get(kind) ?? []), name])
  }
  const order = Object.keys(armOf) as UnitKind[]
  return [...byKind]
    .map(([kind, names]) => ({ kind, n: names.length, names }))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** How many figures that is, officers included. */
export const figureCount = (forces: readonly Pick<ForceRow, 'units' | 'officers'>[]): number =>
  forces.reduce((sum, { units, officers }) => sum + units.filter((unit) => !unit.lost).length + officers.length, 0)

/** Cavalry that missed the start (MB-PUR-6), the soonest back first; who does not know when it comes back stands last. */
export function absentOf(forces: readonly Pick<ForceRow, 'absent'>[]): ForceRow['absent'] {
  const time = ({ until }: ForceRow['absent'][number]) => until ?? Infinity
  return forces.flatMap(({ absent }) => absent).sort((a, b) => time(a) - time(b))
}
