'use client'
import { useTranslations } from 'use-intl'
import type { PackCard } from '@/lib/scenario/hqSchema'
import { EffectsField } from './EffectsField'
import { TextField } from './TextField'

type IfNot = NonNullable<PackCard['ifNot']>

/** What comes true when nobody overcomes the crisis (HQ-CRI-7). */
export function IfNotFields({ ifNot, error, onChange }: { ifNot: IfNot; error?: string; onChange: (ifNot: IfNot) => void }) {
  const t = useTranslations('deck')
  return (
    <div className="flex flex-col gap-3">
      <TextField label={t('ifNot.text')} rows={2} value={ifNot.text} error={error} onChange={(text) => onChange({ ...ifNot, text })} />
      <EffectsField label={t('ifNot.effects')} effects={ifNot.effects} onChange={(effects) => onChange({ ...ifNot, effects })} />
    </div>
  )
}
