import { poolIds, type PoolId } from '@/lib/campaign/hq/tables'
import type { Answer } from '@/lib/live/protocol'
import type { AuditRecord } from '@/lib/store/types'

type Amounts = Record<PoolId, number>

/** What a record says that it did to the pools, by its facts. */
function movedBy(record: AuditRecord): Amounts {
  const moved: Amounts = { energy: 0, resources: 0, bchs: 0 }
  for (const event of record.events) {
    if (event.type === 'PoolAdjusted') moved[event.pool] += event.delta
    if (event.type === 'PoolsChanged') for (const pool of poolIds) moved[pool] += event.after[pool] - event.before[pool]
  }
  return moved
}

/** The pools are what they were at the start and every audited change of them, and none was ever negative. */
export function poolFaults(records: readonly AuditRecord[], start: Amounts, now: Amounts): string[] {
  const sum = { ...start }
  const faults: string[] = []
  for (const record of records) {
    const moved = movedBy(record)
    for (const pool of poolIds) {
      sum[pool] += moved[pool]
      if (sum[pool] < 0) faults.push(`record ${record.seq} (${record.type}): ${pool} ${sum[pool]}`)
      if (record.error !== null && moved[pool] !== 0) faults.push(`record ${record.seq} (${record.type}) was refused and moved ${pool}`)
    }
  }
  for (const pool of poolIds) if (sum[pool] !== now[pool]) faults.push(`${pool} is ${now[pool]}, its audited changes make ${sum[pool]}`)
  return faults
}

/** Every final answer that somebody got stands in the audit once, and says the same there. */
export function answerFaults(records: readonly AuditRecord[], answers: ReadonlyMap<string, Answer>): string[] {
  const byCommand = new Map<string, AuditRecord[]>()
  for (const record of records) byCommand.set(record.commandId, [...(byCommand.get(record.commandId) ?? []), record])
  return [...answers].flatMap(([id, answer]) => {
    if (!answer.ok && answer.kind !== 'rule') return []
    const found = byCommand.get(id) ?? []
    if (found.length !== 1) return [`${id} stands in the audit ${found.length} times`]
    const code = found[0]!.error?.code ?? null
    const told = answer.ok ? null : answer.code
    return code === told ? [] : [`${id} was answered ${told ?? 'ok'}, the audit says ${code ?? 'ok'}`]
  })
}

/** A card is decided once, unless the decision was taken back in between (HQ-DEC-11, HQ-DEC-12). */
export function decisionFaults(records: readonly AuditRecord[]): string[] {
  const decided = new Set<string>()
  const faults: string[] = []
  for (const { seq, events } of records) {
    for (const event of events) {
      if (event.type === 'CardDecided' && decided.has(event.card)) faults.push(`record ${seq} decides ${event.card} again`)
      if (event.type === 'CardDecided') decided.add(event.card)
      if (event.type === 'DecisionReversed' || event.type === 'OutcomeChanged') decided.delete(event.card)
    }
  }
  return faults
}
