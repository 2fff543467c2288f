'use client'
import { useTranslations } from 'use-intl'
import { ArmSign } from '@/components/map/ArmSign'
import { armOf } from '@/lib/campaign/armies/arms'
import { composition, type ArmyWithId } from './orderModel'

/** What an army is made of, counted by kind, each with the sign of its arm. */
export function Composition({ units }: { units: ArmyWithId['units'] }) {
  const t = useTranslations('general')
  return (
    <ul className="flex flex-wrap gap-1.5">
      {composition(units).map(({ kind, n }) => (
        <li
          key={kind}
          className="border-rule bg-sunken rounded-control text-ink-soft inline-flex items-center gap-1.5 border px-2 py-1 text-sm leading-none"
        >
          <ArmSign arm={armOf[kind]} size={15} />
          <strong className="figures text-ink">{n}</strong>
          {t(`unit.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
