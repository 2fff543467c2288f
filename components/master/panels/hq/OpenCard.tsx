'use client'
import { CalendarClock, ChevronDown, CircleCheck, Flame, Gavel, Megaphone, Sparkles, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Worse } from '@/components/hq/Aggravation'
import { Cost } from '@/components/hq/Cost'
import { Effects } from '@/components/hq/Effects'
import { UrgencyWords } from '@/components/hq/UrgencyMark'
import type { Hq } from '@/components/hq/useHq'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { useRow, type LiveRow } from '@/lib/live/client/hooks'
import type { CardAct } from './OpenCards'

interface Props {
  card: LiveRow<'cards'>
  hq: Hq
  /** Asked for from elsewhere: unfolds and comes into sight. */
  shown: boolean
  onAct: (act: CardAct) => void
}

/** An open card as the master works with it: a line that unfolds to its ways and to what may be done. */
export function OpenCard({ card, hq, shown, onAct }: Props) {
  const t = useTranslations('hq')
  const [pressed, setPressed] = useState<boolean | null>(null)
  const open = pressed ?? shown
  const line = useRef<HTMLLIElement>(null)
  const body = useId()
  const assignee = useRow('people', card.assigneeId)
  const table = useRow('gameTables', card.tableId)
  useEffect(() => {
    if (shown) line.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const Kind = card.kind === 'crisis' ? Flame : Sparkles
  return (
    <li ref={line}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setPressed(!open)}
        className="hover:bg-raised flex w-full items-start gap-2.5 px-3 py-2 text-left transition-colors focus-visible:-outline-offset-2"
      >
        <Kind
          aria-label={t(`cards.${card.kind}`)}
          className={`mt-1 size-4 shrink-0 ${card.kind === 'crisis' ? 'text-lost' : 'text-calm'}`}
          strokeWidth={2.1}
        />
        <span className="min-w-0 flex-1">
          <span className="block text-[1.0625rem] leading-snug font-semibold [overflow-wrap:anywhere]">{card.title}</span>
          <UrgencyWords card={card} stopped={false} />
          <span className="mt-1 flex flex-wrap gap-1">
            <Badge icon={card.decision === 'personal' ? Gavel : Megaphone}>{t(`cards.${card.decision}`)}</Badge>
            {card.assigneeId && <Badge tone="wait">{t('cards.assignee', { name: assignee?.character ?? '—' })}</Badge>}
            {table && <Badge>{card.round === null ? table.name : t('cards.table', { table: table.name, round: card.round })}</Badge>}
            {card.aggravated && <Badge tone="lost">{t('cards.aggravated')}</Badge>}
          </span>
        </span>
        <ChevronDown aria-hidden className={`text-ink-faint mt-1 size-4 shrink-0 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && <Details id={body} card={card} hq={hq} onAct={onAct} />}
    </li>
  )
}

function Details({ id, card, hq, onAct }: { id: string } & Omit<Props, 'shown'>) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hq')
  return (
    <div id={id} className="flex flex-col gap-3 px-3 pb-3">
      <p className="text-ink-soft text-sm leading-snug">{card.description}</p>
      {card.ifNot && (
        <p className="border-lost border-l-2 pl-2.5 text-sm leading-snug">
          <strong className="text-lost font-semibold">{say('cards.ifNot')}: </strong>
          {card.ifNot.text} <Effects effects={card.ifNot.effects} />
        </p>
      )}
      {card.ways.map((way) => (
        <MasterWay key={way.id} card={card} way={way} hq={hq} onAct={onAct} />
      ))}
      {card.aggravation && <Worsening card={card} aggravation={card.aggravation} hq={hq} onAct={onAct} />}
      <div className="flex flex-wrap gap-2">
        <Button size="s" icon={CalendarClock} onClick={() => onAct({ kind: 'deadline', card })}>
          {t('cards.deadline')}
        </Button>
        <Button size="s" variant="lost" icon={Undo2} onClick={() => onAct({ kind: 'withdraw', card })}>
          {t('cards.withdraw')}
        </Button>
      </div>
    </div>
  )
}

type WayProps = Pick<Props, 'card' | 'hq' | 'onAct'> & { way: LiveRow<'cards'>['ways'][number] }

function MasterWay({ card, way, hq, onAct }: WayProps) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hq')
  const { give, busy } = useGive()
  const { requirement } = way
  return (
    <div className="bg-raised rounded-control flex flex-col gap-2 p-2.5 text-sm">
      <p className="leading-snug font-medium">
        {way.text} <Effects effects={way.effects} />
      </p>
      {requirement && (
        <div className="text-ink-soft flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 flex-1 basis-40">
            {say('cards.requirement', { text: requirement.text })}:{' '}
            <strong className={requirement.fulfilled ? 'text-calm' : 'text-wait'}>
              {say(requirement.fulfilled ? 'cards.requirementDone' : 'cards.requirementOpen')}
            </strong>
          </span>
          {!requirement.fulfilled && (
            <Button
              size="s"
              icon={CircleCheck}
              busy={busy}
              onClick={() => void give('hq.markRequirement', { card: card.id, way: way.id }, { done: t('cards.requirementMarked') })}
            >
              {t('cards.markRequirement')}
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Cost cost={way.cost} amounts={hq.amounts} />
        <Button
          size="s"
          icon={card.decision === 'personal' ? Gavel : Megaphone}
          onClick={() => onAct({ kind: 'behalf', choice: { kind: 'way', card, wayId: way.id } })}
        >
          {t(card.decision === 'personal' ? 'cards.decideFor' : 'cards.announceFor')}
        </Button>
      </div>
    </div>
  )
}

type WorseningProps = Pick<Props, 'card' | 'hq' | 'onAct'> & { aggravation: NonNullable<LiveRow<'cards'>['aggravation']> }

/** What makes the card worse: a condition is the master's to declare, a choice he gives for a volunteer (HQ-CRI-8). */
function Worsening({ card, aggravation, hq, onAct }: WorseningProps) {
  const t = useTranslations('masterPanels')
  const say = useTranslations('hq')
  const condition = aggravation.kind === 'condition'
  return (
    <div className="border-rule-strong rounded-control flex flex-col gap-1.5 border border-dashed p-2.5 text-sm leading-snug">
      <p className="text-ink-soft">
        <TriangleAlert aria-hidden className="text-wait mr-1.5 inline size-4 align-[-0.2em]" />
        <strong className="font-semibold">{say('cards.aggravate')}</strong>{' '}
        <span className="text-ink-faint">· {say(condition ? 'cards.aggravationCondition' : 'cards.aggravationChoice')}</span>
      </p>
      <p>{aggravation.text}</p>
      {!card.aggravated && (
        <>
          <Worse aggravation={aggravation} hq={hq} />
          <Button
            size="s"
            variant="lost"
            className="self-start"
            onClick={() => onAct({ kind: condition ? 'declare' : 'behalf', choice: { kind: 'aggravate', card } })}
          >
            {t(condition ? 'cards.declareWorse' : 'cards.worseFor')}
          </Button>
        </>
      )}
    </div>
  )
}
