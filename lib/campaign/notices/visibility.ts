import type { Visibility } from '../feature'
import type { NoticesEvent } from './events'

/** Whether a notice has come through is the master's concern; its addressee sees the notice itself. */
export const noticesVisibility: Visibility<NoticesEvent> = {
  NoticeDelivered: (event, audience) => (isTable(audience.kind) ? event : null),
  CorrectionSent: (event, audience) => (isTable(audience.kind) ? event : null),
  NoticeRead: (event, audience) => (isTable(audience.kind) ? event : null),
}

const isTable = (kind: string): boolean => kind === 'master' || kind === 'audit'
