import type { DueItem } from '@/lib/kernel/command'
import { previewDice } from '@/lib/kernel/dice'
import { dueCommandId, nextDue } from '@/lib/kernel/due'
import { isDiceNeeded } from '@/lib/kernel/errors'
import { execute, fire, noHistory, systemActor, type EngineInput } from '../../engine'
import type { VisibleEvent } from '../../feature'
import { nextOpening } from '../../hours'
import { registry, visibleEvent, type CampaignEvent } from '../../registry'
import type { CampaignState } from '../../state'
import { utcAt } from '../../clock'
import { hqDue } from '../deadlines'
import { poolsNow } from '../pools'
import { openMatters } from './open'
import type { Forecast, ForecastStep } from './types'

/** A list that a person reads; nothing of HQ makes more. */
const MOST_STEPS = 400
/** What moves HQ by the clock. Marches and battles of the map bring HQ nothing: cards come from tables and their hosts (HQ-TRG-1). */
const kinds = Object.fromEntries([...Object.keys(hqDue), 'hours.close'].map((kind) => [kind, registry.due[kind]!]))

/** The shell of a run that is kept nowhere: no die is thrown, ids are made up. */
function dryShell(): Omit<EngineInput, 'actor' | 'now' | 'utc'> {
  let made = 0
  return { serverDice: () => previewDice, history: noHistory, id: (prefix) => `${prefix}_forecast${(made += 1)}` }
}

const told = (events: CampaignEvent[], state: CampaignState): VisibleEvent[] =>
  events.flatMap((event) => visibleEvent(event, { kind: 'master' }, state) ?? [])

type Shell = ReturnType<typeof dryShell>

/** A master's own command on the copy: the start of the clock, the end of play. Null where it is refused. */
function give(state: CampaignState, type: string, at: { now: number; utc: number }, shell: Shell) {
  const outcome = execute(state, { id: `forecast ${type}`, type, data: {} }, { ...shell, ...at, actor: systemActor })
  return outcome.error ? null : outcome
}

/** The same state with its clock running from `now`. Null: play is over, nothing falls due any more. */
function running(state: CampaignState, now: number, utc: number, shell: Shell): CampaignState | null {
  const clock = state.clock.clock
  switch (clock?.status) {
    case 'running':
      return state
    case 'setup':
      return give(state, 'clock.start', { now, utc }, shell)?.next ?? null
    case 'paused':
    case 'held':
      return { ...state, clock: { clock: { ...clock, status: 'running', anchorEvent: now, anchorUtc: utc } } }
    default:
      return null
  }
}

/** One item fired on the copy, or the throw it waits for. */
function step(state: CampaignState, item: DueItem, shell: Shell): { next: CampaignState; step: ForecastStep } {
  const base = { at: item.at, kind: item.kind, itemId: item.id }
  try {
    const { next, events } = fire(state, item, { ...shell, utc: utcAt(state.clock.clock!, item.at) })
    return { next, step: { ...base, events: told(events, next), pools: poolsNow(next), dice: null } }
  } catch (error) {
    if (!isDiceNeeded(error)) throw error
    const { notation, purpose } = error.request
    return { next: state, step: { ...base, events: [], pools: poolsNow(state), dice: { notation, purpose } } }
  }
}

/** The event's doors open again: the clock goes on where it stood (EP-15). */
function reopened(state: CampaignState, shell: Shell): { next: CampaignState; step: ForecastStep } | null {
  const opening = nextOpening(state)
  if (!opening) return null
  const at = state.clock.clock!.anchorEvent
  const outcome = give(state, 'hours.open', { now: at, utc: opening.utc }, shell)
  if (!outcome) return null
  const { next, events } = outcome
  return { next, step: { at, kind: 'hours.open', itemId: opening.id, events: told(events, next), pools: poolsNow(next), dice: null } }
}

/**
 * What happens to HQ if nobody does anything while the clock runs: the engine's own due items fired on a copy. `now`: event time,
 * milliseconds; `utc`: the wall clock's. Nothing is thrown and nothing is kept. Throws nothing.
 */
export function forecast(state: CampaignState, now: number, utc: number): Forecast {
  const shell = dryShell()
  const steps: ForecastStep[] = []
  const skipped = new Set<string>()
  let copy = running(state, now, utc, shell) ?? state
  let stops: Forecast['stops'] = 'done'
  while (copy.clock.clock?.status !== 'finale' && copy.clock.clock?.status !== 'ended') {
    if (steps.length >= MOST_STEPS) {
      stops = 'long'
      break
    }
    if (copy.clock.clock?.status !== 'running') {
      const opened = reopened(copy, shell)
      if (!opened) {
        stops = 'hours'
        break
      }
      copy = opened.next
      steps.push(opened.step)
      continue
    }
    const item = nextDue(copy, kinds, skipped)
    if (!item) break
    const fired = step(copy, item, shell)
    // What cannot be thrown or changes nothing would come again and again.
    if (fired.next === copy) skipped.add(dueCommandId(item))
    copy = fired.next
    steps.push(fired.step)
  }
  const last = steps.at(-1)?.at ?? now
  const ended = give(copy, 'clock.finale', { now: Math.max(now, last), utc }, shell)
  return {
    ...{ now, pools: poolsNow(state), steps, stops, open: openMatters(state) },
    end: ended ? { events: told(ended.events, ended.next), pools: poolsNow(ended.next) } : { events: [], pools: poolsNow(copy) },
  }
}
