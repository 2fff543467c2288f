import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { forecast } from '@/lib/campaign/hq/forecast/forecast'
import { fire, nextDueItem, noHistory } from '@/lib/campaign/engine'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import { previewDice } from '@/lib/kernel/dice'
import { hqFixture, World } from './hqWorld'

const minute = 60_000
const shown = ({ energy, resources, bchs }: { energy: number; resources: number; bchs: number }) => `${energy}/${resources}/${bchs}`

/** Lets the clock run with no command at all and notes each thing that happens. */
function silence(state: CampaignState): { at: number; kind: string; itemId: string; types: string[]; pools: string }[] {
  let made = 0
  const seen = []
  for (let item = nextDueItem(state); item && seen.length < 300; item = nextDueItem(state)) {
    const outcome = fire(state, item, { utc: item.at, serverDice: () => previewDice, history: noHistory, id: (p) => `${p}_${(made += 1)}` })
    state = outcome.next
    const { energy, resources, bchs } = state.pools as Record<string, { value: number }>
    const pools = `${energy!.value}/${resources!.value}/${bchs!.value}`
    seen.push({ at: item.at, kind: item.kind, itemId: item.id, types: outcome.events.map(({ type }) => type), pools })
  }
  return seen
}
const foreseen = (state: CampaignState, now: number) =>
  forecast(state, now, now).steps.map(({ at, kind, itemId, events, pools }) => ({
    ...{ at, kind, itemId },
    types: events.map(({ type }) => type),
    pools: shown(pools),
  }))

describe('what happens if nobody does anything', () => {
  test('HQ-CRD-3, HQ-CRI-7: the fixture, by time, with the pools after each step', () => {
    const { steps, pools, end } = forecast(hqFixture(), 0, 0)
    expect(shown(pools)).toBe('20/15/6')
    expect(steps.map(({ at, itemId, pools: after }) => [at / minute, itemId, shown(after)])).toEqual([
      [10, 'K4', '20/15/6'],
      [15, 'R2', '20/15/6'],
      [20, 'K1', '17/15/6'],
      [30, 'K2', '17/15/6'],
      [40, 'K5', '17/10/6'],
    ])
    // K3 and R1 wait for the end of the event (HQ-CRD-4).
    expect(end.events.filter(({ type }) => type === 'CardFailed' || type === 'CardMissed').map(({ card }) => card)).toEqual(['K3', 'R1'])
  })

  test('nothing of it is kept: the state is the same, and so is the forecast', () => {
    const state = hqFixture()
    const before = JSON.stringify(state)
    expect(forecast(state, 0, 0)).toEqual(forecast(state, 0, 0))
    expect(JSON.stringify(state)).toBe(before)
  })

  test('it equals what really happens, whatever was done before: aggravation, word, letters, planned cards, held things, the watch', () => {
    const acts = fc.array(
      fc.record({
        wait: fc.integer({ min: 0, max: 8 * minute }),
        act: fc.constantFrom(
          ['V2', 'hq.aggravate', { card: 'K1' }],
          ['M', 'hq.aggravate', { card: 'K5' }],
          ['V1', 'hq.decide', { card: 'K1', way: 'a' }],
          ['V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } }],
          ['H1', 'hq.sendDispatch', { map: 'Свет Разума', text: 'держимся' }],
          ['H1', 'hq.mapRoundStarted', { map: 'Луна', n: 2 }],
          ['H1', 'hq.mapRoundStarted', { map: 'L4', n: 2 }],
          ['M', 'hq.planOpening', { card: 'S1', at: 33 * minute }],
          ['M', 'hq.setDeadline', { card: 'K2', due: 70 * minute, reason: 'спор' }],
          ['M', 'desk.hold', { kind: 'card', id: 'K5' }],
          ['V5', 'hq.checkOut', { person: 'V5' }],
          ['M', 'hq.setCamp', { defence: 1, support: 1 }],
        ),
      }),
      { maxLength: 8 },
    )
    const settings = fc.record({
      'courier.mode': fc.constantFrom('manual', 'delay'),
      'courier.cards': fc.constantFrom('instant', 'delayed'),
      'hq.spreadMinutes': fc.constantFrom(0, 3),
      'word.extendsDue': fc.boolean(),
      'watch.silentMinutes': fc.constantFrom(0, 10),
    })
    let [things, refused] = [0, 0]
    fc.assert(
      fc.property(acts, settings, (list, chosen) => {
        const world = new World(hqFixture({ settings: chosen }))
        for (const { wait, act } of list) {
          world.at(world.now + wait)
          const [by, type, data] = act as [string, string, object]
          if (world.send(by, type, data).code !== null) refused += 1
        }
        const real = silence(world.state)
        things += real.length
        expect(foreseen(world.state, world.now)).toEqual(real)
      }),
      { numRuns: 120 },
    )
    expect(things).toBeGreaterThan(200)
    expect(refused).toBeGreaterThan(0)
  })

  test('a paused clock is looked at as if it ran; before the start the camp gains what is reached (HQ-CAM-3)', () => {
    const paused = hqFixture({ clock: { status: 'paused' } })
    expect(foreseen(paused, 0).map(({ itemId }) => itemId)).toEqual(['K4', 'R2', 'K1', 'K2', 'K5'])
    expect(paused.clock.clock!.status).toBe('paused')
  })

  test('EP-15: the doors close and open again, and the deadlines of the next day stand where they will be', () => {
    const fixture = hqFixture()
    const start = Date.UTC(2026, 9, 3, 10)
    const clock = { clock: { ...fixture.clock.clock!, zone: 'UTC', anchorUtc: start } }
    const day = (date: string, from: string, to: string, id: string) => ({
      ...{ id, opens: `${date}T${from}`, closes: `${date}T${to}`, closedAt: null },
    })
    const openingHours = { a: day('2026-10-03', '10:00', '10:12', 'a'), b: day('2026-10-04', '10:00', '10:25', 'b') }
    const { steps, stops } = forecast({ ...fixture, clock, openingHours }, 0, start)
    expect(steps.map(({ at, kind, itemId }) => [at / minute, kind, itemId])).toEqual([
      [10, 'card.deadline', 'K4'],
      [12, 'hours.close', 'a'],
      [12, 'hours.open', 'b'],
      [15, 'card.deadline', 'R2'],
      [20, 'card.deadline', 'K1'],
      [30, 'card.deadline', 'K2'],
      [37, 'hours.close', 'b'],
    ])
    expect(stops).toBe('hours')
  })

  test('DESIGN §3: a throw is never made: the step says that one is needed, and what follows goes on without it', () => {
    const kind = registry.due['card.deadline']!
    const real = kind.fire.bind(kind)
    const spy = vi.spyOn(kind, 'fire').mockImplementation((draft, item, ctx) => {
      if (item.id === 'R2') ctx.roll('1d6', 'survival.die')
      else real(draft, item, ctx)
    })
    const { steps } = forecast(hqFixture(), 0, 0)
    spy.mockRestore()
    expect(steps.map(({ itemId, dice }) => [itemId, dice?.notation ?? null])).toEqual([
      ['K4', null],
      ['R2', '1d6'],
      ['K1', null],
      ['K2', null],
      ['K5', null],
    ])
    expect(steps[1]!.events).toEqual([])
  })

  test('after play nothing falls due any more', () => {
    const world = new World()
    world.send('M', 'clock.finale', {})
    const { steps, end } = forecast(world.state, world.now, 0)
    expect([steps, end.events]).toEqual([[], []])
  })
})

describe('what comes but not by the clock', () => {
  test('HQ-CRI-8: a condition is shown with the deadline it would leave; declared, it is shown no more', () => {
    const world = new World()
    expect(forecast(world.state, 0, 0).open.conditions).toMatchObject([{ cardId: 'K5', due: 25 * minute, untilEnd: false }])
    world.send('M', 'hq.aggravate', { card: 'K5' })
    expect(forecast(world.state, 0, 0).open.conditions).toEqual([])
  })

  test('HQ-TRG-2: the next round of each table and what it would bring, from the schedule or the reserve', () => {
    const world = new World()
    const next = () =>
      forecast(world.state, 0, 0).open.rounds.map(({ tableId, round, titles, from }) => [tableId, round, titles.length, from])
    expect(next()).toContainEqual(['Луна', 2, 1, 'schedule'])
    expect(next()).toContainEqual(['L4', 2, 1, 'reserve'])
    world.send('H1', 'hq.mapFinished', { map: 'L4', winner: null })
    expect(next().map(([id]) => id)).not.toContain('L4')
  })

  test('HQ-COU-2, HQ-COU-3: a letter that somebody must carry waits beside the time line, with the card in it', () => {
    const world = new World(hqFixture({ settings: { 'courier.cards': 'delayed' } }))
    world.send('H1', 'hq.mapRoundStarted', { map: 'Луна', n: 2 })
    const { open, steps } = forecast(world.state, 0, 0)
    expect(open.letters).toMatchObject([{ way: 'toHq', title: world.state.cards.S1!.title }])
    expect(steps.map(({ itemId }) => itemId)).not.toContain('S1')
  })

  test('EP-5, HQ-GIG-2, SURV-1: held cards, the unused intervention, ships that wait for their die', () => {
    const world = new World(
      hqFixture({ ships: { A2: { out: true }, A3: { out: true, survival: { dice: [4], modifiers: 1, rerolls: 0 } } } }),
    )
    world.send('M', 'desk.hold', { kind: 'card', id: 'K1' })
    world.send('H1', 'hq.mapFinished', { map: 'Гигантомахия', winner: 'ОФ' })
    world.send('H1', 'hq.mapFinished', { map: 'Луна', winner: null })
    const { open, steps } = forecast(world.state, 0, 0)
    expect(open.held.map(({ cardId }) => cardId)).toEqual(['K1'])
    expect(steps.map(({ itemId }) => itemId)).not.toContain('K1')
    expect(open.strike).toEqual({ side: 'ОФ' })
    expect(open.ships.map(({ shipId, result }) => [shipId, result])).toEqual([
      ['A2', null],
      ['A3', 5],
    ])
  })
})
