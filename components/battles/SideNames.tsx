'use client'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useView } from '@/lib/live/client/hooks'
import type { BattleRow } from './model/rows'
import { useSideTitle } from './useBattle'

/** The colour of a side's flag, as high as its name. */
export const SideColour = ({ colour }: { colour: string | null }) => (
  <span
    aria-hidden
    className="inline-block h-[1.05em] w-1.5 shrink-0 rounded-full"
    style={{ background: colour ?? 'var(--rule-strong)' }}
  />
)

/** "Стрежское королевство против Кременского ханства", each with the colour of its flag. */
export function SideNames({ sides }: { sides: BattleRow['sides'] }) {
  const t = useTranslations('battles')
  const titleOf = useSideTitle()
  const states = useView('states')
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {sides.map((side, index) => (
        <Fragment key={side.id}>
          {index > 0 && <span className="text-ink-faint">{t('versus')}</span>}
          <span className="inline-flex items-center gap-1.5 font-medium">
            <SideColour colour={states[side.stateIds[0] ?? '']?.colour ?? null} />
            {titleOf(side)}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
