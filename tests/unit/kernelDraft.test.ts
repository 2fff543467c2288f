import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraft } from '@/lib/kernel/draft'
import { peekRows } from '@/lib/kernel/draftTable'
import { applyPatches, columnPatches, conflict, type Patch } from '@/lib/kernel/patches'
import type { Row, Tables } from '@/lib/kernel/table'

type Change =
  | { do: 'set'; table: string; id: string; value: number }
  | { do: 'push'; table: string; id: string; value: number }
  | { do: 'add'; table: string; id: string; value: number }
  | { do: 'remove'; table: string; id: string }
  | { do: 'read'; table: string }

const table = fc.constantFrom('a', 'b', 'c')
const id = fc.constantFrom('x', 'y', 'z', 'w')
const value = fc.integer({ min: 0, max: 3 })
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ do: fc.constantFrom('set' as const, 'push' as const, 'add' as const), table, id, value }),
  fc.record({ do: fc.constant('remove' as const), table, id }),
  fc.record({ do: fc.constant('read' as const), table }),
)
const state = (): Tables =>
  Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [
      name,
      Object.fromEntries(['x', 'y', 'z'].map((rowId): [string, Row] => [rowId, { id: rowId, n: 1, list: [{ deep: [1] }], none: null }])),
    ]),
  )

function apply(tables: Tables, { do: what, ...change }: Change): void {
  const rows = tables[change.table]!
  if (what === 'read') {
    void JSON.stringify(Object.values(rows))
    return
  }
  const { id: rowId } = change as { id: string }
  const { value: n } = change as { value: number }
  const row = rows[rowId]
  if (what === 'remove') delete rows[rowId]
  else if (what === 'add') rows[rowId] = { id: rowId, n, list: [], none: null }
  else if (row && what === 'set') row.n = n
  else if (row) (row.list as { deep: number[] }[])[0]?.deep.push(n)
}

describe('createDraft', () => {
  it('gives what changing a plain copy would give, and leaves the state as it was', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const before = state()
        const plain = state()
        const { draft, finish } = createDraft(before)
        for (const each of changes) {
          apply(plain, each)
          apply(draft, each)
        }
        expect(draft).toEqual(plain)
        const { next } = finish()
        expect(next).toEqual(plain)
        expect(before).toEqual(state())
      }),
    )
  })

  it('patches lead from the state to the next one, the inverse back, and name only what changed', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const before = state()
        const { draft, finish } = createDraft(before)
        for (const each of changes) apply(draft, each)
        const { next, changes: changed } = finish()
        const { patches, inverse } = columnPatches(changed)
        expect(applyPatches(before, patches)).toEqual(next)
        expect(applyPatches(next, inverse)).toEqual(before)
        for (const patch of patches) {
          if (patch.op === 'set')
            expect(next[patch.table]![patch.id]![patch.column]).not.toEqual(before[patch.table]![patch.id]![patch.column])
        }
      }),
    )
  })

  it('serves one draft after another, whether they are finished, abandoned or begun on an older state', () => {
    const run = fc.record({ changes: fc.array(change, { maxLength: 6 }), end: fc.constantFrom('finish', 'abandon', 'older') })
    fc.assert(
      fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
        const states = [state()]
        const copies = [state()]
        for (const { changes, end } of runs) {
          const index = end === 'older' ? 0 : states.length - 1
          const plain = structuredClone(copies[index]!)
          const { draft, finish, abandon } = createDraft(states[index]!)
          expect(draft).toEqual(copies[index])
          for (const each of changes) {
            apply(plain, each)
            apply(draft, each)
          }
          expect(draft).toEqual(plain)
          if (end === 'abandon') abandon()
          else {
            const { next } = finish()
            expect(next).toEqual(plain)
            states.push(next)
            copies.push(plain)
          }
          expect(states).toEqual(copies)
        }
      }),
    )
  })

  it('changes tables that the caller owns in place, and gives the same patches', () => {
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 6 }), (runs) => {
        const first = state()
        const owned = new WeakSet<object>()
        let pure = first
        let quick = first
        for (const changes of runs) {
          const one = createDraft(pure)
          const other = createDraft(quick, owned)
          for (const each of changes) {
            apply(one.draft, each)
            apply(other.draft, each)
          }
          const [left, right] = [one.finish(), other.finish()]
          expect(columnPatches(right.changes)).toEqual(columnPatches(left.changes))
          for (const name of right.changes.keys()) if (owned.has(quick[name]!)) expect(right.next[name]).toBe(quick[name])
          pure = left.next
          quick = right.next
          expect(quick).toEqual(pure)
        }
        expect(first).toEqual(state())
      }),
    )
  })

  it('a draft within a draft does not see its changes', () => {
    const before = state()
    const outer = createDraft(before)
    outer.draft.a!.x!.n = 7
    const inner = createDraft(before)
    expect(inner.draft.a!.x!.n).toBe(1)
    inner.draft.a!.y!.n = 8
    expect(outer.draft.a!.y!.n).toBe(1)
    expect(inner.finish().next.a!.x!.n).toBe(1)
    expect(outer.finish().next.a).toMatchObject({ x: { n: 7 }, y: { n: 1 } })
  })

  it('an id such as constructor names no row', () => {
    expect(createDraft(state()).draft.a!.constructor).toBeUndefined()
  })

  it('keeps tables and rows that did not change as the same objects', () => {
    const before = state()
    const { draft, finish } = createDraft(before)
    draft.a!.x!.n = 2
    draft.b!.x!.n = 1
    void Object.values(draft.c!)
    const { next, changes } = finish()
    expect([...changes].map(([name, rows]) => [name, [...rows.keys()]])).toEqual([['a', ['x']]])
    expect(next.a!.y).toBe(before.a!.y)
    expect(next.b).toBe(before.b)
    expect(next.c).toBe(before.c)
  })

  it('a row that moves within the draft becomes a row of its own', () => {
    const before = state()
    const { draft, finish } = createDraft(before)
    draft.a!.w = draft.a!.x!
    ;(draft.a!.x!.list as unknown[]).push(2)
    const { next } = finish()
    expect(next.a!.x!.list).toHaveLength(2)
    expect(next.a!.w).not.toBe(next.a!.x)
    expect(before.a!.x!.list).toHaveLength(1)
  })

  it('refuses to replace a whole table or to delete a column', () => {
    const { draft } = createDraft(state())
    expect(() => (draft.a = {})).toThrow(/replaced as a whole/)
    expect(() => delete (draft.a!.x as Partial<Row>).id).toThrow(/absent is null/)
  })
})

describe('conflict', () => {
  const set = (column: string): Patch => ({ op: 'set', table: 'a', id: 'x', column, value: 1 })
  const remove: Patch = { op: 'remove', table: 'a', id: 'x' }

  it('is by column, not by row', () => {
    expect(conflict(set('n'), set('n'))).toBe(true)
    expect(conflict(set('n'), set('list'))).toBe(false)
    expect(conflict(set('n'), { ...set('n'), id: 'y' })).toBe(false)
    expect(conflict(set('n'), { ...set('n'), table: 'b' })).toBe(false)
  })

  it('a whole row conflicts with each of its columns', () => {
    expect(conflict(set('n'), remove)).toBe(true)
    expect(conflict(remove, remove)).toBe(true)
  })
})

describe('peekRows', () => {
  it('gives the rows as they are now, with rows changed, added, replaced and removed, of drafts and of plain tables', () => {
    const plain = state()
    const { draft } = createDraft(plain)
    const seen = () => JSON.stringify(peekRows(draft.a!))
    const through = () => JSON.stringify(Object.values(draft.a!))
    expect(seen()).toBe(through())
    draft.a!.x!.n = 7
    ;(draft.a!.y!.list as unknown[]).push(1)
    expect(seen()).toBe(through())
    draft.a!.w = { id: 'w', n: 1 }
    draft.a!.x = { id: 'x', n: 9 }
    delete draft.a!.z
    expect(seen()).toBe(through())
    expect(peekRows(plain.a!)).toEqual(Object.values(plain.a!))
  })
})
