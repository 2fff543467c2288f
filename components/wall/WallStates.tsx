'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { useRows } from '@/lib/live/client/hooks'
import { Cloth } from './Cloth'

/**
 * Who holds how much and how many flags each has: what everybody can count on the table. `wide`: in two columns. The more states there
 * are, the less room each takes: a name in one line, then the flag alone.
 */
export function WallStates({ wide = false }: { wide?: boolean }) {
  const t = useTranslations('wall')
  const states = useRows('states')
  const sectors = useRows('sectors')
  const flags = useRows('flags')
  const oneLine = states.length > (wide ? 4 : 3)
  const flagAlone = states.length > (wide ? 6 : 5)
  return (
    <ul className={clsx('min-h-0 shrink-0 overflow-hidden', wide ? 'grid grid-cols-2 gap-x-8 gap-y-4' : 'flex flex-col gap-3')}>
      {states.map((state) => {
        const lands = sectors.filter((sector) => sector.holderId === state.id).length
        const armies = flags.filter((flag) => flag.stateId === state.id).length
        return (
          <li key={state.id} className={clsx('flex items-center', oneLine ? 'gap-4' : 'gap-5')}>
            <Cloth state={state} />
            <span className="min-w-0 flex-1 text-[36px] leading-[1.06]">
              {!flagAlone && (
                <span className={clsx('font-semibold', oneLine ? 'block truncate tracking-[-0.02em]' : 'line-clamp-2 text-balance')}>
                  {state.name}
                </span>
              )}
              <span className="text-ink-soft block truncate">{t('holds', { lands, armies })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
