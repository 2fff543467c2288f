'use client'
import { Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/EmptyState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection } from '@/lib/live/client/hooks'
import { ArmyCard } from './ArmyCard'
import { OfficerCard } from './OfficerCard'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

/** One's own figure, the armies under one's command, and those of the state one may see. */
export function ArmiesTab({ general, open }: { general: General; open: OpenSheet }) {
  const t = useTranslations('general')
  const { ready } = useConnection()
  if (!ready) return <SkeletonLines lines={6} />
  return (
    <div className="flex flex-col gap-3">
      <OfficerCard general={general} open={open} />
      <section aria-label={t('armies.mine')} className="flex flex-col gap-3">
        {general.mine.length === 0 && general.me?.roles.includes('officer') && (
          <div className="bg-panel shadow-panel rounded-panel">
            <EmptyState icon={Swords} title={t('armies.empty')}>
              {t('armies.emptyText')}
            </EmptyState>
          </div>
        )}
        {general.mine.map((army) => (
          <ArmyCard key={army.id} army={army} general={general} onOpen={() => open({ kind: 'army', armyId: army.id })} />
        ))}
      </section>
      {general.others.length > 0 && (
        <section aria-labelledby="other-armies" className="flex flex-col gap-3">
          <h2 id="other-armies" className="text-ink-soft mt-2 px-1 text-lg font-semibold">
            {t('armies.others')}
          </h2>
          {general.others.map((army) => (
            <ArmyCard key={army.id} army={army} general={general} onOpen={() => open({ kind: 'army', armyId: army.id })} />
          ))}
        </section>
      )}
      <LoneOfficers general={general} />
    </div>
  )
}

function LoneOfficers({ general }: { general: General }) {
  const t = useTranslations('general')
  const lonely = general.riders.filter((rider) => rider.id !== general.me?.personId)
  if (lonely.length === 0) return null
  return (
    <section aria-labelledby="lone-officers">
      <h2 id="lone-officers" className="text-ink-soft mt-2 mb-2 px-1 text-lg font-semibold">
        {t('officer.lonely')}
      </h2>
      <ul className="bg-panel shadow-panel rounded-panel divide-rule divide-y">
        {lonely.map((rider) => (
          <li key={rider.id} className="flex min-h-12 flex-wrap items-center gap-x-3 px-3.5 py-2">
            <span className="min-w-0 flex-1 basis-56 font-medium [overflow-wrap:anywhere]">{rider.character}</span>
            <span className="text-ink-soft text-sm">
              {rider.captive
                ? t('officer.status.captive')
                : rider.towardsId
                  ? t('officer.riding', { from: general.sectorName(rider.sectorId), to: general.sectorName(rider.towardsId) })
                  : general.sectorName(rider.sectorId)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
