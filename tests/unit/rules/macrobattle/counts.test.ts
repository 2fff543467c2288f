import { expect, test } from 'vitest'
import { giveCommand, seatActor } from '@/lib/rules/give'
import { macrobattle } from '@/lib/rules/macrobattle'
import { legal } from '@/lib/rules/macrobattle/legal'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import { battle, faces } from './table'

/** Number of rows of so many legal commands of the seat; dice show threes. */
function count(state: BattleState, seat: string, depth: number): number {
  const actions = legal(state, seat)
  if (depth === 1) return actions.length
  return actions
    .map(({ command, data }) => {
      const giving = { actor: seatActor(seat), now: 0, dice: faces([3]), id: (prefix: string) => prefix }
      return count(giveCommand(macrobattle, state, command, data, giving).next, seat, depth - 1)
    })
    .reduce((sum, each) => sum + each, 0)
}

test.each([
  [
    'movement: foot, horse and a battery among river, road and swamp',
    {
      map: ['.DD.', '.RS.', '....'],
      figures: { r1: 'RED MU A1', r2: 'RED LC A3', a1: 'RED HA B1 E', b1: 'BLUE LI D3' },
      start: { points: 6 },
    },
    [18, 231, 2535],
  ],
  [
    'bayonet: a stack, a pair to choose from, and a gate',
    {
      map: ['.G.', '...'],
      gateOwner: { B1: 'BLUE' },
      figures: { r1: 'RED PK A1', ro: 'RED OF A1 colonel', r2: 'RED HC A2', b1: 'BLUE LI B2', b2: 'BLUE MU B2', b0: 'BLUE LI C1' },
      start: { phase: 'bayonet' },
    },
    [5, 13, 20],
  ],
  [
    'shooting: diagonals from a hill, a screened officer, ranging',
    {
      map: ['H..', '...', '...'],
      figures: {
        r1: 'RED MU A1',
        r2: 'RED DR A3',
        a1: 'RED FA A2 E',
        b1: 'BLUE LI B2',
        bo: 'BLUE OF B2',
        b2: 'BLUE MU B3',
        b3: 'BLUE LI C3',
      },
      start: { phase: 'shooting', shotsHere: { a1: 1 } },
    },
    [6, 21, 47],
  ],
])('rows of one, two and three legal commands: %s', (_name, setup, counts) => {
  const state = battle(setup)
  expect([1, 2, 3].map((depth) => count(state, 'RED', depth))).toEqual(counts)
})
