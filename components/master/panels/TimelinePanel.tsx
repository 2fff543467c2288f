'use client'
import { CalendarClock, Flag, Hourglass, Megaphone, MoveRight, Timer, type LucideIcon } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { MultiChips } from '@/components/ui/Chips'
import { Countdown } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { useSentence } from '@/lib/i18n/useSentence'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'
import { countKinds, inOrderOfTime, momentKind, ofKinds, targetOf, type MomentKind, type MomentRow } from './timelineModel'

const icons: Record<MomentKind, LucideIcon> = { arrival: Flag, crossing: MoveRight, card: Hourglass, word: Megaphone, other: Timer }

/** Up and down walk along the list; Enter on a line jumps, as any button does. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-line]')]
  const next = lines[lines.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Everything to come by the event's clock, the next first. */
export function TimelinePanel({ onJump }: PanelProps) {
  const t = useTranslations('masterPanels')
  const moments = inOrderOfTime(useRows('timeline'))
  const marches = useView('marches')
  const announcements = useView('announcements')
  const status = useRow('clock', 'clock')?.status
  const [chosen, setChosen] = useState<MomentKind[]>([])
  const shown = ofKinds(moments, chosen)
  const counts = countKinds(moments)
  return (
    <PanelFrame
      label={t('timeline.title')}
      head={
        counts.length > 1 ? (
          <MultiChips
            label={t('timeline.filter')}
            value={chosen}
            onChange={setChosen}
            chips={counts.map(({ kind, n }) => ({
              id: kind,
              label: (
                <>
                  {t(`timeline.kinds.${kind}`)} <span className="figures text-ink-faint">{n}</span>
                </>
              ),
            }))}
          />
        ) : undefined
      }
    >
      {status && status !== 'running' && moments.length > 0 && (
        <p className="text-wait border-rule border-b px-3 py-2 text-sm font-medium">{t(`timeline.stands.${status}`)}</p>
      )}
      {shown.length === 0 ? (
        <EmptyState icon={CalendarClock} title={t('timeline.empty')}>
          {t('timeline.emptyText')}
        </EmptyState>
      ) : (
        <ol className="divide-rule divide-y" onKeyDown={walk}>
          {shown.map((moment) => {
            const target = targetOf(moment, marches, announcements)
            return <Line key={moment.id} moment={moment} onPress={target && onJump ? () => onJump(target) : null} />
          })}
        </ol>
      )}
    </PanelFrame>
  )
}

function Line({ moment, onPress }: { moment: MomentRow; onPress: (() => void) | null }) {
  const t = useTranslations('masterPanels')
  const sentence = useSentence('masterPanels.moment')
  const kind = momentKind(moment)
  const Icon = icons[kind]
  return (
    <li>
      <button
        type="button"
        data-line
        disabled={onPress === null}
        onClick={onPress ?? undefined}
        className="enabled:hover:bg-raised flex w-full items-start gap-3 px-3 py-2 text-left transition-colors focus-visible:-outline-offset-2 disabled:cursor-default"
      >
        <Icon aria-hidden className="text-ink-faint mt-0.5 size-4 shrink-0" strokeWidth={2.1} />
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-medium [overflow-wrap:anywhere]">
            <span className="sr-only">{t(`timeline.kinds.${kind}`)}: </span>
            {sentence(moment.kind, moment.params) ?? t('moment.unknown', { kind: moment.kind })}
          </span>
          <Countdown due={moment.at} icon={false} className="text-sm" />
        </span>
      </button>
    </li>
  )
}
