'use client'
import { Hourglass, Inbox, Undo2, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Badge, type Tone } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useSentence } from '@/lib/i18n/useSentence'
import { useEventTime, type LiveRow } from '@/lib/live/client/hooks'
import type { General } from './useGeneral'

type Pending = LiveRow<'pendingOrders'>
const looks: Record<string, { tone: Tone; icon: LucideIcon }> = {
  inbox: { tone: 'wait', icon: Inbox },
  planned: { tone: 'press', icon: Hourglass },
  returned: { tone: 'lost', icon: Undo2 },
}

/** Orders that are not carried out yet: «у мастера», starting later, or sent back with the reason (EP-2). */
export function PendingOrders({ general }: { general: General }) {
  const t = useTranslations('general')
  if (general.pending.length === 0) return null
  return (
    <section aria-labelledby="pending">
      <h2 id="pending" className="text-ink-soft mb-2 px-1 text-lg font-semibold">
        {t('pending.title')}
      </h2>
      <ul className="bg-panel shadow-panel rounded-panel divide-rule divide-y">
        {general.pending.map((order) => (
          <li key={order.id} className="flex flex-col gap-1.5 px-3.5 py-3">
            <Line order={order} general={general} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ order, general }: { order: Pending; general: General }) {
  const t = useTranslations('general')
  const error = useSentence('errors')
  const now = useEventTime(60_000)
  const format = useEventFormat()
  const { give, busy } = useGive()
  const armies = [...general.mine, ...general.others]
  const armyName = (id: string) => armies.find((army) => army.id === id)?.name ?? '—'
  const bodies = [
    ...new Set([
      ...order.armyIds.map(armyName),
      ...order.parts.map((part) => armyName(part.armyId)),
      ...order.officerIds.map((id) => general.personName(id) ?? '—'),
    ]),
  ]
  const look = looks[order.status]
  const why = order.returnReason || (order.refusal ? error(order.refusal.code, order.refusal.params) : null)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        {look && (
          <Badge tone={look.tone} icon={look.icon}>
            {order.status === 'planned' && order.startAt !== null
              ? t('pending.planned', { time: format.moment(order.startAt, now) })
              : t(`pending.${order.status}`)}
          </Badge>
        )}
        <span className="font-semibold [overflow-wrap:anywhere]">{bodies.join(', ')}</span>
        <span className="text-ink-soft [overflow-wrap:anywhere]">
          {t('orders.to', { route: order.route.map(general.sectorName).join(' → ') })}
        </span>
      </p>
      {why && order.status === 'returned' && <p className="text-lost text-sm font-medium">{why}</p>}
      {order.text !== '' && <p className="text-ink-soft text-sm whitespace-pre-line">{t('orders.text', { text: order.text })}</p>}
      <div className="flex items-center justify-between gap-3">
        <p className="text-ink-faint text-sm">{t('orders.at', { time: format.moment(order.at, now) })}</p>
        {(order.status === 'inbox' || order.status === 'planned') && (
          <Button
            variant="plain"
            icon={Undo2}
            busy={busy}
            className="min-h-11"
            onClick={() => void give('order.withdraw', { order: order.id }, { done: t('pending.withdrawn') })}
          >
            {t('pending.withdraw')}
          </Button>
        )}
      </div>
    </>
  )
}
