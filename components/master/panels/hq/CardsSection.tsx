'use client'
import { Layers } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Hq } from '@/components/hq/useHq'
import { Chips } from '@/components/ui/Chips'
import { useLiveClient, useRows } from '@/lib/live/client/hooks'
import { ClosedCards } from './ClosedCards'
import { HiddenCards } from './HiddenCards'
import { OpenCards } from './OpenCards'

export const cardGroupIds = ['open', 'hidden', 'closed'] as const
export type CardGroup = (typeof cardGroupIds)[number]

/** Cards in three groups: open, still hidden, closed. */
export function CardsSection(props: { hq: Hq; group: CardGroup; onGroup: (group: CardGroup) => void; shownId: string | null }) {
  const { hq, group, onGroup, shownId } = props
  const t = useTranslations('masterPanels')
  const cards = useRows('cards')
  const slug = useLiveClient()?.slug
  const count = (id: CardGroup) =>
    cards.filter(({ state }) => (id === 'closed' ? state !== 'open' && state !== 'hidden' : state === id)).length
  return (
    <section aria-label={t('cards.title')} className="bg-panel rounded-panel shadow-panel">
      <div className="border-rule flex flex-wrap items-center gap-2 border-b p-2">
        <Chips
          label={t('cards.title')}
          value={group}
          onChange={(id) => id && onGroup(id)}
          chips={cardGroupIds.map((id) => ({
            id,
            label: (
              <>
                {t(`cards.groups.${id}`)} <span className="figures text-ink-faint">{count(id)}</span>
              </>
            ),
          }))}
        />
        {slug !== undefined && (
          <a href={`/c/${slug}/deck`} className="text-press ml-auto inline-flex min-h-9 items-center gap-1.5 px-1 text-sm font-medium">
            <Layers aria-hidden className="size-4" />
            {t('cards.deck')}
          </a>
        )}
      </div>
      {group === 'open' && <OpenCards hq={hq} shownId={shownId} />}
      {group === 'hidden' && <HiddenCards hq={hq} />}
      {group === 'closed' && <ClosedCards />}
    </section>
  )
}
