'use client'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRuleError } from '@/lib/i18n/useRuleError'
import type { PlayFault } from '@/lib/maps/faults'

/** A fault as the server would say it. */
export function useFaultWords(): (fault: PlayFault) => string {
  const words = useRuleError()
  return ({ code, at = null, edge = null, other = null }) => words('E_BATTLE_MAP_FAULT', { fault: code, at, edge, other })
}

/** What is wrong with a map in words, the grave first. */
export function FaultList({ faults }: { faults: readonly PlayFault[] }) {
  const t = useTranslations('maps.faults')
  const say = useFaultWords()
  if (faults.length === 0)
    return (
      <p className="text-calm flex items-center gap-2 text-sm font-medium">
        <CircleCheck aria-hidden className="size-4 shrink-0" /> {t('none')}
      </p>
    )
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {faults.map((fault, index) => (
        <li key={index} className={fault.grave ? 'text-lost flex gap-2 font-medium' : 'text-ink-soft flex gap-2'}>
          {fault.grave ? (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          ) : (
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          )}
          <span>
            <span className="sr-only">{t(fault.grave ? 'grave' : 'hint')} </span>
            {say(fault)}
          </span>
        </li>
      ))}
    </ul>
  )
}
