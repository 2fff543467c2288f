import type { Game } from './game'
import { ONE } from '@/lib/rules/macrobattle/tables'
import type { PracticeSide } from './setup'

/** Lessons of the introduction in their order; each ends when the player has done what it asks for. Texts: `practice.guide.<id>`. */
export const lessons = ['place', 'finish', 'roll', 'move', 'endMovement', 'shoot', 'bayonet', 'answer', 'free'] as const
export type Lesson = (typeof lessons)[number]

/** What the player's own commands have shown him so far. A lesson that the battle has passed by counts as learnt. */
export function lessonNow({ state, steps, choice }: Game): Lesson {
  const side: PracticeSide = choice.bot === 'first' ? 'second' : 'first'
  const given = new Set(steps.filter(({ seat }) => seat === side).map(({ command }) => command))
  const has = (...commands: string[]) => commands.some((command) => given.has(command))
  const { phase, turnOf } = state.battle[ONE.battle]!
  if (phase === 'deployment' && turnOf === side) {
    const waits = Object.values(state.figures).some((figure) => figure.sideId === side && figure.status === 'unplaced')
    return waits ? 'place' : 'finish'
  }
  if (!has('RollMovement', 'EndMovement', 'EndTurn')) return 'roll'
  if (phase === 'movement' && turnOf === side && !has('EndMovement', 'EndTurn')) return has('Move') ? 'endMovement' : 'move'
  if (phase === 'shooting' && turnOf === side && !has('EndShooting', 'EndTurn')) return 'shoot'
  if (phase === 'bayonet' && turnOf === side && !has('EndTurn')) return 'bayonet'
  if (turnOf !== side && steps.filter(({ seat, command }) => seat === side && command === 'EndTurn').length <= 1) return 'answer'
  return 'free'
}
