'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Chips } from '@/components/ui/Chips'
import { Input } from '@/components/ui/Field'
import { momentOf } from '@/lib/i18n/eventTime'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime } from '@/lib/live/client/hooks'

const minute = 60_000
const chips = ['now', 'minus1', 'minus5', 'stamp'] as const
type ChipId = (typeof chips)[number]

/**
 * When it really happened (EP-1): now, a minute ago, five minutes ago, or the stamp of the paper. Reports the event moment, null for
 * now; it stays fixed while the clock runs on.
 */
export function HappenedAt({ onChange }: { onChange: (at: number | null) => void }) {
  const t = useTranslations('master.happened')
  const now = useEventTime()
  const format = useEventFormat()
  const [chip, setChip] = useState<ChipId>('now')
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<number | null>(null)
  const put = (next: number | null) => {
    const bounded = next === null ? null : Math.max(0, Math.min(next, now))
    setAt(bounded)
    onChange(bounded)
  }
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-ink-soft flex items-baseline gap-2 text-sm font-medium">
        {t('title')}
        {at !== null && <time className="figures text-wait">{format.moment(at)}</time>}
      </p>
      <Chips
        label={t('title')}
        value={chip}
        chips={chips.map((id) => ({ id, label: t(id) }))}
        onChange={(next) => {
          if (!next) return
          setChip(next)
          if (next === 'now') put(null)
          else if (next === 'minus1') put(now - minute)
          else if (next === 'minus5') put(now - 5 * minute)
        }}
      />
      {chip === 'stamp' && (
        <Input
          autoFocus
          inputMode="numeric"
          aria-label={t('stamp')}
          placeholder={format.moment(now)}
          value={typed}
          aria-invalid={typed.length >= 4 && momentOf(typed, format, now) === null ? true : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            put(momentOf(event.target.value, format, now))
          }}
          className="figures max-w-32"
        />
      )}
    </div>
  )
}
