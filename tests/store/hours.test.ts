import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { command, leftBehind, ManualTime, master, newCampaign, reopen, smallState, type Opened } from './fixture'

const MINUTE = 60_000
let opened: Opened | null = null
const sent = async (type: string, data = {}) => {
  const answer = await opened!.campaign.submit(command(type, data), master, null)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
}
const status = () => opened!.campaign.state().clock.clock!.status
/** Time passes in steps of a minute at most, so that what the store does in between is done. */
async function pass(manual: ManualTime, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= MINUTE) {
    manual.pass(Math.min(left, MINUTE))
    await new Promise((resolve) => setTimeout(resolve, 3))
    await opened!.campaign.audit({ limit: 1 })
  }
}

/** 12:00 in Moscow: open until 12:05, closed until 12:15, open until 12:30. */
const windows = [
  { opens: '2030-06-01 10:00', closes: '2030-06-01 12:05' },
  { opens: '2030-06-01 12:15', closes: '2030-06-01 12:30' },
]
async function begin(): Promise<ManualTime> {
  const manual = new ManualTime()
  opened = await newCampaign({ time: manual, state: { ...smallState(), cards: {} } })
  await sent('hours.set', { windows })
  await sent('clock.start')
  return manual
}

afterEach(async () => {
  await opened?.store.close()
  opened = null
})

describe('EP-15: opening hours', () => {
  it('stop the clock at closing time and start it again at the opening, by themselves', async () => {
    const manual = await begin()
    await pass(manual, 4 * MINUTE)
    expect(status()).toBe('running')
    await pass(manual, 2 * MINUTE)
    expect(status()).toBe('paused')
    expect(opened!.campaign.time()).toEqual({ event: 5 * MINUTE, rate: 0 })
    await pass(manual, 10 * MINUTE)
    expect(status()).toBe('running')
    // Opened at 12:15; it is 12:16 now.
    expect(Math.round(opened!.campaign.time().event / 1000)).toBe(6 * 60)
    await pass(manual, 20 * MINUTE)
    expect(status()).toBe('paused')
    expect(Math.round(opened!.campaign.time().event / 1000)).toBe(20 * 60)
  })

  it('a pause by hand over the opening stays a pause; who goes on longer is not stopped twice', async () => {
    const manual = await begin()
    await pass(manual, MINUTE)
    await sent('clock.pause')
    await pass(manual, 20 * MINUTE)
    expect(status()).toBe('paused')
    await sent('clock.resume')
    await pass(manual, 2 * MINUTE)
    expect(status()).toBe('running')
  })

  it('kept closed: the next opening does not start the clock', async () => {
    const manual = await begin()
    await pass(manual, 7 * MINUTE)
    await sent('hours.keepClosed')
    await pass(manual, 15 * MINUTE)
    expect(status()).toBe('paused')
  })

  it('longer by hand after closing time: the clock runs until the next closing', async () => {
    const manual = await begin()
    await pass(manual, 6 * MINUTE)
    await sent('clock.resume')
    await pass(manual, 12 * MINUTE)
    expect(status()).toBe('running')
    await pass(manual, 14 * MINUTE)
    expect(status()).toBe('paused')
  })

  it('a server that was off overnight neither holds the clock nor misses the opening', async () => {
    const manual = await begin()
    await pass(manual, 2 * MINUTE)
    const left = leftBehind(opened!.folder)
    await opened!.store.close()
    manual.away(8 * MINUTE)
    opened = await reopen(left, { time: manual })
    await pass(manual, MINUTE)
    expect(status()).toBe('paused')
    expect(opened.campaign.time()).toEqual({ event: 5 * MINUTE, rate: 0 })
    await pass(manual, 5 * MINUTE)
    expect(status()).toBe('running')
  })

  it('the stop by the hours is taken back only by its opposite', async () => {
    const manual = await begin()
    await pass(manual, 6 * MINUTE)
    const closing = (await opened!.campaign.audit({ type: 'due.hours.close' }))[0]!
    const answer = await opened!.campaign.submit(command('audit.undo', { seq: closing.seq }), master, null)
    expect(answer).toMatchObject({ ok: false, code: 'E_NOT_UNDOABLE' })
  })

  it('property: whatever is paused, resumed or restarted meanwhile, event time grows only inside the hours or by hand', async () => {
    const step = fc.record({ wait: fc.integer({ min: 1, max: 9 }), do: fc.constantFrom('pause', 'resume', 'restart', 'nothing') })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        const manual = await begin()
        // The store looks a millisecond after a moment has come.
        manual.pass(2)
        let minute = 0
        let expected = 0
        let running = true
        let byHours = false
        for (const each of steps) {
          for (let passed = 0; passed < each.wait; passed += 1) {
            await pass(manual, MINUTE)
            minute += 1
            if (running) expected += 1
            if ((minute === 5 || minute === 30) && running) [running, byHours] = [false, true]
            else if (minute === 15 && byHours) [running, byHours] = [true, false]
          }
          if (each.do === 'pause' && running) {
            await sent('clock.pause')
            running = false
          } else if (each.do === 'resume' && !running) {
            await sent('clock.resume')
            ;[running, byHours] = [true, false]
          } else if (each.do === 'restart') {
            const left = leftBehind(opened!.folder)
            await opened!.store.close()
            opened = await reopen(left, { time: manual })
          }
        }
        expect([status(), Math.round(opened!.campaign.time().event / MINUTE)]).toEqual([running ? 'running' : 'paused', expected])
        await opened!.store.close()
        opened = null
      }),
      { numRuns: 8 },
    )
  })
})
