import type { LiveRow } from '@/lib/live/client/hooks'

type Card = LiveRow<'cards'>
type Table = LiveRow<'gameTables'>

/** When a hidden card would come by itself: with the next round of its table, later, or never, since its round has passed. */
export type Turn = 'next' | 'later' | 'passed' | 'byHand'

export interface RoundGroup {
  round: number | null
  turn: Turn
  cards: Card[]
}
export interface TableGroup {
  /** Null: cards of no table, by hand or from the reserve (HQ-TRG-2, -4). */
  table: Table | null
  rounds: RoundGroup[]
}

function turnOf(table: Table | null, round: number | null): Turn {
  if (table === null || round === null || table.round === null) return 'byHand'
  if (table.state === 'finished' || round <= table.round) return 'passed'
  return round === table.round + 1 ? 'next' : 'later'
}

/** Hidden cards by table in the tables' order, inside by round; those of no table last. */
export function hiddenGroups(cards: readonly Card[], tables: readonly Table[]): TableGroup[] {
  const hidden = cards.filter((card) => card.state === 'hidden')
  return [...tables, null]
    .map((table): TableGroup => {
      const own = hidden.filter((card) => (table === null ? !tables.some(({ id }) => id === card.tableId) : card.tableId === table.id))
      const rounds = [...new Set(own.map((card) => card.round))].sort((a, b) => (a ?? Infinity) - (b ?? Infinity))
      return {
        table,
        rounds: rounds.map((round) => ({ round, turn: turnOf(table, round), cards: own.filter((card) => card.round === round) })),
      }
    })
    .filter(({ rounds }) => rounds.length > 0)
}

/** Volunteers on whose behalf a master may act on a card: those on watch, of a personal card with an assignee he alone (HQ-DEC-1). */
export function speakersFor<Person extends { id: string; present: boolean }>(
  card: Pick<Card, 'decision' | 'assigneeId'>,
  volunteers: readonly Person[],
): Person[] {
  const onWatch = volunteers.filter((person) => person.present)
  return card.decision === 'personal' && card.assigneeId !== null ? onWatch.filter((person) => person.id === card.assigneeId) : onWatch
}
