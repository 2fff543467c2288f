import type { CardRow } from '@/lib/campaign/viewRows'

/** How soon a card runs out. Shown by word, shape, size and place, never by colour alone. */
export const urgencies = ['burning', 'soon', 'later', 'untilEnd'] as const
export type Urgency = (typeof urgencies)[number]

const minute = 60_000
/** Below these many minutes of event time a card burns, or is due soon. */
const burningMinutes = 4
const soonMinutes = 10

/** Urgency of an open card at an event moment (HQ-CRD-2, -3). */
export function urgencyOf(card: Pick<CardRow, 'due' | 'untilEnd'>, now: number): Urgency {
  if (card.untilEnd || card.due === null) return 'untilEnd'
  const left = card.due - now
  if (left < burningMinutes * minute) return 'burning'
  return left < soonMinutes * minute ? 'soon' : 'later'
}

export type OpenCard = CardRow & { id: string }

/**
 * Open cards in the order in which they want an answer: by deadline, crises before prospects at the same deadline (missing a
 * prospect costs nothing, HQ-PRO-1), those that last until the end last; then by position and id, so that nothing jumps about.
 */
export function byUrgency(cards: readonly OpenCard[]): OpenCard[] {
  const kindOrder = { crisis: 0, prospect: 1 }
  return [...cards].sort(
    (a, b) =>
      (a.due ?? Infinity) - (b.due ?? Infinity) ||
      kindOrder[a.kind] - kindOrder[b.kind] ||
      a.position - b.position ||
      (a.id < b.id ? -1 : 1),
  )
}

/** Part of the card's time that is still left, 0…1; null when it has no deadline of its own. */
export function timeLeftShare(card: Pick<CardRow, 'due' | 'untilEnd' | 'openedAt'>, now: number): number | null {
  if (card.untilEnd || card.due === null || card.openedAt === null) return null
  const whole = card.due - card.openedAt
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, (card.due - now) / whole))
}

/** The words on how to overcome a card, where they say more than its ways themselves; null where the ways say it all. */
export function ownWords(card: Pick<CardRow, 'overcome' | 'ways'>): string | null {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const told = plain(card.overcome)
  if (told === '') return null
  const rest = card.ways.reduce((words, way) => words.replace(plain(way.text), ' '), told)
  // What is left may be only the marks of a list: «а) … б) …».
  return rest.split(' ').some((word) => word.length > 2) ? card.overcome : null
}
