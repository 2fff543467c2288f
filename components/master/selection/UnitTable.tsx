'use client'
import { Snail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { composition } from '@/components/general/orderModel'
import { ArmSign } from '@/components/map/ArmSign'
import { armOf } from '@/lib/campaign/armies/arms'
import type { LiveRow } from '@/lib/live/client/hooks'

/** Units by kind with their names; the arm that sets the pace is named and marked (MB-MAP-6). */
export function UnitTable({ army }: { army: LiveRow<'armies'> }) {
  const t = useTranslations('master.army')
  const general = useTranslations('general')
  return (
    <section>
      <h3 className="eyebrow mb-1 flex items-baseline justify-between">
        {t('units', { count: army.units.length })}
        <span className="text-ink-soft text-[0.8125rem] font-normal tracking-normal normal-case">
          {t('pace', { minutes: army.minutes, arm: general(`unit.${army.slowest}`) })}
        </span>
      </h3>
      <ul className="divide-rule divide-y">
        {composition(army.units).map(({ kind, n }) => (
          <li key={kind} className="flex items-start gap-2.5 py-1.5">
            <span className="text-ink-soft mt-0.5">
              <ArmSign arm={armOf[kind]} size={16} />
            </span>
            <span className="min-w-0 flex-1 leading-tight">
              <span className="flex items-center gap-1.5 font-medium">
                {general(`unit.${kind}`)}
                {kind === army.slowest && <Snail aria-label={t('slowest')} className="text-wait size-4" />}
              </span>
              <span className="text-ink-faint text-[0.8125rem]">
                {army.units
                  .filter((unit) => unit.kind === kind)
                  .map((unit) => (unit.awayUntil === null ? unit.name : `${unit.name} (${general('armies.away')})`))
                  .join(', ')}
              </span>
            </span>
            <span className="figures text-lg font-semibold">{n}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
