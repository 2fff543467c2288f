import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { tableDice, type DiceSource } from '@/lib/kernel/dice'
import { battlefields } from '@/lib/maps/battlefields'
import { nextPlacement, opponentAction } from '@/lib/practice/arrange'
import { forces } from '@/lib/practice/forces'
import { actingSide, give, newGame, replay, savedOf, savedSchema, undo, type Game } from '@/lib/practice/game'
import { lessonNow } from '@/lib/practice/guide'
import { lesson, practiceSides, type Choice } from '@/lib/practice/setup'
import { legal } from '@/lib/rules/macrobattle/legal'

/** Dice and whims from one seed. */
function chance(seed: number): { dice: DiceSource; pick: (bound: number) => number } {
  let state = seed >>> 0
  const pick = (bound: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  return {
    pick,
    dice: {
      roll: ({ count, sides }) => ({
        number: null,
        commitment: null,
        source: 'table',
        faces: Array.from({ length: count }, () => pick(sides) + 1),
      }),
    },
  }
}

function must(game: Game, command: string, data: Parameters<typeof give>[3] = {}, dice = tableDice([])): Game {
  const given = give(game, actingSide(game.state)!, command, data, dice, 0)
  if (!given.ok) throw new Error(`${command}: ${given.code}`)
  return given.game
}

/** Both sides are played by the program for so many commands at most. */
function playOut(choice: Choice, seed: number, most: number): Game {
  const { dice, pick } = chance(seed)
  let game = newGame(choice)
  for (let count = 0; count < most; count += 1) {
    const side = actingSide(game.state)
    const action = side === null ? null : opponentAction(game.state, side, pick)
    if (!action) break
    game = must(game, action.command, action.data, dice as ReturnType<typeof tableDice>)
  }
  return game
}

const deployed = (choice: Choice): Game => {
  let game = newGame(choice)
  for (let action = nextPlacement(game.state, 'first'); action; action = nextPlacement(game.state, 'first'))
    game = must(game, action.command, action.data)
  return game
}

describe('practice battles', () => {
  test('on every ready map every force finds room within its bounds when it is arranged (MB-DEP-2, -5)', () => {
    for (const { id } of battlefields) {
      for (const each of forces) {
        const { state } = deployed({ ...lesson, map: id, forces: { first: each.id, second: 'detachment' } })
        const left = Object.values(state.figures).filter((figure) => figure.sideId === 'first' && figure.status === 'unplaced')
        expect(left.filter(({ kind }) => kind !== 'SB').map((figure) => `${id} ${figure.id}`)).toEqual([])
      }
    }
  }, 30_000)

  test('guns look at the enemy and officers ride with troops', () => {
    const { state } = deployed({ ...lesson, map: 'marshes', forces: { first: 'brigade', second: 'detachment' } })
    const mine = Object.values(state.figures).filter(({ sideId }) => sideId === 'first')
    expect(mine.filter(({ kind }) => kind === 'FA' || kind === 'HA').map(({ facing }) => facing)).toEqual(['E', 'E'])
    for (const officer of mine.filter(({ kind }) => kind === 'OF'))
      expect(mine.some(({ id, cell }) => id !== officer.id && cell === officer.cell)).toBe(true)
  })

  test('a battle kept as choice and steps comes out the same when it is played again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...battlefields.map(({ id }) => id)), (seed, map) => {
        const game = playOut({ ...lesson, map, forces: { first: 'saboteurs', second: 'brigade' }, bot: null }, seed, 90)
        const saved = savedSchema.parse(JSON.parse(JSON.stringify(savedOf(game))))
        expect(replay(saved)?.state).toEqual(game.state)
      }),
      { numRuns: 3 },
    )
  }, 30_000)

  test('the program fights a battle through to its end', () => {
    const { state } = playOut(lesson, 7, 4000)
    expect(state.battle.battle!.phase).toBe('ended')
  })

  test('a move is taken back, a throw is not', () => {
    const start = must(deployed({ ...lesson, bot: null }), 'FinishDeployment')
    let game = start
    for (let action = nextPlacement(game.state, 'second'); action; action = nextPlacement(game.state, 'second'))
      game = must(game, action.command, action.data)
    game = must(game, 'FinishDeployment')
    expect(game.mayUndo).toBe(false)
    const rolled = must(game, 'RollMovement', {}, tableDice([3, 4]))
    expect(rolled.mayUndo).toBe(false)
    expect(undo(rolled)).toBe(rolled)
    const move = legal(rolled.state, 'first').find(({ command }) => command === 'Move')!
    const moved = must(rolled, move.command, move.data)
    expect(moved.mayUndo).toBe(true)
    expect(undo(moved).state).toEqual(rolled.state)
    const ended = must(moved, 'EndTurn')
    expect(ended.mayUndo).toBe(false)
  })

  test('what the other side has hidden is in no event told to one (MB-INF-8)', () => {
    const game = playOut({ ...lesson, forces: { first: 'saboteurs', second: 'saboteurs' }, bot: null }, 3, 40)
    const noted = game.told.filter(({ step }) => step.command === 'NoteSaboteurs')
    expect(noted.length).toBe(4)
    for (const { step, seen } of noted) {
      for (const side of practiceSides) expect(seen[side].some(({ type }) => type === 'SaboteursNoted')).toBe(side === step.seat)
    }
  })

  test('the introduction goes on with what the player has done', () => {
    let game = newGame(lesson)
    expect(lessonNow(game)).toBe('place')
    game = deployed(lesson)
    expect(lessonNow(game)).toBe('finish')
    const { dice, pick } = chance(1)
    game = must(game, 'FinishDeployment')
    while (actingSide(game.state) === 'second') {
      const action = opponentAction(game.state, 'second', pick)!
      game = must(game, action.command, action.data, dice as ReturnType<typeof tableDice>)
    }
    expect(lessonNow(game)).toBe('roll')
    game = must(game, 'RollMovement', {}, tableDice([6, 6]))
    expect(lessonNow(game)).toBe('move')
    const move = legal(game.state, 'first').find(({ command }) => command === 'Move')!
    game = must(game, move.command, move.data)
    expect(lessonNow(game)).toBe('endMovement')
    game = must(game, 'EndMovement')
    expect(lessonNow(game)).toBe('shoot')
    game = must(game, 'EndShooting')
    expect(lessonNow(game)).toBe('bayonet')
    game = must(game, 'EndTurn')
    expect(lessonNow(game)).toBe('answer')
  })
})
