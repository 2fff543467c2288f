'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ForecastOpen } from '@/lib/campaign/hq/forecast/types'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'

/** What the clock does not bring: a round pressed by a host, a condition, a courier, a throw, the winner's intervention. */
export function OpenMatters({ open }: { open: ForecastOpen }) {
  const t = useTranslations('hqDesk')
  const say = useTranslations('evening')
  const format = useEventFormat()
  const now = useEventTime(10_000)
  const hq = useRow('campaign', 'campaign')?.hqLabel ?? ''
  const groups: { id: string; lines: ReactNode[] }[] = [
    {
      id: 'rounds',
      lines: open.rounds.map(({ tableId, name, round, titles, from }) => (
        <Entry key={tableId} head={t('open.round', { table: name, n: round })}>
          {titles.length === 0
            ? t('open.noCard')
            : `${titles.map((title) => `«${title}»`).join(', ')}${from === 'reserve' ? ` (${t('open.reserve')})` : ''}`}
        </Entry>
      )),
    },
    {
      id: 'conditions',
      lines: open.conditions.map(({ cardId, title, text, due, untilEnd }) => (
        <Entry key={cardId} head={`«${title}»`}>
          {text} {!untilEnd && due !== null && <span className="figures">{due <= now ? t('open.atOnce') : format.until(due, now)}</span>}
        </Entry>
      )),
    },
    {
      id: 'letters',
      lines: open.letters.map(({ dispatchId, name, way, title }) => (
        <Entry key={dispatchId} head={say(`letters.${way}`, { table: name, hq })}>
          {title === null ? t('open.letter') : t('open.letterCard', { card: title })}
        </Entry>
      )),
    },
    {
      id: 'ships',
      lines: open.ships.map(({ shipId, name, result }) => (
        <Entry key={shipId} head={name}>
          {result === null ? t('open.throw') : t('open.notFinal', { result })}
        </Entry>
      )),
    },
    { id: 'held', lines: open.held.map(({ cardId, title }) => <Entry key={cardId} head={`«${title}»`} />) },
    {
      id: 'strike',
      lines: open.strike
        ? [
            <Entry key="strike" head={open.strike.side}>
              {t('open.strike')}
            </Entry>,
          ]
        : [],
    },
  ].filter(({ lines }) => lines.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="border-rule border-t px-3 py-2.5">
      <h3 className="font-semibold">{t('open.title')}</h3>
      <dl className="mt-1 flex flex-col gap-2.5">
        {groups.map(({ id, lines }) => (
          <div key={id}>
            <dt className="text-ink-soft text-sm font-medium">{t(`open.groups.${id}`)}</dt>
            <dd>
              <ul className="flex flex-col gap-1">{lines}</ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Entry({ head, children }: { head: ReactNode; children?: ReactNode }) {
  return (
    <li className="leading-snug [overflow-wrap:anywhere]">
      <span className="font-medium">{head}</span>
      {children && <span className="text-ink-soft text-sm"> — {children}</span>}
    </li>
  )
}
