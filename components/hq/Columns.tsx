'use client'
import { useSyncExternalStore } from 'react'
import { useEventTime } from '@/lib/live/client/hooks'
import { Card } from './Card'
import type { Choice } from './choice'
import { urgencyOf, type OpenCard } from './urgency'
import type { Hq } from './useHq'

/** Widths from which cards stand in two columns and in three: as `md` and `2xl` of the styles. */
const steps = ['(min-width: 48rem)', '(min-width: 96rem)'] as const

const subscribe = (changed: () => void) => {
  const queries = steps.map((step) => window.matchMedia(step))
  for (const query of queries) query.addEventListener('change', changed)
  return () => queries.forEach((query) => query.removeEventListener('change', changed))
}
const columnsNow = () => 1 + steps.filter((step) => window.matchMedia(step).matches).length

/**
 * Open cards, the most urgent first: what burns across the whole width, the rest dealt to columns one by one, so that a long card leaves
 * no hole beside it.
 */
export function Columns({ cards, hq, onChoose }: { cards: OpenCard[]; hq: Hq; onChoose: (choice: Choice) => void }) {
  const count = useSyncExternalStore(subscribe, columnsNow, () => 1)
  const now = useEventTime(1_000)
  const burns = (card: OpenCard) => urgencyOf(card, now) === 'burning'
  const rest = cards.filter((card) => !burns(card))
  const show = (card: OpenCard) => <Card key={card.id} card={card} hq={hq} onChoose={onChoose} />
  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      {cards.filter(burns).map(show)}
      <div className="grid items-start gap-3 sm:gap-4" style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}>
        {Array.from({ length: count }, (_, column) => (
          <div key={column} className="flex min-w-0 flex-col gap-3 sm:gap-4">
            {rest.filter((_card, index) => index % count === column).map(show)}
          </div>
        ))}
      </div>
    </div>
  )
}
