'use client'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DecidedPanel } from '@/components/hq/DecidedPanel'
import { Button } from '@/components/ui/Button'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { ReasonDialog } from './ReasonDialog'

/** What is closed and how; a decision may be taken back (HQ-DEC-12); cards that were withdrawn are named at the end. */
export function ClosedCards() {
  const t = useTranslations('masterPanels')
  const withdrawn = useRows('cards').filter((card) => card.state === 'withdrawn')
  const [reversed, setReversed] = useState<LiveRow<'consequences'> | null>(null)
  return (
    <div className="flex flex-col gap-3 p-2.5">
      <DecidedPanel
        action={(record) =>
          record.decidedById !== null &&
          !record.struck && (
            <Button size="s" icon={Undo2} className="mt-1.5" onClick={() => setReversed(record)}>
              {t('reverse.button')}
            </Button>
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
      {reversed && <ReasonDialog act="reverse" cardId={reversed.cardId} title={reversed.title} onClose={() => setReversed(null)} />}
    </div>
  )
}
