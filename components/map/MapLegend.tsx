'use client'
import { useTranslations } from 'use-intl'
import { arms } from '@/lib/campaign/armies/arms'
import { useRows } from '@/lib/live/client/hooks'
import { ArmSign } from './ArmSign'

/** What flags and signs mean. */
export function MapLegend() {
  const t = useTranslations('map')
  const states = useRows('states')
  return (
    <dl className="grid gap-3 text-sm">
      <div>
        <dt className="eyebrow mb-1">{t('states')}</dt>
        {states.map((state) => (
          <dd key={state.id} className="flex items-center gap-2 py-0.5">
            <span aria-hidden className="border-ink/30 h-4 w-6 rounded-[2px] border" style={{ background: state.colour }} />
            <span className="figures text-ink-soft w-10 text-xs">{state.short}</span>
            {state.name}
          </dd>
        ))}
      </div>
      <div>
        <dt className="eyebrow mb-1">{t('armsTitle')}</dt>
        {arms.map((arm) => (
          <dd key={arm} className="flex items-center gap-2 py-0.5">
            <ArmSign arm={arm} size={18} />
            {t(`arms.${arm}`)}
          </dd>
        ))}
      </div>
      <p className="text-ink-faint">{t('legendMarch')}</p>
    </dl>
  )
}
