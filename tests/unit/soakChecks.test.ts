import { describe, expect, test } from 'vitest'
import type { Answer } from '@/lib/live/protocol'
import type { AuditRecord } from '@/lib/store/types'
import { answerFaults, decisionFaults, poolFaults } from '@/scripts/soak/checks'

/** The checks of the soak find what they are there for. */
const record = (seq: number, events: object[], more: Partial<AuditRecord> = {}) =>
  ({ seq, commandId: `c${seq}`, type: 'hq.decide', events, error: null, ...more }) as AuditRecord
const pools = (energy: number) => ({ energy, resources: 1, bchs: 1 })
const paid = (before: number, after: number) => ({ type: 'PoolsChanged', before: pools(before), after: pools(after) })
const ok = { ok: true, id: '', at: 0, result: null, seq: null } satisfies Answer

describe('pools against their audited changes', () => {
  test('agree', () => {
    const adjusted = { type: 'PoolAdjusted', pool: 'energy', delta: 3, before: 3, after: 6, reason: '' }
    expect(poolFaults([record(1, [paid(5, 3)]), record(2, [adjusted])], pools(5), pools(6))).toEqual([])
  })
  test('a change that stands in no record, one below nothing, and one of a refused command are told', () => {
    expect(poolFaults([record(1, [paid(5, 3)])], pools(5), pools(1))).toEqual(['energy is 1, its audited changes make 3'])
    expect(poolFaults([record(1, [paid(5, -1)])], pools(5), pools(-1))).toEqual(['record 1 (hq.decide): energy -1'])
    const refused = record(1, [paid(5, 3)], { error: { code: 'E_ROLE', params: {} } })
    expect(poolFaults([refused], pools(5), pools(3))).toEqual(['record 1 (hq.decide) was refused and moved energy'])
  })
})

test('an answer that stands in the audit never, twice, or otherwise is told; a question for dice is no answer yet', () => {
  const answers = (answer: Answer) => new Map([['c1', answer]])
  expect(answerFaults([record(1, [])], answers(ok))).toEqual([])
  expect(answerFaults([], answers(ok))).toEqual(['c1 stands in the audit 0 times'])
  expect(answerFaults([record(1, []), record(2, [], { commandId: 'c1' })], answers(ok))).toEqual(['c1 stands in the audit 2 times'])
  const refused: Answer = { ok: false, id: 'c1', kind: 'rule', code: 'E_ROLE', params: {} }
  expect(answerFaults([record(1, [])], answers(refused))).toEqual(['c1 was answered E_ROLE, the audit says ok'])
  expect(answerFaults([], answers({ ok: false, id: 'c1', kind: 'dice', notation: '1d6', purpose: '', index: 0 }))).toEqual([])
})

test('a card decided twice is told, unless the decision was taken back in between (HQ-DEC-11, HQ-DEC-12)', () => {
  const decided = { type: 'CardDecided', card: 'a' }
  expect(decisionFaults([record(1, [decided]), record(2, [decided])])).toEqual(['record 2 decides a again'])
  expect(decisionFaults([record(1, [decided]), record(2, [{ type: 'DecisionReversed', card: 'a' }]), record(3, [decided])])).toEqual([])
})
