import { describe, expect, test } from 'vitest'
import { odds } from '@/lib/rules/macrobattle/odds'
import { battle, give } from './table'

const find = (list: ReturnType<typeof odds>, outcome: string, subject: string) => {
  const found = list.find((each) => each.outcome === outcome && each.subject === subject)
  return found ? found.ways / found.of : 0
}
const six = [1, 2, 3, 4, 5, 6]
const throwsOf = (count: number): number[][] =>
  count === 0 ? [[]] : throwsOf(count - 1).flatMap((rest) => six.map((face) => [...rest, face]))

describe('exact odds', () => {
  test('a shot at an officer: 12 of 36 to hit, of which a third is saved (MB-BAT-SHO-5, MB-BAT-OFF-11)', () => {
    const state = battle({ map: ['....'], figures: { r1: 'RED MU A1', bo: 'BLUE OF C1', b0: 'BLUE LI D1' }, start: { phase: 'shooting' } })
    expect(odds(state, { command: 'Shoot', data: { figure: 'r1', target: 'bo' } })).toEqual([
      { outcome: 'hit', subject: 'bo', ways: 2, of: 6 },
      { outcome: 'saved', subject: 'bo', ways: 4, of: 36 },
      { outcome: 'wounded', subject: 'bo', ways: 8, of: 36 },
    ])
  })

  test('a bout: the odds are what all throws of the dice give when they are played out (MB-BAT-BAY-2 to -4)', () => {
    const figures = { r1: 'RED HC A1', ro: 'RED OF A1 colonel', b1: 'BLUE PK B1', b0: 'BLUE LI D2', r0: 'RED LI A2' }
    const state = battle({ map: ['....', '....'], figures, start: { phase: 'bayonet' } })
    const attack = { figure: 'r1', cell: 'B1' }
    const list = odds(state, { command: 'Attack', data: attack })
    const ends = throwsOf(3).map((dice) => give(state, 'RED', 'Attack', attack, dice).next.figures)
    const part = (test: (figures: (typeof ends)[number]) => boolean) => ends.filter(test).length / ends.length
    expect(find(list, 'destroyed', 'b1')).toBeCloseTo(
      part((after) => after.b1!.status === 'gone'),
      12,
    )
    expect(find(list, 'destroyed', 'r1')).toBeCloseTo(
      part((after) => after.r1!.status === 'gone'),
      12,
    )
  })

  test.each([
    ['FA', 2],
    ['HA', 1],
  ])('a battery %s: the odds of every cell are what all throws give (MB-BAT-ART-3 to -5)', (kind, dice) => {
    const figures = { a1: `RED ${kind} A1 E`, b1: 'BLUE LI E1', b2: 'BLUE MU F1', r0: 'RED LI A2', b0: 'BLUE LI I2' }
    const state = battle({ map: ['.........', '.........'], figures, start: { phase: 'shooting' } })
    const list = odds(state, { command: 'FireBattery', data: { figure: 'a1' } })
    const ends = throwsOf(dice).map((given) => give(state, 'RED', 'FireBattery', { figure: 'a1' }, given).next.figures)
    for (const id of ['b1', 'b2']) {
      expect(find(list, 'destroyed', id)).toBeCloseTo(ends.filter((after) => after[id]!.status === 'gone').length / ends.length, 12)
    }
    expect(find(list, 'exploded', 'a1')).toBeCloseTo(ends.filter((after) => after.a1!.lostBy === 'exploded').length / ends.length, 12)
  })
})
