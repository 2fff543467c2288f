'use client'
import clsx from 'clsx'
import { Check, CircleSlash, Clock, Handshake, Scale, X, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { useRows, useView, type LiveRow } from '@/lib/live/client/hooks'

type Closed = LiveRow<'consequences'>

const looks: Record<Closed['outcome'], { icon: LucideIcon; tone: string }> = {
  overcome: { icon: Check, tone: 'text-calm' },
  accepted: { icon: Handshake, tone: 'text-calm' },
  refused: { icon: CircleSlash, tone: 'text-ink-soft' },
  failed: { icon: X, tone: 'text-lost' },
  missed: { icon: Clock, tone: 'text-ink-soft' },
}
const shownAtFirst = 6

/**
 * What is decided so far and what came of it, newest first, with the names that answer for it (HQ-GEN-2, HQ-CON-2). `action`: what
 * may still be done with a record, beside it.
 */
export function DecidedPanel({ short = false, action }: { short?: boolean; action?: (record: Closed) => ReactNode }) {
  const t = useTranslations('hq')
  const [all, setAll] = useState(false)
  const newestFirst = [...useRows('consequences')].reverse()
  const shown = all ? newestFirst : newestFirst.slice(0, short ? 4 : shownAtFirst)
  return (
    <Panel
      title={t('consequences.title')}
      icon={Scale}
      mark={<span className="figures text-ink-soft text-sm">{newestFirst.length}</span>}
      bodyClassName=""
    >
      {newestFirst.length === 0 && <p className="text-ink-soft p-3 text-sm">{t('consequences.empty')}</p>}
      <ol className="divide-rule divide-y">
        {shown.map((record) => (
          <Decided key={record.id} record={record} action={action?.(record)} />
        ))}
      </ol>
      {!short && newestFirst.length > shownAtFirst && (
        <Button variant="plain" className="min-h-11 w-full" onClick={() => setAll(!all)}>
          {all ? t('consequences.less') : t('consequences.more', { n: newestFirst.length })}
        </Button>
      )}
    </Panel>
  )
}

function Decided({ record, action }: { record: Closed; action: ReactNode }) {
  const t = useTranslations('hq')
  const people = useView('people')
  const { icon: Icon, tone } = looks[record.outcome]
  const speakers = record.spokenBy.map((id) => people[id]?.character).filter(Boolean)
  return (
    <li className={clsx('animate-rise flex gap-3 px-3 py-2.5', record.struck && 'opacity-70')}>
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', tone)} strokeWidth={2.4} />
      <div className="min-w-0 flex-1">
        <p className={clsx('leading-snug font-semibold [overflow-wrap:anywhere]', record.struck && 'line-through')}>{record.title}</p>
        <p className={clsx('text-sm font-semibold', tone)}>{t(`consequences.outcome.${record.outcome}`)}</p>
        {record.text && <p className={clsx('text-ink-soft mt-0.5 text-sm leading-snug', record.struck && 'line-through')}>{record.text}</p>}
        {record.struck && <p className="text-wait text-sm font-medium">{t('consequences.struck')}</p>}
        <p className="text-ink-faint mt-0.5 text-sm">
          <Moment at={record.at} />
          {' · '}
          {record.decidedByName ? t('consequences.decidedBy', { name: record.decidedByName }) : t('consequences.byClock')}
          {speakers.length > 0 && <> · {t('consequences.spokenBy', { names: speakers.join(', ') })}</>}
        </p>
        {action}
      </div>
    </li>
  )
}
