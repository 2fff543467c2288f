'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Input } from '@/components/ui/Field'
import { momentOf } from '@/lib/i18n/eventTime'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime } from '@/lib/live/client/hooks'

const choices = ['now', 'in10', 'in30', 'in60', 'at'] as const
type Choice = (typeof choices)[number]
const minutes = { in10: 10, in30: 30, in60: 60 } as const

/** «Выступить в 15:00»: at once, in a while, or at a time of day. */
export function StartLater({ startAt, onChange }: { startAt: number | null; onChange: (at: number | null) => void }) {
  const t = useTranslations('general.order')
  const now = useEventTime()
  const format = useEventFormat()
  const [choice, setChoice] = useState<Choice>('now')
  const [typed, setTyped] = useState('')
  const wanted = momentOf(typed, format, now)
  const late = wanted !== null && wanted <= now
  return (
    <section aria-label={t('start')}>
      <h3 className="eyebrow mb-1.5 flex items-baseline gap-2">
        {t('start')}
        {startAt !== null && <time className="figures text-wait">{format.moment(startAt, now)}</time>}
      </h3>
      <Chips
        label={t('start')}
        value={choice}
        chips={choices.map((id) => ({ id, label: t(`startChoices.${id}`) }))}
        className="[&_button]:min-h-11"
        onChange={(next) => {
          if (!next) return
          setChoice(next)
          onChange(next === 'now' || next === 'at' ? null : now + minutes[next] * 60_000)
        }}
      />
      {choice === 'at' && (
        <div className="mt-2">
          <Input
            autoFocus
            inputMode="numeric"
            aria-label={t('startTime')}
            placeholder={format.moment(now + 30 * 60_000)}
            value={typed}
            aria-invalid={(typed.length >= 4 && wanted === null) || late ? true : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              const at = momentOf(event.target.value, format, now)
              onChange(at !== null && at > now ? at : null)
            }}
            className="figures min-h-12! max-w-36 text-xl"
          />
          {late && <p className="text-lost mt-1 text-sm font-medium">{t('startPast')}</p>}
        </div>
      )}
    </section>
  )
}
