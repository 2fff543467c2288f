import { describe, expect, test } from 'vitest'
import { lineOfFire } from '@/lib/rules/macrobattle/lineOfFire'
import { checkedSetup, startBattle } from '@/lib/rules/macrobattle/setup'

const battle = (map: string[], figures: Record<string, string> = {}) =>
  startBattle(checkedSetup.parse({ map, figures: { r: 'RED LI A1', b: 'BLUE LI B1', ...figures }, start: { phase: 'shooting' } }))

describe('a line of fire between any two cells', () => {
  test('musketeers reach two cells in line and hit on 5 and 6; on the third they are told that it is too far (MB-BAT-SHO-1)', () => {
    const state = battle(['....', '....', '....'])
    expect(lineOfFire(state, 'MU', 'A2', 'C2', true)).toEqual({
      ...{ refusal: null, cells: 2, facing: 'E', overshoot: false },
      chance: { ways: 2, of: 6 },
    })
    expect(lineOfFire(state, 'MU', 'A2', 'D2', true)).toMatchObject({ refusal: 'E_OUT_OF_RANGE', chance: null })
    expect(lineOfFire(state, 'MU', 'A2', 'C3', true)).toMatchObject({ refusal: 'E_NOT_IN_LINE', cells: null })
    expect(lineOfFire(state, 'MU', 'A2', 'B3', true)).toMatchObject({ refusal: 'E_DIAGONAL', facing: 'SE' })
  })

  test('figures of the board are in the way, those on the two cells are not, and beside tin figures none is (MB-BAT-SHO-5)', () => {
    const state = battle(['....', '....'], { way: 'BLUE MU B2', there: 'BLUE MU C2' })
    expect(lineOfFire(state, 'MU', 'A2', 'C2', true).refusal).toBe('E_BLOCKED_FIGURE')
    expect(lineOfFire(state, 'MU', 'A2', 'C2', false).refusal).toBeNull()
    expect(lineOfFire(state, 'MU', 'A2', 'B2', true).refusal).toBeNull()
  })

  test('a shell falls on the cell whose number is thrown, counted from the own cell (MB-BAT-ART-3, -4)', () => {
    const state = battle(['............', '............'])
    // Number 3 on two dice: 1 and 2 in either order.
    expect(lineOfFire(state, 'FA', 'A2', 'C2', true)).toMatchObject({ refusal: null, chance: { ways: 2, of: 36 } })
    expect(lineOfFire(state, 'HA', 'A2', 'B2', true)).toMatchObject({ refusal: null, chance: { ways: 1, of: 6 } })
    expect(lineOfFire(state, 'HA', 'A2', 'J2', true)).toMatchObject({ refusal: 'E_OUT_OF_RANGE' })
    expect(lineOfFire(battle(['....', 'S...']), 'FA', 'A2', 'C2', true)).toMatchObject({ refusal: 'E_SWAMP_GUNS' })
  })
})
