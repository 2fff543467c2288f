import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ServerClock } from '@/lib/live/client/serverClock'

describe('event time on a screen (DESIGN §4)', () => {
  const start = () => {
    const machine = { at: 1_000 }
    return { machine, clock: new ServerClock(() => machine.at) }
  }

  test('runs on from the last packet at its rate', () => {
    const { machine, clock } = start()
    clock.update({ event: 60_000, rate: 2 })
    machine.at += 500
    expect(clock.now()).toBe(61_000)
  })

  test('stands while the clock is paused', () => {
    const { machine, clock } = start()
    clock.update({ event: 60_000, rate: 0 })
    machine.at += 5_000
    expect(clock.now()).toBe(60_000)
  })

  test('a packet that travelled slowly does not set the time back', () => {
    const { machine, clock } = start()
    clock.update({ event: 10_000, rate: 1 })
    machine.at += 1_000
    clock.update({ event: 10_850, rate: 1 })
    expect(clock.now()).toBe(11_000)
  })

  test('a real jump of the event is followed, forwards and backwards', () => {
    const { machine, clock } = start()
    clock.update({ event: 10_000, rate: 1 })
    machine.at += 1_000
    clock.update({ event: 500_000, rate: 1 })
    expect(clock.now()).toBe(500_000)
    clock.update({ event: 20_000, rate: 1 })
    expect(clock.now()).toBe(20_000)
  })

  test('with delays below the tolerance the shown time never goes back and is never ahead of the server', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ wait: fc.integer({ min: 1, max: 5_000 }), delay: fc.integer({ min: 0, max: 290 }) }), { minLength: 1 }),
        (packets) => {
          const { machine, clock } = start()
          let shown = -Infinity
          for (const { wait, delay } of packets) {
            machine.at += wait
            const server = machine.at - 1_000
            clock.update({ event: server - delay, rate: 1 })
            expect(clock.now()).toBeGreaterThanOrEqual(shown)
            expect(clock.now()).toBeLessThanOrEqual(server)
            shown = clock.now()
          }
        },
      ),
    )
  })
})
