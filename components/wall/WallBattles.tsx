'use client'
import { Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRows, useView } from '@/lib/live/client/hooks'
import { Cloth } from './Cloth'

/** Battles under way, where the settings let the wall tell of them: the territory and the sides, nothing of how it goes. */
export function WallBattles({ most }: { most: number }) {
  const t = useTranslations('walls.battles')
  const told = useView('settings')['wall.battles']?.value === true
  const sectors = useView('sectors')
  const states = useView('states')
  const running = useRows('battles').filter((battle) => battle.phase === 'deployment' || battle.phase === 'running')
  if (!told || running.length === 0) return null
  return (
    <section className="border-rule shrink-0 border-t pt-4">
      <h2 className="text-lost flex items-center gap-3 text-[36px] leading-tight font-semibold">
        <Swords aria-hidden className="size-9" strokeWidth={2} />
        {t('title')}
        {running.length > most && <span className="text-ink-soft font-normal">{t('more', { n: running.length - most })}</span>}
      </h2>
      <ul className="mt-2 flex flex-col gap-3">
        {running.slice(0, most).map((battle) => (
          <li key={battle.id} data-battle={battle.id} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-[36px] leading-tight font-semibold">{sectors[battle.sectorId]?.name}</span>
            {battle.sides
              .flatMap((side) => side.stateIds)
              .map((id) => (
                <Cloth key={id} state={states[id]} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
