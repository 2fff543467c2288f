import type { VisibleEvent } from '../../feature'
import type { Pools } from '../events'

/** One thing that will happen by the clock alone, and what HQ has after it. */
export interface ForecastStep {
  /** Event milliseconds. */
  at: number
  /** Kind of the due item, such as `card.deadline`; `hours.open` for the next opening of the event. */
  kind: string
  /** The row it belongs to. */
  itemId: string
  /** What happens then, as the master would be told. Empty where a throw is needed first. */
  events: VisibleEvent[]
  pools: Pools
  /** A throw without which nobody can say what happens: it is left out of what follows. */
  dice: { notation: string; purpose: string } | null
}

/** What comes but not by the clock: somebody has to press, throw or decide first. */
export interface ForecastOpen {
  /** Crises that get worse should their condition come about (HQ-CRI-8). `due`: the deadline then, if it came about now. */
  conditions: { cardId: string; title: string; text: string; due: number | null; untilEnd: boolean }[]
  /** The next round of each table and the cards it would bring HQ (HQ-TRG-2). */
  rounds: { tableId: string; name: string; round: number; titles: string[]; from: 'schedule' | 'reserve' }[]
  /** Letters that somebody has to carry (HQ-COU-2). `title`: the card that opens on arrival. */
  letters: { dispatchId: string; name: string; way: 'toHq' | 'fromHq'; title: string | null }[]
  /** Things whose clock a master has stopped (EP-5). */
  held: { cardId: string; title: string }[]
  /** The winner's intervention, not used yet (HQ-GIG-2): it is lost at the end of the event. */
  strike: { side: string } | null
  /** Ships whose die has not been thrown, or is not final (SURV-1, SURV-8). */
  ships: { shipId: string; name: string; result: number | null }[]
}

/** «Что будет, если никто ничего не сделает». */
export interface Forecast {
  /** Moment from which it looks ahead, event milliseconds. */
  now: number
  pools: Pools
  /** In order of time. */
  steps: ForecastStep[]
  /** What the end of play closes, whenever it comes (HQ-CRD-4): the cards still open after all steps. */
  end: { events: VisibleEvent[]; pools: Pools }
  open: ForecastOpen
  /** Why the list ends: nothing more falls due, hours that close for good, or it grew too long. */
  stops: 'done' | 'hours' | 'long'
}
