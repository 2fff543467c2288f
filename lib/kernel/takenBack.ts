import type { Json } from './json'

/** What tells of a record which earlier ones it took back. */
export interface TakesBack {
  type: string
  data: Json
  error: unknown
  /** The one record that an undo took back, or null. */
  undoes: number | null
}

/** Numbers of the records that this one took back: an undo takes one, a roll-back those that were ticked (EP-6). */
export function takesBack({ type, data, error, undoes }: TakesBack): number[] {
  if (error !== null) return []
  if (undoes !== null) return [undoes]
  const seqs = type === 'audit.rollBack' ? (data as { seqs?: Json }).seqs : null
  return Array.isArray(seqs) ? seqs.filter((seq) => typeof seq === 'number') : []
}
