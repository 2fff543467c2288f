import { z } from 'zod'
import type { DueKind } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id, moment } from '../columns'
import { command } from '../feature'
import type { CampaignState, RowIn } from '../state'
import type { DeskEvent } from './events'
import { requireMaster } from './guards'
import { reminderSubjects } from './tables'

/** After everything of the game at the same instant (DESIGN §4). */
const REMINDERS = 8

const words = z.string().trim().min(1).max(400)
const setting = z.strictObject({ about: z.enum(reminderSubjects).nullish(), id: id.nullish(), at: moment, text: words })
const moving = z.strictObject({ reminder: id, at: moment, text: words.optional() })
const done = z.strictObject({ reminder: id })

/** True if what a reminder stands on is there. */
const isThere = (state: CampaignState, about: (typeof reminderSubjects)[number], aboutId: string): boolean =>
  Object.hasOwn(state[({ sector: 'sectors', army: 'armies', person: 'people' } as const)[about]], aboutId)

function reminderOf(draft: CampaignState, reminderId: string): RowIn<'reminders'> {
  const reminder = find(draft.reminders, reminderId)
  if (!reminder) throw new RuleError('E_UNKNOWN', { what: 'reminder' })
  return reminder
}

export const reminderCommands = {
  /** A note on a territory, an army or a person, with a time (EP-10). One for a moment that is past rings at once. */
  'reminder.set': command<typeof setting, DeskEvent>({
    schema: setting,
    who: ['master'],
    handler(draft, data, ctx) {
      const byId = requireMaster(draft, ctx)
      const about = data.about ?? null
      const aboutId = about === null ? null : (data.id ?? null)
      if (about !== null && (aboutId === null || !isThere(draft, about, aboutId))) throw new RuleError('E_UNKNOWN', { what: about })
      const reminder = { id: ctx.id('reminder'), about, aboutId, text: data.text, at: data.at, byId, rangAt: null }
      draft.reminders[reminder.id] = reminder
      ctx.emit({ type: 'ReminderSet', reminder: reminder.id, about, aboutId, at: data.at, text: data.text })
      ctx.answer({ reminder: reminder.id })
    },
  }),
  /** Another time, or other words; it rings anew. */
  'reminder.move': command<typeof moving, DeskEvent>({
    schema: moving,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(draft, ctx)
      const reminder = reminderOf(draft, data.reminder)
      reminder.at = data.at
      reminder.rangAt = null
      if (data.text !== undefined) reminder.text = data.text
      const { about, aboutId, at, text } = reminder
      ctx.emit({ type: 'ReminderSet', reminder: reminder.id, about, aboutId, at, text })
    },
  }),
  /** Dealt with: it is gone, the chronicle keeps it. */
  'reminder.done': command<typeof done, DeskEvent>({
    schema: done,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(draft, ctx)
      const reminder = reminderOf(draft, data.reminder)
      delete draft.reminders[reminder.id]
      ctx.emit({ type: 'ReminderDone', reminder: reminder.id, text: reminder.text })
    },
  }),
}

/** The time of a reminder has come: from then on it stands in the queue. */
const rings: DueKind<CampaignState, DeskEvent> = {
  list: (state) =>
    Object.values(state.reminders)
      .filter((reminder) => reminder.rangAt === null)
      .map((reminder) => ({ kind: 'reminder.ring', id: reminder.id, at: reminder.at, group: REMINDERS, order: [reminder.id] })),
  fire(draft, item, ctx) {
    const reminder = draft.reminders[item.id]!
    reminder.rangAt = ctx.now
    const { about, aboutId, text } = reminder
    ctx.emit({ type: 'ReminderRang', reminder: reminder.id, about, aboutId, text })
  },
}

export const deskDue = { 'reminder.ring': rings }
