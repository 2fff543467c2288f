import { describe, expect, test } from 'vitest'
import { battlefield } from '@/lib/maps/battlefield'
import { battlefields } from '@/lib/maps/battlefields'
import { boundsOf, edgesWithBounds } from '@/lib/maps/drawing'
import { playFaults } from '@/lib/maps/faults'
import { readTextMap } from '@/lib/rules/macrobattle/maps/text'

describe('ready maps', () => {
  test('there are six, each with bounds for all four compass sides, in which two armies find room', () => {
    expect(battlefields.map(({ id }) => id)).toEqual([
      'training-ground',
      'river-crossing',
      'marshes',
      'mountain-pass',
      'fortress',
      'great-plain',
    ])
    for (const map of battlefields) {
      for (const side of map.sides) expect(boundsOf(map, side).normal.length).toBeGreaterThan(12)
      expect([map.id, playFaults(map), edgesWithBounds(map)]).toEqual([map.id, [], ['N', 'E', 'S', 'W']])
    }
  })

  test('together they hold every kind of terrain, and a gate with an owner', () => {
    const letters = new Set(battlefields.flatMap(({ rows }) => [...rows.join('')]))
    expect([...'.FRBHMDSWLTG'].filter((letter) => !letters.has(letter))).toEqual([])
    const fortress = readTextMap(battlefields[4]!.rows, { gateOwner: battlefields[4]!.gateOwners })
    expect('gates' in fortress && Object.values(fortress.gates).map(({ ownerId }) => ownerId)).toEqual(['E', 'E'])
  })

  test('a map that cannot be read, or on which no battle can be opened, is refused', () => {
    const [training] = battlefields as [(typeof battlefields)[number]]
    const faults = (changes: object) => battlefield.safeParse({ ...training, ...changes }).error?.issues.map(({ message }) => message)
    expect(faults({ rows: ['..', '.'] })).toEqual(['size 2×2'])
    expect(faults({ gateOwners: { A1: 'N' } })).toEqual(['gate A1'])
    expect(faults({ bounds: training.bounds.map((row) => row.replaceAll('S', 's')) })).toEqual(['noMarch S'])
  })
})
