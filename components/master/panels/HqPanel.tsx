'use client'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { CampPanel } from '@/components/hq/CampPanel'
import { useHq } from '@/components/hq/useHq'
import { WatchPanel } from '@/components/hq/WatchPanel'
import { IconButton } from '@/components/ui/IconButton'
import { useRow } from '@/lib/live/client/hooks'
import { CampDialog } from './hq/CampDialog'
import { CardsSection, type CardGroup } from './hq/CardsSection'
import { GiftsSection } from './hq/GiftsSection'
import { LettersSection } from './hq/LettersSection'
import { PoolsSection } from './hq/PoolsSection'
import { SurvivalSection } from './hq/SurvivalSection'
import { RoundAlerts, TablesSection } from './hq/TablesSection'
import { WordSection } from './hq/WordSection'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'

/** HQ as the master runs it: the open word, what waits, pools, cards, the watch, tables, camp. `cardId`: a card to unfold and show. */
export function HqPanel({ cardId = null }: PanelProps & { cardId?: string | null }) {
  const t = useTranslations('masterPanels')
  const hq = useHq()
  const camp = useRow('camp', 'camp')
  const { give } = useGive()
  const [group, setGroup] = useState<CardGroup>('open')
  const [campOpen, setCampOpen] = useState(false)
  const cards = useRef<HTMLDivElement>(null)
  const [followed, setFollowed] = useState<string | null>(null)
  if (cardId !== followed) {
    setFollowed(cardId)
    if (cardId !== null) setGroup('open')
  }
  const showHidden = () => {
    setGroup('hidden')
    cards.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <PanelFrame label={hq.label || t('hq.title')}>
      <div className="flex flex-col gap-3 p-2.5">
        {hq.status !== null && hq.status !== 'running' && (
          <p className="border-wait bg-wait-wash text-wait rounded-control border p-2.5 text-sm font-medium">
            {t(`hq.stands.${hq.status}`)}
          </p>
        )}
        {hq.announcement && <WordSection key={hq.announcement.id} announcement={hq.announcement} hq={hq} />}
        <RoundAlerts onIssue={showHidden} />
        {hq.pools && <PoolsSection pools={hq.pools} />}
        <div ref={cards}>
          <CardsSection hq={hq} group={group} onGroup={setGroup} shownId={cardId} />
        </div>
        <WatchPanel hq={hq} onToggle={({ id, present }) => void give(present ? 'hq.checkOut' : 'hq.checkIn', { person: id })} />
        <GiftsSection />
        <LettersSection />
        <TablesSection />
        <SurvivalSection />
        <CampPanel actions={<IconButton icon={Pencil} size="s" label={t('camp.edit')} onClick={() => setCampOpen(true)} />} />
      </div>
      {campOpen && camp && <CampDialog camp={camp} onClose={() => setCampOpen(false)} />}
    </PanelFrame>
  )
}
