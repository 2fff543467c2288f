'use client'
import clsx from 'clsx'
import { Megaphone, ShieldCheck, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LiveStatus } from '@/components/ui/LiveStatus'
import { useReloadOnNewBuild } from '@/components/wall/useReloadOnNewBuild'
import { useWallScale } from '@/components/wall/useWallScale'
import { poolIds } from '@/lib/campaign/hq/tables'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRows, useView } from '@/lib/live/client/hooks'
import { Gauge } from './Gauge'
import { poolIcons } from './poolLooks'
import { byUrgency, urgencyOf, type OpenCard, type Urgency } from './urgency'
import { UrgencyMark } from './UrgencyMark'
import { useGauge } from './useGauge'
import { useHq, type Hq } from './useHq'
import { WallCost } from './WallCost'
import { WordRing } from './WordRing'

/**
 * HQ's own television (EP-44), read from five metres: pools, the most urgent card, what comes next, or the word while it is said.
 * Nothing to press, nothing scrolls; laid out for 1920 × 1080 and scaled to the window.
 */
export function HqWall({ build }: { build: string | null }) {
  useReloadOnNewBuild(build)
  const t = useTranslations('hq')
  const hq = useHq()
  const cards = byUrgency(hq.open)
  return (
    <main ref={useWallScale()} className="wall-stage">
      <div className="wall-sheet grid grid-rows-[auto_auto_1fr_auto] gap-6 px-14 py-9">
        <header className="flex items-center gap-10">
          <h1 className="min-w-0 flex-1 truncate text-[52px] leading-none font-bold">{hq.label}</h1>
          <p className="text-ink-soft flex items-center gap-4 text-[40px] leading-none">
            <Users aria-label={t('watch.title')} className="size-11" strokeWidth={1.9} />
            <strong className="figures text-ink">{hq.present.length}</strong>
          </p>
          <Clock />
        </header>
        <Pools hq={hq} />
        {hq.announcement ? <Word announcement={hq.announcement} hq={hq} /> : <Cards cards={cards} hq={hq} />}
        <footer className="border-rule flex items-center gap-10 border-t pt-4">
          <LastDecided />
          <LiveStatus large />
        </footer>
      </div>
    </main>
  )
}

function Clock() {
  const now = useEventTime()
  const format = useEventFormat()
  return <time className="figures text-[120px] leading-[0.9] font-bold">{format.moment(now)}</time>
}

function Pools({ hq }: { hq: Hq }) {
  const t = useTranslations('hq')
  const gauge = useGauge()
  return (
    <section aria-label={t('pools.title')} className="grid grid-cols-3 gap-6">
      {poolIds.map((pool) => {
        const Icon = poolIcons[pool]
        const { value, start } = hq.pools?.[pool] ?? { value: 0, start: 0 }
        const alarming = pool === 'bchs' ? gauge.read(value, start).tone === 'lost' : value === 0
        return (
          <article
            key={pool}
            className={clsx(
              'bg-panel shadow-panel flex items-center gap-6 rounded-[6px] px-8 py-3',
              alarming && 'outline-lost outline-4 -outline-offset-4 outline-dashed',
            )}
          >
            <div className="min-w-0 flex-1">
              <h2 className="text-ink-soft flex items-center gap-4 text-[40px] leading-tight font-semibold">
                <Icon aria-hidden className="size-10" strokeWidth={2} />
                {t(`pools.${pool}`)}
              </h2>
              <p className={clsx('figures text-[160px] leading-[0.95] font-bold', alarming ? 'text-lost' : 'text-ink')}>
                {hq.pools ? value : '—'}
              </p>
            </div>
            {pool === 'bchs' && hq.pools && (
              <div className="w-60 [&_p]:text-[36px]! [&_svg]:max-w-none">
                <Gauge value={value} start={start} />
              </div>
            )}
          </article>
        )
      })}
    </section>
  )
}

const tones: Record<Urgency, string> = { burning: 'text-lost', soon: 'text-wait', later: 'text-ink-soft', untilEnd: 'text-ink-faint' }

function Cards({ cards, hq }: { cards: OpenCard[]; hq: Hq }) {
  const t = useTranslations('hq')
  const [first, ...rest] = cards
  if (!first) {
    const phase = hq.status === 'setup' ? 'setup' : hq.status === 'ended' ? 'ended' : 'empty'
    return (
      <section className="flex flex-col items-center justify-center gap-6 text-center">
        <ShieldCheck aria-hidden className="text-ink-faint size-28" strokeWidth={1.3} />
        <p className="text-[64px] leading-tight font-semibold">{t(`${phase}.title`)}</p>
        <p className="text-ink-soft text-[40px]">{t(`${phase}.text`)}</p>
      </section>
    )
  }
  return (
    <section aria-label={t('cards.title')} className={clsx('grid min-h-0 gap-10', rest.length > 0 && 'grid-cols-[1fr_640px]')}>
      <First card={first} hq={hq} />
      {rest.length > 0 && (
        <ol className="flex min-h-0 flex-col gap-4 overflow-hidden">
          {rest.slice(0, 4).map((card) => (
            <Next key={card.id} card={card} hq={hq} />
          ))}
          {rest.length > 4 && <li className="text-ink-soft text-[36px]">{t('wall.more', { n: rest.length - 4 })}</li>}
        </ol>
      )}
    </section>
  )
}

function First({ card, hq }: { card: OpenCard; hq: Hq }) {
  const t = useTranslations('hq')
  const now = useEventTime()
  const format = useEventFormat()
  const urgency = urgencyOf(card, now)
  return (
    <article
      data-urgency={urgency}
      className={clsx(
        'bg-panel shadow-panel flex min-h-0 flex-col gap-4 overflow-hidden rounded-[6px] p-7',
        urgency === 'burning' && 'outline-lost outline-[6px] -outline-offset-4',
      )}
    >
      <div className="flex items-center gap-8">
        <div className="shrink-0 [zoom:1.9]">
          <UrgencyMark card={card} stopped={!hq.clockRuns} />
        </div>
        <div className="min-w-0">
          <p className={clsx('text-[44px] leading-tight font-bold', tones[urgency])}>
            <span className="uppercase">{t(`urgency.${urgency}`)}</span>{' '}
            <span className="figures text-[38px]">{card.due !== null && format.until(card.due, now)}</span>
          </p>
          <h2 className="line-clamp-2 text-[64px] leading-[1.05] font-bold">{card.title}</h2>
        </div>
      </div>
      <p className="line-clamp-3 text-[38px] leading-snug">{card.description}</p>
      <ul className="mt-auto flex flex-col gap-3">
        {card.ways.slice(0, 2).map((way) => (
          <li key={way.id} className="flex items-center gap-6">
            <span className="text-ink-soft min-w-0 flex-1 truncate text-[36px]">{way.text}</span>
            <WallCost cost={way.cost} amounts={hq.amounts} />
          </li>
        ))}
      </ul>
    </article>
  )
}

function Next({ card, hq }: { card: OpenCard; hq: Hq }) {
  const now = useEventTime()
  const format = useEventFormat()
  const urgency = urgencyOf(card, now)
  return (
    <li className="bg-panel shadow-panel flex items-center gap-6 rounded-[6px] px-5 py-3">
      <div className="shrink-0 [zoom:1.15]">
        <UrgencyMark card={card} stopped={!hq.clockRuns} />
      </div>
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-[38px] leading-[1.08] font-bold">{card.title}</h3>
        {card.due !== null && <p className={clsx('figures text-[36px] leading-tight', tones[urgency])}>{format.moment(card.due, now)}</p>}
      </div>
    </li>
  )
}

function Word({ announcement, hq }: { announcement: NonNullable<Hq['announcement']>; hq: Hq }) {
  const t = useTranslations('hq')
  const now = useEventTime(200)
  const people = useView('people')
  const seconds = Math.max(0, Math.ceil((announcement.ends - now) / 1000))
  const words = announcement.words.length
  return (
    <section className="border-press bg-panel flex items-center gap-14 rounded-[6px] border-[6px] p-10">
      <div className="[zoom:2.2]">
        <WordRing
          words={words}
          quorum={announcement.quorum}
          seconds={seconds}
          unit={t('word.secondsLabel')}
          label={t('word.ring', { words, quorum: announcement.quorum, seconds })}
        />
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-press flex items-center gap-4 text-[40px] font-semibold">
          <Megaphone aria-hidden className="size-11" /> {t('word.by', { name: announcement.byName })}
        </p>
        <h2 className="line-clamp-2 text-[72px] leading-[1.05] font-bold">{announcement.cardTitle}</h2>
        <p className="text-ink-soft mt-2 line-clamp-2 text-[40px] leading-snug">
          {announcement.wayId === null && <strong className="text-lost">{t('word.aggravate')}: </strong>}
          {announcement.wayText}
        </p>
        <p className="mt-4 text-[56px] font-bold">
          <span className="figures">{t('word.count', { words, quorum: announcement.quorum })}</span>{' '}
          <span className="text-wait text-[44px]">{t('word.need', { n: Math.max(0, announcement.quorum - words) })}</span>
        </p>
        <p className="text-ink-soft truncate text-[36px]">
          {announcement.words.map((id) => people[id]?.character ?? '—').join(', ') || t('word.nobody')}
        </p>
      </div>
      <span className="sr-only">{hq.label}</span>
    </section>
  )
}

function LastDecided() {
  const t = useTranslations('hq')
  const last = useRows('consequences').findLast((record) => !record.struck)
  return (
    <p className="min-w-0 flex-1 truncate text-[36px]">
      {last ? (
        <>
          <strong>{last.title}</strong>:{' '}
          <span className={last.outcome === 'failed' ? 'text-lost' : 'text-ink-soft'}>{t(`consequences.outcome.${last.outcome}`)}</span>
          {last.decidedByName && <span className="text-ink-soft"> · {last.decidedByName}</span>}
        </>
      ) : (
        <span className="text-ink-soft">{t('consequences.empty')}</span>
      )}
    </p>
  )
}
