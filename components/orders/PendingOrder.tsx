'use client'
import { Check, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useRuleError } from '@/lib/i18n/useRuleError'
import { useEventTime, useView, type LiveRow } from '@/lib/live/client/hooks'
import { momentOfWhen, whens, type When } from './entry'
import { ReturnReason } from './ReturnReason'

/** An order from a phone that waits for a master (`orders.acceptance`), starts later, or came back. */
export function PendingOrder({ order }: { order: LiveRow<'pendingOrders'> }) {
  const t = useTranslations('orders')
  const now = useEventTime()
  const format = useEventFormat()
  const rule = useRuleError()
  const { give, busy } = useGive()
  const armies = useView('armies')
  const people = useView('people')
  const sectors = useView('sectors')
  const [when, setWhen] = useState<When>('stamp')
  const [returning, setReturning] = useState(false)
  const [reason, setReason] = useState('')
  const bodies = [
    ...order.armyIds.map((id) => armies[id]?.name ?? ''),
    ...order.parts.map((part) => t('item.part', { n: part.unitIds.length, army: armies[part.armyId]?.name ?? '' })),
    ...order.officerIds.map((id) => people[id]?.character ?? ''),
  ]
  const route = order.route.map((id) => sectors[id]?.name ?? '')
  return (
    <div className="flex max-w-3xl flex-col gap-4 p-4">
      <header>
        <h2 className="text-2xl font-bold">{t('item.order', { name: order.byName })}</h2>
        <p className="text-ink-soft text-sm">
          {t('item.given')} <time className="figures">{format.moment(order.at, now)}</time>
          {order.paperNumber !== null && `, ${t('item.paper', { number: order.paperNumber })}`}
        </p>
      </header>
      <p className="text-lg">
        {bodies.join(', ')} → <b>{route.join(' → ')}</b>
        {order.minutes !== null && `, ${t('item.minutes', { n: order.minutes })}`}
      </p>
      {order.startAt !== null && (
        <p>
          {t('item.starts')} <time className="figures font-semibold">{format.moment(order.startAt, now)}</time>
        </p>
      )}
      {order.text !== '' && (
        <blockquote className="border-rule-strong border-l-2 pl-3 [overflow-wrap:anywhere] italic">{order.text}</blockquote>
      )}
      {order.status === 'returned' && (
        <p className="text-lost font-medium">
          {[order.returnReason, order.refusal ? rule(order.refusal.code, order.refusal.params) : ''].filter(Boolean).join(' ')}
        </p>
      )}
      {order.status === 'inbox' && !returning && (
        <Chips
          label={t('entry.when')}
          value={when}
          chips={whens.map((id) => ({
            id,
            label: id === 'stamp' ? t('entry.stamp', { time: format.moment(order.at, now) }) : t(`entry.${id}`),
          }))}
          onChange={(next) => next && setWhen(next)}
        />
      )}
      {returning && <ReturnReason onChange={setReason} />}
      {(order.status === 'inbox' || order.status === 'planned') && (
        <div className="flex flex-wrap gap-2">
          {order.status === 'inbox' && !returning && (
            <Button
              variant="press"
              icon={Check}
              busy={busy}
              onClick={() =>
                void give(
                  'order.accept',
                  { order: order.id },
                  { done: t('item.accepted') },
                  { happenedAt: momentOfWhen(when, order.at, now) },
                )
              }
            >
              {t('item.accept')}
            </Button>
          )}
          <Button
            variant={returning ? 'lost' : 'plain'}
            icon={Undo2}
            disabled={busy || (returning && reason === '')}
            onClick={() => (returning ? void give('order.return', { order: order.id, reason }) : setReturning(true))}
          >
            {t('entry.return')}
          </Button>
        </div>
      )}
    </div>
  )
}
