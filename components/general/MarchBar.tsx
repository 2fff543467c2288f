'use client'
import clsx from 'clsx'
import { ArrowRight, Pause } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'
import { marchProgress, type MarchWithId } from './orderModel'

/** A crossing under way: from and to, the border in the middle, when it is crossed and when it ends (MB-MAP-8); one that is held stands (EP-5). */
export function MarchBar({ march, name }: { march: MarchWithId; name: (id: string) => string }) {
  const t = useTranslations('general')
  const hold = useRow('holds', `march/${march.id}`)
  const time = useEventTime()
  const now = hold ? hold.at : time
  const format = useEventFormat()
  const progress = marchProgress(march, now)
  const crossed = march.crossed || now >= march.crossAt
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm font-medium">
        <span className={clsx(!crossed && 'text-press')}>{name(march.fromId)}</span>
        <ArrowRight aria-hidden className="text-ink-faint size-4 shrink-0" />
        <span className={clsx(crossed && 'text-press')}>{name(march.toId)}</span>
        {march.rest.map((id) => (
          <span key={id} className="text-ink-faint inline-flex items-center gap-1.5">
            <ArrowRight aria-hidden className="size-4 shrink-0" />
            {name(id)}
          </span>
        ))}
      </p>
      <div
        className="bg-rule relative h-2 rounded-full"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        aria-label={t('armies.arrives')}
      >
        <div
          className="bg-press absolute inset-y-0 left-0 rounded-full transition-[width] duration-1000 ease-linear"
          style={{ width: `${progress * 100}%` }}
        />
        <span aria-hidden className="bg-ink absolute -top-1 left-1/2 h-4 w-0.5" />
      </div>
      {hold ? (
        <p className="text-wait flex items-center gap-1.5 text-sm font-medium">
          <Pause aria-hidden className="size-4 shrink-0" />
          {t('armies.held', { time: format.length(march.arriveAt - hold.at) })}
        </p>
      ) : (
        <p className="text-ink-soft flex flex-wrap justify-between gap-x-4 text-sm">
          <span>
            {crossed ? (
              t('armies.crossed')
            ) : (
              <>
                {t('armies.crosses')} <span className="figures">{format.moment(march.crossAt, now)}</span>
              </>
            )}
          </span>
          <span>
            {t('armies.arrives')} <span className="figures text-ink font-semibold">{format.until(march.arriveAt, now)}</span>
          </span>
        </p>
      )}
    </div>
  )
}
