'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import type { ShownEffect } from '@/lib/campaign/viewRows'
import { signed } from './changesModel'
import { gainsOf } from './payment'
import { poolIcons } from './poolLooks'

/** What an outcome brings in figures: pools, camp, help for battles. Nothing where it is words alone. */
export function Effects({ effects }: { effects: readonly ShownEffect[] }) {
  const t = useTranslations('hq')
  const gains = gainsOf(effects)
  const others = effects.flatMap((effect) => {
    if (effect.t === 'camp') {
      return [
        ...(effect.defence ? [`${t('camp.defence')} ${signed(effect.defence)}`] : []),
        ...(effect.support ? [`${t('camp.support')} ${signed(effect.support)}`] : []),
      ]
    }
    return effect.t === 'grant' ? [`${t(`aids.${effect.aid}`)} ${signed(effect.n)}`] : []
  })
  if (gains.length + others.length === 0) return null
  return (
    <span className="inline-flex flex-wrap gap-x-2.5 gap-y-0.5 align-baseline">
      {gains.map(({ pool, delta }) => {
        const Icon = poolIcons[pool]
        return (
          <span
            key={pool}
            className={clsx('inline-flex items-center gap-[0.25em] font-semibold whitespace-nowrap', delta < 0 ? 'text-lost' : 'text-calm')}
          >
            <Icon aria-hidden className="size-[0.95em]" strokeWidth={2.2} />
            {t(`pools.${pool}`)} <span className="figures">{signed(delta)}</span>
          </span>
        )
      })}
      {others.map((text) => (
        <span key={text} className="text-ink font-semibold whitespace-nowrap">
          {text}
        </span>
      ))}
    </span>
  )
}
