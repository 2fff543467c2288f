'use client'
import { Clock, FoldHorizontal } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ArmSign } from '@/components/map/ArmSign'
import { Badge } from '@/components/ui/Badge'
import { Countdown } from '@/components/ui/Countdown'
import { armOf } from '@/lib/campaign/armies/arms'
import { figuresOf } from '../model/box'
import type { ForceRow } from '../model/rows'

/** Which figures one body needs from the box: counted by kind, with the regiments and batteries they stand for, and its officers. */
export function BoxList({ force }: { force: ForceRow }) {
  const t = useTranslations('battles')
  const general = useTranslations('general')
  return (
    <section aria-label={force.name} className="flex flex-col gap-2">
      <h4 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        <span className="[overflow-wrap:anywhere]">{force.name}</span>
        {force.edge && <Badge>{t(`from.${force.edge}`)}</Badge>}
        {force.onMarch && (
          <Badge tone="wait" icon={FoldHorizontal}>
            {t('narrow')}
          </Badge>
        )}
        {!force.onBoard && <Badge tone="wait">{t('reserve')}</Badge>}
      </h4>
      {force.onMarch && <p className="text-ink-soft text-sm">{t('narrowWhy')}</p>}
      <ul className="flex flex-col gap-1.5">
        {figuresOf([force]).map(({ kind, n, names }) => (
          <li key={kind} className="flex items-start gap-2.5">
            <span className="figures bg-sunken border-rule rounded-control grid min-w-9 place-items-center border px-1.5 py-0.5 text-lg font-bold">
              {n}
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className="inline-flex items-center gap-1.5 font-medium">
                <ArmSign arm={armOf[kind]} size={15} /> {general(`unit.${kind}`)}
              </span>
              <span className="text-ink-soft block text-sm [overflow-wrap:anywhere]">{names.join(' · ')}</span>
            </span>
          </li>
        ))}
        {force.officers.map((officer) => (
          <li key={officer.id} className="flex items-start gap-2.5">
            <span className="figures bg-sunken border-rule rounded-control grid min-w-9 place-items-center border px-1.5 py-0.5 text-lg font-bold">
              1
            </span>
            <span className="min-w-0 flex-1 leading-snug">
              <span className="font-medium [overflow-wrap:anywhere]">{officer.name}</span>
              <span className="text-ink-soft block text-sm">{t('officerFigure', { rank: general(`officer.rank.${officer.rank}`) })}</span>
            </span>
          </li>
        ))}
      </ul>
      {force.absent.map((unit) => (
        <p key={unit.id} className="text-ink-soft flex flex-wrap items-center gap-x-2 text-sm">
          <Clock aria-hidden className="text-wait size-4 shrink-0" />
          <span>{t('absent', { unit: unit.name })}</span>
          {unit.until === null ? <span>{t('absentUnknown')}</span> : <Countdown due={unit.until} icon={false} />}
        </p>
      ))}
    </section>
  )
}
