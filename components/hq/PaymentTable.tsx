'use client'
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Cost } from '@/lib/campaign/hq/tables'
import { paymentsOf, type PoolAmounts } from './payment'
import { poolIcons } from './poolLooks'

/** What a payment does to each pool: before and after, large. */
export function PaymentTable({ cost, amounts, later }: { cost: Cost | null; amounts: PoolAmounts; later: boolean }) {
  const t = useTranslations('hq')
  const payments = paymentsOf(cost, amounts)
  if (payments.length === 0) return <p className="text-lg font-semibold">{t('confirm.free')}</p>
  return (
    <div>
      <p className="text-ink-soft mb-1.5 text-sm font-semibold">{t(later ? 'confirm.costOnWord' : 'confirm.cost')}</p>
      <ul className="divide-rule bg-sunken rounded-control divide-y">
        {payments.map(({ pool, cost: price, have, after }) => {
          const Icon = poolIcons[pool]
          return (
            <li key={pool} className="flex items-center gap-3 px-4 py-2.5">
              <Icon aria-hidden className="text-ink-soft size-5 shrink-0" strokeWidth={2.1} />
              <span className="min-w-0 flex-1 text-lg">{t(`pools.${pool}`)}</span>
              <strong className="figures text-wait text-2xl">−{price}</strong>
              <span
                className={clsx(
                  'figures flex w-28 items-center justify-end gap-2 text-lg',
                  after < 0 ? 'text-lost font-bold' : 'text-ink-soft',
                )}
              >
                {have} <ArrowRight aria-hidden className="size-4" /> <span className="text-ink font-bold">{after < 0 ? '—' : after}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
