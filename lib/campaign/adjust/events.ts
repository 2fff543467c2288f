import type { Json } from '@/lib/kernel/json'

/** Facts of this feature. */
export type AdjustEvent =
  /** The master corrected columns of a row by hand. */
  {
    type: 'RowAdjusted'
    table: string
    id: string
    set: Record<string, Json>
    before: Record<string, Json>
    reason: string
  }
