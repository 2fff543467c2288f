import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { consequencesOf } from '@/lib/campaign/survival/consequences'
import { runCases } from '@/lib/cases/run'
import type { FinalResult } from '@/lib/campaign/survival/tables'
import { hqFixture, rowsOf, World } from './hqWorld'

const file = 'tests/cases/references/fleet-cases.json'
describe('worked cases of survival (fleet reference, 19.11)', () => {
  const results = runCases(file, readFileSync(file, 'utf8'), { rules: 'SURV-' })
  test('there are as many as the reference has', () => expect(results).toHaveLength(10))
  test.each(results)('$id', ({ failures }) => expect(failures).toEqual([]))
})

const people = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 6 })
const things = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 7 })

describe('SURV-6: whatever the dice', () => {
  test('nobody is struck who is not there, nothing is lost twice, and each result strikes as the table says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        people,
        things,
        fc.infiniteStream(fc.nat(1_000_000)),
        (result, crew, components, faces) => {
          const thrown: number[] = []
          const dice = (sides: number) => {
            thrown.push(sides)
            return 1 + (faces.next().value! % sides)
          }
          const made = consequencesOf(result as FinalResult, { crew, components }, dice)
          const struck = [...made.dead, ...made.heavy, ...made.medium, ...made.light]
          expect(thrown.every((sides) => sides >= 2)).toBe(true)
          expect(new Set(struck).size).toBe(struck.length)
          expect(struck.every((name) => crew.includes(name))).toBe(true)
          expect(new Set(made.lost).size).toBe(made.lost.length)
          expect(made.lost.every((part) => components.includes(part))).toBe(true)
          expect(made.unnamed).toBe(crew.length === 0)
          if (crew.length > 0 && result === 1) expect(made.dead.length).toBeGreaterThan(0)
          if (result === 2) expect([made.lost.length, made.dead.length <= 1]).toEqual([Math.ceil(components.length / 2), true])
          if (result === 3) expect([made.dead, made.heavy]).toEqual([[], crew])
          if (result >= 5) expect([made.lost, made.dead, thrown]).toEqual([[], [], []])
        },
      ),
    )
  })

  test('SURV-7: without named people no die is thrown for people', () => {
    for (const result of [1, 4, 5, 6] as const) {
      consequencesOf(result, { crew: [], components: ['a'] }, () => {
        throw new Error('a die was thrown')
      })
    }
  })
})

const ships = {
  A2: { out: true, survival: { dice: [2], modifiers: 0, rerolls: 0 } },
  B1: { out: true, survival: { dice: [3], modifiers: 0, rerolls: 0 } },
}
const after = (more: object = {}) =>
  new World(hqFixture({ aids: { reroll: 1, plus1: 3 }, maps: { Луна: { state: 'finished' } }, ships, ...more }))

describe('who knows of a ship', () => {
  test('HQ-COU-1: HQ learns of ships out of action only when their battle is over', () => {
    const running = hqFixture({ ships: { A2: { out: true } } })
    expect(Object.keys(rowsOf(running, 'ships', 'hq'))).toEqual([])
    expect(Object.keys(rowsOf(after().state, 'ships', 'hq')).sort()).toEqual(['A2', 'B1'])
    expect(Object.keys(rowsOf(running, 'ships', 'person:H1')).sort()).toEqual(['A1', 'A2', 'A3', 'B1'])
    expect(rowsOf(running, 'ships', 'person:P1')).toEqual({})
  })

  test('SURV-3: the side that may be helped is told with its room for help', () => {
    const rows = rowsOf(after().state, 'ships', 'hq')
    expect([rows.A2!.room, rows.B1!.room]).toEqual([{ reroll: 1, plus1: 2 }, null])
    const any = after({ settings: { 'survival.aidSide': 'any' } }).state
    expect(rowsOf(any, 'ships', 'hq').B1!.room).toEqual({ reroll: 1, plus1: 2 })
  })
})

describe('a master’s verdict', () => {
  test('stands over the computed one and can be taken away', () => {
    const world = after({ ships: { A2: { out: true, survival: { dice: [5], modifiers: 0, rerolls: 0 } } } })
    expect(world.send('M', 'survival.finalise', { ship: 'A2' }).code).toBeNull()
    expect(world.send('M', 'survival.override', { ship: 'A2', result: 2, outcome: { dead: ['Гай'] }, reason: 'спор' }).code).toBeNull()
    const shown = rowsOf(world.state, 'ships', 'hq').A2!
    expect([shown.roll!.verdict!.result, shown.roll!.verdict!.outcome.dead, shown.computed]).toEqual([2, ['Гай'], null])
    expect(rowsOf(world.state, 'ships', 'master').A2!.computed!.result).toBe(5)
    world.send('M', 'survival.clearOverride', { ship: 'A2', reason: 'спор решён' })
    expect(rowsOf(world.state, 'ships', 'hq').A2!.roll!.verdict!.result).toBe(5)
  })

  test('SURV-8: the end of the event makes every roll final', () => {
    const world = after({ ships: { A2: { out: true, survival: { dice: [6], modifiers: 0, rerolls: 0 } }, B1: { survival: null } } })
    world.send('M', 'clock.end', {})
    expect(world.state.survival.A2!.computed!.result).toBe(6)
    expect(world.send('M', 'survival.finalise', { ship: 'A2' }).code).toBe('E_CLOCK')
  })
})

describe('EP-35: the ceremony', () => {
  test('shows the wall nothing but the ship that the master has put there', () => {
    const world = after()
    expect(rowsOf(world.state, 'ceremony', 'wall')).toEqual({})
    expect(world.send('M', 'survival.beginCeremony', { ships: ['A2', 'A1'] }).code).toBe('E_SURV_STATE')
    world.send('M', 'survival.beginCeremony', { ships: ['B1', 'A2'] })
    const queue = rowsOf(world.state, 'ceremony', 'wall').ceremony!
    expect([queue.queue.map(({ id }) => id), queue.ship]).toEqual([['B1', 'A2'], null])
    world.send('M', 'survival.showShip', { ship: 'A2' })
    expect(rowsOf(world.state, 'ceremony', 'wall').ceremony!.ship).toMatchObject({ name: 'A2', roll: { result: 2, final: false } })
    world.send('M', 'survival.endCeremony', {})
    expect(rowsOf(world.state, 'ceremony', 'wall')).toEqual({})
  })
})
