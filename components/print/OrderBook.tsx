'use client'
import { BookOpenText } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useNames } from '@/lib/i18n/useNames'
import { useEventTime, useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { byDay } from './orderBookModel'
import { PrintFrame } from './PrintFrame'

/** The day's order book (EP-43): every order with number, times, who, whom, where and what else it said. For masters alone. */
export function OrderBook({ slug }: { slug: string }) {
  const t = useTranslations('print')
  const format = useEventFormat()
  const days = byDay(useRows('orders'), format.day)
  const [chosen, setChosen] = useState('all')
  const shown = days.filter(({ day }) => chosen === 'all' || String(day) === chosen)
  return (
    <PrintFrame
      slug={slug}
      title={t('book.title')}
      icon={BookOpenText}
      choices={
        days.length > 1 && (
          <Field label={t('book.day')} className="w-44">
            {(ids) => (
              <Select
                {...ids}
                value={chosen}
                onChange={setChosen}
                options={[
                  { id: 'all', label: t('book.allDays') },
                  ...days.map(({ day }) => ({ id: String(day), label: t('book.dayN', { day }) })),
                ]}
              />
            )}
          </Field>
        )
      }
    >
      {shown.length === 0 && <Sheet day={null} orders={[]} />}
      {shown.map(({ day, orders }) => (
        <Sheet key={day} day={day} orders={orders} />
      ))}
    </PrintFrame>
  )
}

function Sheet({ day, orders }: { day: number | null; orders: readonly LiveRow<'orders'>[] }) {
  const t = useTranslations('print.book')
  const campaign = useRow('campaign', 'campaign')
  const format = useEventFormat()
  const now = useEventTime(60_000)
  return (
    <section className="paper running">
      <header>
        <h1>{t('heading')}</h1>
        <p className="paper-soft">
          {[campaign?.title, day === null ? null : t('dayN', { day }), t('printed', { time: format.moment(now) }), format.zone]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {orders.length === 0 ? (
        <p style={{ marginTop: '10mm' }}>{t('empty')}</p>
      ) : (
        <table style={{ marginTop: '5mm' }}>
          <thead>
            <tr>
              <th style={{ width: '11mm' }}>{t('number')}</th>
              <th style={{ width: '15mm' }}>{t('time')}</th>
              <th style={{ width: '34mm' }}>{t('by')}</th>
              <th style={{ width: '42mm' }}>{t('bodies')}</th>
              <th>{t('order')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <Line key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Line({ order }: { order: LiveRow<'orders'> }) {
  const t = useTranslations('print.book')
  const format = useEventFormat()
  const names = useNames()
  const bodies = [...order.armyIds, ...order.officerIds].map((id) => names(id) ?? t('gone'))
  return (
    <tr>
      <td className="paper-figures">
        <strong>{order.number}</strong>
      </td>
      <td className="paper-figures">
        {format.moment(order.happenedAt ?? order.at)}
        {order.happenedAt !== null && (
          <span className="paper-soft block text-[8pt]">{t('entered', { time: format.moment(order.at) })}</span>
        )}
      </td>
      <td>{order.byName}</td>
      <td>{bodies.join(', ')}</td>
      <td>
        <strong>→ {order.route.map((id) => names(id) ?? '?').join(' → ')}</strong>
        {order.minutes !== null && <span className="paper-soft"> · {t('minutes', { n: order.minutes })}</span>}
        {order.text !== '' && <span className="block whitespace-pre-wrap">{order.text}</span>}
      </td>
    </tr>
  )
}
