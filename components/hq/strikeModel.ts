import type { StrikeChoice } from '@/lib/campaign/hq/tables'
import type { ViewRowTypes } from '@/lib/campaign/viewRows'

type Target = ViewRowTypes['interventions']['targets'][number]

/** Every step that a stake of a finished battle can take, none beyond the ends (HQ-GIG-4). */
export const movesOf = (stakes: Target['stakes']): { id: string; label: string }[] =>
  stakes.flatMap((stake) =>
    ([1, -1] as const).flatMap((step) => {
      const next = stake.outcomes[stake.index + step]
      return next === undefined ? [] : [{ id: `${stake.id}|${step}`, label: `${stake.name}: ${stake.outcomes[stake.index]} → ${next}` }]
    }),
  )

/** What has been chosen for this table, or null while something is missing. */
export function strikeChosen(target: Target, move: string | null, text: string): { map: string; choice: StrikeChoice } | null {
  const words = text.trim()
  if (target.free) return words === '' ? null : { map: target.tableId, choice: { text: words } }
  if (target.state === 'running') return { map: target.tableId, choice: {} }
  if (move === null) return null
  const at = move.lastIndexOf('|')
  return { map: target.tableId, choice: { stake: move.slice(0, at), step: move.slice(at + 1) === '1' ? 1 : -1 } }
}
