'use client'
import { MousePointerClick } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/EmptyState'
import { useRows } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'
import { ArmyLine } from './ArmyLine'
import { ArmyPanel } from './ArmyPanel'
import { RiderPanel } from './RiderPanel'
import { SectorPanel } from './SectorPanel'

/** What is chosen on the map, and what can be done with it. */
export function SelectionPanel() {
  const selection = useMaster((state) => state.selection)
  switch (selection?.kind) {
    case 'sector':
      return <SectorPanel key={selection.id} sectorId={selection.id} />
    case 'army':
      return <ArmyPanel key={selection.id} armyId={selection.id} />
    case 'rider':
      return <RiderPanel key={selection.id} personId={selection.id} />
    case undefined:
      return <Nothing />
  }
}

/** Nothing is chosen: all armies by state, so that one is found without the map. */
function Nothing() {
  const t = useTranslations('master.selection')
  const states = useRows('states')
  const armies = useRows('armies')
  return (
    <div className="flex flex-col gap-3 p-3">
      {armies.length === 0 && (
        <EmptyState icon={MousePointerClick} title={t('nothing')}>
          {t('nothingText')}
        </EmptyState>
      )}
      {states.map((state) => {
        const own = armies.filter((army) => army.stateId === state.id)
        if (own.length === 0) return null
        return (
          <section key={state.id} aria-label={state.name}>
            <h3 className="eyebrow mb-1 flex items-center gap-2">
              <span aria-hidden className="border-ink/30 inline-block h-3 w-4 rounded-[2px] border" style={{ background: state.colour }} />
              {state.name}
            </h3>
            <ul>
              {own.map((army) => (
                <ArmyLine key={army.id} army={army} withPlace />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
