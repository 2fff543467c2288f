import { describe, expect, it } from 'vitest'
import { adjustableColumns } from '@/lib/campaign/adjust'
import { openDiceRequest } from '@/lib/campaign/dice'
import { execute, noHistory, type CampaignOutcome } from '@/lib/campaign/engine'
import { registry, visibleEvent } from '@/lib/campaign/registry'
import { settingDefinitions } from '@/lib/campaign/settings/definitions'
import { tableNames, tables, type CampaignState } from '@/lib/campaign/state'
import type { Actor, Command } from '@/lib/kernel/command'
import { previewDice } from '@/lib/kernel/dice'
import { isBadInput, isDiceNeeded } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import { master, smallState, volunteer } from '../../store/fixture'

function give(state: CampaignState, type: string, data: Json, actor: Actor = master, more: Partial<Command> = {}): CampaignOutcome {
  const input = { actor, now: 1000, utc: 5000, serverDice: () => previewDice, history: noHistory, id: (prefix: string) => `${prefix}_1` }
  return execute(state, { id: 'c1', type, data, ...more }, input)
}
const code = (outcome: CampaignOutcome) => outcome.error?.code ?? null
const adjust = (table: string, id: string, set: Json, reason = 'опечатка', actor = master) =>
  give(smallState(), `${table}.adjust`, { id, set, reason }, actor)
function thrown(work: () => unknown): unknown {
  try {
    work()
    return null
  } catch (error) {
    return error
  }
}

describe('<table>.adjust (DESIGN §2)', () => {
  it('exists for every table that has something to correct, and never takes a fixed column', () => {
    for (const table of tableNames) {
      const columns = adjustableColumns(table)
      expect(Object.hasOwn(registry.commands, `${table}.adjust`)).toBe(columns.length > 0)
      for (const fixed of tables[table].fixed) expect(columns).not.toContain(fixed)
    }
    expect(isBadInput(thrown(() => adjust('clock', 'clock', { status: 'running' })))).toBe(true)
    expect(isBadInput(thrown(() => adjust('pools', 'energy', { value: -1 })))).toBe(true)
    expect(isBadInput(thrown(() => adjust('pools', 'energy', { nonsense: 1 })))).toBe(true)
  })

  it('changes the named columns alone and tells the masters what was there before', () => {
    const { next, patches, events } = adjust('pools', 'energy', { value: 7 })
    expect(next.pools.energy).toEqual({ id: 'energy', value: 7, start: 20 })
    expect(patches).toEqual([{ op: 'set', table: 'pools', id: 'energy', column: 'value', value: 7 }])
    const event = { type: 'RowAdjusted', table: 'pools', id: 'energy', set: { value: 7 }, before: { value: 20 }, reason: 'опечатка' }
    expect(events).toEqual([event])
    for (const kind of ['wall', 'hq'] as const) expect(visibleEvent(events[0]!, { kind }, next)).toBeNull()
    for (const kind of ['state', 'person'] as const) expect(visibleEvent(events[0]!, { kind, id: 'vera' }, next)).toBeNull()
    expect(visibleEvent(events[0]!, { kind: 'master' }, next)).toEqual(event)
  })

  it('raises the version of a row that has one, so that who edits it meanwhile is told', () => {
    expect(adjust('cards', 'ten', { title: 'Renamed' }).next.cards.ten).toMatchObject({ title: 'Renamed', version: 2 })
  })

  it.each([
    ['E_ROLE', () => adjust('pools', 'energy', { value: 7 }, 'r', volunteer)],
    ['E_UNKNOWN', () => adjust('armies', 'nobody', { name: 'X' })],
    ['E_UNKNOWN', () => adjust('armies', 'first', { sectorId: 'nowhere' })],
    ['E_UNKNOWN', () => adjust('armies', 'first', { authorised: ['vera', 'nobody'] })],
    ['E_REASON', () => adjust('pools', 'energy', { value: 7 }, '  ')],
    ['E_NOTHING_TO_CHANGE', () => adjust('pools', 'energy', {})],
    ['E_SETTING', () => adjust('settings', 'dice.source', { value: 'coins' })],
    ['E_LAST_MASTER', () => adjust('people', 'master', { left: true })],
  ])('%s', (expected, outcome) => {
    expect(code(outcome())).toBe(expected)
  })

  it.each([
    ['cards', 'ten', { deadline: { kind: 'timer', minutes: 1e308 } }],
    ['cards', 'ten', { due: 1e300 }],
    ['armies', 'first', { presentSince: -1e300 }],
    ['armies', 'first', { position: Number.MAX_SAFE_INTEGER }],
    ['clock', 'clock', { zone: 'Mars/Phobos' }],
  ])('%s %s %j: nothing that sums could overflow with or that no screen could show', (table, id, set) => {
    expect(isBadInput(thrown(() => adjust(table, id, set)))).toBe(true)
  })
})

describe('numbers and names that a row could not bear', () => {
  it.each([1e308, 2 ** 53, Number.MAX_SAFE_INTEGER])('hq.adjustPool by %d: E_AMOUNT', (delta) => {
    expect(code(give(smallState(), 'hq.adjustPool', { pool: 'energy', delta, reason: 'r' }))).toBe('E_AMOUNT')
  })

  it('the id of a new card becomes a key: it cannot be one that objects have anyway', () => {
    const ways = [{ id: 'a', text: '', cost: {}, effects: [], consequence: '' }]
    const card = { kind: 'prospect', title: 'X', description: '', ways, decision: 'personal', deadline: { kind: 'eventEnd' } }
    const issue = (id: string) => give(smallState(), 'hq.issueCard', { card: { id, ...card } as Json })
    expect(isBadInput(thrown(() => issue('__proto__')))).toBe(true)
    expect(code(issue('fine'))).toBe('E_CLOCK')
  })
})

describe('settings.set', () => {
  it('keeps a row only for what differs from the default of the reference', () => {
    const changed = give(smallState(), 'settings.set', { name: 'campaign.courierMinutes', value: 7 }).next
    expect(changed.settings['campaign.courierMinutes']).toEqual({ id: 'campaign.courierMinutes', value: 7 })
    const back = give(changed, 'settings.set', {
      name: 'campaign.courierMinutes',
      value: settingDefinitions['campaign.courierMinutes'].default,
    })
    expect(back.next.settings['campaign.courierMinutes']).toBeUndefined()
    expect(back.events).toEqual([{ type: 'SettingChanged', name: 'campaign.courierMinutes', value: 5, before: 7 }])
  })

  it.each([
    ['E_ROLE', { name: 'labels.hq', value: 'X' }, volunteer],
    ['E_UNKNOWN', { name: 'no.such', value: 1 }, master],
    ['E_UNKNOWN', { name: 'constructor', value: 1 }, master],
    ['E_SETTING', { name: 'campaign.courierMinutes', value: -1 }, master],
    ['E_SETTING', { name: 'campaign.courierMinutes', value: '5' }, master],
  ])('%s: %j', (expected, data, actor) => {
    expect(code(give(smallState(), 'settings.set', data, actor))).toBe(expected)
  })
})

describe('dice.answer (EP-4)', () => {
  /** A state in which the throw of a courier's crossing waits, as the couriers would have opened it. */
  function waiting(): CampaignState {
    const state = smallState()
    const item = { kind: 'courier.cross', id: 'm1', at: 400, group: 3, order: [] }
    openDiceRequest(
      state,
      item,
      { bodyId: 'gleb', notation: '3d6', purpose: 'courier', facts: {} },
      { id: () => 'throw_1', emit: () => {} },
    )
    return state
  }
  const view = (state: CampaignState, audience: Parameters<(typeof registry.views)[number]['rows']>[1]) =>
    registry.views.find(({ name }) => name === 'diceRequests')!.rows(state, audience)

  it('shows the throw to the masters and the courier himself, never its facts', () => {
    const state = waiting()
    const row = { kind: 'courier.cross', bodyId: 'gleb', dueAt: 400, notation: '3d6', purpose: 'courier', position: 1 }
    expect(view(state, { kind: 'master' })).toEqual({ throw_1: row })
    expect(view(state, { kind: 'person', id: 'gleb' })).toEqual({ throw_1: row })
    for (const audience of [{ kind: 'wall' }, { kind: 'hq' }, { kind: 'person', id: 'vera' }] as const)
      expect(view(state, audience)).toEqual({})
  })

  it('asks for the faces when none are given, refuses the unknown and anybody but the master', () => {
    const needed = thrown(() => give(waiting(), 'dice.answer', { request: 'throw_1' }))
    expect(isDiceNeeded(needed) && needed.request).toEqual({ notation: '3d6', purpose: 'courier', index: 0 })
    expect(code(give(waiting(), 'dice.answer', { request: 'nothing' }, master, { dice: [1, 2, 3] }))).toBe('E_UNKNOWN')
    expect(code(give(waiting(), 'dice.answer', { request: 'throw_1' }, volunteer, { dice: [1, 2, 3] }))).toBe('E_ROLE')
  })
})
