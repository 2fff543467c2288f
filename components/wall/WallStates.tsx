'use client'
import { useTranslations } from 'use-intl'
import { inkOn } from '@/components/map/cloth'
import { useRows } from '@/lib/live/client/hooks'

/** Who holds how much and how many flags each has: what everybody can count on the table. */
export function WallStates() {
  const t = useTranslations('wall')
  const states = useRows('states')
  const sectors = useRows('sectors')
  const flags = useRows('flags')
  return (
    <ul className="flex flex-col gap-3.5">
      {states.map((state) => {
        const lands = sectors.filter((sector) => sector.holderId === state.id).length
        const armies = flags.filter((flag) => flag.stateId === state.id).length
        return (
          <li key={state.id} className="flex items-center gap-5">
            <span
              aria-hidden
              className="grid h-[60px] w-[100px] shrink-0 place-items-center rounded-[4px] text-[36px] leading-none font-bold"
              style={{ background: state.colour, color: inkOn(state.colour) }}
            >
              {state.short.slice(0, 3)}
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-[36px] leading-[1.1] font-semibold text-balance">{state.name}</span>
              <span className="text-ink-soft block text-[36px] leading-tight">{t('holds', { lands, armies })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
