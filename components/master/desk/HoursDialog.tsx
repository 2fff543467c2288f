'use client'
import { DoorOpen, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Input } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import { Select } from '@/components/ui/Select'
import { localAt } from '@/lib/campaign/hours/zone'
import { useRow, useRows } from '@/lib/live/client/hooks'
import { dayName, daysFor, lineOf, nextLine, windowOf, type HoursLine } from './hoursModel'

/** Opening hours (EP-15): between them the clock stands and starts by itself. */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('desk.hours')
  const windows = useRows('openingHours')
  const clock = useRow('clock', 'clock')
  const state = useRow('hours', 'hours')
  const { give, busy } = useGive()
  const locale = useLocale()
  const zone = clock?.zone ?? 'UTC'
  // The event's own calendar day, not that of this laptop.
  const [today] = useState(() => localAt(Date.now(), zone).slice(0, 10))
  const [lines, setLines] = useState<HoursLine[]>(() => [...windows].sort((a, b) => (a.opens < b.opens ? -1 : 1)).map(lineOf))
  const parsed = lines.map(windowOf)
  const change = (index: number, part: Partial<HoursLine>) =>
    setLines((before) => before.map((line, at) => (at === index ? { ...line, ...part } : line)))
  const press = async () => {
    const answer = await give('hours.set', { windows: parsed.map((each) => ({ ...each! })) }, { done: t('saved') })
    if (answer.ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('lead', { zone })}
      footer={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="press" busy={busy} disabled={parsed.includes(null)} onClick={() => void press()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {state?.closed && (
          <p className="border-wait bg-wait-wash rounded-control flex flex-wrap items-center gap-3 border p-3 font-medium">
            <span className="flex-1">{state.opens === null ? t('closedForGood') : t('closedUntil', { time: state.opens })}</span>
            <Button size="s" busy={busy} onClick={() => void give('hours.keepClosed', {}, { done: t('kept') })}>
              {t('keepClosed')}
            </Button>
          </p>
        )}
        {lines.length === 0 && (
          <p className="text-ink-faint flex items-center gap-2 py-2">
            <DoorOpen aria-hidden className="size-5" /> {t('always')}
          </p>
        )}
        <ul className="flex flex-col gap-2">
          {lines.map((line, index) => (
            <li key={index} className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2">
              <Select
                label={t('day')}
                value={line.day}
                onChange={(day) => change(index, { day })}
                options={daysFor(line.day, today).map((day) => ({ id: day, label: dayName(day, locale) }))}
              />
              <Input
                aria-label={t('opens')}
                inputMode="numeric"
                className="figures"
                value={line.opens}
                onChange={(event) => change(index, { opens: event.target.value })}
              />
              <span aria-hidden>–</span>
              <Input
                aria-label={t('closes')}
                inputMode="numeric"
                className="figures"
                aria-invalid={parsed[index] === null ? true : undefined}
                value={line.closes}
                onChange={(event) => change(index, { closes: event.target.value })}
              />
              <IconButton
                icon={Trash2}
                size="s"
                label={t('drop')}
                onClick={() => setLines((before) => before.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
        <p className="text-ink-faint text-sm">{t('overnight')}</p>
        <Button icon={Plus} className="self-start" onClick={() => setLines((before) => [...before, nextLine(before.at(-1), today)])}>
          {t('add')}
        </Button>
      </div>
    </Dialog>
  )
}
