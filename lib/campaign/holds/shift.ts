import { find } from '@/lib/kernel/table'
import type { CampaignState } from '../state'
import { holdId } from './held'
import type { HoldKind } from './tables'

/** The clocks of a battle on the digital board: of the turn, and of a decision that is awaited. */
function shiftBoard(draft: CampaignState, battleId: string, ms: number): void {
  const board = find(draft.boards, battleId)
  if (!board) return
  board.moves += 1
  if (board.deadlineAt !== null) board.deadlineAt += ms
  for (const row of Object.values(draft.boardRows)) {
    const clock = row.table === 'battle' ? 'turnStartedAt' : row.table === 'pending' ? 'askedAt' : null
    if (row.battleId === battleId && clock !== null) row.data = { ...row.data, [clock]: (row.data[clock] as number) + ms }
  }
}

/** Moves the deadlines of each kind on by so many event milliseconds; null when there is nothing of this id that has a clock. */
const shifts: Record<HoldKind, (draft: CampaignState, itemId: string) => ((ms: number) => void) | null> = {
  march(draft, itemId) {
    const march = draft.marches[itemId]
    return march ? (ms) => void (march.startAt += ms) : null
  },
  card(draft, itemId) {
    const card = draft.cards[itemId]
    if (card?.state !== 'open') return null
    return (ms) => {
      if (card.due !== null) card.due += ms
      // The word about a held card waits with it.
      for (const word of Object.values(draft.announcements)) {
        if (word.outcome === null && 'cardId' in word.subject && word.subject.cardId === itemId) word.ends += ms
      }
    }
  },
  battle(draft, itemId) {
    const battle = draft.battles[itemId]
    if (battle?.phase !== 'running' || battle.turnStartedAt === null) return null
    // A turn begun while the clock stood has stood since its own beginning (MB-BAT-TRN-3).
    const before = Math.max(0, battle.turnStartedAt - (draft.holds[holdId('battle', itemId)]?.at ?? battle.turnStartedAt))
    return (ms) => {
      const stood = Math.max(0, ms - before)
      battle.turnStartedAt! += stood
      shiftBoard(draft, itemId, stood)
    }
  },
}

/** How the deadlines of a thing are moved on, or null when it is not there (any more). */
export const shiftOf = (draft: CampaignState, kind: HoldKind, itemId: string): ((ms: number) => void) | null => shifts[kind](draft, itemId)
