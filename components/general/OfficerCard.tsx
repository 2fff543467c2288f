'use client'
import { Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { useEventTime } from '@/lib/live/client/hooks'
import { MarchBar } from './MarchBar'
import { Carried, ThrowDue } from './Ride'
import { mayCountermand, mayRide, officerBody } from './orderModel'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

/** One's own officer figure: where he is, with whom, on what; and the way to ride as a courier oneself. */
export function OfficerCard({ general, open }: { general: General; open: OpenSheet }) {
  const t = useTranslations('general')
  const now = useEventTime()
  const { me, ride } = general
  const officer = me?.officer
  if (!me || !officer) return null
  const army = [...general.mine, ...general.others].find((each) => each.id === officer.armyId)
  const armyMarches = army?.status === 'march' || army?.status === 'battle'
  const body = officerBody(me.personId, officer, general.riderMinutes)
  return (
    <section aria-label={t('officer.me')} className="bg-panel shadow-panel rounded-panel flex flex-col gap-2.5 p-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-lg leading-tight font-bold [overflow-wrap:anywhere]">{me.character}</p>
          <p className="text-ink-soft text-sm">
            {t(`officer.rank.${officer.rank}`)} · {t(`officer.horse.${officer.horse}`)} ·{' '}
            {officer.status !== 'free'
              ? t(`officer.status.${officer.status}`)
              : army
                ? t('officer.with', { army: army.name })
                : ride
                  ? t('officer.lone')
                  : general.sectorName(officer.sectorId)}
          </p>
        </div>
        {general.place === 'table' && mayRide(officer, ride !== null || armyMarches) && (
          <Button className="min-h-11" onClick={() => open({ kind: 'order', bodies: [body], target: null })}>
            {t('officer.ride')}
          </Button>
        )}
        {general.place === 'table' && ride && mayCountermand(ride, now) && (
          <Button variant="lost" icon={Undo2} className="min-h-11" onClick={() => open({ kind: 'countermand', marchId: ride.id })}>
            {t('countermand.button')}
          </Button>
        )}
      </div>
      {general.throwDue && <ThrowDue request={general.throwDue} />}
      {general.captive && <p className="text-lost font-semibold">{t('officer.captive')}</p>}
      {ride && <MarchBar march={ride} name={general.sectorName} />}
      <Carried general={general} open={open} />
    </section>
  )
}
