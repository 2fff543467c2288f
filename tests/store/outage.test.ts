import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { command, leftBehind, ManualTime, master, newCampaign, reopen, volunteer, type Opened } from './fixture'

const MINUTE = 60_000
let opened: Opened | null = null
const time = () => opened!.campaign.time()
const sent = (type: string, data = {}) => opened!.campaign.submit(command(type, data), master, null)
const dueRecords = async () => (await opened!.campaign.audit({})).filter((record) => record.type.startsWith('due.'))

/** A running campaign whose process is killed after so many milliseconds; another one opens what it left behind later. */
async function killedAfter(
  runningMs: number,
  awayMs: number,
  manual = new ManualTime(),
  jumpMs = 0,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<ManualTime> {
  opened = await newCampaign({ time: manual })
  await sent('clock.start')
  manual.pass(runningMs)
  await sent('settings.set', { name: 'labels.hq', value: 'Ставка' })
  await meanwhile()
  const left = leftBehind(opened.folder)
  await opened.store.close()
  manual.away(awayMs)
  manual.jump(jumpMs)
  opened = await reopen(left, { time: manual })
  return manual
}

afterEach(async () => {
  await opened?.store.close()
  opened = null
})

describe('the event clock across an outage (DESIGN §4)', () => {
  it('fires at once what is overdue by two minutes or less', async () => {
    await killedAfter(9 * MINUTE, 3 * MINUTE)
    expect(opened!.campaign.state().clock.clock!.status).toBe('running')
    expect((await dueRecords()).map((record) => [record.commandId, record.atEvent])).toEqual([
      [`due:card.deadline:ten:${10 * MINUTE}`, 10 * MINUTE],
    ])
    expect(time()).toEqual({ event: 12 * MINUTE, rate: 1 })
  })

  it('holds the clock where the process was last seen when something is overdue by more', async () => {
    await killedAfter(9 * MINUTE, 4 * MINUTE)
    expect(opened!.campaign.state().clock.clock!.status).toBe('held')
    expect(time()).toEqual({ event: 9 * MINUTE, rate: 0 })
    expect(await dueRecords()).toEqual([])
    expect(opened!.campaign.state().cards.ten!.state).toBe('open')
  })

  it('holds it whatever ids were used up before', async () => {
    const take = () => {
      const { campaign } = opened!
      return campaign.submit(command('clock.pause', {}, { id: `clock.hold:${campaign.seq() + 1}` }), volunteer, null)
    }
    await killedAfter(9 * MINUTE, 4 * MINUTE, new ManualTime(), 0, take)
    expect(opened!.campaign.state().clock.clock!.status).toBe('held')
  })

  it('runs on without a hold when nothing fell due, however long the process was away', async () => {
    await killedAfter(MINUTE, 8 * MINUTE)
    expect(time()).toEqual({ event: 9 * MINUTE, rate: 1 })
  })

  it('release runAll: everything overdue fires at its own deadline and time is where it would be', async () => {
    await killedAfter(9 * MINUTE, 14 * MINUTE)
    expect(await sent('clock.release', { mode: 'runAll' })).toMatchObject({ ok: true })
    await sent('clock.pause')
    expect((await dueRecords()).map((record) => record.atEvent)).toEqual([10 * MINUTE, 20 * MINUTE])
    expect(time().event).toBe(23 * MINUTE)
  })

  it('release shiftAll: time goes on from where it stopped and no row changes', async () => {
    const manual = await killedAfter(9 * MINUTE, 14 * MINUTE)
    const cards = opened!.campaign.state().cards
    expect(await sent('clock.release', { mode: 'shiftAll' })).toMatchObject({ ok: true })
    expect(opened!.campaign.state().cards).toEqual(cards)
    expect(time()).toEqual({ event: 9 * MINUTE, rate: 1 })
    manual.pass(30_000)
    expect(time().event).toBe(9 * MINUTE + 30_000)
  })

  it('release next: one overdue item after another, then time runs on', async () => {
    await killedAfter(9 * MINUTE, 14 * MINUTE)
    await sent('clock.release', { mode: 'next' })
    await sent('settings.set', { name: 'labels.sector', value: 'сектор' })
    expect((await dueRecords()).map((record) => record.atEvent)).toEqual([10 * MINUTE])
    expect(time()).toEqual({ event: 10 * MINUTE, rate: 0 })
    await sent('clock.release', { mode: 'next' })
    await sent('settings.set', { name: 'labels.sector', value: 'область' })
    expect((await dueRecords()).map((record) => record.atEvent)).toEqual([10 * MINUTE, 20 * MINUTE])
    await sent('clock.release', { mode: 'next' })
    expect(time()).toEqual({ event: 23 * MINUTE, rate: 1 })
  })

  it('a held clock stays held over another restart', async () => {
    const manual = await killedAfter(9 * MINUTE, 14 * MINUTE)
    await opened!.store.close()
    manual.away(MINUTE)
    opened = await reopen(opened!.folder, { time: manual })
    expect(opened.campaign.state().clock.clock!.status).toBe('held')
    expect(time().event).toBe(9 * MINUTE)
  })

  it('a paused clock does not move while the process is away', async () => {
    const manual = new ManualTime()
    opened = await newCampaign({ time: manual })
    await sent('clock.start')
    manual.pass(MINUTE)
    await sent('clock.pause')
    await opened.store.close()
    manual.away(60 * MINUTE)
    opened = await reopen(opened.folder, { time: manual })
    expect(time()).toEqual({ event: MINUTE, rate: 0 })
    await sent('clock.resume')
    manual.pass(MINUTE)
    expect(time().event).toBe(2 * MINUTE)
  })

  it('a jump of the host’s clock changes nothing, forwards or back', async () => {
    const manual = new ManualTime()
    opened = await newCampaign({ time: manual })
    await sent('clock.start')
    for (const jump of [3 * 60 * MINUTE, -5 * 60 * MINUTE, 1]) {
      const before = time().event
      manual.jump(jump)
      expect(time().event).toBe(before)
      manual.pass(1000)
      expect(time().event).toBe(before + 1000)
    }
  })

  it('a wall clock set back while the process was away counts as no absence', async () => {
    await killedAfter(MINUTE, 2 * MINUTE, new ManualTime(), -60 * MINUTE)
    expect(time()).toEqual({ event: MINUTE, rate: 1 })
  })

  it('event time never goes back, whatever happens', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 5 * MINUTE }) }),
      fc.record({ do: fc.constant('jump' as const), ms: fc.integer({ min: -60 * MINUTE, max: 60 * MINUTE }) }),
      fc.record({ do: fc.constant('restart' as const), ms: fc.integer({ min: 0, max: 30 * MINUTE }) }),
      fc.record({ do: fc.constantFrom('clock.start', 'clock.pause', 'clock.resume', 'runAll', 'shiftAll', 'next'), ms: fc.constant(0) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const manual = new ManualTime()
        opened = await newCampaign({ time: manual })
        await sent('clock.start')
        let latest = 0
        for (const { do: what, ms } of steps) {
          if (what === 'pass') manual.pass(ms)
          else if (what === 'jump') manual.jump(ms)
          else if (what === 'restart') {
            await opened.store.close()
            manual.away(ms)
            opened = await reopen(opened.folder, { time: manual })
          } else if (what.startsWith('clock')) await sent(what)
          else await sent('clock.release', { mode: what })
          const { event } = time()
          expect(event).toBeGreaterThanOrEqual(latest)
          latest = event
        }
        const records = await opened.campaign.audit({ limit: 1000 })
        expect(records.map((record) => record.seq)).toEqual(records.map((_, index) => index + 1))
        await opened.store.close()
        opened = null
      }),
      { numRuns: 12 },
    )
  })
})
