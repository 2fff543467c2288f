import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byMoment, isSilence, movesOf, toldEvents, toneOf } from '@/components/master/panels/hq/ahead/forecastModel'
import { spread, toggled } from '@/components/master/panels/hq/ahead/openingsModel'

const minute = 60_000
const pools = (energy: number) => ({ energy, resources: 0, bchs: 0 })
const step = (at: number, energy: number, more: object = {}) => ({
  ...{ at, kind: 'card.deadline', itemId: String(energy), events: [], pools: pools(energy), dice: null },
  ...more,
})

describe('spaced opening of cards (EP-21)', () => {
  it('the first at the moment itself, the last at the end of the time, the rest evenly between', () => {
    expect(spread(4, 5 * minute, 30)).toEqual([5 * minute, 15 * minute, 25 * minute, 35 * minute])
    expect(spread(1, 5 * minute, 30)).toEqual([5 * minute])
    expect(spread(3, 0, 0)).toEqual([0, 0, 0])
    expect(spread(0, 0, 30)).toEqual([])
  })
  it('keeps its order and whole seconds, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(10_000_000), fc.nat(600), (count, start, minutes) => {
        const moments = spread(count, start, minutes)
        expect(moments).toHaveLength(count)
        moments.forEach((at, index) => {
          expect(at % 1000).toBe(0)
          if (index > 0) expect(at).toBeGreaterThanOrEqual(moments[index - 1]!)
        })
      }),
    )
  })
  it('cards come in the order in which they were pressed; a second press takes one out', () => {
    expect(['b', 'a', 'c', 'b', 'b'].reduce<string[]>(toggled, [])).toEqual(['a', 'c', 'b'])
  })
})

describe('the forecast as a line', () => {
  it('things of one moment stand under one time, with the pools before and after them', () => {
    const moments = byMoment(pools(20), [step(1, 18), step(2, 15), step(2, 12)])
    expect(moments.map(({ at, before, after, steps }) => [at, before.energy, after.energy, steps.length])).toEqual([
      [1, 20, 18, 1],
      [2, 18, 12, 2],
    ])
    expect(movesOf(pools(20), pools(18))).toEqual({ energy: -2, resources: 0, bchs: 0 })
  })
  it('EP-30: questions to silent volunteers within a minute are one line, other things stay apart', () => {
    const ask = (at: number) => step(at, 20, { kind: 'watch.silence' })
    const moments = byMoment(pools(20), [ask(0), ask(30_000), ask(59_000), ask(61_000), step(61_000, 18)])
    expect(moments.map(({ at, steps }) => [at, steps.length])).toEqual([
      [0, 3],
      [61_000, 2],
    ])
    expect([isSilence(moments[0]!.steps), isSilence(moments[1]!.steps)]).toEqual([true, false])
  })
  it('pools and the record of the consequence are not told twice', () => {
    const events = [{ type: 'CardFailed' }, { type: 'PoolsChanged' }, { type: 'ConsequenceRecorded' }]
    expect(toldEvents(events)).toEqual([{ type: 'CardFailed' }])
  })
  it('a loss is seen as one, a needed throw as something that waits', () => {
    expect(toneOf(step(1, 1, { events: [{ type: 'CardFailed' }] }))).toBe('lost')
    expect(toneOf(step(1, 1, { events: [{ type: 'CardOpened' }] }))).toBe('press')
    expect(toneOf(step(1, 1, { dice: { notation: '1d6', purpose: 'survival.die' } }))).toBe('wait')
    expect(toneOf(step(1, 1))).toBe('plain')
  })
})
