'use client'
import { BellRing } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { useRows } from '@/lib/live/client/hooks'
import type { Hq } from './useHq'

/** Who has been silent for ten minutes is asked about; anybody on watch answers (EP-30). */
export function WatchAsk({ hq }: { hq: Hq }) {
  const t = useTranslations('evening')
  const { give, busy } = useGive()
  const silent = useRows('watches').filter((watch) => watch.askedAt !== null && watch.until === null)
  if (silent.length === 0 || !hq.me?.roles.includes('volunteer')) return null
  return (
    <ul className="border-wait bg-wait-wash rounded-control divide-wait/40 divide-y border px-3">
      {silent.map((watch) => (
        <li key={watch.id} className="flex flex-wrap items-center gap-2 py-2">
          <BellRing aria-hidden className="text-wait size-5 shrink-0" />
          <span className="text-wait min-w-0 flex-1 basis-48 font-semibold [overflow-wrap:anywhere]">
            {t('watch.silent', { name: watch.name })}
          </span>
          <Button size="s" variant="wait" disabled={busy} onClick={() => void give('hq.stillOnWatch', { person: watch.personId })}>
            {t('watch.here')}
          </Button>
          {watch.personId === hq.me?.personId && (
            <Button size="s" variant="plain" disabled={busy} onClick={() => void give('hq.checkOut', { person: watch.personId })}>
              {t('watch.gone')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
