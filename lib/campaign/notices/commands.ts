import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import type { CampaignState, Notice } from '../state'
import type { NoticesEvent } from './events'
import { notify } from './notify'

const schema = z.strictObject({ notice: id })
/** One text for all: it must tell nothing that one of them may not know, which only the master can judge. */
const correction = z.strictObject({ persons: z.array(id).min(1).max(2000), text: z.string().trim().max(600) })
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

/** Delivered and read are quiet when sent again, since several devices of one person may report the same notice. */
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
  /** «Поправка мастера» to those whom a mistake misled (EP-6). */
  'notice.correction': command<typeof correction, NoticesEvent>({
    schema: correction,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const persons = [...new Set(data.persons)]
      for (const personId of persons) {
        const person = find(draft.people, personId)
        if (!person || person.left) throw new RuleError('E_UNKNOWN', { what: 'person' })
      }
      if (data.text === '') throw new RuleError('E_NO_TEXT')
      for (const personId of persons) notify(draft, ctx, personId, 'correction', { text: data.text })
      ctx.emit({ type: 'CorrectionSent', persons, text: data.text })
    },
  }),
}
