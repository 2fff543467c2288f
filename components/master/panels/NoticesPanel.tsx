'use client'
import { Check, CheckCheck, Clock, MailCheck, Megaphone, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Moment } from '@/components/ui/Countdown'
import { EmptyState } from '@/components/ui/EmptyState'
import { useSentence } from '@/lib/i18n/useSentence'
import { useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { byNeed, noticeState, type NoticeState } from './noticesModel'
import type { PanelProps } from './panel'
import { PanelFrame } from './PanelFrame'
import { SealedLetters } from './SealedLetters'

const looks: Record<NoticeState, { icon: LucideIcon; tone: string }> = {
  waiting: { icon: Clock, tone: 'text-wait' },
  delivered: { icon: Check, tone: 'text-wait' },
  read: { icon: CheckCheck, tone: 'text-calm' },
}

/** Sealed letters, and every notice: to whom, what, when delivered and read; what a locked phone cannot tell, a master says aloud (EP-43). */
export function NoticesPanel({ onJump }: PanelProps) {
  const t = useTranslations('masterPanels')
  const notices = useRows('notices')
  const [only, setOnly] = useState<'unread' | 'all' | 'letters'>('unread')
  const letters = useRows('letters')
  const unread = notices.filter((notice) => notice.readAt === null).length
  const shown = byNeed(notices).filter((notice) => only === 'all' || notice.readAt === null)
  return (
    <PanelFrame
      label={t('notices.title')}
      head={
        <Chips
          label={t('notices.filter')}
          value={only}
          onChange={(id) => id && setOnly(id)}
          chips={[
            { id: 'unread', label: t('notices.unread', { n: unread }) },
            { id: 'all', label: t('notices.all', { n: notices.length }) },
            {
              id: 'letters',
              label: t('letters.filter', { n: letters.filter(({ state }) => state === 'written' || state === 'carried').length }),
            },
          ]}
        />
      }
    >
      {only === 'letters' ? (
        <SealedLetters letters={letters} />
      ) : shown.length === 0 ? (
        <EmptyState icon={MailCheck} title={t(notices.length === 0 ? 'notices.empty' : 'notices.allRead')}>
          {t(notices.length === 0 ? 'notices.emptyText' : 'notices.allReadText')}
        </EmptyState>
      ) : (
        <ol className="divide-rule divide-y">
          {shown.map((notice) => (
            <li key={notice.id} className="px-3 py-2.5">
              <NoticeLine notice={notice} onJump={onJump} />
            </li>
          ))}
        </ol>
      )}
    </PanelFrame>
  )
}

/** One notice with how far it has come. */
export function NoticeLine({ notice, onJump }: { notice: LiveRow<'notices'>; onJump?: PanelProps['onJump'] }) {
  const t = useTranslations('masterPanels')
  const sentence = useSentence('notices')
  const person = useRow('people', notice.personId)
  const { give, busy } = useGive()
  const state = noticeState(notice)
  const { icon: Icon, tone } = looks[state]
  const place = person?.officer?.sectorId
  const name = person?.character ?? notice.personId
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        {place && onJump ? (
          <button
            type="button"
            className="hover:text-press min-h-6 text-left font-semibold underline"
            onClick={() => onJump({ sectorId: place })}
          >
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        {person?.player && <span className="text-ink-faint text-sm">{person.player}</span>}
        <Moment at={notice.at} className="text-ink-faint ml-auto text-sm" />
      </p>
      <p className="leading-snug [overflow-wrap:anywhere]">{sentence(notice.kind, notice.params) ?? t('notices.unknown')}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className={`flex items-center gap-1.5 text-sm ${tone}`}>
          <Icon aria-hidden className="size-4 shrink-0" strokeWidth={2.2} />
          <span>
            {t(`notices.state.${state}`)}
            {state === 'delivered' && (
              <>
                {' · '}
                <Moment at={notice.deliveredAt!} />
              </>
            )}
            {state === 'read' && (
              <>
                {' · '}
                <Moment at={notice.readAt!} />
              </>
            )}
          </span>
        </p>
        {state !== 'read' && (
          <Button
            size="s"
            icon={Megaphone}
            busy={busy}
            onClick={() => void give('notice.read', { notice: notice.id }, { done: t('notices.said', { name }) })}
          >
            {t('notices.say')}
          </Button>
        )}
      </div>
    </div>
  )
}
