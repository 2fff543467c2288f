'use client'
import { ScrollText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Panel } from '@/components/ui/Panel'
import { useLog } from '../useLog'
import type { Play } from './usePlay'

/** Steps of the log that are drawn; older ones stay in the battle. */
const SHOWN = 120

/** Every step of the battle as this viewer was told of it, with each die, the newest first. */
export function LogPanel({ play: { told, names } }: { play: Pick<Play, 'told' | 'names'> }) {
  const t = useTranslations('board.play')
  const say = useLog(names)
  const lines = told
    .slice(-SHOWN)
    .flatMap(({ key, events }) =>
      events.map((event, at) => ({ key: `${key} ${at}`, text: say(event), head: event.type === 'TurnStarted' })),
    )
  lines.reverse()
  return (
    <Panel title={t('log')} icon={ScrollText} className="min-h-64 lg:min-h-0" bodyClassName="flex min-h-0 flex-col">
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
