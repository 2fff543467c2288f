'use client'
import clsx from 'clsx'
import {
  Bell,
  ChevronDown,
  Dices,
  FileText,
  Hand,
  MailWarning,
  MapPinCheck,
  MessageCircleQuestionMark,
  Repeat,
  ScrollText,
  Swords,
  type LucideIcon,
} from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { useViewer } from '@/components/screen/Viewer'
import { Button } from '@/components/ui/Button'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import { useSentence } from '@/lib/i18n/useSentence'
import { useEventTime } from '@/lib/live/client/hooks'
import type { PanelProps } from '../panels/panel'
import { QueueDetail } from './QueueDetail'
import type { QueueItem, QueueKind } from './queueModel'

const icons: Record<QueueKind, LucideIcon> = {
  throw: Dices,
  battle: Swords,
  order: ScrollText,
  paper: FileText,
  reminder: Bell,
  arrival: MapPinCheck,
  notice: MailWarning,
  round: Repeat,
  reason: MessageCircleQuestionMark,
}

/** Waiting longer than this is told in amber. */
const LONG_MS = 5 * 60_000

/** Whoever types in an open line means the field and not the line. */
const typing = (target: EventTarget): boolean => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)

interface Props {
  slug: string
  item: QueueItem
  open: boolean
  onOpen: (open: boolean) => void
  onJump: PanelProps['onJump']
}

/**
 * One thing that waits. Enter unfolds what can be done about it here, G takes it or gives it back (EP-8), J jumps to its place on the
 * map.
 */
export function QueueLine({ slug, item, open, onOpen, onJump }: Props) {
  const t = useTranslations('desk.queue')
  const names = useNames()
  const viewer = useViewer()
  const { give, busy } = useGive()
  const { kind, id, takenBy } = item
  const mine = takenBy !== null && takenBy === viewer?.id
  const take = () => void give(mine ? 'desk.giveBack' : 'desk.take', { kind, id, ...(!mine && takenBy !== null && { over: true }) })
  const jump = item.jump && onJump ? () => onJump(item.jump!) : null
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
    const done = event.code === 'KeyG' && !busy ? take : event.code === 'KeyJ' && jump ? jump : null
    if (!done) return
    event.preventDefault()
    event.stopPropagation()
    done()
  }
  return (
    <li
      data-item={`${kind}/${id}`}
      onKeyDown={press}
      className={clsx(open && 'bg-raised', takenBy !== null && !mine && 'border-rule border-l-4')}
    >
      <div className="flex items-start gap-1 py-1 pr-2 pl-1">
        <Head item={item} open={open} onPress={() => onOpen(!open)} />
        <Button
          size="s"
          variant={mine ? 'quiet' : 'plain'}
          icon={Hand}
          busy={busy}
          aria-pressed={mine}
          title={t(mine ? 'giveBackHint' : takenBy ? 'takeOverHint' : 'takeHint')}
          className={clsx('mt-1.5 shrink-0', mine && 'border-press text-press')}
          onClick={take}
        >
          {mine ? t('mine') : takenBy !== null ? (names(takenBy) ?? t('taken')) : t('take')}
        </Button>
      </div>
      {open && (
        <div className="flex flex-col gap-2.5 px-3 pb-3">
          <QueueDetail slug={slug} item={item} />
          {jump && (
            <button type="button" className="text-press min-h-6 self-start text-sm underline" onClick={jump}>
              {t('jump')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

function Head({ item, open, onPress }: { item: QueueItem; open: boolean; onPress: () => void }) {
  const t = useTranslations('desk.queue')
  const now = useEventTime()
  const format = useEventFormat()
  const sentence = useSentence('desk.queue.line')
  const purpose = useSentence('dicePurposes')
  const command = useSentence('desk.commands')
  const { kind, params } = item
  const Icon = icons[kind]
  const filled: Record<string, string | number> = { ...params }
  if (kind === 'throw') filled.purpose = purpose(String(params.purpose)) ?? String(params.purpose)
  if (kind === 'reason') filled.command = command(String(params.command)) ?? String(params.command)
  const age = now - item.at
  return (
    <button
      type="button"
      data-head
      aria-expanded={open}
      onClick={onPress}
      className="rounded-control hover:bg-raised flex min-h-11 min-w-0 flex-1 items-start gap-2.5 px-2 py-1.5 text-left focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-4.5 shrink-0', kind === 'reason' ? 'text-ink-faint' : 'text-wait')} />
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-medium [overflow-wrap:anywhere]">
          <span className="sr-only">{t(`kinds.${kind}`)}: </span>
          {sentence(kind, filled)}
        </span>
        <span className={clsx('figures text-sm', kind !== 'reason' && age >= LONG_MS ? 'text-wait font-semibold' : 'text-ink-faint')}>
          {age < 60_000 ? t('justNow') : t('waits', { time: format.length(age) })}
        </span>
      </span>
      <ChevronDown aria-hidden className={clsx('text-ink-faint mt-1 size-4 shrink-0 transition-transform', open && 'rotate-180')} />
    </button>
  )
}
