'use client'
import clsx from 'clsx'
import { Dices, Hourglass, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorState } from '@/components/ui/ErrorState'
import { IconButton } from '@/components/ui/IconButton'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import type { Forecast, ForecastStep } from '@/lib/campaign/hq/forecast/types'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventSentence } from '@/lib/i18n/useEventSentence'
import { useSentence } from '@/lib/i18n/useSentence'
import { useEventTime, useRow, useView } from '@/lib/live/client/hooks'
import { byMoment, isSilence, toldEvents, toneOf, type StepTone } from './forecastModel'
import { OpenMatters } from './OpenMatters'
import { PoolsLine } from './PoolsLine'
import { useForecast } from './useForecast'

const dots: Record<StepTone, string> = {
  lost: 'bg-lost border-lost',
  wait: 'bg-wait border-wait',
  press: 'bg-press border-press',
  plain: 'bg-panel border-rule-strong',
}

/** «Что будет, если никто ничего не сделает»: the deadlines of HQ as a line of time, with the pools after each of them. */
export function ForecastSection({ slug }: { slug: string }) {
  const t = useTranslations('hqDesk')
  const { forecast, failed, again } = useForecast(slug)
  const status = useRow('clock', 'clock')?.status
  return (
    <Panel
      title={t('forecast.title')}
      icon={Hourglass}
      actions={<IconButton icon={RotateCw} size="s" label={t('forecast.again')} onClick={again} />}
      bodyClassName=""
    >
      {failed && <ErrorState title={t('forecast.failed')} onRetry={again} />}
      {!failed && !forecast && (
        <div className="p-3">
          <SkeletonLines lines={6} />
        </div>
      )}
      {status && status !== 'running' && forecast && forecast.steps.length > 0 && (
        <p className="text-wait border-rule border-b px-3 py-2 text-sm font-medium">{t('forecast.asIfRunning')}</p>
      )}
      {forecast && <Line forecast={forecast} />}
      {forecast && <OpenMatters open={forecast.open} />}
    </Panel>
  )
}

function Line({ forecast }: { forecast: Forecast }) {
  const t = useTranslations('hqDesk')
  const rows = useView('pools')
  const start = { energy: rows.energy?.start ?? 0, resources: rows.resources?.start ?? 0, bchs: rows.bchs?.start ?? 0 }
  const moments = byMoment(forecast.pools, forecast.steps)
  const last = moments.at(-1)?.after ?? forecast.pools
  const atEnd = toldEvents(forecast.end.events).filter(({ type }) => type !== 'FinaleBegun')
  return (
    <ol className="px-3 py-2.5">
      <Stop tone="plain" when={t('forecast.now')}>
        {moments.length === 0 && <p className="text-ink-soft text-sm leading-snug">{t('forecast.nothing')}</p>}
        <PoolsLine pools={forecast.pools} before={null} start={start} />
      </Stop>
      {moments.map((moment) => (
        <Stop key={moment.at + moment.steps[0]!.kind} tone={toneOf(moment.steps[0]!)} at={moment.at}>
          {isSilence(moment.steps) ? (
            <p className="text-ink-soft text-sm leading-snug">{t('forecast.silence', { names: namesOf(moment.steps) })}</p>
          ) : (
            moment.steps.map((step) => <Step key={`${step.kind} ${step.itemId}`} step={step} />)
          )}
          <PoolsLine pools={moment.after} before={moment.before} start={start} />
        </Stop>
      ))}
      {forecast.stops !== 'done' && (
        <Stop tone="wait" when="…">
          <p className="text-wait text-sm leading-snug">{t(`forecast.stops.${forecast.stops}`)}</p>
        </Stop>
      )}
      {atEnd.length > 0 && (
        <Stop tone="plain" when={t('forecast.end')} last>
          <Sentences events={atEnd} />
          <PoolsLine pools={forecast.end.pools} before={last} start={start} />
        </Stop>
      )}
    </ol>
  )
}

const namesOf = (steps: readonly ForecastStep[]): string =>
  steps.flatMap(({ events }) => events.flatMap(({ name }) => (typeof name === 'string' ? [name] : []))).join('; ')

/** One place on the line: its time on the left, what happens on the right. */
function Stop(props: { tone: StepTone; at?: number; when?: ReactNode; last?: boolean; children: ReactNode }) {
  const { tone, at, when, last = false, children } = props
  const format = useEventFormat()
  const now = useEventTime(10_000)
  return (
    <li className="grid grid-cols-[4.75rem_1.25rem_minmax(0,1fr)] gap-x-1.5">
      <div className="figures pt-0.5 text-right leading-tight">
        {at === undefined ? (
          <span className="text-ink-soft text-sm font-semibold">{when}</span>
        ) : (
          <>
            <time className="block text-sm font-bold">{format.moment(at)}</time>
            <span className="text-ink-faint text-xs">{at > now ? `+${format.length(at - now)}` : null}</span>
          </>
        )}
      </div>
      <div aria-hidden className="relative flex justify-center">
        {!last && <span className="bg-rule absolute top-3 bottom-0 w-px" />}
        <span className={clsx('relative mt-1.5 size-2.5 rounded-full border-2', dots[tone])} />
      </div>
      <div className="min-w-0 pb-3.5">{children}</div>
    </li>
  )
}

function Step({ step }: { step: ForecastStep }) {
  const t = useTranslations('hqDesk')
  const moment = useSentence('masterPanels.moment')
  const purpose = useSentence('dicePurposes')
  const rows = useView('timeline')
  const told = toldEvents(step.events)
  if (step.dice) {
    return (
      <p className="text-wait flex items-start gap-1.5 leading-snug font-medium">
        <Dices aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('forecast.dice', { notation: step.dice.notation, purpose: purpose(step.dice.purpose, {}) ?? step.dice.purpose })}
      </p>
    )
  }
  if (told.length > 0) return <Sentences events={told} />
  const params = Object.values(rows).find((row) => row.kind === step.kind && row.itemId === step.itemId)?.params ?? {}
  return <p className="leading-snug">{moment(step.kind, params) ?? t('forecast.silent')}</p>
}

function Sentences({ events }: { events: ForecastStep['events'] }) {
  const sentence = useEventSentence()
  return (
    <ul>
      {events.map((event, index) => {
        const said = sentence(event)
        return (
          said !== null && (
            <li
              key={index}
              className={clsx(
                'leading-snug [overflow-wrap:anywhere]',
                index > 0 && 'text-ink-soft text-sm',
                event.type === 'CardFailed' && 'font-medium',
              )}
            >
              {said}
            </li>
          )
        )
      })}
    </ul>
  )
}
