import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../columns'
import { command } from '../feature'
import type { CampaignState, Notice } from '../state'
import type { NoticesEvent } from './events'

const schema = z.strictObject({ notice: id })
type Ctx = Context<NoticesEvent>

/** A notice of somebody else does not exist for anybody but the master. */
function noticeFor(draft: CampaignState, noticeId: string, ctx: Ctx): Notice {
  const notice = draft.notices[noticeId]
  if (!notice || (notice.personId !== ctx.by && !ctx.master)) throw new RuleError('E_UNKNOWN', { what: 'notice' })
  return notice
}

function deliver(notice: Notice, ctx: Ctx): void {
  if (notice.deliveredAt !== null) return
  notice.deliveredAt = ctx.now
  ctx.emit({ type: 'NoticeDelivered', notice: notice.id, person: notice.personId, kind: notice.kind })
}

/** Both are quiet when sent again, since several devices of one person may report the same notice. */
export const noticeCommands = {
  'notice.delivered': command<typeof schema, NoticesEvent>({
    schema,
    who: ['anyone'],
    undoable: false,
    handler: (draft, data, ctx) => deliver(noticeFor(draft, data.notice, ctx), ctx),
  }),
  'notice.read': command<typeof schema, NoticesEvent>({
    schema,
    who: ['anyone'],
    undoable: false,
    handler(draft, data, ctx) {
      const notice = noticeFor(draft, data.notice, ctx)
      if (notice.readAt !== null) return
      deliver(notice, ctx)
      notice.readAt = ctx.now
      const byVoice = notice.personId !== ctx.by
      ctx.emit({ type: 'NoticeRead', notice: notice.id, person: notice.personId, kind: notice.kind, byVoice })
    },
  }),
}
