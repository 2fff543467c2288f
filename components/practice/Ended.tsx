'use client'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { practiceSides, type PracticeSide } from '@/lib/practice/setup'
import type { Play } from '../board/play/usePlay'

/** Who holds the field, and what it cost. `you`: the side of the reader, null where both stand before the screen. */
export function Ended({ play, you, onAgain }: { play: Play; you: PracticeSide | null; onAgain: () => void }) {
  const t = useTranslations('practice')
  const holders = play.battle.holders ?? []
  const names = holders.map((side) => t(`side.${side as PracticeSide}`)).join(', ')
  const title =
    holders.length === 0 ? t('drawn') : you === null ? t('won', { side: names }) : t(holders.includes(you) ? 'wonYou' : 'lostYou')
  const lost = (side: string) =>
    Object.values(play.state.figures).filter(({ sideId, status }) => sideId === side && ['gone', 'overturned', 'wounded'].includes(status))
      .length
  return (
    <section className="bg-panel rounded-panel shadow-panel flex shrink-0 flex-col gap-3 p-4">
      <h2 className="text-2xl leading-tight font-bold">{title}</h2>
      <ul className="text-ink-soft">
        {practiceSides.map((side) => (
          <li key={side}>{t('losses', { side: t(`of.${side}`), n: lost(side) })}</li>
        ))}
      </ul>
      <Button variant="press" onClick={onAgain}>
        {t('again')}
      </Button>
    </section>
  )
}
