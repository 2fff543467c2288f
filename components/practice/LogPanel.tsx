'use client'
import { ScrollText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Throw } from '@/components/board/Dice'
import { useLog } from '@/components/board/useLog'
import { Panel } from '@/components/ui/Panel'
import type { Game } from '@/lib/practice/game'
import type { PracticeSide } from '@/lib/practice/setup'
import { usePractice } from './practiceStore'
import type { PracticeNames } from './useBattleNames'

/** Steps of the log that are drawn; older ones stay in the battle. */
const SHOWN = 120

/** The dice that fell last, and every step of the battle as this side saw it, the newest first. */
export function LogPanel({ game, viewer, names }: { game: Game; viewer: PracticeSide; names: PracticeNames }) {
  const t = useTranslations('practice')
  const { thrown, quick } = usePractice()
  const say = useLog(names)
  const from = Math.max(0, game.told.length - SHOWN)
  const lines = game.told.slice(from).flatMap(({ seen, step }, index) =>
    seen[viewer].map((event, at) => ({
      key: `${from + index} ${at}`,
      text: say(event),
      head: event.type === 'TurnStarted',
      side: step.seat,
    })),
  )
  lines.reverse()
  return (
    <Panel title={t('log')} icon={ScrollText} className="min-h-64 lg:min-h-52 lg:flex-1" bodyClassName="flex min-h-0 flex-col">
      {thrown.rolls.length > 0 && (
        <div
          key={thrown.count}
          className="border-rule flex shrink-0 flex-wrap gap-x-4 gap-y-1 border-b px-3 py-2"
          aria-label={t('dice')}
          role="group"
        >
          {thrown.rolls.map(({ purpose, faces }, index) => (
            <Throw key={index} purpose={purpose} faces={faces} rolls={!quick} />
          ))}
        </div>
      )}
      {lines.length === 0 && <p className="text-ink-faint p-3 text-sm">{t('logEmpty')}</p>}
      <ol
        aria-live="polite"
        tabIndex={0}
        aria-label={t('log')}
        className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto px-3 py-2 text-sm max-lg:max-h-80"
      >
        {lines.map(({ key, text, head }) => (
          <li
            key={key}
            className={
              head
                ? 'text-press border-rule mt-1 border-t pt-1.5 font-semibold first:mt-0 first:border-t-0'
                : 'text-ink-soft [overflow-wrap:anywhere]'
            }
          >
            {text.map((sentence, index) => (
              <span key={index} className="block first-letter:uppercase">
                {sentence}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
