'use client'
import clsx from 'clsx'
import { Check, ChevronDown, Crown, Dices, Flag, Grid3x3, Megaphone, Swords, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useFateText } from '@/components/battles/after/useFateText'
import { unitsLeft } from '@/components/battles/model/marks'
import { isQuiet, outcomesOf } from '@/components/battles/model/outcomes'
import { ownSeats, type Seat } from '@/components/battles/model/seat'
import { SideNames } from '@/components/battles/SideNames'
import { useSideTitle } from '@/components/battles/useBattle'
import { useEventTime, useLiveClient, useRow, useRows } from '@/lib/live/client/hooks'
import { Composition } from './Composition'

const looks: Record<Seat['stage'], { icon: LucideIcon; look: string; title: 'title' | 'titleOpen' | 'titleAfter' }> = {
  called: { icon: Megaphone, look: 'bg-wait-wash border-wait text-wait', title: 'title' },
  fought: { icon: Swords, look: 'bg-press-wash border-press text-press', title: 'titleOpen' },
  over: { icon: Flag, look: 'bg-panel border-rule-strong text-ink-soft', title: 'titleAfter' },
}

/**
 * The general's seat in his battles: the call to the table, his side, who leads it, what it has on the field, and afterwards its
 * results. Nothing of the other side but its name (MB-INF-9).
 */
export function BattleSeat() {
  const me = useRow('me', 'me')
  const battles = useRows('battles')
  const sides = useRows('battleSides')
  const forces = useRows('battleForces')
  const outcomes = useRows('battleOutcomes')
  const now = useEventTime(60_000)
  const seats = ownSeats({ battles, sides, forces, outcomes }, now)
  if (!me || seats.length === 0) return null
  return (
    <div className="flex max-h-[50dvh] shrink-0 flex-col gap-2 overflow-y-auto p-2.5 pb-0">
      {seats.map((seat) => (
        <SeatCard key={seat.battle.id} seat={seat} personId={me.personId} />
      ))}
    </div>
  )
}

function SeatCard({ seat, personId }: { seat: Seat; personId: string }) {
  const t = useTranslations('battles.seat')
  const b = useTranslations('battles.board')
  const slug = useLiveClient()?.slug
  const sector = useRow('sectors', seat.battle.sectorId)
  const { icon: Icon, look, title } = looks[seat.stage]
  // The way to the board is at hand while the battle is fought there.
  const details = seat.stage === 'called' || (seat.stage === 'fought' && seat.battle.place === 'board')
  return (
    <section aria-label={t(title)} data-seat={seat.stage} className={clsx('rounded-panel border', look)}>
      <details open={details} className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 px-3.5 py-2 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden className="size-6 shrink-0" />
          <span className="min-w-0 flex-1 leading-tight">
            <strong className="block text-lg">{t(title)}</strong>
            <span className="text-ink font-medium">{t('battle', { sector: sector?.name ?? '' })}</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="text-ink flex flex-col gap-2 px-3.5 pb-3.5">
          <SideNames sides={seat.battle.sides} />
          {seat.stage === 'fought' && seat.battle.place === 'board' && (
            <a
              href={`/c/${slug}/battles/${seat.battle.id}`}
              className="rounded-control border-press bg-press text-press-ink inline-flex min-h-12 items-center justify-center gap-2.5 border px-4 text-lg font-semibold"
            >
              <Grid3x3 aria-hidden className="size-5" /> {b('play')}
            </a>
          )}
          <Lead seat={seat} personId={personId} />
          {seat.stage === 'over' ? <Results seat={seat} /> : <OnField seat={seat} />}
        </div>
      </details>
    </section>
  )
}

/** Whether one has to come, whether one leads, and whether a deputy acts (EP-9). */
function Lead({ seat, personId }: { seat: Seat; personId: string }) {
  const t = useTranslations('battles.seat')
  const { side, stage } = seat
  const own = side.commanders.find((commander) => commander.personId === personId)
  return (
    <div className="flex flex-col gap-0.5">
      {stage === 'called' && own && (
        <p className="flex items-center gap-2 text-lg font-semibold">
          {own.arrived && <Check aria-hidden className="text-calm size-5" />}
          {t(own.arrived ? 'ticked' : 'come')}
        </p>
      )}
      <p className="flex items-center gap-2">
        <Crown aria-hidden className="text-ink-faint size-4 shrink-0" />
        {side.cincId === personId ? t('youCinc') : side.cincName !== null ? t('cincIs', { name: side.cincName }) : t('cincMaster')}
      </p>
      {side.deputyId === personId && <p className="font-semibold">{t('youDeputy')}</p>}
      {side.deputyId !== null && side.deputyId !== personId && <p>{t('deputyActs', { name: side.deputyName ?? '' })}</p>}
    </div>
  )
}

/** What the own side has on the field, and whose turn it is. */
function OnField({ seat }: { seat: Seat }) {
  const t = useTranslations('battles.seat')
  const titleOf = useSideTitle()
  const { battle, side, forces } = seat
  const units = forces.flatMap((force) => force.units)
  const moving = battle.sides.find((each) => each.id === battle.turnSideId)
  return (
    <>
      {moving && (
        <p className={clsx('font-semibold', moving.id === side.id && 'text-press')}>
          {moving.id === side.id ? t('turnYours') : t('turnTheirs', { side: titleOf(moving) })}
        </p>
      )}
      {battle.phase === 'running' && side.dice !== null && (
        <p className="flex items-center gap-2">
          <Dices aria-hidden className="text-ink-faint size-4 shrink-0" /> {t('dice', { n: side.dice })}
        </p>
      )}
      {units.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <h3 className="eyebrow">{t('mine')}</h3>
          <Composition units={units.filter((unit) => !unit.lost).map((unit) => ({ ...unit, awayUntil: null }))} />
          <p className="text-ink-soft text-sm">{t('losses', { n: units.length - unitsLeft(units) })}</p>
        </div>
      )}
    </>
  )
}

/** How it ended: who holds the field, and what became of one's own and of what lay open to all (captures, horses, captives). */
function Results({ seat }: { seat: Seat }) {
  const t = useTranslations('battles.seat')
  const fateText = useFateText()
  const titleOf = useSideTitle()
  const { battle, outcomes } = seat
  const holders = battle.sides.filter((side) => battle.holders.includes(side.id)).map(titleOf)
  const told = (['unit', 'battery', 'officer', 'horse', 'army'] as const)
    .flatMap((kind) => outcomesOf(outcomes, kind))
    .filter((each) => !isQuiet(each))
  return (
    <>
      <p className="text-lg font-semibold">{holders.length > 0 ? t('holds', { sides: holders.join(', ') }) : t('nobody')}</p>
      {told.length > 0 && (
        <ul aria-label={t('results')} className="flex flex-col gap-1">
          {told.map((outcome) => (
            <li key={outcome.id} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{outcome.name}</span>
              <span className="text-ink-soft">{fateText(outcome.kind, outcome.result)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
