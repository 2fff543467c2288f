'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { poolIds } from '@/lib/campaign/hq/tables'
import { Gauge } from '../Gauge'
import { poolIcons } from '../poolLooks'
import { useGauge } from '../useGauge'
import type { Hq } from '../useHq'

/** The three pools with the БЧСометр, the largest figures of the wall. */
export function WallPools({ hq }: { hq: Hq }) {
  const t = useTranslations('hq')
  const gauge = useGauge()
  return (
    <section aria-label={t('pools.title')} className="grid grid-cols-3 gap-6">
      {poolIds.map((pool) => {
        const Icon = poolIcons[pool]
        const { value, start } = hq.pools?.[pool] ?? { value: 0, start: 0 }
        const alarming = pool === 'bchs' ? gauge.read(value, start).tone === 'lost' : value === 0
        return (
          <article
            key={pool}
            className={clsx(
              'bg-panel shadow-panel flex items-center gap-6 rounded-[6px] px-8 py-2',
              alarming && 'outline-lost outline-4 -outline-offset-4 outline-dashed',
            )}
          >
            <div className="min-w-0 flex-1">
              <h2 className="text-ink-soft flex items-center gap-4 text-[40px] leading-tight font-semibold">
                <Icon aria-hidden className="size-10 shrink-0" strokeWidth={2} />
                {t(`pools.${pool}`)}
              </h2>
              <p
                className={clsx(
                  'figures leading-[0.95] font-bold',
                  value > 999 ? 'text-[110px]' : 'text-[150px]',
                  alarming ? 'text-lost' : 'text-ink',
                )}
              >
                {hq.pools ? value : '—'}
              </p>
            </div>
            {pool === 'bchs' && hq.pools && (
              <div className="w-60 [&_p]:text-[36px]! [&_svg]:max-w-none">
                <Gauge value={value} start={start} />
              </div>
            )}
          </article>
        )
      })}
    </section>
  )
}
