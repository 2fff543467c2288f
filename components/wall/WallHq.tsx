'use client'
import { useTranslations } from 'use-intl'
import { poolIcons } from '@/components/hq/poolLooks'
import { poolIds } from '@/lib/campaign/hq/tables'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'

/** HQ's numbers, only where the scenario makes them public (EP-44): otherwise the wall has no such rows. */
export function WallHq() {
  const t = useTranslations('wall')
  const campaign = useRow('campaign', 'campaign')
  const pools = useView('pools')
  const cards = useRows('publicCards')
  if (!campaign?.hqOpen || Object.keys(pools).length === 0) return null
  return (
    <section className="border-rule border-t pt-5">
      <h2 className="text-ink-faint flex items-baseline justify-between text-[36px] leading-tight font-semibold">
        {campaign.hqLabel}
        <span className="text-wait">{t('openCards', { count: cards.length })}</span>
      </h2>
      <ul className="mt-3 grid grid-cols-3 gap-4">
        {poolIds.map((pool) => {
          const Icon = poolIcons[pool]
          return (
            <li key={pool} className="flex items-center gap-3">
              <Icon aria-label={t(`pools.${pool}`)} className="text-press size-12 shrink-0" strokeWidth={1.8} />
              <span className="figures text-[72px] leading-none font-bold">{pools[pool]?.value ?? 0}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
