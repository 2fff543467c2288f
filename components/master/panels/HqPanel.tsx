'use client'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { CampPanel } from '@/components/hq/CampPanel'
import { useHq } from '@/components/hq/useHq'
import { WatchPanel } from '@/components/hq/WatchPanel'
import { Chips } from '@/components/ui/Chips'
import { IconButton } from '@/components/ui/IconButton'
import { useRow } from '@/lib/live/client/hooks'
import { ForecastSection } from './hq/ahead/ForecastSection'
import { OpeningsSection } from './hq/ahead/OpeningsSection'
import { CampDialog } from './hq/CampDialog'
import { CardsSection, type CardGroup } from './hq/CardsSection'
import { GiftsSection } from './hq/GiftsSection'
import { InterventionSection } from './hq/InterventionSection'
import { LettersSection } from './hq/LettersSection'
import { PoolsSection } from './hq/PoolsSection'
import { PromisesSection } from './hq/PromisesSection'
import { SurvivalSection } from './hq/SurvivalSection'
import { RoundAlerts, TablesSection } from './hq/TablesSection'
import { WordSection } from './hq/WordSection'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'

const pages = ['now', 'ahead', 'tables', 'promises'] as const
type Page = (typeof pages)[number]

/**
 * HQ as the master runs it, in four pages: what goes on now, what comes, the tables with their ships, and promises. The open word and
 * rounds without a card stand above all of them. `cardId`: a card to unfold and show.
 */
export function HqPanel({ slug, cardId = null }: PanelProps & { cardId?: string | null }) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hqDesk')
  const hq = useHq()
  const [page, setPage] = useState<Page>('now')
  const [group, setGroup] = useState<CardGroup>('open')
  const cards = useRef<HTMLDivElement>(null)
  const [followed, setFollowed] = useState<string | null>(null)
  if (cardId !== followed) {
    setFollowed(cardId)
    if (cardId !== null) {
      setPage('now')
      setGroup('open')
    }
  }
  const showHidden = () => {
    setPage('now')
    setGroup('hidden')
    requestAnimationFrame(() => cards.current?.scrollIntoView({ block: 'start' }))
  }
  return (
    <PanelFrame
      label={hq.label || t('hq.title')}
      head={
        <Chips
          label={say('pages.label')}
          value={page}
          onChange={(id) => id && setPage(id)}
          chips={pages.map((id) => ({ id, label: say(`pages.${id}`) }))}
        />
      }
    >
      <div className="flex flex-col gap-3 p-2.5">
        {hq.status !== null && hq.status !== 'running' && (
          <p className="border-wait bg-wait-wash text-wait rounded-control border p-2.5 text-sm font-medium">
            {t(`hq.stands.${hq.status}`)}
          </p>
        )}
        {hq.announcement && <WordSection key={hq.announcement.id} announcement={hq.announcement} hq={hq} />}
        <RoundAlerts onIssue={showHidden} />
        {page === 'now' && (
          <>
            {hq.pools && <PoolsSection pools={hq.pools} />}
            <div ref={cards}>
              <CardsSection hq={hq} group={group} onGroup={setGroup} shownId={cardId} />
            </div>
            <Watch />
            <GiftsSection />
          </>
        )}
        {page === 'ahead' && (
          <>
            <OpeningsSection />
            <ForecastSection slug={slug} />
          </>
        )}
        {page === 'tables' && (
          <>
            <LettersSection />
            <TablesSection />
            <InterventionSection />
            <SurvivalSection />
            <Camp />
          </>
        )}
        {page === 'promises' && <PromisesSection />}
      </div>
    </PanelFrame>
  )
}

function Watch() {
  const hq = useHq()
  const { give } = useGive()
  return <WatchPanel hq={hq} onToggle={({ id, present }) => void give(present ? 'hq.checkOut' : 'hq.checkIn', { person: id })} />
}

function Camp() {
  const t = useTranslations('masterPanels')
  const camp = useRow('camp', 'camp')
  const [open, setOpen] = useState(false)
  return (
    <>
      <CampPanel actions={<IconButton icon={Pencil} size="s" label={t('camp.edit')} onClick={() => setOpen(true)} />} />
      {open && camp && <CampDialog camp={camp} onClose={() => setOpen(false)} />}
    </>
  )
}
