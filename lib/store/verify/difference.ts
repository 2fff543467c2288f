import { tableNames, type CampaignState } from '@/lib/campaign/state'
import { sameJson } from '@/lib/kernel/json'
import type { Row } from '@/lib/kernel/table'

/** Names the first row or column in which two states differ; null when they are equal. */
export function firstDifference(expected: CampaignState, found: CampaignState): string | null {
  for (const table of tableNames) {
    const left = (expected[table] ?? {}) as Record<string, Row>
    const right = (found[table] ?? {}) as Record<string, Row>
    for (const id of [...new Set([...Object.keys(left), ...Object.keys(right)])].sort()) {
      const before = left[id]
      const after = right[id]
      if (!before) return `${table}/${id} should not be there`
      if (!after) return `${table}/${id} is missing`
      const column = [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .sort()
        .find((name) => !sameJson(before[name], after[name]))
      if (column) return `${table}/${id}, column ${column}`
    }
  }
  return null
}
