import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followedFrom } from '@/lib/campaign/audit'
import { visibleEvent } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import { master, smallState, volunteer } from '../../store/fixture'
import { shippedPack, start } from '../scenario/packs'
import { rowsOf } from './hqWorld'
import { Chronicle } from './rollBackTable'
import { nextCommand, numbers } from './war'

const MINUTE = 60_000
function running(): Chronicle {
  const table = new Chronicle(smallState())
  table.give('clock.start', {}, master)
  return table
}
const nickname = (table: Chronicle, to: string) =>
  table.give('people.adjust', { id: 'vera', set: { nickname: to }, reason: 'r' }, master).seq
const character = (table: Chronicle, to: string) =>
  table.give('people.adjust', { id: 'vera', set: { character: to }, reason: 'r' }, master).seq
const rollBack = (table: Chronicle, seqs: number[], confirm = true, actor = master) =>
  table.give('audit.rollBack', { seqs, confirm }, actor)
const withoutCounters = (state: CampaignState): unknown => JSON.parse(JSON.stringify({ ...state, counters: null }))

describe('EP-6: audit.rollBack', () => {
  it('takes the ticked records back together, from the newest to the oldest, as one record', () => {
    const table = running()
    const before = table.state
    const ticked = [nickname(table, 'a'), nickname(table, 'b'), nickname(table, 'c')]
    const outcome = rollBack(table, ticked)
    expect([outcome.error, outcome.next.people.vera]).toEqual([null, before.people.vera])
    expect(outcome.events).toEqual([{ type: 'RecordsRolledBack', seqs: [...ticked].reverse() }])
    expect(outcome.patches).toHaveLength(1)
  })

  it('leaves what others changed in the same row and tells conflicts by column', () => {
    const table = running()
    const first = nickname(table, 'a')
    const other = character(table, 'B')
    const later = nickname(table, 'c')
    const refused = rollBack(table, [first, other])
    expect(refused.error).toEqual({
      code: 'E_UNDO_CONFLICT',
      params: { commands: [{ seq: later, type: 'people.adjust', actor: master.id }] },
    })
    expect(rollBack(table, [first, later]).next.people.vera).toMatchObject({ nickname: null, character: 'B' })
  })

  it('brings everything back when it is undone itself, and the records may be rolled back again', () => {
    const table = running()
    const ticked = [nickname(table, 'a'), nickname(table, 'b')]
    const { seq } = rollBack(table, ticked)
    expect(rollBack(table, ticked).error).toMatchObject({ code: 'E_ALREADY_UNDONE', params: { by: seq } })
    expect(table.give('audit.undo', { seq, confirm: true }, master).next.people.vera!.nickname).toBe('b')
    expect(rollBack(table, ticked).next.people.vera!.nickname).toBeNull()
  })

  it('a record that an undo took back goes too when that undo is ticked with it', () => {
    const table = running()
    const first = nickname(table, 'a')
    const undo = table.give('audit.undo', { seq: first, confirm: true }, master).seq
    expect(rollBack(table, [first]).error?.code).toBe('E_ALREADY_UNDONE')
    expect(rollBack(table, [undo]).next.people.vera!.nickname).toBe('a')
    expect(rollBack(table, [table.records.length, undo, first]).next.people.vera!.nickname).toBeNull()
  })

  it('asks a second time where players saw something of it', () => {
    const table = running()
    const { seq } = table.give('settings.set', { name: 'labels.hq', value: 'X' }, master)
    expect(rollBack(table, [seq], false).error?.code).toBe('E_UNDO_REVEALED')
    expect(rollBack(table, [seq], true).error).toBeNull()
  })

  it('a notice that reached its addressee stays and asks for the second confirmation; one that did not goes', () => {
    const table = running()
    const { seq } = table.give('notice.correction', { persons: ['vera', 'gleb'], text: 'Стойте.' }, master)
    const [told, waiting] = ['vera', 'gleb'].map((person) => Object.values(table.state.notices).find((row) => row.personId === person)!.id)
    table.give('notice.delivered', { notice: told! }, volunteer)
    expect(rollBack(table, [seq], false).error?.code).toBe('E_UNDO_REVEALED')
    const { next, error } = rollBack(table, [seq])
    expect([error, Object.keys(next.notices)]).toEqual([null, [told]])
    expect(waiting).not.toBe(told)
  })

  it.each([
    ['E_ROLE', (table: Chronicle, seq: number) => rollBack(table, [seq], true, volunteer)],
    ['E_ROLE', (table: Chronicle, seq: number) => table.give('audit.rollBack', { seqs: [seq] }, master, { as: 'vera' })],
    ['E_UNKNOWN', (table: Chronicle, seq: number) => rollBack(table, [seq, 99])],
    ['E_NOT_UNDOABLE', (table: Chronicle, seq: number) => rollBack(table, [seq, 1])],
    [
      'E_NOTHING_TO_UNDO',
      (table: Chronicle, seq: number) => {
        const refused = table.give('hq.decide', { card: 'none', way: 'a' }, master).seq
        return rollBack(table, [seq, refused])
      },
    ],
  ])('%s', (code, act) => {
    const table = running()
    expect(act(table, nickname(table, 'a')).error?.code).toBe(code)
  })

  it('is told to masters and the audit alone', () => {
    const table = running()
    const { events, next } = rollBack(table, [nickname(table, 'a')])
    const readers = [{ kind: 'wall' }, { kind: 'hq' }, { kind: 'person', id: 'vera' }, { kind: 'master' }, { kind: 'audit' }] as const
    expect(readers.map((reader) => visibleEvent(events[0]!, reader, next)?.type ?? null)).toEqual([
      null,
      null,
      null,
      'RecordsRolledBack',
      'RecordsRolledBack',
    ])
  })

  it('property: rolling back a suffix of the records of a random war restores the state before them, but for counters', () => {
    const pack = start(shippedPack('strezh-autumn'))
    const first = { ...pack, clock: { clock: { ...pack.clock.clock!, status: 'running' as const, anchorUtc: 0 } } }
    let rolled = 0
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 40 }), (seed, kept) => {
        const table = new Chronicle(first)
        const below = numbers(seed)
        for (let n = 0; n < 60; n += 1) {
          table.dice.give(Array.from({ length: 200 }, () => 1 + below(6)))
          table.runTo(table.now + below(8) * MINUTE)
          const { who, type, data } = nextCommand(table.state, below)
          // What is delivered and read stays; it is proved apart.
          if (type.startsWith('notice.')) continue
          const roles = who === 'master' ? (['master'] as const) : (['officer'] as const)
          table.give(type, data, { id: who, roles, system: false }, { dice: 'server' })
        }
        const at = Math.min(kept, table.records.length - 1)
        const ticked = table.undoableAfter(at)
        if (ticked.length === 0) return
        const before = withoutCounters(table.before[at]!)
        const { error, next } = rollBack(table, ticked)
        expect(error).toBeNull()
        expect(withoutCounters(next)).toEqual(before)
        rolled += ticked.length
      }),
      { numRuns: 12 },
    )
    expect(rolled).toBeGreaterThan(50)
  }, 120_000)
})

describe('EP-6: what followed from a record', () => {
  const follows = (table: Chronicle, seq: number) => followedFrom(table.records.slice(seq - 1), table.records[seq - 1]!)

  it('traces columns, due items and what bodies did next, in steps, and says what cannot stay', () => {
    const table = running()
    const moved = table.give('armies.adjust', { id: 'first', set: { sectorId: 'middle' }, reason: 'r' }, master).seq
    nickname(table, 'stranger')
    const march = table.give('army.march', { armies: ['first'], to: 'east' }, master)
    expect(march.error).toBeNull()
    table.runTo(table.now + 600 * MINUTE)
    const traced = follows(table, moved)
    const types = traced.map(({ seq }) => table.records[seq - 1]!.type)
    expect(types).toEqual(['army.march', 'due.march.cross', 'due.march.arrive'])
    expect(traced.map(({ how }) => how)).toEqual(['body', 'due', 'due'])
    expect(traced[0]).toMatchObject({ from: moved, steps: 1, needed: false })
    // The crossing changed the same column as the correction; then the march that made it cannot stay either.
    expect(traced[1]).toMatchObject({ needed: true })
  })

  it('what is needed is what the roll-back is refused for', () => {
    const table = running()
    const first = nickname(table, 'a')
    const second = nickname(table, 'b')
    character(table, 'B')
    expect(follows(table, first)).toEqual([{ seq: second, from: first, how: 'column', steps: 1, needed: true }])
    expect(rollBack(table, [first]).error?.params).toMatchObject({ commands: [{ seq: second }] })
    expect(rollBack(table, [first, second]).error).toBeNull()
    expect(follows(table, first).map(({ seq }) => table.records[seq - 1]!.type)).toEqual([])
  })
})

describe('EP-6: notice.correction', () => {
  it('one text to each of those who were misled; nobody else learns of it', () => {
    const table = running()
    const { events, next, error } = table.give('notice.correction', { persons: ['vera', 'vera'], text: ' Мастер ошибся. ' }, master)
    expect(error).toBeNull()
    expect(events).toEqual([{ type: 'CorrectionSent', persons: ['vera'], text: 'Мастер ошибся.' }])
    const rows = (audience: string) => Object.values(rowsOf(next, 'notices', audience))
    expect(rows('person:vera')).toMatchObject([{ kind: 'correction', params: { text: 'Мастер ошибся.' }, readAt: null }])
    for (const audience of ['wall', 'hq', 'person:gleb', 'state:red']) expect(rows(audience)).toEqual([])
    expect(visibleEvent(events[0]!, { kind: 'person', id: 'vera' }, next)).toBeNull()
    expect(visibleEvent(events[0]!, { kind: 'master' }, next)?.type).toBe('CorrectionSent')
  })

  it.each([
    ['E_ROLE', { persons: ['vera'], text: 'x' }, volunteer],
    ['E_UNKNOWN', { persons: ['vera', 'nobody'], text: 'x' }, master],
    ['E_NO_TEXT', { persons: ['vera'], text: '  ' }, master],
  ])('%s', (code, data, actor) => {
    const table = running()
    expect(table.give('notice.correction', data, actor).error?.code).toBe(code)
    expect(table.state.notices).toEqual({})
  })
})
