import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventAt, rateOf, utcAt } from '@/lib/campaign/clock'
import { execute, noHistory, type EngineInput } from '@/lib/campaign/engine'
import { emptyState, type CampaignState } from '@/lib/campaign/state'
import type { Actor } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { previewDice } from '@/lib/kernel/dice'

const master: Actor = { id: 'master', roles: ['master'], system: false }
const system: Actor = { id: 'system', roles: [], system: true }

function stateWithClock(rehearsal = false): CampaignState {
  const state = emptyState()
  state.clock.clock = {
    id: 'clock',
    status: 'setup',
    rate: 1,
    anchorEvent: 0,
    anchorUtc: null,
    startsAt: '10:00',
    zone: 'Europe/Moscow',
    rehearsal,
  }
  return state
}

/** Gives a command at a moment of the wall clock. */
function at(state: CampaignState, utc: number, type: string, data: Json = {}, actor = master) {
  const input: EngineInput = {
    actor,
    now: eventAt(state.clock.clock!, utc),
    utc,
    serverDice: () => previewDice,
    history: noHistory,
    id: (prefix) => `${prefix}_1`,
  }
  return execute(state, { id: `${type}-${utc}`, type, data }, input)
}

const run = (state: CampaignState, ...steps: [utc: number, type: string, data?: Json][]) =>
  steps.reduce((current, [utc, type, data]) => {
    const { next, error } = at(current, utc, type, data)
    expect(error).toBeNull()
    return next
  }, state)

describe('the event clock (DESIGN §4)', () => {
  it('is 0 at the start, stands while paused and goes on where it stood', () => {
    const started = run(stateWithClock(), [1000, 'clock.start'])
    expect(eventAt(started.clock.clock!, 1000)).toBe(0)
    const paused = run(started, [61_000, 'clock.pause'])
    expect(eventAt(paused.clock.clock!, 999_999)).toBe(60_000)
    const resumed = run(paused, [500_000, 'clock.resume'])
    expect(eventAt(resumed.clock.clock!, 530_000)).toBe(90_000)
  })

  it.each([
    ['clock.pause', []],
    ['clock.resume', []],
    ['clock.end', []],
    ['clock.release', []],
    ['clock.start', ['clock.start']],
    ['clock.start', ['clock.start', 'clock.end']],
    ['clock.resume', ['clock.start']],
    ['clock.pause', ['clock.start', 'clock.pause']],
    ['clock.end', ['clock.start', 'clock.end']],
  ])('E_CLOCK: %s does not fit after %j', (type, before) => {
    const state = run(stateWithClock(), ...before.map((each, index): [number, string] => [index, each]))
    const { error, next } = at(state, 100, type, type === 'clock.release' ? { mode: 'runAll' } : {})
    expect(error?.code).toBe('E_CLOCK')
    expect(next).toBe(state)
  })

  it('E_ROLE: only the master, never on behalf of somebody, and only the system holds', () => {
    const volunteer: Actor = { id: 'v', roles: ['volunteer'], system: false }
    expect(at(stateWithClock(), 0, 'clock.start', {}, volunteer).error?.code).toBe('E_ROLE')
    const running = run(stateWithClock(), [0, 'clock.start'])
    expect(at(running, 1, 'clock.hold', { at: 0 }).error?.code).toBe('E_ROLE')
    expect(at(running, 1, 'clock.hold', { at: 0 }, system).error).toBeNull()
  })

  it('an end taken back comes back paused', () => {
    const state = run(stateWithClock(), [0, 'clock.start'], [5000, 'clock.end'], [9000, 'clock.resume'])
    expect(state.clock.clock!.status).toBe('paused')
    expect(eventAt(state.clock.clock!, 99_000)).toBe(5000)
  })

  it('the rate changes only in a rehearsal, and time stays continuous', () => {
    expect(at(run(stateWithClock(), [0, 'clock.start']), 1, 'clock.setRate', { rate: 2 }).error?.code).toBe('E_NOT_REHEARSAL')
    const state = run(stateWithClock(true), [0, 'clock.start'], [1000, 'clock.setRate', { rate: 60 }])
    expect(eventAt(state.clock.clock!, 1000)).toBe(1000)
    expect(eventAt(state.clock.clock!, 2000)).toBe(61_000)
  })

  it('never goes back and stands exactly when its rate is 0, under any commands', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 100_000 }),
      give: fc.constantFrom<[string, Json]>(
        ['clock.start', {}],
        ['clock.pause', {}],
        ['clock.resume', {}],
        ['clock.setRate', { rate: 3.7 }],
        ['clock.setRate', { rate: 0.25 }],
        ['clock.end', {}],
      ),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = stateWithClock(true)
        let utc = 1_000_000
        let latest = 0
        for (const { wait, give } of steps) {
          const stands = rateOf(state.clock.clock!) === 0
          utc += wait
          const now = eventAt(state.clock.clock!, utc)
          expect(now).toBeGreaterThanOrEqual(latest)
          if (stands) expect(now).toBe(latest)
          state = at(state, utc, ...give).next
          expect(eventAt(state.clock.clock!, utc)).toBe(now)
          latest = now
        }
      }),
    )
  })

  it('utcAt is the moment at which the clock shows an event time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(1, 2, 0.5, 60), (event, rate) => {
        const clock = { ...stateWithClock().clock.clock!, status: 'running' as const, rate, anchorEvent: 1000, anchorUtc: 5_000_000 }
        expect(eventAt(clock, utcAt(clock, 1000 + event))).toBe(1000 + event)
      }),
    )
  })
})
