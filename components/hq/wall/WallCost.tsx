'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import type { Cost } from '@/lib/campaign/hq/tables'
import { paymentsOf, type PoolAmounts } from '../payment'
import { poolIcons } from '../poolLooks'

/** A cost read from five metres: picture and figure of each pool; a broken frame where the pool does not suffice. */
export function WallCost({ cost, amounts }: { cost: Cost | null; amounts: PoolAmounts }) {
  const t = useTranslations('hq')
  const payments = paymentsOf(cost, amounts)
  if (payments.length === 0) return <span className="text-ink-soft text-[0.9em] whitespace-nowrap">{t('cards.free')}</span>
  return (
    <ul className="flex shrink-0 gap-[0.3em]" aria-label={t('pay.cost')}>
      {payments.map(({ pool, cost: price, after }) => {
        const Icon = poolIcons[pool]
        return (
          <li
            key={pool}
            className={clsx(
              'flex items-center gap-[0.3em] rounded-[5px] border-2 px-[0.4em] py-[0.1em]',
              after < 0 ? 'border-lost text-lost border-dashed' : 'border-rule-strong',
            )}
          >
            <Icon aria-label={t(`pools.${pool}`)} className="size-[1em]" strokeWidth={2} />
            <strong className="figures text-[1.2em] leading-none">{price}</strong>
          </li>
        )
      })}
    </ul>
  )
}
