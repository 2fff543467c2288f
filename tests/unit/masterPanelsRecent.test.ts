import { describe, expect, it } from 'vitest'
import { mayBeUndone } from '@/components/audit/undoable'
import { registry } from '@/lib/campaign/registry'
import type { Patch } from '@/lib/kernel/patches'

const patches: Patch[] = [{ op: 'set', table: 'pools', id: 'energy', column: 'value', value: 1 }]

describe('undo of a recent command', () => {
  it('is offered for what was accepted, changed something and still stands', () => {
    const record = { type: 'hq.adjustPool', error: null, patches }
    expect(mayBeUndone(record, null)).toBe(true)
    expect(mayBeUndone(record, 9)).toBe(false)
    expect(mayBeUndone({ ...record, patches: [] }, null)).toBe(false)
    expect(mayBeUndone({ ...record, error: { code: 'E_CLOCK', params: {} } }, null)).toBe(false)
    expect(mayBeUndone({ ...record, type: 'due.card.deadline' }, null)).toBe(true)
    expect(mayBeUndone({ ...record, type: 'store.checkpoint' }, null)).toBe(false)
  })

  it('is offered for exactly those commands that the campaign lets be undone', () => {
    for (const [type, { undoable }] of Object.entries(registry.commands)) {
      expect([type, mayBeUndone({ type, error: null, patches }, null)]).toEqual([type, undoable])
    }
  })
})
