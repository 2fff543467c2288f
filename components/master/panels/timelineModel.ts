import type { ViewRowTypes } from '@/lib/campaign/viewRows'
import type { JumpTarget } from './panel'

/** What kinds of things to come a master filters by. */
export const momentKinds = ['arrival', 'crossing', 'battle', 'card', 'word', 'reminder', 'people', 'clock', 'other'] as const
export type MomentKind = (typeof momentKinds)[number]
export type MomentRow = ViewRowTypes['timeline'] & { id: string }

const kinds: Record<string, MomentKind> = {
  'march.arrive': 'arrival',
  'march.cross': 'crossing',
  'rider.cross': 'crossing',
  'card.deadline': 'card',
  'card.opening': 'card',
  'reminder.ring': 'reminder',
  'side.change': 'people',
  'hours.close': 'clock',
  'order.start': 'crossing',
  'call.expire': 'people',
  'word.window': 'word',
  'dispatch.arrival': 'arrival',
  'pursuit.return': 'arrival',
  'battle.bell': 'battle',
  'battle.board': 'battle',
  'watch.silence': 'people',
}

/** Which kind a due item is; what has no kind of its own yet is `other`. */
export const momentKind = (row: Pick<MomentRow, 'kind'>): MomentKind => (Object.hasOwn(kinds, row.kind) ? kinds[row.kind]! : 'other')

/** Everything to come in the order in which it fires; at one instant arrivals, crossings, cards, the word (MB-MAP-14, DESIGN §4). */
export function inOrderOfTime(rows: readonly MomentRow[]): MomentRow[] {
  const place = (row: MomentRow) => momentKinds.indexOf(momentKind(row))
  return [...rows].sort((a, b) => a.at - b.at || place(a) - place(b) || (a.id < b.id ? -1 : 1))
}

/** Only the chosen kinds; where none is chosen, or nothing of those kinds is to come any more, all. */
export function ofKinds(rows: readonly MomentRow[], chosen: readonly MomentKind[]): MomentRow[] {
  const found = rows.filter((row) => chosen.includes(momentKind(row)))
  return found.length === 0 ? [...rows] : found
}

/** How many of each kind are to come, for the chips; kinds that have none are left out. */
export function countKinds(rows: readonly MomentRow[]): { kind: MomentKind; n: number }[] {
  return momentKinds.map((kind) => ({ kind, n: rows.filter((row) => momentKind(row) === kind).length })).filter(({ n }) => n > 0)
}

type Rows<Name extends 'marches' | 'announcements'> = Readonly<Record<string, ViewRowTypes[Name]>>

/** What to show for a moment: the army that moves, the territory where a lone rider is, the card; null where there is nothing. */
export function targetOf(row: MomentRow, marches: Rows<'marches'>, announcements: Rows<'announcements'>): JumpTarget | null {
  const march = marches[row.itemId]
  if (march?.armyId) return { armyId: march.armyId }
  if (march) return { sectorId: march.crossed ? march.toId : march.fromId }
  const kind = momentKind(row)
  if (kind === 'card') return { cardId: row.itemId }
  const announcement = kind === 'word' ? announcements[row.itemId] : undefined
  return announcement?.cardId ? { cardId: announcement.cardId } : null
}
