'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Choice } from '@/components/hq/choice'
import { DecideDialog } from '@/components/hq/DecideDialog'
import type { Hq } from '@/components/hq/useHq'
import { Chips } from '@/components/ui/Chips'
import { speakersFor } from './cardGroups'

/** A master decides or announces for a volunteer who said it to him: who it was comes first (HQ-ROL-3). */
export function BehalfDialog({ choice, hq, onClose }: { choice: Choice; hq: Hq; onClose: () => void }) {
  const t = useTranslations('masterPanels')
  const speakers = speakersFor(choice.card, hq.volunteers)
  const [chosen, setChosen] = useState<string | null>(null)
  const only = speakers.length === 1 ? speakers[0]!.id : null
  const as = speakers.some(({ id }) => id === chosen) ? chosen : only
  const chooser = (
    <div className="flex flex-col gap-1.5">
      <p className="text-ink-soft text-sm font-medium">{t('behalf.who')}</p>
      {speakers.length === 0 ? (
        <p className="text-wait font-semibold">{t(choice.card.assigneeId === null ? 'behalf.nobody' : 'behalf.assigneeAway')}</p>
      ) : (
        <Chips
          label={t('behalf.who')}
          value={as}
          onChange={setChosen}
          chips={speakers.map((person) => ({ id: person.id, label: person.character }))}
        />
      )}
    </div>
  )
  return <DecideDialog choice={choice} hq={hq} behalf={{ as, chooser }} onClose={onClose} />
}
