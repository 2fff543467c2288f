'use client'
import { ArrowLeft, Check, ClipboardPen } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { useViewer } from '@/components/screen/Viewer'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { Field, Textarea } from '@/components/ui/Field'
import { Panel } from '@/components/ui/Panel'
import { useNames } from '@/lib/i18n/useNames'
import { useLooking, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'
import { TimelinePanel } from '../panels/TimelinePanel'
import { QueuePanel } from '../queue/QueuePanel'

/** The hand-over of a shift (EP-8): what waits, what comes, what is secret, and what the one who goes wants to say. */
export function HandoverScreen({ slug }: { slug: string }) {
  const t = useTranslations('desk.handover')
  const notes = [...useRows('handovers')].sort((a, b) => b.at - a.at)
  const secrets = useRows('allegianceChanges')
  const names = useNames()
  const { jump } = useMaster.getState()
  useLooking(null)
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <ScreenHeader
        title={t('title')}
        icon={ClipboardPen}
        actions={
          <a href={`/c/${slug}/master`} className="text-press inline-flex min-h-10 items-center gap-1.5 text-sm font-medium underline">
            <ArrowLeft aria-hidden className="size-4" /> {t('back')}
          </a>
        }
      />
      <main className="grid min-h-0 flex-1 gap-2 p-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Panel title={t('notes')} icon={ClipboardPen} bodyClassName="flex flex-col gap-4 overflow-y-auto p-3">
          <NewNote />
          <ol className="divide-rule divide-y">
            {notes.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ol>
          {secrets.length > 0 && (
            <section aria-label={t('secrets')}>
              <h3 className="eyebrow mb-1">{t('secrets')}</h3>
              <ul>
                {secrets.map((change) => (
                  <li key={change.id} className="py-1">
                    {names(change.personId)} → {names(change.joinsId)} {change.at !== null && <Moment at={change.at} />}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </Panel>
        <Panel title={t('waits')} bodyClassName="">
          <QueuePanel slug={slug} />
        </Panel>
        <Panel title={t('comes')} bodyClassName="">
          <TimelinePanel slug={slug} onJump={jump} />
        </Panel>
      </main>
    </div>
  )
}

function NewNote() {
  const t = useTranslations('desk.handover')
  const { give, busy } = useGive()
  const [text, setText] = useState('')
  const press = async () => {
    if ((await give('desk.handOver', { text: text.trim() }, { done: t('written') })).ok) setText('')
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') void press()
      }}
    >
      <Field label={t('text')} hint={t('hint')}>
        {(ids) => <Textarea {...ids} rows={4} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <Button type="submit" variant="press" icon={ClipboardPen} busy={busy} disabled={text.trim() === ''} className="self-end">
        {t('write')}
      </Button>
    </form>
  )
}

function Note({ note }: { note: LiveRow<'handovers'> }) {
  const t = useTranslations('desk.handover')
  const names = useNames()
  const viewer = useViewer()
  const { give, busy } = useGive()
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <p className="text-ink-soft flex flex-wrap items-baseline gap-x-2 text-sm">
        <strong className="text-ink">{names(note.byId) ?? t('somebody')}</strong> <Moment at={note.at} />
        {note.readAt !== null ? (
          <span className="text-calm ml-auto inline-flex items-center gap-1">
            <Check aria-hidden className="size-4" /> {t('readBy', { name: names(note.readById!) ?? t('somebody') })}
          </span>
        ) : (
          <Badge tone="wait" className="ml-auto">
            {t('unread')}
          </Badge>
        )}
      </p>
      <p className="leading-snug [overflow-wrap:anywhere] whitespace-pre-line">{note.text}</p>
      {note.readAt === null && viewer?.id !== note.byId && (
        <Button
          size="s"
          icon={Check}
          busy={busy}
          className="self-start"
          onClick={() => void give('desk.readHandover', { handover: note.id })}
        >
          {t('read')}
        </Button>
      )}
    </li>
  )
}
