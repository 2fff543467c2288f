import { z } from 'zod'
import { isRuleError, RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import { setting } from '../../settings'
import type { CampaignState } from '../../state'
import { cardIdOf, endAnnouncement, endOfWord, openAnnouncement, quorumFor, titleOf, wayTextOf, type Announcement } from '../announcement'
import { expireIfOver } from '../closing'
import type { HqEvent } from '../events'
import {
  announcementFor,
  isPresentVolunteer,
  nameOf,
  presentVolunteers,
  requireMaster,
  requirePlayOrFinale,
  requirePresent,
  requireVolunteer,
  type HqContext,
} from '../guards'
import { matterOf } from '../matter'
import { requireFunds } from '../pools'
import { subject } from '../tables'
import { heard } from '../watch'

const announce = z.strictObject({ subject })
const one = z.strictObject({ announcement: id })
const confirm = z.strictObject({ announcement: id, names: z.array(id).max(200) })

/** A word needs an open window; one that its card's due has closed is late rather than closed (section 13). */
function requireWindow(draft: CampaignState, announcement: Announcement): void {
  if (announcement.outcome === null) return
  const cardId = cardIdOf(announcement.subject)
  const state = cardId === null ? null : draft.cards[cardId]?.state
  if (state === 'failed' || state === 'missed') throw new RuleError('E_DEADLINE')
  throw new RuleError('E_WORD_CLOSED')
}

/**
 * The deciding word: everything is checked anew and the decision taken; what has become impossible meanwhile, above all for want of
 * funds, fails the announcement and its sender is told (HQ-DEC-10).
 */
function decide(draft: CampaignState, ctx: HqContext, announcement: Announcement, words: string[]): void {
  const matter = matterOf(draft, ctx, announcement.subject)
  try {
    matter.require()
    requireFunds(draft, matter.cost())
  } catch (thrown) {
    if (!isRuleError(thrown)) throw thrown
    endAnnouncement(draft, ctx, announcement, 'failed')
    if (matter.card) expireIfOver(draft, ctx, matter.card)
    ctx.refuse(thrown.code, thrown.params)
    return
  }
  for (const person of words.slice(announcement.words.length)) say(draft, ctx, announcement, person)
  announcement.outcome = 'taken'
  matter.take(announcement.byId, words)
  if (matter.card) expireIfOver(draft, ctx, matter.card)
}

function say(draft: CampaignState, ctx: HqContext, announcement: Announcement, person: string): void {
  announcement.words.push(person)
  heard(draft, ctx, person)
  const { id: announcementId, quorum, words } = announcement
  const name = nameOf(draft, person) ?? ''
  ctx.emit({ type: 'WordSaid', announcement: announcementId, person, name, words: words.length, quorum })
}

export const wordCommands = {
  'hq.announce': command<typeof announce, HqEvent>({
    schema: announce,
    who: ['volunteer'],
    handler(draft, data, ctx) {
      const matter = matterOf(draft, ctx, data.subject)
      requireVolunteer(draft, ctx)
      requirePlayOrFinale(draft)
      requirePresent(draft, ctx)
      matter.require()
      if (openAnnouncement(draft)) throw new RuleError('E_WORD_OPEN')
      const present = presentVolunteers(draft).length
      const quorum = quorumFor(draft, present)
      if (quorum > present) throw new RuleError('E_QUORUM_IMPOSSIBLE', { present, quorum })
      requireFunds(draft, matter.cost())
      heard(draft, ctx, ctx.by)
      const announcementId = ctx.id('word')
      const ends = endOfWord(draft, ctx.now, matter.card?.due ?? null)
      draft.announcements[announcementId] = {
        id: announcementId,
        byId: ctx.by,
        subject: data.subject,
        at: ctx.now,
        ends,
        quorum,
        words: [],
        outcome: null,
      }
      ctx.emit({
        type: 'Announced',
        announcement: announcementId,
        subject: data.subject,
        title: titleOf(draft, data.subject),
        wayText: wayTextOf(draft, data.subject),
        by: ctx.by,
        byName: nameOf(draft, ctx.by) ?? '',
        quorum,
        ends,
      })
      ctx.answer({ announcement: announcementId })
    },
  }),
  'hq.sayWord': command<typeof one, HqEvent>({
    schema: one,
    who: ['volunteer'],
    handler(draft, data, ctx) {
      const announcement = announcementFor(draft, data.announcement)
      requireVolunteer(draft, ctx)
      requirePlayOrFinale(draft)
      requirePresent(draft, ctx)
      requireWindow(draft, announcement)
      if (announcement.words.includes(ctx.by)) throw new RuleError('E_ALREADY_SPOKE')
      if (announcement.words.length + 1 >= announcement.quorum) decide(draft, ctx, announcement, [...announcement.words, ctx.by])
      else say(draft, ctx, announcement, ctx.by)
    },
  }),
  /** A chorus heard in the room: the master names who was in it (HQ-DEC-9); those not on watch do not count. */
  'hq.confirmWord': command<typeof confirm, HqEvent>({
    schema: confirm,
    who: ['master'],
    handler(draft, data, ctx) {
      const announcement = announcementFor(draft, data.announcement)
      // Who may not confirm learns of no person by it (MB-INF-11).
      requireMaster(ctx)
      if (data.names.some((person) => !draft.people[person])) throw new RuleError('E_UNKNOWN', { what: 'person' })
      requirePlayOrFinale(draft)
      requireWindow(draft, announcement)
      if (!setting(draft, 'word.masterMayConfirm')) throw new RuleError('E_MODE')
      const heard = data.names.filter((person) => isPresentVolunteer(draft.people[person]))
      const words = [...new Set([...announcement.words, ...heard])]
      if (words.length < announcement.quorum) throw new RuleError('E_QUORUM', { words: words.length, quorum: announcement.quorum })
      decide(draft, ctx, announcement, words)
    },
  }),
  'hq.cancelAnnouncement': command<typeof one, HqEvent>({
    schema: one,
    who: ['volunteer', 'master'],
    handler(draft, data, ctx) {
      const announcement = announcementFor(draft, data.announcement)
      if (announcement.byId !== ctx.by && !ctx.master) throw new RuleError('E_ROLE')
      requirePlayOrFinale(draft)
      if (announcement.outcome !== null) throw new RuleError('E_NO_ANNOUNCEMENT')
      announcement.outcome = 'cancelled'
      const card = draft.cards[cardIdOf(announcement.subject) ?? '']
      ctx.emit({
        type: 'AnnouncementCancelled',
        announcement: announcement.id,
        card: cardIdOf(announcement.subject),
        title: titleOf(draft, announcement.subject),
        byName: nameOf(draft, ctx.by) ?? '',
      })
      if (card) expireIfOver(draft, ctx, card)
    },
  }),
}
