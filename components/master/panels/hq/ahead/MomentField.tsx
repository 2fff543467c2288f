'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field, Input } from '@/components/ui/Field'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime } from '@/lib/live/client/hooks'
import { readDeadline } from '../deadline'

/** A moment still to come, typed as a time of day or as minutes from now or from `from`. Tells the event moment, null while it is none. */
export function useMomentField(from: number | null, initial = ''): { at: number | null; field: (label: string) => React.ReactNode } {
  const t = useTranslations('hqDesk')
  const words = useTranslations('masterPanels.deadline')
  const format = useEventFormat()
  const now = useEventTime()
  const [typed, setTyped] = useState(initial)
  const read = readDeadline(typed, { due: from, now, day: { startsAt: format.startsAt } })
  const past = read.ok && read.due <= now
  const at = read.ok && !past ? read.due : null
  const error = past ? t('openings.past') : !read.ok && read.why === 'unreadable' ? words('unreadable') : undefined
  return {
    at,
    field: (label) => (
      <Field label={label} hint={at === null ? t('openings.when') : format.until(at, now)} error={error}>
        {(ids) => (
          <Input
            {...ids}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="figures max-w-40 text-lg"
          />
        )}
      </Field>
    ),
  }
}
