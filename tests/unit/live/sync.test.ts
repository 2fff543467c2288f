import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyState, type CampaignState } from '@/lib/campaign/state'
import type { ViewRows } from '@/lib/kernel/view'
import type { Changes } from '@/lib/live/protocol'
import { CampaignSync } from '@/lib/live/sync'
import { viewChanges, viewsFor, type ViewSet } from '@/lib/live/views'
import type { AuditRecord, CampaignService, Committed } from '@/lib/store/types'

/** A campaign of which a test says what is committed. */
function fakeService() {
  let state: CampaignState = emptyState()
  let seq = 0
  let listener: ((committed: Committed) => void) | null = null
  const service: CampaignService = {
    id: 'c',
    slug: 'c',
    state: () => state,
    seq: () => seq,
    time: () => ({ event: 0, rate: 0 }),
    submit: () => Promise.reject(new Error('not in this test')),
    preview: () => Promise.reject(new Error('not in this test')),
    audit: () => Promise.resolve([]),
    onCommitted(told) {
      listener = told
      return () => (listener = null)
    },
    close: () => Promise.resolve(),
  }
  const commit = (change: Partial<CampaignState>, events: AuditRecord['events'] = []) => {
    state = { ...state, ...change }
    seq += 1
    listener?.({ state, touched: new Set(Object.keys(change)) as Committed['touched'], records: [{ events } as AuditRecord] })
  }
  return { service, commit, listening: () => listener !== null }
}

function openSync() {
  const fake = fakeService()
  const sent: Changes[] = []
  const sync = new CampaignSync(fake.service, 'boot', (_audience, changes) => sent.push(changes))
  return { ...fake, sent, sync }
}

const pools = (value: number): Pick<CampaignState, 'pools'> => ({ pools: { energy: { id: 'energy', value, start: 10 } } })

describe('streams of audiences (DESIGN §6)', () => {
  test('only audiences that somebody hears get packets, once however many hear them', () => {
    const { sync, commit, sent } = openSync()
    commit(pools(1))
    expect(sent).toEqual([])
    sync.join('hq')
    sync.join('hq')
    commit(pools(2))
    expect(sent.map(({ audience, n }) => [audience, n])).toEqual([['hq', 1]])
    sync.leave('hq')
    commit(pools(3))
    sync.leave('hq')
    commit(pools(4))
    expect(sent.map(({ n }) => n)).toEqual([1, 2])
  })

  test('what an audience does not see makes no packet; master and audit hear of every record', () => {
    const { sync, commit, sent } = openSync()
    for (const audience of ['wall', 'hq', 'person:p', 'master', 'audit']) sync.join(audience)
    commit(pools(1))
    expect(sent.map(({ audience }) => audience)).toEqual(['hq', 'master', 'audit'])
    sent.length = 0
    commit({})
    expect(sent.map(({ audience, seq, views }) => [audience, seq, views])).toEqual([
      ['master', 2, {}],
      ['audit', 2, {}],
    ])
  })

  test('the number of the record is told to master and audit alone', () => {
    const { sync, commit, sent } = openSync()
    for (const audience of ['hq', 'master', 'audit']) sync.join(audience)
    commit(pools(1))
    expect(Object.fromEntries(sent.map(({ audience, seq }) => [audience, seq]))).toEqual({ hq: null, master: 1, audit: 1 })
    expect(sync.snapshot('hq').seq).toBeNull()
    expect(sync.snapshot('master').seq).toBe(1)
  })

  test('a snapshot continues: the next packet has the next number', () => {
    const { sync, commit, sent } = openSync()
    sync.join('hq')
    commit(pools(1))
    commit(pools(2))
    expect(sync.snapshot('hq')).toMatchObject({ n: 2, layer: 1, boot: 'boot', views: { pools: { energy: { value: 2 } } } })
    commit(pools(3))
    expect(sent.at(-1)).toMatchObject({ n: 3, boot: 'boot', views: { pools: { set: { energy: { value: 3 } }, del: [] } } })
  })

  test('an audience nobody hears still has a snapshot, for HTTP', () => {
    const { sync, commit } = openSync()
    commit(pools(7))
    expect(sync.snapshot('hq')).toMatchObject({ n: 0, views: { pools: { energy: { value: 7 } } } })
    expect(() => sync.snapshot('hall')).toThrow()
  })

  test('after the close nothing is listened to', () => {
    const { sync, listening } = openSync()
    sync.close()
    expect(listening()).toBe(false)
  })
})

describe('differences of views', () => {
  const rows = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ value: fc.constantFrom(1, 2, null) })) as fc.Arbitrary<ViewRows>
  const views = fc.dictionary(fc.constantFrom('x', 'y'), rows) as fc.Arbitrary<ViewSet>

  /** What a screen does with a change. */
  function apply(before: ViewSet, changes: ReturnType<typeof viewChanges>): ViewSet {
    const next = structuredClone(before)
    for (const [name, { set, del }] of Object.entries(changes)) {
      next[name] = { ...next[name], ...set }
      for (const id of del) delete next[name][id]
    }
    return next
  }
  const filled = (set: ViewSet) => Object.fromEntries(Object.entries(set).filter(([, given]) => Object.keys(given).length > 0))

  test('before + difference = after, and equal views make no difference', () => {
    fc.assert(
      fc.property(views, views, (before, after) => {
        expect(filled(apply(before, viewChanges(before, after)))).toEqual(filled(after))
        expect(viewChanges(after, structuredClone(after))).toEqual({})
      }),
    )
  })

  test('a view whose tables were not touched is not computed again', () => {
    let computed = 0
    const counting = { name: 'v', reads: ['pools' as const], rows: () => ({ row: { computed: (computed += 1) } }) }
    const first = viewsFor(emptyState(), { kind: 'wall' }, null, null, [counting])
    const same = viewsFor(emptyState(), { kind: 'wall' }, first, new Set(['cards'] as const), [counting])
    expect(same.v).toBe(first.v)
    viewsFor(emptyState(), { kind: 'wall' }, first, new Set(['pools'] as const), [counting])
    expect(computed).toBe(2)
  })
})
