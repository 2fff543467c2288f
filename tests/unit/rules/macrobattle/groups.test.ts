import { expect, test } from 'vitest'
import { isGroup, legal } from '@/lib/rules/macrobattle/legal'
import { giveCommand, seatActor } from '@/lib/rules/give'
import { macrobattle } from '@/lib/rules/macrobattle'
import { battle, faces } from './table'

/** Groups among what RED may do, each accepted. */
function groups(setup: object): Record<string, unknown>[] {
  const state = battle(setup)
  return legal(state, 'RED').flatMap((action) => {
    if (!isGroup(action)) return []
    const giving = { actor: seatActor('RED'), now: 0, dice: faces([3]), id: (prefix: string) => prefix }
    expect(giveCommand(macrobattle, state, action.command, action.data, giving).error, JSON.stringify(action)).toBeNull()
    return { command: action.command, ...action.data }
  })
}

test('MB-BAT-EDG-6: by an edge those of one cell may leave together, and all who stood still there', () => {
  const setup = {
    map: ['...', '...'],
    exits: { W: ['X'] },
    figures: { r1: 'RED MU A1', ro: 'RED OF A1 colonel', r2: 'RED LC A2', r3: 'RED LI B1', b1: 'BLUE LI C2' },
    start: { points: 3, still: { r1: 3, ro: 3, r2: 4, r3: 3 } },
  }
  expect(groups(setup)).toEqual([
    { command: 'LeaveBattle', figures: ['r1', 'ro'], edge: 'W', to: 'X' },
    { command: 'LeaveBattle', figures: ['r1', 'ro', 'r2'], edge: 'W', to: 'X' },
  ])
})

test('MB-BAT-SAB-6: officers in reserve may hide with the saboteurs, alone or two of them', () => {
  const setup = {
    map: ['..'],
    figures: { r1: 'RED MU A1', b1: 'BLUE LI B1' },
    reserve: { o1: 'RED OF W colonel', o2: 'RED OF W general' },
    toPlace: { rs: 'RED SB' },
    start: { phase: 'saboteurs' },
  }
  expect(groups(setup)).toEqual([])
  expect(groups({ ...setup, map: ['..', 'M.'] }).map(({ cell, officers }) => [cell, officers])).toEqual(
    ['A2', 'B2'].flatMap((cell) => [['o1'], ['o2'], ['o1', 'o2']].map((officers) => [cell, officers])),
  )
})

test('MB-BAT-BAY-11, `battle.officerFollowsAdvance`: officers of the winner’s cell go with him where the setting lets them', () => {
  const setup = {
    map: ['...'],
    figures: { r1: 'RED HC A1', ro: 'RED OF A1 colonel', b1: 'BLUE LI B1', b0: 'BLUE LI C1' },
    start: { phase: 'bayonet' },
  }
  const won = (settings: object) => {
    const giving = { actor: seatActor('RED'), now: 0, dice: faces([6, 6, 1]), id: (prefix: string) => prefix }
    const state = giveCommand(macrobattle, battle({ ...setup, settings }), 'Attack', { figure: 'r1', cell: 'B1' }, giving).next
    return legal(state, 'RED').filter(({ command }) => command === 'Advance')
  }
  expect(won({}).map(({ data }) => data)).toEqual([{ figure: 'r1' }])
  expect(won({ 'battle.officerFollowsAdvance': true }).map(({ data }) => data)).toEqual([
    { figure: 'r1' },
    { figure: 'r1', officers: ['ro'] },
  ])
})
