import type { VisibleEvent } from '@/lib/campaign/feature'
import type { ForecastStep } from '@/lib/campaign/hq/forecast/types'
import { poolIds, type PoolId } from '@/lib/campaign/hq/tables'

type Pools = ForecastStep['pools']

/** Events that say nothing of their own: pools stand beside the step, a consequence repeats the words of its card. */
const silent: readonly string[] = ['PoolsChanged', 'ConsequenceRecorded']
export const toldEvents = (events: readonly VisibleEvent[]): VisibleEvent[] => events.filter(({ type }) => !silent.includes(type))

/** What moved each pool from one step to the next. */
export const movesOf = (before: Pools, after: Pools): Record<PoolId, number> =>
  Object.fromEntries(poolIds.map((pool) => [pool, after[pool] - before[pool]])) as Record<PoolId, number>

export type StepTone = 'lost' | 'wait' | 'press' | 'plain'

/** How a step stands in the line: a loss, something that asks for hands, something new, the rest. */
export function toneOf({ dice, events, kind }: Pick<ForecastStep, 'dice' | 'events' | 'kind'>): StepTone {
  if (dice) return 'wait'
  const types = new Set(events.map(({ type }) => type))
  if (types.has('CardFailed')) return 'lost'
  if (types.has('CardOpened')) return 'press'
  if (types.has('CardMissed') || types.has('AnnouncementLapsed') || kind === 'watch.silence') return 'wait'
  return 'plain'
}

const SILENCE = 'watch.silence'
/** Questions to silent volunteers come one after another and change nothing: those of one minute are one line (EP-30). */
export const isSilence = (steps: readonly Pick<ForecastStep, 'kind'>[]): boolean => steps.every(({ kind }) => kind === SILENCE)
const near = (at: number, steps: readonly ForecastStep[], next: ForecastStep): boolean =>
  next.at === at || (next.kind === SILENCE && isSilence(steps) && next.at - at < 60_000)

/** Steps of the same moment stand under one time; `before`: the pools that HQ had when it came. */
export function byMoment(
  start: Pools,
  steps: readonly ForecastStep[],
): { at: number; before: Pools; after: Pools; steps: ForecastStep[] }[] {
  const moments: { at: number; before: Pools; after: Pools; steps: ForecastStep[] }[] = []
  for (const step of steps) {
    const last = moments.at(-1)
    if (last && near(last.at, last.steps, step)) {
      last.steps.push(step)
      last.after = step.pools
    } else moments.push({ at: step.at, before: last?.after ?? start, after: step.pools, steps: [step] })
  }
  return moments
}
