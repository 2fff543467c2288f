import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import { presentVolunteers, type HqContext } from './guards'
import type { aidIds } from './tables'

type Aid = (typeof aidIds)[number]
const clamp = (value: number): number => Math.min(3, Math.max(0, value))

export function campOf(draft: CampaignState): RowIn<'camp'> {
  return (draft.camp.camp ??= { id: 'camp', defence: 0, support: 0, gained: [] })
}

/** Adds help to the stock (HQ-BAT-3). Returns what lies there now. */
export function addAid(draft: CampaignState, aid: Aid, n: number): number {
  const row = (draft.aids[aid] ??= { id: aid, stock: 0 })
  row.stock += n
  return row.stock
}

/** Sets defence and support, clamped to 0…3 (HQ-CAM-2), and gains the functions reached by it. */
export function changeCamp(draft: CampaignState, ctx: HqContext, to: { defence: number; support: number }): void {
  const camp = campOf(draft)
  const next = { defence: clamp(to.defence), support: clamp(to.support) }
  if (next.defence === camp.defence && next.support === camp.support) return
  Object.assign(camp, next)
  ctx.emit({ type: 'CampChanged', ...next })
  gainFunctions(draft, ctx)
}

/**
 * Gains the camp's functions whose level and head count are reached, each once per event, never lost again (HQ-CAM-2, HQ-CAM-3).
 * Counts only while the clock runs; the start of the event calls it too.
 */
export function gainFunctions(draft: CampaignState, ctx: HqContext): void {
  if (draft.clock.clock?.status !== 'running') return
  const camp = campOf(draft)
  const level = Math.min(camp.defence, camp.support)
  const present = presentVolunteers(draft).length
  for (const gained of setting(draft, 'camp.functions')) {
    if (camp.gained.includes(gained.id) || level < gained.level || present < gained.present) continue
    camp.gained.push(gained.id)
    addAid(draft, gained.aid, gained.n)
    ctx.emit({ type: 'FunctionGained', id: gained.id, aid: gained.aid, n: gained.n })
  }
}
