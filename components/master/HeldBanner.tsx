'use client'
import { FastForward, ListOrdered, MoveRight, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useSentence } from '@/lib/i18n/useSentence'
import { useEventTime, useRow, useRows } from '@/lib/live/client/hooks'

/** The server was away too long: nothing that fell due meanwhile happens before the master says how (DESIGN §4). */
export function HeldBanner() {
  const t = useTranslations('master.held')
  const clock = useRow('clock', 'clock')
  const now = useEventTime()
  const format = useEventFormat()
  const timeline = useRows('timeline')
  const sentence = useSentence('masterPanels.moment')
  const { give, busy } = useGive()
  if (clock?.status !== 'held') return null
  const next = timeline.reduce<(typeof timeline)[number] | null>((first, item) => (!first || item.at < first.at ? item : first), null)
  return (
    <section role="alert" className="border-wait bg-wait-wash flex flex-wrap items-center gap-x-5 gap-y-2 border-b-2 px-4 py-2.5">
      <TriangleAlert aria-hidden className="text-wait size-6 shrink-0" />
      <div className="min-w-60 flex-1">
        <p className="text-wait font-semibold">{t('title', { time: format.moment(now) })}</p>
        <p className="text-ink-soft text-sm">
          {next ? t('next', { what: sentence(next.kind, next.params) ?? next.kind, time: format.moment(next.at, now) }) : t('nothing')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="wait" icon={FastForward} busy={busy} onClick={() => void give('clock.release', { mode: 'runAll' })}>
          {t('runAll')}
        </Button>
        <Button icon={MoveRight} disabled={busy} onClick={() => void give('clock.release', { mode: 'shiftAll' })}>
          {t('shiftAll')}
        </Button>
        <Button icon={ListOrdered} disabled={busy} onClick={() => void give('clock.release', { mode: 'next' })}>
          {t('oneByOne')}
        </Button>
      </div>
    </section>
  )
}
