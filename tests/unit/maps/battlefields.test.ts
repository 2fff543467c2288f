import { describe, expect, test } from 'vitest'
import { battlefield, cellsOfRanges } from '@/lib/maps/battlefield'
import { battlefields } from '@/lib/maps/battlefields'
import { readTextMap } from '@/lib/rules/macrobattle/maps/text'

describe('ready maps', () => {
  test('there are six, each with a title in both languages and bounds for two sides', () => {
    expect(battlefields.map(({ id }) => id)).toEqual([
      'training-ground',
      'river-crossing',
      'marshes',
      'mountain-pass',
      'fortress',
      'great-plain',
    ])
    for (const { sides } of battlefields) for (const side of sides) expect(cellsOfRanges(side.normal).length).toBeGreaterThan(12)
  })

  test('together they hold every kind of terrain, and a gate with an owner', () => {
    const letters = new Set(battlefields.flatMap(({ rows }) => [...rows.join('')]))
    expect([...'.FRBHMDSWLTG'].filter((letter) => !letters.has(letter))).toEqual([])
    const fortress = readTextMap(battlefields[4]!.rows, battlefields[4])
    expect('gates' in fortress && Object.values(fortress.gates).map(({ ownerId }) => ownerId)).toEqual(['second', 'second'])
  })

  test('bounds are written as rectangles; each cell counts once', () => {
    expect(cellsOfRanges(['A1:B2', 'B2:C2', 'Z9:AA9'])).toEqual(['A1', 'B1', 'A2', 'B2', 'C2', 'Z9', 'AA9'])
  })

  test('a map with bounds off the board, over one another or wider on the march is refused', () => {
    const [training] = battlefields as [(typeof battlefields)[number]]
    const [south, north] = training.sides
    const faults = (sides: object) => battlefield.safeParse({ ...training, sides }).error?.issues.map(({ message }) => message)
    expect(faults([{ ...south, normal: ['A7:K8'] }, north])).toEqual(['K7 is off the map'])
    expect(faults([south, { ...north, normal: ['A1:J7'] }])).toEqual(['bounds of the sides overlap'])
    expect(faults([{ ...south, march: ['A6:B8'] }, north])).toEqual(['the bounds of an army on the march lie outside the usual ones'])
    expect(battlefield.safeParse({ ...training, rows: ['..', '.'] }).error?.issues[0]?.message).toBe('ragged 2')
  })
})
