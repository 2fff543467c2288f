'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Input } from '@/components/ui/Field'
import { REASON_LATER } from '@/lib/campaign/desk/later'

const reasonIds = ['typo', 'dispute', 'misheard', 'other'] as const
type ReasonId = (typeof reasonIds)[number] | 'later'

/**
 * Why a master corrects something: a chip is enough, own words are possible, and under fire it may be asked later in quiet time (EP-7).
 * Tells '' until a reason stands. `later` false: here and now it must be said.
 */
export function ReasonField({ onChange, later = true }: { onChange: (reason: string) => void; later?: boolean }) {
  const t = useTranslations('masterPanels')
  const [chosen, setChosen] = useState<ReasonId | null>(null)
  const ids: readonly ReasonId[] = later ? ['later', ...reasonIds] : reasonIds
  const choose = (id: ReasonId | null) => {
    setChosen(id)
    onChange(id === null || id === 'other' ? '' : id === 'later' ? REASON_LATER : t(`reason.${id}`))
  }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-ink-soft mb-1 text-sm font-medium">{t('reason.label')}</legend>
      <Chips label={t('reason.label')} value={chosen} onChange={choose} chips={ids.map((id) => ({ id, label: t(`reason.${id}`) }))} />
      {chosen === 'other' && (
        <Input
          autoFocus
          maxLength={400}
          aria-label={t('reason.words')}
          placeholder={t('reason.words')}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      )}
    </fieldset>
  )
}
