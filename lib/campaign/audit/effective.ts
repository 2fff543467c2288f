import type { PastCommand } from '@/lib/kernel/command'

type Standing = Pick<PastCommand, 'seq' | 'undoes'>

/**
 * Which records stand: undoing a record takes it out, undoing that undo brings it back. `records` in ascending order; gives the seq of
 * each record that was taken back with the record that did it.
 */
export function undoneBy(records: readonly Standing[]): Map<number, number> {
  const undone = new Map<number, number>()
  for (const { seq, undoes } of [...records].reverse()) {
    if (undone.has(seq)) continue
    for (const earlier of undoes) if (!undone.has(earlier)) undone.set(earlier, seq)
  }
  return undone
}

/**
 * Of the records after `seq` those that still count: one that was taken back and the undo that did it cancel each other out, unless
 * that undo also took back something at or before `seq`.
 */
export function standingAfter<Past extends Standing>(records: readonly Past[], seq: number, undone: ReadonlyMap<number, number>): Past[] {
  const cancels = (record: Past) =>
    record.undoes.length > 0 && record.undoes.every((earlier) => earlier > seq && undone.get(earlier) === record.seq)
  return records.filter((record) => record.seq > seq && !undone.has(record.seq) && !cancels(record))
}
