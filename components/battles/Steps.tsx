'use client'
import clsx from 'clsx'
import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { steps } from './model/phases'
import type { BattleRow } from './model/rows'

/** The four steps of a table, so that everybody sees where the battle is and what comes. */
export function Steps({ phase }: { phase: BattleRow['phase'] }) {
  const t = useTranslations('battles')
  const at = phase === 'ended' ? steps.length : steps.indexOf(phase)
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap gap-x-1 gap-y-1.5">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={clsx(
            'rounded-control inline-flex min-h-8 items-center gap-1 border px-1.5 text-[0.8125rem] font-semibold sm:gap-1.5 sm:px-2.5 sm:text-sm',
            index === at ? 'border-press bg-press-wash text-press' : 'border-rule text-ink-faint',
          )}
        >
          {index < at ? <Check aria-hidden className="size-4" strokeWidth={2.6} /> : <span className="figures">{index + 1}</span>}
          {t(`step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
