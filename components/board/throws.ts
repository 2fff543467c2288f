import type { SeenEvent } from '@/lib/rules/ruleset'

/** Dice as they fell, and what for: a word of the catalogue `board.purpose`. */
export interface Throw {
  purpose: string
  faces: readonly number[]
}

const faces = (value: unknown): number[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter((face): face is number => typeof face === 'number')

const dice = (purpose: string, value: unknown): Throw[] => (faces(value).length > 0 ? [{ purpose, faces: faces(value) }] : [])

const each = (purpose: string, list: unknown): Throw[] =>
  (Array.isArray(list) ? (list as { die?: unknown }[]) : []).flatMap(({ die }) => dice(purpose, die))

/** The dice that an event tells of, so that whoever hears of it sees them, spectators too. */
export function throwsOf(event: SeenEvent): Throw[] {
  switch (event.type) {
    case 'FirstTurnRolled':
      return each('firstTurn', event.throws)
    case 'PoolRolled':
      return dice('movement', event.dice)
    case 'ShotFired':
      return dice('shot', event.die)
    case 'BatteryFired':
      return dice('battery', event.dice)
    case 'BoutResolved':
      return [...dice('attack', event.attackDice), ...dice(event.defender === null ? 'gate' : 'defence', event.defenceDice)]
    case 'SaveRolled':
      return dice('save', event.die)
    case 'AftermathRolled':
      return [...each('capture', event.batteries), ...each('horse', event.horses)]
    default:
      return []
  }
}
