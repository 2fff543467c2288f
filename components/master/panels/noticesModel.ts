import type { ViewRowTypes } from '@/lib/campaign/viewRows'

export type NoticeRow = ViewRowTypes['notices'] & { id: string }
/** How far a notice has come: written, on the addressee's device, read by him or said aloud by a master. */
export type NoticeState = 'waiting' | 'delivered' | 'read'

export const noticeState = (notice: Pick<NoticeRow, 'deliveredAt' | 'readAt'>): NoticeState =>
  notice.readAt !== null ? 'read' : notice.deliveredAt !== null ? 'delivered' : 'waiting'

/** Unread first, the longest waiting on top; then what was read, newest first: what still wants a master's voice is never out of sight. */
export function byNeed(notices: readonly NoticeRow[]): NoticeRow[] {
  const read = (notice: NoticeRow) => notice.readAt !== null
  const order = (a: NoticeRow, b: NoticeRow) => {
    if (read(a) !== read(b)) return read(a) ? 1 : -1
    return (read(a) ? b.at - a.at : a.at - b.at) || (a.id < b.id ? -1 : 1)
  }
  return [...notices].sort(order)
}
