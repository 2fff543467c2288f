'use client'
import { useTranslations } from 'use-intl'
import { Checkbox } from '@/components/ui/Checkbox'
import { Chips } from '@/components/ui/Chips'
import { useRows } from '@/lib/live/client/hooks'
import type { Draft } from './orderModel'

/** How a rider goes: hidden, openly as an envoy, or with a pass he bears (EP-13); and whether he joins his side's battle (MB-COU-9). */
export function RideTerms({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const t = useTranslations('general.order')
  const passes = useRows('passes').filter((pass) => draft.bodies.some((body) => body.id === pass.officerId))
  return (
    <section aria-label={t('passage')} className="flex flex-col gap-2">
      <h3 className="eyebrow">{t('passage')}</h3>
      <Chips
        label={t('passage')}
        value={draft.passage ?? 'hidden'}
        chips={(['hidden', 'envoy', 'pass'] as const).map((id) => ({
          id,
          label: t(`passages.${id}`),
          disabled: id === 'pass' && passes.length === 0,
        }))}
        onChange={(passage) => passage && onChange({ passage })}
        className="[&_button]:min-h-11"
      />
      <p className="text-ink-faint text-sm">{t(`passageText.${draft.passage ?? 'hidden'}`)}</p>
      <Checkbox checked={draft.joinsBattle ?? false} onChange={(joinsBattle) => onChange({ joinsBattle })}>
        <span className="text-base">{t('joinsBattle')}</span>
      </Checkbox>
    </section>
  )
}
