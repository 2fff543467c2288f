'use client'
import clsx from 'clsx'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { poolIcons } from '@/components/hq/poolLooks'
import { useGauge } from '@/components/hq/useGauge'
import type { Hq } from '@/components/hq/useHq'
import { poolIds, type PoolId } from '@/lib/campaign/hq/tables'
import { PoolDialog } from './PoolDialog'

/** The three pools in short; a press on one opens its correction. */
export function PoolsSection({ pools }: { pools: NonNullable<Hq['pools']> }) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hq')
  const gauge = useGauge()
  const [open, setOpen] = useState<PoolId | null>(null)
  return (
    <section aria-label={say('pools.title')} className="grid grid-cols-3 gap-2">
      {poolIds.map((pool) => {
        const { value, start } = pools[pool]
        const Icon = poolIcons[pool]
        const name = say(`pools.${pool}`)
        const alarming = pool === 'bchs' ? gauge.read(value, start).tone === 'lost' : value === 0
        return (
          <button
            key={pool}
            type="button"
            aria-label={t('pool.open', { pool: name, value })}
            onClick={() => setOpen(pool)}
            className={clsx(
              'group bg-raised rounded-control hover:border-press flex min-w-0 flex-col border px-2.5 py-1.5 text-left transition-colors',
              alarming ? 'border-lost border-dashed' : 'border-transparent',
            )}
          >
            <span className="text-ink-soft flex w-full min-w-0 items-center gap-1.5 text-xs font-semibold">
              <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.1} />
              <span className="truncate">{name}</span>
              <Pencil aria-hidden className="text-ink-faint group-hover:text-press ml-auto size-3.5 shrink-0" />
            </span>
            <span className={clsx('figures text-2xl leading-tight font-bold', alarming ? 'text-lost' : 'text-ink')}>{value}</span>
            <span className="text-ink-faint w-full truncate text-xs">
              {pool === 'bchs' ? gauge.read(value, start).name : say('pools.ofStart', { start })}
            </span>
          </button>
        )
      })}
      {open && <PoolDialog pool={open} value={pools[open].value} onClose={() => setOpen(null)} />}
    </section>
  )
}
