'use client'
import clsx from 'clsx'
import { Check, MoveDown, MoveLeft, MoveRight, MoveUp, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { exitsOf } from './orderModel'

const sides: Record<string, LucideIcon> = { N: MoveUp, E: MoveRight, S: MoveDown, W: MoveLeft }

/** Neighbours by compass side, each with the minutes the crossing takes; a place to press for each. */
export function Exits(props: {
  neighbours: readonly { sectorId: string; side: string }[]
  minutes: number
  name: (id: string) => string
  chosen?: string | null
  onPick: (sectorId: string) => void
}) {
  const { neighbours, minutes, name, chosen = null, onPick } = props
  const t = useTranslations('general')
  return (
    <ul className="flex flex-col gap-1.5">
      {exitsOf(neighbours).map(({ sectorId, side }) => {
        const Icon = sides[side] ?? MoveUp
        const on = sectorId === chosen
        return (
          <li key={sectorId}>
            <button
              type="button"
              aria-pressed={chosen === null ? undefined : on}
              onClick={() => onPick(sectorId)}
              className={clsx(
                'rounded-control flex min-h-13 w-full items-center gap-3 border px-3 text-left transition-colors',
                on ? 'border-press bg-press-wash text-press' : 'border-rule-strong bg-sunken hover:border-press',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              <span className="min-w-0 flex-1">
                <span className="block leading-tight font-semibold [overflow-wrap:anywhere]">{name(sectorId)}</span>
                <span className={clsx('text-sm', on ? '' : 'text-ink-faint')}>{t(`side.${side}`)}</span>
              </span>
              <span className="figures font-semibold whitespace-nowrap">{t('armies.exitMinutes', { minutes })}</span>
              {on && <Check aria-hidden className="size-5 shrink-0" strokeWidth={2.6} />}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
