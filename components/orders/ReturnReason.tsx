'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Input } from '@/components/ui/Field'

const reasons = ['unreadable', 'unsigned', 'unclear', 'double', 'other'] as const

/** Why an order goes back, in words that its author reads: a chip, or the master's own (EP-7). Tells '' until a reason stands. */
export function ReturnReason({ onChange }: { onChange: (reason: string) => void }) {
  const t = useTranslations('orders.reason')
  const [chosen, setChosen] = useState<(typeof reasons)[number] | null>(null)
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="text-ink-soft mb-1 text-sm font-medium">{t('label')}</legend>
      <Chips
        label={t('label')}
        value={chosen}
        chips={reasons.map((id) => ({ id, label: t(id) }))}
        onChange={(id) => {
          setChosen(id)
          onChange(id === null || id === 'other' ? '' : t(id))
        }}
      />
      {chosen === 'other' && (
        <Input
          autoFocus
          maxLength={400}
          aria-label={t('words')}
          placeholder={t('words')}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      )}
    </fieldset>
  )
}
