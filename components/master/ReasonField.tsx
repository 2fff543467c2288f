'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Input } from '@/components/ui/Field'

const reasonIds = ['typo', 'dispute', 'misheard', 'other'] as const
type ReasonId = (typeof reasonIds)[number]

/** Why a master corrects something: a chip is enough, own words are possible (EP-7). Tells '' until a reason stands. */
export function ReasonField({ onChange }: { onChange: (reason: string) => void }) {
  const t = useTranslations('masterPanels')
  const [chosen, setChosen] = useState<ReasonId | null>(null)
  const choose = (id: ReasonId | null) => {
    setChosen(id)
    onChange(id === null || id === 'other' ? '' : t(`reason.${id}`))
  }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-ink-soft mb-1 text-sm font-medium">{t('reason.label')}</legend>
      <Chips label={t('reason.label')} value={chosen} onChange={choose} chips={reasonIds.map((id) => ({ id, label: t(`reason.${id}`) }))} />
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
