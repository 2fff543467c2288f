'use client'
import { Hand, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import { useEventTime, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import type { PanelProps } from './panel'

/** What a master holds with its own clock while the event goes on (EP-5): it stands above everything to come until it is let go. */
export function HeldThings({ onJump }: Pick<PanelProps, 'onJump'>) {
  const t = useTranslations('desk.hold')
  const holds = useRows('holds')
  if (holds.length === 0) return null
  return (
    <section aria-label={t('title')} className="border-wait bg-wait-wash border-b">
      <ul className="divide-rule divide-y">
        {holds.map((hold) => (
          <Line key={hold.id} hold={hold} onJump={onJump} />
        ))}
      </ul>
    </section>
  )
}

function Line({ hold, onJump }: { hold: LiveRow<'holds'>; onJump: PanelProps['onJump'] }) {
  const t = useTranslations('desk.hold')
  const names = useNames()
  const format = useEventFormat()
  const now = useEventTime()
  const { give, busy } = useGive()
  const march = useView('marches')[hold.itemId]
  const body = march ? (march.armyId ?? march.officerId)! : hold.itemId
  const target = march?.armyId ? { armyId: march.armyId } : march ? { sectorId: march.crossed ? march.toId : march.fromId } : null
  return (
    <li className="flex items-start gap-2 px-3 py-2">
      <Hand aria-hidden className="text-wait mt-0.5 size-4 shrink-0" />
      <button
        type="button"
        disabled={!target || !onJump}
        onClick={() => target && onJump?.(target)}
        className="min-w-0 flex-1 text-left leading-snug"
      >
        <span className="block font-medium [overflow-wrap:anywhere]">
          {names(body) ?? t(`kinds.${hold.kind}`)}
          {march ? ` → ${names(march.toId) ?? ''}` : ''}
        </span>
        <span className="text-ink-soft figures text-sm">
          {t('since', { time: format.length(now - hold.at) })}
          {hold.left !== null && ` · ${t('left', { time: format.length(hold.left) })}`}
        </span>
      </button>
      <Button
        size="s"
        icon={Play}
        busy={busy}
        onClick={() => void give('desk.release', { kind: hold.kind, id: hold.itemId }, { done: t('released') })}
      >
        {t('release')}
      </Button>
    </li>
  )
}
