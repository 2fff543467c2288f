import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import { setting } from '../../settings'
import type { CampaignState, Card } from '../../state'
import { aggravateCard, requireAggravation } from '../aggravation'
import { endAnnouncement, endOfWord, openAnnouncement, quorumFor, type Announcement } from '../announcement'
import { costNow, wayOf, type Way } from '../cardTerms'
import { decideCard } from '../closing'
import type { HqEvent } from '../events'
import {
  announcementFor,
  cardFor,
  isPresentVolunteer,
  nameOf,
  presentVolunteers,
  requireMaster,
  requireOpen,
  requirePresent,
  requireRunning,
  requireVolunteer,
  type HqContext,
} from '../guards'
import { insufficient, requireFunds, shortages } from '../pools'
import { subject, type Cost, type Subject } from '../tables'

const announce = z.strictObject({ subject })
const one = z.strictObject({ announcement: id })
const confirm = z.strictObject({ announcement: id, names: z.array(id).max(200) })

/** What the word would decide: the way, or null for aggravating, and what it costs now. */
function subjectOf(card: Card, about: Subject): { way: Way | null; cost: Cost } {
  if (card.decision !== 'collective') throw new RuleError('E_MODE')
  if (about.s === 'aggravate') {
    if (card.aggravation?.kind === 'condition') throw new RuleError('E_MODE')
    return { way: null, cost: requireAggravation(card).cost ?? {} }
  }
  const way = wayOf(card, about.wayId)
  if (!way) throw new RuleError('E_WAY')
  if (way.requirement && !way.requirement.fulfilled) throw new RuleError('E_REQUIREMENT', { text: way.requirement.text })
  return { way, cost: costNow(card, way) }
}

/** A word needs an open window; one that its card's due has closed is late rather than closed (section 13). */
function requireWindow(draft: CampaignState, announcement: Announcement): Card {
  const card = draft.cards[announcement.subject.cardId]!
  if (announcement.outcome === null) return card
  if (card.state === 'failed' || card.state === 'missed') throw new RuleError('E_DEADLINE')
  throw new RuleError('E_WORD_CLOSED')
}

/** The deciding word: the decision is taken, or fails for want of funds and its sender is told (HQ-DEC-10). */
function decide(draft: CampaignState, ctx: HqContext, announcement: Announcement, card: Card, words: string[]): void {
  const { way, cost } = subjectOf(card, announcement.subject)
  const short = shortages(draft, cost)
  if (short.length > 0) {
    endAnnouncement(draft, ctx, announcement, 'failed')
    ctx.refuse('E_INSUFFICIENT', insufficient(short))
    return
  }
  for (const person of words.slice(announcement.words.length)) say(draft, ctx, announcement, person)
  announcement.outcome = 'taken'
  if (way) decideCard(draft, ctx, card, way, announcement.byId, words)
  else aggravateCard(draft, ctx, card, announcement.byId)
}

function say(draft: CampaignState, ctx: HqContext, announcement: Announcement, person: string): void {
  announcement.words.push(person)
  const { id: announcementId, quorum, words } = announcement
  const name = nameOf(draft, person) ?? ''
  ctx.emit({ type: 'WordSaid', announcement: announcementId, person, name, words: words.length, quorum })
}

export const wordCommands = {
  'hq.announce': command<typeof announce, HqEvent>({
    schema: announce,
    who: ['volunteer'],
    handler(draft, data, ctx) {
      const card = cardFor(draft, data.subject.cardId, ctx)
      requireVolunteer(draft, ctx)
      requireRunning(draft)
      requirePresent(draft, ctx)
      requireOpen(draft, card)
      const { way, cost } = subjectOf(card, data.subject)
      if (openAnnouncement(draft)) throw new RuleError('E_WORD_OPEN')
      const present = presentVolunteers(draft).length
      const quorum = quorumFor(draft, present)
      if (quorum > present) throw new RuleError('E_QUORUM_IMPOSSIBLE', { present, quorum })
      requireFunds(draft, cost)
      const announcementId = ctx.id('word')
      const ends = endOfWord(draft, ctx.now, card.due)
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
        title: card.title,
        wayText: way?.text ?? card.aggravation?.text ?? '',
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
      requireRunning(draft)
      requirePresent(draft, ctx)
      const card = requireWindow(draft, announcement)
      if (announcement.words.includes(ctx.by)) throw new RuleError('E_ALREADY_SPOKE')
      if (announcement.words.length + 1 >= announcement.quorum) decide(draft, ctx, announcement, card, [...announcement.words, ctx.by])
      else say(draft, ctx, announcement, ctx.by)
    },
  }),
  /** A chorus heard in the room: the master names who was in it (HQ-DEC-9); those not on watch do not count. */
  'hq.confirmWord': command<typeof confirm, HqEvent>({
    schema: confirm,
    who: ['master'],
    handler(draft, data, ctx) {
      const announcement = announcementFor(draft, data.announcement)
      if (data.names.some((person) => !draft.people[person])) throw new RuleError('E_UNKNOWN', { what: 'person' })
      requireMaster(ctx)
      requireRunning(draft)
      const card = requireWindow(draft, announcement)
      if (!setting(draft, 'word.masterMayConfirm')) throw new RuleError('E_MODE')
      const heard = data.names.filter((person) => isPresentVolunteer(draft.people[person]))
      const words = [...new Set([...announcement.words, ...heard])]
      if (words.length < announcement.quorum) throw new RuleError('E_QUORUM', { words: words.length, quorum: announcement.quorum })
      decide(draft, ctx, announcement, card, words)
    },
  }),
  'hq.cancelAnnouncement': command<typeof one, HqEvent>({
    schema: one,
    who: ['volunteer', 'master'],
    handler(draft, data, ctx) {
      const announcement = announcementFor(draft, data.announcement)
      if (announcement.byId !== ctx.by && !ctx.master) throw new RuleError('E_ROLE')
      requireRunning(draft)
      if (announcement.outcome !== null) throw new RuleError('E_NO_ANNOUNCEMENT')
      announcement.outcome = 'cancelled'
      ctx.emit({
        type: 'AnnouncementCancelled',
        announcement: announcement.id,
        card: announcement.subject.cardId,
        title: draft.cards[announcement.subject.cardId]?.title ?? '',
        byName: nameOf(draft, ctx.by) ?? '',
      })
    },
  }),
}
