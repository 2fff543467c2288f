'use client'
import { Flag, Hourglass, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/EmptyState'
import { Skeleton } from '@/components/ui/Skeleton'
import { useConnection } from '@/lib/live/client/hooks'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { CampPanel } from './CampPanel'
import { Columns } from './Columns'
import { ChangesPanel } from './ChangesPanel'
import type { Choice } from './choice'
import { DecidedPanel } from './DecidedPanel'
import { DecideDialog } from './DecideDialog'
import { HelpPanel } from './HelpPanel'
import { LettersPanel } from './LettersPanel'
import { HqMoment } from './moment/HqMoment'
import { SoundSwitch } from './moment/SoundSwitch'
import { Newcomer } from './Newcomer'
import { Pools } from './Pools'
import { StrikePanel } from './StrikePanel'
import { byUrgency } from './urgency'
import { useChanges } from './useChanges'
import { useHq, type Hq } from './useHq'
import { WatchAsk } from './WatchAsk'
import { WatchPanel, WatchSwitch } from './WatchPanel'
import { WordPanel } from './WordPanel'

/** The HQ screen: pools, the word while it is said, cards by urgency, and beside them the watch and what was decided. */
export function HqScreen() {
  const t = useTranslations('hq')
  const hq = useHq()
  const lines = useChanges()
  const { ready } = useConnection()
  // Whoever takes the shared tablet next finds nothing half done of who was before him.
  const actor = hq.me?.personId ?? null
  const [asked, setAsked] = useState<{ choice: Choice; actor: string | null } | null>(null)
  const choice = asked?.actor === actor ? asked.choice : null
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader
        title={hq.label || ' '}
        actions={
          <>
            <SoundSwitch />
            <Newcomer hq={hq} />
            <WatchSwitch hq={hq} />
          </>
        }
      />
      <main className="mx-auto flex w-full max-w-[120rem] flex-1 flex-col gap-3 p-2 sm:gap-4 sm:p-4">
        <Pools pools={hq.pools} lines={lines} />
        <WatchAsk hq={hq} />
        {hq.announcement && <WordPanel announcement={hq.announcement} hq={hq} />}
        <div className="grid flex-1 items-start gap-3 sm:gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
          <section aria-label={t('cards.title')} className="min-w-0">
            <h2 className="text-ink-soft mb-2 flex items-baseline gap-2 px-1 text-lg font-semibold">
              {t('cards.title')}
              <span className="text-ink-faint text-base font-normal">{ready && t('cards.count', { n: hq.open.length })}</span>
            </h2>
            {ready ? <Cards hq={hq} onChoose={(chosen) => setAsked({ choice: chosen, actor })} /> : <Waiting />}
          </section>
          <aside className="grid min-w-0 items-start gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-1">
            <StrikePanel key={`strike ${actor}`} hq={hq} />
            <HelpPanel key={`help ${actor}`} hq={hq} />
            <WatchPanel hq={hq} />
            <LettersPanel key={`letters ${actor}`} hq={hq} />
            <ChangesPanel lines={lines} most={8} />
            <DecidedPanel />
            <CampPanel />
          </aside>
        </div>
      </main>
      <HqMoment />
      {choice && <DecideDialog choice={choice} hq={hq} onClose={() => setAsked(null)} />}
    </div>
  )
}

function Cards({ hq, onChoose }: { hq: Hq; onChoose: (choice: Choice) => void }) {
  const t = useTranslations('hq')
  if (hq.open.length > 0) {
    return <Columns cards={byUrgency(hq.open)} hq={hq} onChoose={onChoose} />
  }
  const phase = hq.status === 'setup' ? 'setup' : hq.status === 'ended' || hq.status === 'finale' ? 'ended' : 'empty'
  return (
    <div className="bg-panel shadow-panel rounded-panel grid min-h-64 place-items-center">
      <EmptyState icon={phase === 'setup' ? Hourglass : phase === 'ended' ? Flag : ShieldCheck} title={t(`${phase}.title`)}>
        {t(`${phase}.text`)}
      </EmptyState>
    </div>
  )
}

const Waiting = () => (
  <div role="status" aria-busy className="grid gap-4 md:grid-cols-2">
    <Skeleton className="h-72" />
    <Skeleton className="h-72" />
  </div>
)
