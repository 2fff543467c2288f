import type { ViewRowTypes } from '@/lib/campaign/viewRows'
import { momentKind, type MomentRow } from './timelineModel'

/** What `desk.hold` stops: the thing a moment belongs to (EP-5). */
export interface Held {
  kind: ViewRowTypes['holds']['kind']
  id: string
}

type Rows<Name extends 'marches' | 'announcements'> = Readonly<Record<string, ViewRowTypes[Name]>>

/** The march, card or battle whose clock a moment is of, or null: some moments, such as closing time, are nobody's own. */
export function holdable(moment: MomentRow, marches: Rows<'marches'>, announcements: Rows<'announcements'>): Held | null {
  if (Object.hasOwn(marches, moment.itemId)) return { kind: 'march', id: moment.itemId }
  if (moment.kind === 'battle.bell' || moment.kind === 'battle.board') return { kind: 'battle', id: moment.itemId }
  if (moment.kind === 'card.deadline') return { kind: 'card', id: moment.itemId }
  const cardId = momentKind(moment) === 'word' ? announcements[moment.itemId]?.cardId : null
  return cardId ? { kind: 'card', id: cardId } : null
}
