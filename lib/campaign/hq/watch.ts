import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import { nextPosition, type HqContext } from './guards'

export type Watch = RowIn<'watches'>

/** The watch this person is on; null: not on watch, or since before the log began. */
export const openWatch = (state: Pick<CampaignState, 'watches'>, personId: string): Watch | null =>
  Object.values(state.watches).find((watch) => watch.personId === personId && watch.until === null) ?? null

/** The log of who was on watch from when to when (EP-30). */
export function beginWatch(draft: CampaignState, ctx: HqContext, personId: string): void {
  endWatch(draft, ctx, personId)
  const id = ctx.id('watch')
  const position = nextPosition(draft.watches)
  draft.watches[id] = { id, personId, since: ctx.now, until: null, heardAt: ctx.now, askedAt: null, position }
}

export function endWatch(draft: CampaignState, ctx: HqContext, personId: string): void {
  const watch = openWatch(draft, personId)
  if (watch) watch.until = ctx.now
}

/** This person has just done something: the silence is over. */
export function heard(draft: CampaignState, ctx: HqContext, personId: string): void {
  const watch = openWatch(draft, personId)
  if (!watch) return
  watch.heardAt = ctx.now
  watch.askedAt = null
}

/** When a silent volunteer is asked whether he is still there; null: never. */
export function asksAt(state: CampaignState, watch: Watch): number | null {
  const silent = setting(state, 'watch.silentMinutes')
  return silent === 0 || watch.until !== null || watch.askedAt !== null ? null : watch.heardAt + Math.round(silent * 60_000)
}
