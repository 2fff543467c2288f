'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field, Input } from '@/components/ui/Field'
import { momentOf } from '@/lib/i18n/eventTime'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import type { LiveRow } from '@/lib/live/client/hooks'
import { CorrectionDialog } from './CorrectionDialog'

/** Corrects when a crossing arrives; the border lies half way (MB-MAP-8). */
export function CorrectMarch({ march }: { march: LiveRow<'marches'> }) {
  const t = useTranslations('master.correct')
  const format = useEventFormat()
  const names = useNames()
  const [before] = useState({ startAt: march.startAt, arriveAt: march.arriveAt })
  const [typed, setTyped] = useState(() => format.moment(march.arriveAt))
  const moment = momentOf(typed, format, before.arriveAt)
  const arriveAt = moment === null || format.moment(before.arriveAt) === format.moment(moment) ? before.arriveAt : moment
  const wrong = moment === null || arriveAt <= before.startAt
  const set: Record<string, number> = wrong || arriveAt === before.arriveAt ? {} : { durationMs: arriveAt - before.startAt }
  const body = names(march.armyId ?? march.officerId ?? '') ?? ''
  return (
    <CorrectionDialog
      title={t('march', { name: body })}
      table="marches"
      id={march.id}
      before={{ durationMs: before.arriveAt - before.startAt }}
      set={set}
    >
      <Field
        label={t('arrives')}
        hint={t('crosses', { time: format.moment(before.startAt + (arriveAt - before.startAt) / 2) })}
        error={wrong ? t('badTime') : undefined}
      >
        {(ids) => (
          <Input
            {...ids}
            autoFocus
            inputMode="numeric"
            className="figures max-w-32"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </CorrectionDialog>
  )
}
