import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { battlefields } from '@/lib/maps/battlefields'
import { opponentAction } from '@/lib/practice/arrange'
import { actingSide, give, newGame } from '@/lib/practice/game'
import { lesson, practiceSides } from '@/lib/practice/setup'
import { knownBattle, seenBattle } from '@/lib/rules/macrobattle/known'
import { legal } from '@/lib/rules/macrobattle/legal'
import { odds } from '@/lib/rules/macrobattle/odds'
import type { BattleState } from '@/lib/rules/macrobattle/tables'

/** States of a battle between two programs, each after another command. */
function statesOf(seed: number, map: string, most: number): BattleState[] {
  let state = seed >>> 0
  const pick = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const dice = {
    roll: ({ count, sides }: { count: number; sides: number }) => ({
      ...{ number: null, commitment: null, source: 'table' as const },
      faces: Array.from({ length: count }, () => pick(sides) + 1),
    }),
  }
  let game = newGame({ ...lesson, map, forces: { first: 'saboteurs', second: 'saboteurs' }, bot: null })
  const states = [game.state]
  while (states.length < most) {
    const side = actingSide(game.state)
    const action = side === null ? null : opponentAction(game.state, side, pick)
    const given = action && give(game, side!, action.command, action.data, dice, 0)
    if (!given?.ok) break
    game = given.game
    states.push(game.state)
  }
  return states
}

describe('a battle put together from what one side sees', () => {
  test('offers that side the same commands with the same chances as the whole battle does (MB-INF-8, -11)', () => {
    const anyMap = fc.constantFrom(...battlefields.map(({ id }) => id))
    fc.assert(
      fc.property(fc.integer(), anyMap, (seed, map) => {
        for (const state of statesOf(seed, map, 160).filter((_, index) => index % 5 === 0)) {
          for (const side of practiceSides) {
            const known = knownBattle(seenBattle(state, { kind: 'seat', id: side }))!
            const actions = legal(state, side)
            expect(legal(known, side)).toEqual(actions)
            for (const action of actions.filter(({ command }) => command !== 'Place'))
              expect(odds(known, action)).toEqual(odds(state, action))
          }
        }
      }),
      { numRuns: 3 },
    )
  }, 60_000)

  test('holds nothing of the other side that lies in ambush or has yet to be placed (MB-INF-8, -9)', () => {
    for (const state of statesOf(5, 'marshes', 30)) {
      const known = knownBattle(seenBattle(state, { kind: 'seat', id: 'first' }))!
      const hidden = Object.values(state.figures).filter(({ sideId, status }) => sideId === 'second' && status !== 'on')
      for (const { id } of hidden) expect(known.figures).not.toHaveProperty([id])
    }
  })

  test('is nothing where no battle is seen', () => {
    expect(knownBattle({})).toBeNull()
  })
})
