'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { signed } from '@/components/hq/changesModel'
import { poolIcons } from '@/components/hq/poolLooks'
import { useGauge } from '@/components/hq/useGauge'
import { poolIds, type PoolId } from '@/lib/campaign/hq/tables'
import { movesOf } from './forecastModel'

type Pools = Record<PoolId, number>

/** The three pools in one line; what moved since `before` is told with its sign, a pool that runs out alarms. */
export function PoolsLine({ pools, before, start }: { pools: Pools; before: Pools | null; start: Pools }) {
  const t = useTranslations('hq')
  const { read } = useGauge()
  const moved = before && movesOf(before, pools)
  const band = read(pools.bchs, start.bchs)
  return (
    <ul aria-label={t('pools.title')} className="figures mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
      {poolIds.map((pool) => {
        const Icon = poolIcons[pool]
        const delta = moved?.[pool] ?? 0
        return (
          <li key={pool} className={clsx('inline-flex items-center gap-1', delta === 0 ? 'text-ink-faint' : 'text-ink font-bold')}>
            <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.1} />
            <span className="sr-only">{t(`pools.${pool}`)}</span>
            <span className={clsx(pools[pool] === 0 && 'text-lost font-bold')}>{pools[pool]}</span>
            {delta !== 0 && <span className={delta < 0 ? 'text-lost' : 'text-calm'}>{signed(delta)}</span>}
          </li>
        )
      })}
      {moved && moved.bchs !== 0 && (
        <li className={clsx('font-sans', band.tone === 'lost' ? 'text-lost' : 'text-ink-soft')}>{band.name}</li>
      )}
    </ul>
  )
}
