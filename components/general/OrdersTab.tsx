'use client'
import { Footprints, ScrollText, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, type LiveRow } from '@/lib/live/client/hooks'
import { MarchBar } from './MarchBar'
import { mayCountermand, type MarchWithId } from './orderModel'
import { PendingOrders } from './PendingOrders'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

/** What is on the road, and the orders one has given. */
export function OrdersTab({ general, open }: { general: General; open: OpenSheet }) {
  const t = useTranslations('general')
  return (
    <div className="flex flex-col gap-4">
      <section aria-labelledby="marches">
        <h2 id="marches" className="text-ink-soft mb-2 px-1 text-lg font-semibold">
          {t('orders.marches')}
        </h2>
        <div className="flex flex-col gap-3">
          {general.marches.length === 0 && (
            <div className="bg-panel shadow-panel rounded-panel">
              <EmptyState icon={Footprints} title={t('orders.noMarches')} />
            </div>
          )}
          {general.marches.map((march) => (
            <March key={march.id} march={march} general={general} open={open} />
          ))}
        </div>
      </section>
      <PendingOrders general={general} />
      <section aria-labelledby="sent">
        <h2 id="sent" className="text-ink-soft mb-2 px-1 text-lg font-semibold">
          {t('orders.sent')}
        </h2>
        <div className="bg-panel shadow-panel rounded-panel">
          {general.orders.length === 0 && <EmptyState icon={ScrollText} title={t('orders.noOrders')} />}
          <ol className="divide-rule divide-y">
            {general.orders.map((order) => (
              <Order key={order.id} order={order} general={general} />
            ))}
          </ol>
        </div>
      </section>
    </div>
  )
}

function March({ march, general, open }: { march: MarchWithId; general: General; open: OpenSheet }) {
  const t = useTranslations('general')
  const now = useEventTime()
  const army = [...general.mine, ...general.others].find((each) => each.id === march.armyId)
  const name = army?.name ?? general.personName(march.officerId) ?? '—'
  const own = general.place === 'table' && (army ? army.mayCommand : march.officerId === general.me?.personId)
  return (
    <article className="bg-panel shadow-panel rounded-panel flex flex-col gap-2 p-3.5">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 text-lg leading-tight font-bold [overflow-wrap:anywhere]">{name}</p>
        {own && mayCountermand(march, now) && (
          <Button variant="lost" icon={Undo2} className="min-h-11" onClick={() => open({ kind: 'countermand', marchId: march.id })}>
            {t('countermand.button')}
          </Button>
        )}
      </div>
      <MarchBar march={march} name={general.sectorName} />
    </article>
  )
}

function Order({ order, general }: { order: LiveRow<'orders'>; general: General }) {
  const t = useTranslations('general')
  const now = useEventTime(60_000)
  const format = useEventFormat()
  const armies = [...general.mine, ...general.others]
  const bodies = [
    ...order.armyIds.map((id) => armies.find((army) => army.id === id)?.name ?? '—'),
    ...order.officerIds.map((id) => general.personName(id) ?? '—'),
  ]
  return (
    <li className="px-3.5 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures text-ink-faint text-sm">{t('orders.number', { number: order.number })}</span>
        <span className="font-semibold [overflow-wrap:anywhere]">{bodies.join(', ')}</span>
        <span className="text-ink-soft [overflow-wrap:anywhere]">
          {t('orders.to', { route: order.route.map(general.sectorName).join(' → ') })}
        </span>
      </p>
      {order.text !== '' && <p className="text-ink-soft mt-1 text-sm whitespace-pre-line">{t('orders.text', { text: order.text })}</p>}
      <p className="text-ink-faint mt-0.5 text-sm">
        {t('orders.at', { time: format.moment(order.at, now) })}
        {order.happenedAt !== null && <> · {t('orders.happened', { time: format.moment(order.happenedAt, now) })}</>}
        {order.minutes !== null && <> · {t('orders.minutes', { minutes: order.minutes })}</>}
      </p>
    </li>
  )
}
