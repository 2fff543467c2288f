'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import type { Cost as CostOf } from '@/lib/campaign/hq/tables'
import { paymentsOf, type PoolAmounts } from './payment'
import { poolIcons } from './poolLooks'

/** What something costs, pool by pool; a pool that does not suffice is crossed by its lack in words and a broken frame. */
export function Cost({ cost, amounts, large = false }: { cost: CostOf | null; amounts: PoolAmounts; large?: boolean }) {
  const t = useTranslations('hq')
  const payments = paymentsOf(cost, amounts)
  if (payments.length === 0) return <span className="text-ink-soft text-sm font-medium">{t('cards.free')}</span>
  return (
    <ul className="flex flex-wrap items-center gap-1.5" aria-label={t('pay.cost')}>
      {payments.map(({ pool, cost: price, have, after }) => {
        const Icon = poolIcons[pool]
        const short = after < 0
        return (
          <li
            key={pool}
            className={clsx(
              'rounded-control inline-flex items-center gap-1.5 border px-2 py-1 leading-none',
              short ? 'border-lost text-lost bg-lost-wash border-dashed' : 'border-rule-strong bg-sunken text-ink',
              large ? 'text-xl' : 'text-[0.9375rem]',
            )}
          >
            <Icon aria-hidden className="size-[1.05em] shrink-0" strokeWidth={2.1} />
            <span className="text-[0.82em] font-medium">{t(`pools.${pool}`)}</span>
            <strong className="figures font-bold">{price}</strong>
            {short && <span className="text-[0.8em] font-semibold">{t('pay.have', { have })}</span>}
          </li>
        )
      })}
    </ul>
  )
}
