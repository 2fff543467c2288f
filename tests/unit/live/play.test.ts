import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { RuleError } from '@/lib/kernel/errors'
import { play } from '@/lib/play/play'
import { table } from '@/lib/kernel/table'
import type { Ruleset } from '@/lib/rules/ruleset'
import { smallWorld } from '../../store/support/world'

/** A counter that may not pass ten: the smallest rule system. */
const counting: Ruleset = {
  id: 'counting',
  title: 'Counting',
  setup: z.strictObject({ start: z.number() }),
  start: (setup) => ({ counter: { c: { id: 'c', value: (setup as { start: number }).start } } }),
  tables: { counter: table(z.strictObject({ id: z.string(), value: z.number() })) },
  seats: () => [],
  views: [],
  visibility: {},
  commands: {
    Add: {
      schema: z.strictObject({ by: z.number() }),
      who: ['anyone'],
      backdated: false,
      undoable: true,
      handler(draft, data, ctx) {
        const [die] = ctx.roll('1d6', 'test')
        const value = (draft.counter!.c!.value as number) + (data as { by: number }).by + die!
        if (value > 10) throw new RuleError('E_TOO_MUCH', { value })
        draft.counter!.c!.value = value
        ctx.emit({ type: 'Added', by: ctx.by } as never)
      },
    },
  },
}

describe('play (DESIGN §7)', () => {
  test('a campaign: time runs, what falls due fires at its own moment (MB-MAP-8)', () => {
    const played = play(
      {
        system: 'campaign',
        setup: smallWorld(),
        steps: [
          { command: 'clock.start' },
          { as: 'blue-general', command: 'army.march', data: { armies: ['red-army'], to: 'middle' } },
          { as: 'red-general', command: 'army.march', data: { armies: ['red-army'], to: 'middle' } },
          { at: 15 * 60_000 },
          { at: 30 * 60_000 },
        ],
      },
      {},
    )
    expect(played.steps.map((step) => (step.ok ? 'ok' : step.error.code))).toEqual(['ok', 'E_NOT_AUTHORISED', 'ok', 'ok', 'ok'])
    expect(played.steps[3]!.fired).toMatchObject([{ type: 'FlagCrossed', toId: 'middle' }])
    expect(played.state).toMatchObject({ armies: { 'red-army': { sectorId: 'middle', presentSince: 15 * 60_000 } }, marches: {} })
  })

  test('the same file gives the same output', () => {
    const file = {
      system: 'campaign',
      setup: smallWorld(),
      steps: [{ command: 'clock.start' }, { as: 'red-general', command: 'army.march', data: { armies: ['red-army'], to: 'middle' } }],
    }
    expect(play(file, {})).toEqual(play(file, {}))
  })

  test('a rule system: dice are consumed, refusals and missing dice are answers, the state is as after the last success', () => {
    const { steps, state } = play(
      {
        system: 'counting',
        setup: { start: 1 },
        steps: [
          { as: 'red', command: 'Add', data: { by: 2 }, dice: [3] },
          { as: 'red', command: 'Add', data: { by: 9 }, dice: [6] },
          { command: 'Add', data: { by: 1 } },
          { command: 'Subtract' },
          { command: 'Add', data: { by: 'two' }, dice: [1] },
        ],
      },
      { counting },
    )
    expect(steps).toEqual([
      { ok: true, events: [{ type: 'Added', by: 'red' }] },
      { ok: false, error: { code: 'E_TOO_MUCH', params: { value: 21 } } },
      { ok: false, error: { code: 'dice.needed', params: { notation: '1d6', purpose: 'test', index: 0 } } },
      { ok: false, error: { code: 'bad', params: { path: 'command', reason: 'Counting has no command Subtract' } } },
      { ok: false, error: { code: 'bad', params: { path: 'data.by', reason: expect.any(String) as string } } },
    ])
    expect(state).toEqual({ counter: { c: { id: 'c', value: 6 } } })
  })

  test.each([
    [{ system: 'chess', setup: {}, steps: [] }, 'Unknown system "chess". Known: campaign, counting.'],
    [{ system: 'counting', setup: {}, steps: [] }, /^setup\.start: /],
    [{ system: 'campaign', setup: { schemaVersion: 1 }, steps: [] }, /^setup\./],
    [{ system: 'campaign', setup: { planets: {} }, steps: [] }, /setup\.planets/],
    [{ system: 'campaign', setup: smallWorld(), steps: [{ as: 'nobody', command: 'clock.start' }] }, /nobody/],
    [{ setup: {} }, /system/],
  ])('what cannot be played is said in words: %#', (file, words) => {
    expect(() => play(file, { counting })).toThrow(words)
  })
})
