'use client'
import clsx from 'clsx'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { Effects } from '../Effects'
import { urgencyOf, type OpenCard, type Urgency } from '../urgency'
import { UrgencyMark } from '../UrgencyMark'
import { useCardTime } from '../useCardTime'
import type { Hq } from '../useHq'
import { Fit } from './Fit'
import { WallCost } from './WallCost'

const tones: Record<Urgency, string> = { burning: 'text-lost', soon: 'text-wait', later: 'text-ink-soft', untilEnd: 'text-ink-faint' }
/** As many cards stand beside the first. */
const beside = 4

/** The most urgent card whole, with every way and its cost; beside it what comes next. */
export function WallCards({ cards, hq }: { cards: OpenCard[]; hq: Hq }) {
  const t = useTranslations('hq')
  const [first, ...rest] = cards
  if (!first) {
    const phase = hq.status === 'setup' ? 'setup' : hq.status === 'ended' || hq.status === 'finale' ? 'ended' : 'empty'
    return (
      <section className="flex flex-col items-center justify-center gap-6 text-center">
        <ShieldCheck aria-hidden className="text-ink-faint size-28" strokeWidth={1.3} />
        <p className="text-[64px] leading-tight font-semibold">{t(`${phase}.title`)}</p>
        <p className="text-ink-soft text-[40px]">{t(`${phase}.text`)}</p>
      </section>
    )
  }
  return (
    <section aria-label={t('cards.title')} className={clsx('grid min-h-0 gap-8', rest.length > 0 && 'grid-cols-[minmax(0,1fr)_600px]')}>
      <First card={first} hq={hq} />
      {rest.length > 0 && (
        <Fit of={rest.map((card) => card.title).join('\n')} most={38}>
          <ol className="flex flex-col gap-[0.35em]">
            {rest.slice(0, beside).map((card) => (
              <Next key={card.id} card={card} hq={hq} />
            ))}
            {rest.length > beside && <li className="text-ink-soft">{t('wall.more', { n: rest.length - beside })}</li>}
          </ol>
        </Fit>
      )}
    </section>
  )
}

function First({ card, hq }: { card: OpenCard; hq: Hq }) {
  const t = useTranslations('hq')
  const { now, held } = useCardTime(card.id)
  const format = useEventFormat()
  const urgency = urgencyOf(card, now)
  const all = [card.title, card.description, ...card.ways.map((way) => way.text + JSON.stringify(way.cost))].join('\n')
  return (
    <article
      data-urgency={urgency}
      className={clsx(
        'bg-panel shadow-panel flex min-h-0 flex-col rounded-[6px] p-6',
        urgency === 'burning' && 'outline-lost outline-[6px] -outline-offset-4',
      )}
    >
      <Fit of={all} most={50} className="flex flex-1 flex-col justify-between gap-[0.5em]">
        <div className="flex items-center gap-[0.7em]">
          <div className="shrink-0 [zoom:1.7]">
            <UrgencyMark card={card} stopped={!hq.clockRuns} />
          </div>
          <div className="min-w-0">
            <p className={clsx('leading-tight font-bold', tones[urgency])}>
              <span className="uppercase">{t(`urgency.${urgency}`)}</span>{' '}
              <span className="figures text-[0.95em]">
                {card.due !== null && (held ? t('due.held', { left: format.length(card.due - now) }) : format.until(card.due, now))}
              </span>
            </p>
            <h2 className="text-[1.5em] leading-[1.05] font-bold [overflow-wrap:anywhere]">{card.title}</h2>
          </div>
        </div>
        <p className="leading-[1.22]">{card.description}</p>
        <ul className="flex flex-col gap-[0.3em]">
          {card.ways.map((way) => (
            <li key={way.id} className="border-rule flex items-center gap-[0.6em] border-t pt-[0.3em]">
              <span className="text-ink-soft min-w-0 flex-1 text-[0.92em] leading-[1.12] [overflow-wrap:anywhere]">
                {way.text} <Effects effects={way.effects} />
              </span>
              <WallCost cost={way.cost} amounts={hq.amounts} />
            </li>
          ))}
        </ul>
      </Fit>
    </article>
  )
}

function Next({ card, hq }: { card: OpenCard; hq: Hq }) {
  const t = useTranslations('hq')
  const { now, held } = useCardTime(card.id)
  const format = useEventFormat()
  const urgency = urgencyOf(card, now)
  return (
    <li className="bg-panel shadow-panel flex items-center gap-[0.5em] rounded-[6px] px-[0.5em] py-[0.25em]">
      <div className="shrink-0 [zoom:1.1]">
        <UrgencyMark card={card} stopped={!hq.clockRuns} />
      </div>
      <div className="min-w-0">
        <h3 className="leading-[1.08] font-bold [overflow-wrap:anywhere]">{card.title}</h3>
        {card.due !== null && (
          <p className={clsx('figures text-[0.95em] leading-tight', tones[urgency])}>
            {held ? t('due.held', { left: format.length(card.due - now) }) : format.moment(card.due, now)}
          </p>
        )}
      </div>
    </li>
  )
}
