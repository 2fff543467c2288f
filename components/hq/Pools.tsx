'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { poolIds, type PoolId } from '@/lib/campaign/hq/tables'
import { Skeleton } from '@/components/ui/Skeleton'
import { signed, type ChangeLine } from './changesModel'
import { Gauge } from './Gauge'
import { poolIcons } from './poolLooks'
import { useGauge } from './useGauge'
import type { Hq } from './useHq'
import { useReason } from './useReason'

/** The three pools: the largest things on the page. Under each, what moved it last and why. */
export function Pools({ pools, lines }: { pools: Hq['pools']; lines: readonly ChangeLine[] }) {
  const t = useTranslations('hq')
  return (
    <section aria-label={t('pools.title')} className="grid grid-cols-3 gap-2 sm:gap-3">
      {poolIds.map((pool) =>
        pools ? <Pool key={pool} pool={pool} {...pools[pool]} lines={lines} /> : <Skeleton key={pool} className="h-28 sm:h-40" />,
      )}
    </section>
  )
}

function Pool({ pool, value, start, lines }: { pool: PoolId; value: number; start: number; lines: readonly ChangeLine[] }) {
  const t = useTranslations('hq')
  const gauge = useGauge()
  const Icon = poolIcons[pool]
  const alarming = pool === 'bchs' ? gauge.read(value, start).tone === 'lost' : value === 0
  return (
    <article
      className={clsx(
        'bg-panel shadow-panel rounded-panel relative flex min-w-0 flex-col overflow-hidden px-2.5 py-2 sm:px-5 sm:py-3.5',
        alarming && 'outline-lost outline-2 -outline-offset-2 outline-dashed',
      )}
    >
      <h2 className="text-ink-soft flex min-w-0 items-center gap-1.5 text-xs font-semibold sm:text-lg">
        <Icon aria-hidden className="size-4 shrink-0 sm:size-5" strokeWidth={2.1} />
        <span className="truncate">{t(`pools.${pool}`)}</span>
      </h2>
      <div className="flex min-w-0 flex-1 flex-col justify-between gap-1 sm:flex-none sm:flex-row sm:items-end sm:gap-4">
        <div className="min-w-0">
          <output
            key={value}
            aria-live="polite"
            className={clsx(
              'figures animate-rise block text-5xl leading-[1.05] font-bold sm:text-7xl xl:text-8xl',
              alarming ? 'text-lost' : 'text-ink',
            )}
          >
            {value}
          </output>
          <p className="text-ink-faint hidden text-sm sm:block">{t('pools.ofStart', { start })}</p>
        </div>
        {pool === 'bchs' ? (
          <div className="flex w-full justify-center sm:w-40 xl:w-48">
            <Gauge value={value} start={start} />
          </div>
        ) : (
          <Store value={value} start={start} />
        )}
      </div>
      <LastChange pool={pool} lines={lines} />
    </article>
  )
}

/** How much is left of the start, as a column of ten marks; a store fuller than at the start is simply full. */
function Store({ value, start }: { value: number; start: number }) {
  const marks = start <= 0 ? (value > 0 ? 10 : 0) : Math.min(10, Math.ceil((value / start) * 10))
  return (
    <div aria-hidden className="flex w-full gap-0.5 pb-1 sm:w-32 sm:gap-1 sm:pb-2 xl:w-44">
      {Array.from({ length: 10 }, (_, index) => (
        <span key={index} className={clsx('h-2 flex-1 rounded-[1px] sm:h-7', index < marks ? 'bg-press' : 'bg-rule')} />
      ))}
    </div>
  )
}

function LastChange({ pool, lines }: { pool: PoolId; lines: readonly ChangeLine[] }) {
  const reason = useReason()
  const last = lines.find((line) => line.pools.some((moved) => moved.pool === pool))
  const moved = last?.pools.find((each) => each.pool === pool)
  if (!last || !moved) return null
  return (
    <p className="animate-rise border-rule mt-1.5 hidden truncate border-t pt-1.5 text-sm sm:block">
      <strong className={clsx('figures', moved.delta < 0 ? 'text-wait' : 'text-calm')}>{signed(moved.delta)}</strong>{' '}
      <span className="text-ink-soft">{reason(last)}</span>
    </p>
  )
}
