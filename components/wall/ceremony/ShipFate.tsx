'use client'
import clsx from 'clsx'
import { LifeBuoy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AboutHelp } from '@/components/hq/AboutHelp'
import { Fit } from '@/components/hq/wall/Fit'
import { WordRing } from '@/components/hq/WordRing'
import type { Hq } from '@/components/hq/useHq'
import { useEventTime, useView, type LiveRow } from '@/lib/live/client/hooks'
import { CeremonyDie } from './CeremonyDie'
import { useNaming } from './useNaming'

type Shown = NonNullable<LiveRow<'ceremony'>['ship']>
const results = [1, 2, 3, 4, 5, 6] as const

/** One ship: its people large, the die, the six outcomes, and the fallen by name. `hq`: on HQ's own wall, whose help is in its hands. */
export function ShipFate({ ship, shipId, hq }: { ship: Shown; shipId: string; hq: Hq | null }) {
  const { roll } = ship
  const outcome = roll?.final ? (roll.verdict?.outcome ?? null) : null
  const dead = outcome?.dead ?? []
  const named = useNaming(shipId, outcome !== null, dead.length)
  const all = outcome !== null && (dead.length === 0 || named > dead.length)
  return (
    <section
      className="bg-ground absolute inset-0 z-10 grid grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] gap-16 px-20 py-14"
      aria-label={ship.name}
    >
      <People ship={ship} outcome={outcome} fallen={dead.slice(0, named)} all={all} />
      <div className="flex min-h-0 flex-col gap-4">
        <Throw roll={roll} />
        <Outcomes roll={roll} />
        {roll?.final ? <Final /> : hq && <Help hq={hq} />}
      </div>
    </section>
  )
}

function People(props: {
  ship: Shown
  outcome: NonNullable<NonNullable<Shown['roll']>['verdict']>['outcome'] | null
  fallen: string[]
  all: boolean
}) {
  const { ship, outcome, fallen, all } = props
  const t = useTranslations('evening')
  const said = new Set(fallen)
  const wounded = new Set(all && outcome ? outcome.heavy : [])
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-6">
      <p className="text-ink-soft text-[40px] leading-tight">{ship.side}</p>
      <Fit of={`${ship.name}\n${ship.captain}`} most={96} least={36} className="max-h-[340px] shrink-0">
        <h1 className="leading-none font-bold text-balance [overflow-wrap:anywhere]">{ship.name}</h1>
        {ship.captain && <p className="mt-[0.25em] text-[0.6em] leading-tight">{ship.captain}</p>}
      </Fit>
      <Fit of={ship.crew.join('\n')} most={58} className="flex-1">
        <ul className="flex flex-wrap gap-x-[1em] gap-y-[0.3em] leading-tight">
          {ship.crew.map((name) => (
            <li
              key={name}
              className={clsx(
                'transition-colors duration-700',
                said.has(name) && 'text-lost font-bold',
                wounded.has(name) && 'text-wait font-semibold',
              )}
            >
              {said.has(name) && '† '}
              {name}
              {wounded.has(name) && <span className="text-[0.7em] font-normal"> · {t('ceremony.heavy')}</span>}
            </li>
          ))}
        </ul>
      </Fit>
      {outcome && (
        <div className="flex min-h-0 flex-col gap-4" aria-live="polite">
          {fallen.length > 0 && !all && <Named name={fallen.at(-1)!} />}
          {all && outcome.lost.length > 0 && (
            <Fit of={outcome.lost.join()} most={40} className="max-h-36">
              <p className="leading-tight">
                {t('ceremony.lost')}: {outcome.lost.join(', ')}
              </p>
            </Fit>
          )}
          {all && outcome.dead.length === 0 && !outcome.unnamed && <p className="text-calm text-[44px] font-bold">{t('ceremony.alive')}</p>}
          {outcome.unnamed && <p className="text-ink-soft text-[40px]">{t('ceremony.unnamed')}</p>}
        </div>
      )}
    </div>
  )
}

/** The one who is named now. */
function Named({ name }: { name: string }) {
  const t = useTranslations('evening')
  return (
    <div key={name} className="border-lost animate-rise border-l-[12px] py-2 pl-8">
      <p className="text-ink-soft text-[40px] leading-tight">{t('ceremony.fell')}</p>
      <Fit of={name} most={84} least={40} className="max-h-64">
        <p className="text-lost leading-[1.15] font-bold [overflow-wrap:anywhere]">{name}</p>
      </Fit>
    </div>
  )
}

function Throw({ roll }: { roll: Shown['roll'] }) {
  const t = useTranslations('evening')
  if (!roll) return <p className="text-wait flex h-40 items-center text-[56px] leading-tight font-bold">{t('ceremony.waits')}</p>
  return (
    <div className="flex h-40 items-center gap-8 text-[150px]">
      <p className="sr-only">
        {t('ceremony.die')} {roll.dice.join(' → ')}
        {roll.modifiers > 0 && ` +${roll.modifiers}`}
      </p>
      {roll.dice.map((face, index) => (
        <CeremonyDie key={`${index}-${face}`} face={face} stands={index === roll.dice.length - 1} />
      ))}
      {roll.modifiers > 0 && <span className="figures text-[84px] font-bold">+{roll.modifiers}</span>}
    </div>
  )
}

function Outcomes({ roll }: { roll: Shown['roll'] }) {
  const t = useTranslations('evening')
  const lit = roll ? (roll.verdict?.result ?? roll.result) : null
  return (
    <ol className="flex flex-col gap-1.5">
      {results.map((result) => (
        <li
          key={result}
          aria-current={lit === result || undefined}
          className={clsx(
            'rounded-panel flex items-center gap-6 border-4 px-6 py-1.5 transition-[background,border-color,opacity] duration-500 motion-reduce:transition-none',
            lit === result ? 'border-press bg-press-wash' : 'border-transparent',
            lit !== null && lit !== result && 'text-ink-soft',
          )}
        >
          <span className="figures w-12 shrink-0 text-[64px] leading-none font-bold">{result}</span>
          <span className="min-w-0 text-[38px] leading-[1.08]">
            <strong>{t(`result.${result}.name`)}</strong>
            <span className="text-ink-soft block text-[36px]">{t(`result.${result}.crew`)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Final() {
  const t = useTranslations('evening')
  return <p className="text-calm animate-rise mt-auto text-[64px] leading-none font-bold">{t('ceremony.final')}</p>
}

/** HQ's help while it may still come: what is in stock, or the word that is being said over it. */
function Help({ hq }: { hq: Hq }) {
  const t = useTranslations('evening')
  const say = useTranslations('hq')
  const aids = useView('aids')
  const now = useEventTime(200)
  const word = hq.announcement
  if (word) {
    const seconds = Math.max(0, Math.ceil((word.ends - now) / 1000))
    const { words, quorum } = word
    return (
      <div className="border-press bg-panel mt-auto flex items-center gap-8 rounded-[6px] border-4 px-6 py-3">
        <div className="[zoom:1.3]">
          <WordRing
            small
            words={words.length}
            quorum={quorum}
            seconds={seconds}
            unit=""
            label={say('word.ring', { words: words.length, quorum, seconds })}
          />
        </div>
        <Fit of={`${word.cardTitle} ${word.wayText}`} most={38} className="max-h-32 flex-1">
          <p className="leading-tight font-bold">
            <AboutHelp subject={word.subject} />
            {word.subject.s === 'card' && word.cardTitle}
          </p>
        </Fit>
      </div>
    )
  }
  return (
    <p className="mt-auto flex items-center gap-5 text-[40px] leading-tight">
      <LifeBuoy aria-hidden className="text-press size-12 shrink-0" />
      {(['reroll', 'plus1'] as const).map((aid) => (
        <span key={aid} className="mr-4">
          {t(`help.${aid}`)} <span className="figures font-bold">{aids[aid]?.stock ?? 0}</span>
        </span>
      ))}
    </p>
  )
}
