import type { DueKind } from '@/lib/kernel/command'
import { isHeld } from '../holds'
import type { CampaignState } from '../state'
import { closesAt, endAnnouncement, openAnnouncement } from './announcement'
import { expireCard } from './closing'
import { deliver } from './dispatch'
import type { HqEvent } from './events'
import { isPresentVolunteer, nameOf } from './guards'
import { openCard } from './opening'
import { asksAt } from './watch'

/** Groups at the same instant (DESIGN §4): cards before the word's window, so that a word at a card's due is late (HQ-DEC-7). */
const CARDS = 4
const WORD = 5
const DISPATCHES = 6
const LAST = 7

const cardDeadline: DueKind<CampaignState, HqEvent> = {
  list: (state) =>
    Object.values(state.cards)
      .filter((card) => card.state === 'open' && card.due !== null && !isHeld(state, 'card', card.id))
      .map((card) => ({
        kind: 'card.deadline',
        id: card.id,
        at: closesAt(state, card)!,
        group: CARDS,
        order: [card.openedAt ?? 0, card.id],
      })),
  fire(draft, item, ctx) {
    const card = draft.cards[item.id]
    if (card?.state === 'open') expireCard(draft, ctx, card)
  },
}

const wordWindow: DueKind<CampaignState, HqEvent> = {
  list(state) {
    const announcement = openAnnouncement(state)
    if (!announcement || ('cardId' in announcement.subject && isHeld(state, 'card', announcement.subject.cardId))) return []
    return [{ kind: 'word.window', id: announcement.id, at: announcement.ends, group: WORD, order: [announcement.at, announcement.id] }]
  },
  fire(draft, item, ctx) {
    const announcement = draft.announcements[item.id]
    if (announcement?.outcome === null) endAnnouncement(draft, ctx, announcement, 'lapsed')
  },
}

const cardOpening: DueKind<CampaignState, HqEvent> = {
  list: (state) =>
    Object.values(state.openings).map(({ id, at, position }) => ({
      kind: 'card.opening',
      id,
      at,
      group: CARDS,
      order: [Infinity, position],
    })),
  fire(draft, item, ctx) {
    const opening = draft.openings[item.id]
    const card = opening && draft.cards[opening.cardId]
    if (card?.state === 'hidden') openCard(draft, ctx, card, ctx.now, opening!.from)
    else delete draft.openings[item.id]
  },
}

const dispatchArrival: DueKind<CampaignState, HqEvent> = {
  list: (state) =>
    Object.values(state.dispatches).flatMap(({ id, state: now, arrivesAt, sentAt }) =>
      now === 'underway' && arrivesAt !== null
        ? [{ kind: 'dispatch.arrival', id, at: arrivesAt, group: DISPATCHES, order: [sentAt, id] }]
        : [],
    ),
  fire(draft, item, ctx) {
    const letter = draft.dispatches[item.id]
    if (letter?.state === 'underway') deliver(draft, ctx, letter)
  },
}

/** Ten silent minutes are asked about (EP-30); nobody is taken off watch by it. */
const watchSilence: DueKind<CampaignState, HqEvent> = {
  list: (state) =>
    Object.values(state.watches).flatMap((watch) => {
      const at = isPresentVolunteer(state.people[watch.personId]) ? asksAt(state, watch) : null
      return at === null ? [] : [{ kind: 'watch.silence', id: watch.id, at, group: LAST, order: [watch.position, watch.id] }]
    }),
  fire(draft, item, ctx) {
    const watch = draft.watches[item.id]
    if (!watch) return
    watch.askedAt = ctx.now
    ctx.emit({ type: 'WatchAsked', person: watch.personId, name: nameOf(draft, watch.personId) ?? '' })
  },
}

export const hqDue = {
  'card.deadline': cardDeadline,
  'card.opening': cardOpening,
  'word.window': wordWindow,
  'dispatch.arrival': dispatchArrival,
  'watch.silence': watchSilence,
}
