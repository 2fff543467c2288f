'use client'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@/components/ui/IconButton'
import type { Body } from './orderModel'

const step = 5

/** Minutes of each crossing: the least one unless slowed down; nothing is faster than its slowest unit (MB-MAP-6, -7). */
export function Pace(props: { least: number; setter: Body | null; minutes: number | null; onChange: (minutes: number | null) => void }) {
  const { least, setter, minutes, onChange } = props
  const t = useTranslations('general')
  const shown = minutes ?? least
  const move = (by: number) => {
    const next = Math.max(least, shown + by)
    onChange(next === least ? null : next)
  }
  return (
    <div className="bg-sunken rounded-control flex items-center gap-2 p-1.5">
      <IconButton icon={Minus} label={t('order.faster')} className="size-11" disabled={shown <= least} onClick={() => move(-step)} />
      <p className="min-w-0 flex-1 text-center leading-tight">
        <span className="figures block text-2xl font-bold">{t('order.minutes', { minutes: shown })}</span>
        <span className="text-ink-faint text-sm">
          {minutes === null ? t('order.paceMinimum', { minutes: least }) : null}
          {minutes === null && setter?.slowest ? ', ' : null}
          {minutes === null && setter?.slowest ? t('order.paceBy', { arm: t(`unit.${setter.slowest}`) }) : null}
        </span>
      </p>
      <IconButton icon={Plus} label={t('order.slower')} className="size-11" onClick={() => move(step)} />
    </div>
  )
}
