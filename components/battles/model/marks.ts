import type { ForceRow, MarkRow, UnitOfForce } from './rows'

/** Marks that count: what was struck out stays in the list and counts for nothing. */
export const standing = (marks: readonly MarkRow[]): MarkRow[] => marks.filter((mark) => !mark.struck)

/** The mark that took a unit off the board, or null. The latest counts. */
export const lossOf = (marks: readonly MarkRow[], unitId: string): MarkRow | null =>
  standing(marks).findLast((mark) => mark.unitId === unitId && (mark.kind === 'loss' || mark.kind === 'overturned')) ?? null

/** What befell an officer: his wound, or else that he was saved and lost his horse (MB-BAT-OFF-11, -13); null: nothing. */
export function hurtOf(marks: readonly MarkRow[], officerId: string): MarkRow | null {
  const own = standing(marks).filter((mark) => mark.officerId === officerId)
  return own.findLast((mark) => mark.kind === 'wounded') ?? own.findLast((mark) => mark.kind === 'saved') ?? null
}

/** The newest on top: what was pressed last is what one wants back. */
export const newestFirst = (marks: readonly MarkRow[]): MarkRow[] =>
  [...marks].sort((a, b) => b.position - a.position || (a.id < b.id ? 1 : -1))

/** Quarrels that wait for the master. */
export const disputesOf = (marks: readonly MarkRow[]): MarkRow[] => standing(marks).filter((mark) => mark.kind === 'dispute')

/** How many units of a list are still there. */
export const unitsLeft = (units: readonly UnitOfForce[]): number => units.filter((unit) => !unit.lost).length

/** Bodies with only what is on the board now: not lost, not wounded, not in reserve; bodies with nobody left are left out. */
export const presentFigures = (forces: readonly ForceRow[]): ForceRow[] =>
  forces
    .filter((force) => force.onBoard)
    .map((force) => ({
      ...force,
      units: force.units.filter((unit) => !unit.lost),
      officers: force.officers.filter((officer) => !officer.hurt),
    }))
    .filter((force) => force.units.length + force.officers.length > 0)

/** What is thrown for when the battle ends, in the order of the dice: overturned batteries where somebody holds the field, then horses (MB-END-8). */
export const throwsAfter = (marks: readonly MarkRow[], held: boolean): MarkRow[] => [
  ...(held ? standing(marks).filter((mark) => mark.kind === 'overturned') : []),
  ...standing(marks).filter((mark) => mark.kind === 'saved'),
]
