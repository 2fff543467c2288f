'use client'
import { Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LiveStatus } from '@/components/ui/LiveStatus'
import { useReloadOnNewBuild } from '@/components/wall/useReloadOnNewBuild'
import { useWallScale } from '@/components/wall/useWallScale'
import { WallCeremony } from '@/components/wall/ceremony/WallCeremony'
import { WallSound } from '@/components/wall/WallSound'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow, useRows } from '@/lib/live/client/hooks'
import { MomentShow } from '../moment/MomentShow'
import { useHqMoment } from '../moment/useMoment'
import { byUrgency } from '../urgency'
import { useHq } from '../useHq'
import { Fit } from './Fit'
import { WallCards } from './WallCards'
import { WallPools } from './WallPools'
import { WallWord } from './WallWord'

/**
 * HQ's own television (EP-44), read from five metres: pools, the most urgent card, what comes next, or the word while it is said; the
 * moment of decision over them, and in the evening the ceremony (EP-35). Nothing to press, nothing scrolls, nothing is cut off; laid out
 * for 1920 × 1080 and scaled to the window.
 */
export function HqWall({ build }: { build: string | null }) {
  useReloadOnNewBuild(build)
  const t = useTranslations('hq')
  const hq = useHq()
  const moment = useHqMoment(useRow('screen', 'screen')?.sound ?? true)
  const ceremony = useRow('ceremony', 'ceremony') !== null
  return (
    <main ref={useWallScale()} className="wall-stage" data-layout="hq">
      <div className="wall-sheet grid grid-rows-[auto_auto_minmax(0,1fr)_auto] gap-5 px-14 py-8">
        <header className="flex items-center gap-10">
          <Fit of={hq.label} most={60} className="max-h-28 flex-1">
            <h1 className="leading-tight font-bold [overflow-wrap:anywhere]">{hq.label}</h1>
          </Fit>
          <p className="text-ink-soft flex items-center gap-4 text-[40px] leading-none">
            <Users aria-label={t('watch.title')} className="size-11" strokeWidth={1.9} />
            <strong className="figures text-ink">{hq.present.length}</strong>
          </p>
          <Clock />
        </header>
        <WallPools hq={hq} />
        {hq.announcement ? <WallWord announcement={hq.announcement} hq={hq} /> : <WallCards cards={byUrgency(hq.open)} hq={hq} />}
        <footer className="border-rule flex items-center gap-10 border-t pt-4">
          <LastDecided />
          <WallSound brief />
          <LiveStatus large />
        </footer>
        {ceremony && <WallCeremony hq={hq} />}
        <MomentShow moment={moment} wall />
      </div>
    </main>
  )
}

function Clock() {
  const now = useEventTime()
  const format = useEventFormat()
  return <time className="figures text-[120px] leading-[0.9] font-bold">{format.moment(now)}</time>
}

function LastDecided() {
  const t = useTranslations('hq')
  const last = useRows('consequences').findLast((record) => !record.struck)
  if (!last) return <p className="text-ink-soft flex-1 text-[36px]">{t('consequences.empty')}</p>
  const outcome = t(`consequences.outcome.${last.outcome}`)
  return (
    <Fit of={`${last.title} ${outcome} ${last.decidedByName}`} most={36} className="max-h-24 flex-1">
      <p className="leading-tight">
        <strong>{last.title}</strong>: <span className={last.outcome === 'failed' ? 'text-lost' : 'text-ink-soft'}>{outcome}</span>
        {last.decidedByName && <span className="text-ink-soft"> · {last.decidedByName}</span>}
      </p>
    </Fit>
  )
}
