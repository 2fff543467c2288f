import type { PastCommand } from '@/lib/kernel/command'

/**
 * Which records stand: undoing a record takes it out, undoing that undo brings it back. `records` in ascending order; gives the seq of
 * each record that was taken back with the record that did it.
 */
export function undoneBy(records: readonly Pick<PastCommand, 'seq' | 'undoes'>[]): Map<number, number> {
  const undone = new Map<number, number>()
  for (const { seq, undoes } of [...records].reverse()) {
    if (undoes !== null && !undone.has(seq) && !undone.has(undoes)) undone.set(undoes, seq)
  }
  return undone
}
