'use client'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Choice } from '@/components/hq/choice'
import { DecideDialog } from '@/components/hq/DecideDialog'
import { byUrgency } from '@/components/hq/urgency'
import type { Hq } from '@/components/hq/useHq'
import { EmptyState } from '@/components/ui/EmptyState'
import type { LiveRow } from '@/lib/live/client/hooks'
import { BehalfDialog } from './BehalfDialog'
import { DeadlineDialog } from './DeadlineDialog'
import { OpenCard } from './OpenCard'
import { ReasonDialog } from './ReasonDialog'

export type CardAct = { kind: 'behalf' | 'declare'; choice: Choice } | { kind: 'deadline' | 'withdraw'; card: LiveRow<'cards'> }

/** Open cards by urgency, and one window at a time for what a master does with them. */
export function OpenCards({ hq, shownId }: { hq: Hq; shownId: string | null }) {
  const t = useTranslations('masterPanels')
  const [act, setAct] = useState<CardAct | null>(null)
  const close = () => setAct(null)
  return (
    <>
      {hq.open.length === 0 && (
        <EmptyState icon={ShieldCheck} title={t('cards.noneOpen')}>
          {t('cards.noneOpenText')}
        </EmptyState>
      )}
      <ol className="divide-rule divide-y">
        {byUrgency(hq.open).map((card) => (
          <OpenCard key={card.id} card={card as LiveRow<'cards'>} hq={hq} shown={card.id === shownId} onAct={setAct} />
        ))}
      </ol>
      {act?.kind === 'behalf' && <BehalfDialog choice={act.choice} hq={hq} onClose={close} />}
      {act?.kind === 'declare' && <DecideDialog choice={act.choice} hq={hq} onClose={close} />}
      {act?.kind === 'deadline' && <DeadlineDialog card={act.card} onClose={close} />}
      {act?.kind === 'withdraw' && <ReasonDialog act="withdraw" cardId={act.card.id} title={act.card.title} onClose={close} />}
    </>
  )
}
