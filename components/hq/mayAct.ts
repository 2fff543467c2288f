import type { CardRow, ViewRowTypes } from '@/lib/campaign/viewRows'

type Me = Pick<ViewRowTypes['me'], 'personId' | 'roles' | 'present'>
type Way = CardRow['ways'][number]

/** Why a volunteer cannot press now; the words are in the catalogue. The server checks again in the reference's order. */
export type Obstacle = 'readOnly' | 'clock' | 'notPresent' | 'assignee' | 'requirement' | 'short' | 'wordOpen' | 'alone'

interface Situation {
  me: Me | null
  clockRuns: boolean
  /** An announcement is open: one at a time in the whole HQ (HQ-DEC-6). */
  wordOpen: boolean
  /** Volunteers on watch (HQ-DEC-4). */
  present: number
}

/** Only a volunteer acts on the HQ screen; a wall, a master or an auditor reads (HQ-ROL-1, -3). */
const isVolunteer = (me: Me | null): me is Me => me !== null && me.roles.includes('volunteer')

function personalObstacle({ me, clockRuns }: Situation): Obstacle | null {
  if (!isVolunteer(me)) return 'readOnly'
  if (!clockRuns) return 'clock'
  return me.present ? null : 'notPresent'
}

function wordObstacle(situation: Situation): Obstacle | null {
  if (situation.wordOpen) return 'wordOpen'
  return situation.present < 2 ? 'alone' : null
}

/** What stands in the way of choosing a way of a card, or null (HQ-DEC-1…6, HQ-CRI-3). */
export function wayObstacle(card: CardRow, way: Way, situation: Situation): Obstacle | null {
  const general = personalObstacle(situation)
  if (general) return general
  if (card.decision === 'personal' && card.assigneeId !== null && card.assigneeId !== situation.me!.personId) return 'assignee'
  if (way.requirement && !way.requirement.fulfilled) return 'requirement'
  if (card.decision === 'collective') {
    const word = wordObstacle(situation)
    if (word) return word
  }
  return way.short.length > 0 ? 'short' : null
}

/** What stands in the way of aggravating by choice, or null (HQ-CRI-8). A condition is the master's to declare. */
export function aggravationObstacle(card: CardRow, shortage: boolean, situation: Situation): Obstacle | null {
  const general = personalObstacle(situation)
  if (general) return general
  if (card.decision === 'personal' && card.assigneeId !== null && card.assigneeId !== situation.me!.personId) return 'assignee'
  if (card.decision === 'collective') {
    const word = wordObstacle(situation)
    if (word) return word
  }
  return shortage ? 'short' : null
}

/** Quorum by the default rule: more than half of those present, at least two (HQ-DEC-4). Shown before an announcement; then the frozen one counts. */
export const quorumOf = (present: number, minimum: number): number => Math.max(minimum, Math.floor(present / 2) + 1)
