import type { BattleRow, SideRow } from './rows'

/** The table's four steps; a battle is in one of them or over. */
export const steps = ['called', 'deployment', 'running', 'aftermath'] as const

export type BattleGroup = 'called' | 'running' | 'ended'
export const battleGroups = ['called', 'running', 'ended'] as const

/** Where a battle stands in the list: waiting for its commanders, at the table, or written back. */
export function groupOf({ phase }: Pick<BattleRow, 'phase'>): BattleGroup {
  if (phase === 'called') return 'called'
  return phase === 'ended' ? 'ended' : 'running'
}

/** Battles of a group, the newest first. */
export const battlesOf = (battles: readonly BattleRow[], group: BattleGroup): BattleRow[] =>
  battles.filter((battle) => groupOf(battle) === group).sort((a, b) => b.startAt - a.startAt || (a.id < b.id ? -1 : 1))

/** Commanders who are called and have not come, side by side (EP-9). A side with a deputy, or led by the master, waits for nobody. */
export const waitedFor = (sides: readonly SideRow[]): SideRow['commanders'] =>
  sides.flatMap((side) => (side.deputyId === null ? side.commanders.filter((commander) => !commander.arrived) : []))

/** The side that plays after this one if all are still there (MB-BAT-TRN-2); null before the first turn. */
export function nextSide<S extends { id: string }>(sides: readonly S[], turnSideId: string | null): S | null {
  const at = sides.findIndex((side) => side.id === turnSideId)
  return at < 0 ? null : sides[(at + 1) % sides.length]!
}

/** A character's name without the title behind its comma: "Мирослава Кварц, генерал-фельдцейхмейстер" is too long for a line of names. */
export const shortName = (name: string): string => name.split(',')[0]!.trim()
