'use client'
import clsx from 'clsx'
import { Flame, Sparkles, User, Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { useRow } from '@/lib/live/client/hooks'
import { Aggravation } from './Aggravation'
import { Effects } from './Effects'
import type { Choice } from './choice'
import { ownWords, urgencyOf, type OpenCard } from './urgency'
import { UrgencyMark, UrgencyWords } from './UrgencyMark'
import { useCardTime } from './useCardTime'
import type { Hq } from './useHq'
import { Way } from './Way'

/** An open card: urgency first, then its four fields (HQ-CRI-1), then what each way costs. A burning card takes the whole width. */
export function Card({ card, hq, onChoose }: { card: OpenCard; hq: Hq; onChoose: (choice: Choice) => void }) {
  const t = useTranslations('hq')
  const urgency = urgencyOf(card, useCardTime(card.id, 1_000).now)
  const burning = urgency === 'burning'
  const stopped = !hq.clockRuns
  const overcome = ownWords(card)
  const aggravation = card.aggravation && (
    <Aggravation card={card} aggravation={card.aggravation} hq={hq} onChoose={() => onChoose({ kind: 'aggravate', card })} />
  )
  return (
    <article
      aria-labelledby={`card-${card.id}`}
      data-urgency={urgency}
      className={clsx(
        'bg-panel rounded-panel shadow-panel animate-rise flex min-w-0 flex-col',
        burning && 'outline-lost outline-4 -outline-offset-2',
        urgency === 'soon' && 'outline-wait outline-2 -outline-offset-2',
      )}
    >
      <header
        className={clsx(
          'border-rule flex items-center gap-3 border-b p-3 sm:gap-4 sm:px-4',
          burning && 'bg-lost-wash',
          urgency === 'soon' && 'bg-wait-wash',
        )}
      >
        <UrgencyMark card={card} stopped={stopped} />
        <div className="min-w-0 flex-1">
          <UrgencyWords card={card} stopped={stopped} />
          <h3
            id={`card-${card.id}`}
            className={clsx(
              'font-bold text-pretty [overflow-wrap:anywhere] hyphens-auto',
              burning ? 'text-3xl leading-tight' : 'text-xl leading-tight',
            )}
          >
            {card.title}
          </h3>
          <Marks card={card} hq={hq} />
        </div>
      </header>
      <div className={clsx('grid flex-1 gap-x-8 gap-y-3 p-3 sm:p-4', burning && 'lg:grid-cols-2')}>
        <div className="flex min-w-0 flex-col gap-3">
          <p className={clsx('text-pretty', burning ? 'text-xl leading-snug' : 'text-[1.0625rem] leading-snug')}>{card.description}</p>
          <dl className="flex flex-col gap-2.5 text-[0.9375rem] leading-snug">
            {overcome !== null && <FieldOf label={t(card.kind === 'crisis' ? 'cards.overcome' : 'cards.accept')}>{overcome}</FieldOf>}
            {card.ifNot && (
              <FieldOf label={t('cards.ifNot')} lost>
                {card.ifNot.text} <Effects effects={card.ifNot.effects} />
              </FieldOf>
            )}
          </dl>
          {burning && aggravation}
        </div>
        <div className="flex min-w-0 flex-col gap-2.5">
          <h4 className="eyebrow">{t(card.kind === 'crisis' ? 'cards.overcome' : 'cards.accept')}</h4>
          {card.ways.map((way) => (
            <Way key={way.id} card={card} way={way} hq={hq} onChoose={() => onChoose({ kind: 'way', card, wayId: way.id })} />
          ))}
          {!burning && aggravation}
        </div>
      </div>
    </article>
  )
}

function FieldOf({ label, lost = false, children }: { label: string; lost?: boolean; children: React.ReactNode }) {
  return (
    <div className={clsx('border-l-2 pl-3', lost ? 'border-lost' : 'border-press')}>
      <dt className={clsx('text-sm font-semibold', lost ? 'text-lost' : 'text-press')}>{label}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  )
}

function Marks({ card, hq }: { card: OpenCard; hq: Hq }) {
  const t = useTranslations('hq')
  const table = useRow('gameTables', card.tableId)
  const assignee = useRow('people', card.assigneeId)
  const mine = card.assigneeId !== null && card.assigneeId === hq.me?.personId
  const topic = t(`topics.${card.topic}`)
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      <Badge tone={card.kind === 'crisis' ? 'lost' : 'calm'} icon={card.kind === 'crisis' ? Flame : Sparkles}>
        {t(`cards.${card.kind}`)}
      </Badge>
      <Badge icon={card.decision === 'personal' ? User : Users}>{t(`cards.${card.decision}`)}</Badge>
      {card.assigneeId && (
        <Badge tone={mine ? 'press' : 'wait'}>
          {mine ? t('cards.assigneeMe') : t('cards.assignee', { name: assignee?.character ?? '—' })}
        </Badge>
      )}
      {table && <Badge>{card.round === null ? table.name : t('cards.table', { table: table.name, round: card.round })}</Badge>}
      {topic && <Badge>{topic}</Badge>}
      {card.aggravated && <Badge tone="lost">{t('cards.aggravated')}</Badge>}
    </p>
  )
}
