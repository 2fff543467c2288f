'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Throw } from '../Dice'
import { throwsOf } from '../throws'
import type { ToldStep } from './battleGiven'

/** The dice that fell last, over a corner of the board: they settle, stay long enough to be read, and go. */
export function ThrownDice({ told }: { told: readonly ToldStep[] }) {
  const t = useTranslations('board.play')
  const last = told.at(-1)
  // What had fallen before the page was opened is told by the log alone.
  const [before] = useState(last?.key)
  const throws = last && last.key !== before ? last.events.flatMap(throwsOf) : []
  if (throws.length === 0) return null
  return (
    <div
      key={last!.key}
      role="group"
      aria-label={t('dice')}
      className="board-thrown bg-panel/95 rounded-panel shadow-float pointer-events-none absolute top-2 left-2 z-10 flex max-w-[calc(100%-1rem)] flex-wrap gap-x-5 gap-y-1.5 px-3 py-2"
    >
      {throws.map(({ purpose, faces }, index) => (
        <Throw key={index} purpose={purpose} faces={faces} rolls />
      ))}
    </div>
  )
}
