import { describe, expect, it } from 'vitest'
import { linesOf, signed } from '@/components/hq/changesModel'

const before = { energy: 20, resources: 15, bchs: 5 }
const after = { energy: 17, resources: 15, bchs: 4 }
const moved = [
  { pool: 'energy', delta: -3, value: 17 },
  { pool: 'bchs', delta: -1, value: 4 },
]

describe('what changed and why', () => {
  it('HQ-DEC-11: pools move because of the decision, not because of the camp it also changed', () => {
    expect(
      linesOf([
        { type: 'CardDecided', title: 'Баржи' },
        { type: 'CampChanged', defence: 1, support: 2 },
        { type: 'PoolsChanged', before, after },
        { type: 'ConsequenceRecorded', title: 'Баржи' },
      ]),
    ).toEqual([
      { key: 'decision', values: { card: 'Баржи' }, tone: 'calm', pools: moved },
      { key: 'camp', values: { defence: 1, support: 2 }, tone: 'plain', pools: [] },
    ])
  })

  it('a cause told after the move still takes it', () => {
    expect(
      linesOf([
        { type: 'PoolsChanged', before, after },
        { type: 'CardFailed', title: 'Коридор' },
      ]),
    ).toEqual([{ key: 'failed', values: { card: 'Коридор' }, tone: 'lost', pools: moved }])
  })

  it('cards that fail together keep their own moves', () => {
    const lines = linesOf([
      { type: 'CardFailed', title: 'К1' },
      { type: 'PoolsChanged', before, after },
      { type: 'CardFailed', title: 'К2' },
      { type: 'PoolsChanged', before: after, after: { ...after, resources: 10 } },
    ])
    expect(lines.map((line) => line.pools)).toEqual([moved, [{ pool: 'resources', delta: -5, value: 10 }]])
  })

  it('a correction tells its own move; a move without a cause is still told', () => {
    expect(linesOf([{ type: 'PoolAdjusted', pool: 'energy', delta: 2, before: 15, after: 17 }])[0]?.pools).toEqual([
      { pool: 'energy', delta: 2, value: 17 },
    ])
    expect(linesOf([{ type: 'PoolsChanged', before, after }])).toEqual([{ key: 'unknown', values: {}, pools: moved, tone: 'plain' }])
  })

  it('each word said makes no line', () => {
    expect(linesOf([{ type: 'WordSaid', name: 'Вера' }, { type: 'toString' }])).toEqual([])
  })

  it('signs are typographic', () => {
    expect([signed(3), signed(-5)]).toEqual(['+3', '−5'])
  })
})
