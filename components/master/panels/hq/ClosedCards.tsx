'use client'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DecidedPanel } from '@/components/hq/DecidedPanel'
import { Button } from '@/components/ui/Button'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { OutcomeDialog } from './OutcomeDialog'
import { ReasonDialog } from './ReasonDialog'

/** What is closed and how; a decision may be taken back (HQ-DEC-12); cards that were withdrawn are named at the end. */
export function ClosedCards() {
  const t = useTranslations('masterPanels')
  const withdrawn = useRows('cards').filter((card) => card.state === 'withdrawn')
  const [reversed, setReversed] = useState<LiveRow<'consequences'> | null>(null)
  const say = useTranslations('evening')
  const [changed, setChanged] = useState<LiveRow<'consequences'> | null>(null)
  return (
    <div className="flex flex-col gap-3 p-2.5">
      <DecidedPanel
        action={(record) =>
          !record.struck && (
            <span className="mt-1.5 flex flex-wrap gap-1.5">
              {record.decidedById !== null && (
                <Button size="s" icon={Undo2} onClick={() => setReversed(record)}>
                  {t('reverse.button')}
                </Button>
              )}
              <Button size="s" variant="plain" onClick={() => setChanged(record)}>
                {say('outcome.button')}
              </Button>
            </span>
          )
        }
      />
      {withdrawn.length > 0 && (
        <section aria-label={t('cards.withdrawn')}>
          <h3 className="text-ink-soft px-1 text-sm font-semibold">{t('cards.withdrawn')}</h3>
          <ul className="text-ink-soft px-1 text-sm">
            {withdrawn.map((card) => (
              <li key={card.id} className="py-1 [overflow-wrap:anywhere]">
                {card.title}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed && <OutcomeDialog record={changed} onClose={() => setChanged(null)} />}
      {reversed && <ReasonDialog act="reverse" cardId={reversed.cardId} title={reversed.title} onClose={() => setReversed(null)} />}
    </div>
  )
}
