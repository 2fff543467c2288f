'use client'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { momentOf } from '@/lib/i18n/eventTime'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import { useEventTime } from '@/lib/live/client/hooks'

const MINUTE = 60_000
const spans = ['5', '15', '30', '60'] as const

/** A note with a time, on a territory, an army or a person, or on nothing (EP-10). */
export function ReminderDialog(props: { about: 'sector' | 'army' | 'person' | null; id: string | null; onClose: () => void }) {
  const { about, id, onClose } = props
  const t = useTranslations('desk.reminder')
  const names = useNames()
  const now = useEventTime()
  const format = useEventFormat()
  const { give, busy } = useGive()
  const [text, setText] = useState('')
  const [span, setSpan] = useState<(typeof spans)[number] | null>('15')
  const [typed, setTyped] = useState('')
  const typedAt = momentOf(typed, format, now)
  const at = typed !== '' ? typedAt : span === null ? null : now + Number(span) * MINUTE
  const press = async () => {
    const answer = await give(
      'reminder.set',
      { about, id, at: at!, text: text.trim() },
      { done: t('set', { time: format.moment(at!, now) }) },
    )
    if (answer.ok) onClose()
  }
  const name = id === null ? null : names(id)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name === null ? t('title') : t('titleOn', { name })}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '' && at !== null) void press()
        }}
      >
        <Field label={t('text')}>
          {(ids) => <Input {...ids} autoFocus maxLength={400} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <div className="flex flex-col gap-1">
            <p className="text-ink-soft text-sm font-medium">{t('when')}</p>
            <Chips
              label={t('when')}
              value={typed === '' ? span : null}
              onChange={(next) => {
                setSpan(next)
                setTyped('')
              }}
              chips={spans.map((each) => ({ id: each, label: t('in', { minutes: Number(each) }) }))}
            />
          </div>
          <Field label={t('at')} error={typed.length >= 4 && typedAt === null ? t('badTime') : undefined}>
            {(ids) => (
              <Input
                {...ids}
                inputMode="numeric"
                className="figures max-w-28"
                placeholder={format.moment(now)}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="press" icon={Bell} busy={busy} disabled={text.trim() === '' || at === null} className="self-end">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
