'use client'
import { Check, Clock4, MessageSquareReply, SquareArrowOutUpRight, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ContactItem } from '@/components/battles/master/ContactItem'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { useRow } from '@/lib/live/client/hooks'
import { NoticeLine } from '../panels/NoticesPanel'
import { useMaster } from '../masterStore'
import { ReasonField } from '../ReasonField'
import type { QueueItem } from './queueModel'
import { ThrowForm } from './ThrowForm'

const MINUTE = 60_000

/** What can be done about one item of the queue on the spot. What it speaks of may have gone meanwhile. */
export function QueueDetail({ slug, item }: { slug: string; item: QueueItem }) {
  switch (item.kind) {
    case 'throw':
      return <Throw id={item.id} />
    case 'battle':
      return <ContactItem id={item.id} />
    case 'order':
      return <Order id={item.id} />
    case 'paper':
      return <Elsewhere href={`/c/${slug}/inbox#${item.id}`} />
    case 'reminder':
      return <Reminder id={item.id} />
    case 'arrival':
      return <Arrival id={item.id} />
    case 'notice':
      return <Notice id={item.id} />
    case 'round':
      return <OnTabOfHq />
    case 'reason':
      return <Reason id={item.id} />
  }
}

function Throw({ id }: { id: string }) {
  const request = useRow('diceRequests', id)
  return request && <ThrowForm request={request} first />
}

function Notice({ id }: { id: string }) {
  const notice = useRow('notices', id)
  return notice && <NoticeLine notice={notice} />
}

/** The way to the page that deals with it. */
function Elsewhere({ href }: { href: string }) {
  const t = useTranslations('desk.queue')
  return (
    <a href={href} className="text-press inline-flex min-h-8 items-center gap-1.5 text-sm font-medium underline">
      {t('openPage')} <SquareArrowOutUpRight aria-hidden className="size-4" />
    </a>
  )
}

/** Rounds that brought no card are dealt with among HQ's cards. */
function OnTabOfHq() {
  const t = useTranslations('desk.queue')
  return (
    <Button size="s" className="self-start" onClick={() => useMaster.getState().showTab('hq')}>
      {t('toHq')}
    </Button>
  )
}

function Order({ id }: { id: string }) {
  const t = useTranslations('desk.queue')
  const { give, busy } = useGive()
  const [returning, setReturning] = useState(false)
  const [reason, setReason] = useState('')
  const order = useRow('pendingOrders', id)
  if (!order) return null
  return (
    <div className="flex flex-col gap-2.5">
      {order.text !== '' && <blockquote className="border-rule-strong border-l-2 pl-3 italic">{order.text}</blockquote>}
      {returning && <ReasonField later={false} onChange={setReason} />}
      <div className="flex flex-wrap gap-2">
        {!returning && (
          <Button
            variant="press"
            icon={Check}
            busy={busy}
            onClick={() => void give('order.accept', { order: id }, { done: t('accepted') })}
          >
            {t('accept')}
          </Button>
        )}
        <Button
          icon={Undo2}
          busy={busy}
          disabled={returning && reason === ''}
          onClick={() => (returning ? void give('order.return', { order: id, reason }, { done: t('returned') }) : setReturning(true))}
        >
          {t('return')}
        </Button>
      </div>
    </div>
  )
}

function Reminder({ id }: { id: string }) {
  const t = useTranslations('desk.reminder')
  const { give, busy } = useGive()
  const reminder = useRow('reminders', id)
  if (!reminder) return null
  const later = (minutes: number) => void give('reminder.move', { reminder: id, at: (reminder.rangAt ?? reminder.at) + minutes * MINUTE })
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="press" icon={Check} busy={busy} onClick={() => void give('reminder.done', { reminder: id })}>
        {t('done')}
      </Button>
      {[10, 30].map((minutes) => (
        <Button key={minutes} icon={Clock4} disabled={busy} onClick={() => later(minutes)}>
          {t('later', { minutes })}
        </Button>
      ))}
    </div>
  )
}

/** The rest of what an order said, shown where its bodies have arrived (EP-3). */
function Arrival({ id }: { id: string }) {
  const t = useTranslations('desk.queue')
  const { give, busy } = useGive()
  const instruction = useRow('instructions', id)
  if (!instruction) return null
  return (
    <div className="flex flex-col gap-2.5">
      <blockquote className="border-rule-strong border-l-2 pl-3 [overflow-wrap:anywhere] italic">{instruction.text}</blockquote>
      <Button
        variant="press"
        icon={Check}
        busy={busy}
        className="self-start"
        onClick={() => void give('order.instructionDone', { instruction: id })}
      >
        {t('carriedOut')}
      </Button>
    </div>
  )
}

function Reason({ id }: { id: string }) {
  const t = useTranslations('desk.queue')
  const { give, busy } = useGive()
  const [reason, setReason] = useState('')
  return (
    <div className="flex flex-col gap-2.5">
      <ReasonField later={false} onChange={setReason} />
      <Button
        variant="press"
        icon={MessageSquareReply}
        busy={busy}
        disabled={reason === ''}
        className="self-start"
        onClick={() => void give('desk.giveReason', { command: id, reason }, { done: t('reasonSaid') })}
      >
        {t('sayReason')}
      </Button>
    </div>
  )
}
