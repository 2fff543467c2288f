'use client'
import {
  Bell,
  CalendarClock,
  DoorClosed,
  Flag,
  Hand,
  Hourglass,
  Megaphone,
  MoveRight,
  Swords,
  Timer,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { MultiChips } from '@/components/ui/Chips'
import { Countdown } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { IconButton } from '@/components/ui/IconButton'
import { useSentence } from '@/lib/i18n/useSentence'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import { HeldThings } from './HeldThings'
import { holdable, type Held } from './holdModel'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'
import { countKinds, inOrderOfTime, momentKind, ofKinds, targetOf, type MomentKind, type MomentRow } from './timelineModel'

const icons: Record<MomentKind, LucideIcon> = {
  reminder: Bell,
  clock: DoorClosed,
  battle: Swords,
  arrival: Flag,
  crossing: MoveRight,
  card: Hourglass,
  word: Megaphone,
  people: Users,
  other: Timer,
}

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
      <HeldThings onJump={onJump} />
      {shown.length === 0 ? (
        <EmptyState icon={CalendarClock} title={t('timeline.empty')}>
          {t('timeline.emptyText')}
        </EmptyState>
      ) : (
        <ol className="divide-rule divide-y" onKeyDown={walk}>
          {shown.map((moment) => {
            const target = targetOf(moment, marches, announcements)
            return (
              <Line
                key={moment.id}
                moment={moment}
                onPress={target && onJump ? () => onJump(target) : null}
                hold={holdable(moment, marches, announcements)}
              />
            )
          })}
        </ol>
      )}
    </PanelFrame>
  )
}

/** One moment. H on its line holds what it belongs to, with its own clock (EP-5). */
function Line({ moment, onPress, hold }: { moment: MomentRow; onPress: (() => void) | null; hold: Held | null }) {
  const t = useTranslations('masterPanels')
  const desk = useTranslations('desk.hold')
  const { give, busy } = useGive()
  const stop = () => hold && void give('desk.hold', { ...hold }, { done: desk('held') })
  const sentence = useSentence('masterPanels.moment')
  const kind = momentKind(moment)
  const Icon = icons[kind]
  return (
    <li
      className="hover:bg-raised group flex items-start"
      onKeyDown={(event) => {
        if (event.code !== 'KeyH' || event.ctrlKey || event.metaKey || event.altKey || !hold || busy) return
        event.preventDefault()
        event.stopPropagation()
        stop()
      }}
    >
      <button
        type="button"
        data-line
        disabled={onPress === null}
        onClick={onPress ?? undefined}
        className="flex min-w-0 flex-1 items-start gap-3 px-3 py-2 text-left transition-colors focus-visible:-outline-offset-2 disabled:cursor-default"
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
      {hold && (
        <IconButton
          icon={Hand}
          size="s"
          label={desk('hold')}
          keyHint="H"
          disabled={busy}
          className="mt-1.5 mr-1.5 opacity-60 group-focus-within:opacity-100 group-hover:opacity-100"
          onClick={stop}
        />
      )}
    </li>
  )
}
