'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, type LiveRow } from '@/lib/live/client/hooks'
import { ReasonField } from '../../ReasonField'
import { readDeadline } from './deadline'

const shifts = ['−5', '+5', '+10', '+15', '+30'] as const

/** A new deadline of an open card, as a time of day or by minutes, or the end of the event (HQ-CRD-5). */
export function DeadlineDialog({ card, onClose }: { card: LiveRow<'cards'>; onClose: () => void }) {
  const t = useTranslations('masterPanels')
  const time = useTranslations('time')
  const ui = useTranslations('ui')
  const format = useEventFormat()
  const now = useEventTime()
  const { give, busy } = useGive()
  const [typed, setTyped] = useState('')
  const [untilEnd, setUntilEnd] = useState(false)
  const [reason, setReason] = useState('')
  const read = readDeadline(typed, { due: card.due, now, day: { startsAt: format.startsAt } })
  const due = untilEnd ? null : read.ok ? read.due : undefined
  const error = !untilEnd && !read.ok && read.why === 'unreadable' ? t('deadline.unreadable') : undefined
  const inForce = card.due === null ? time('untilEnd') : format.until(card.due, now)
  const press = async () => {
    if (due === undefined) return
    const answer = await give('hq.setDeadline', { card: card.id, due, reason }, { done: t('deadline.done', { card: card.title }) })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deadline.title', { card: card.title })}
      description={t('deadline.inForce', { due: inForce })}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={due === undefined || reason === ''} onClick={() => void press()}>
            {t('deadline.set')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('deadline.new')} hint={t('deadline.hint')} error={error}>
          {(ids) => (
            <Input
              {...ids}
              autoFocus
              autoComplete="off"
              disabled={untilEnd}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="figures max-w-40 text-lg"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-1.5">
          {shifts.map((shift) => (
            <Button key={shift} size="s" className="figures" disabled={untilEnd} onClick={() => setTyped(shift)}>
              {t('deadline.shift', { shift })}
            </Button>
          ))}
        </div>
        <Checkbox checked={untilEnd} onChange={setUntilEnd}>
          {t('deadline.untilEnd')}
        </Checkbox>
        {due !== undefined && due !== null && (
          <p className={`font-semibold ${due <= now ? 'text-lost' : 'text-ink'}`} role={due <= now ? 'alert' : undefined}>
            {due <= now ? t('deadline.past') : t('deadline.becomes', { due: format.until(due, now) })}
          </p>
        )}
        <ReasonField onChange={setReason} />
      </div>
    </Dialog>
  )
}
