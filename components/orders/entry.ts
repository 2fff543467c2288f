import type { LineOrder } from '@/lib/campaign/orders/line/parse'
import { startMoment } from '@/lib/campaign/orders/line/start'
import type { ArmyRow } from '@/lib/campaign/viewRows'
import type { Json } from '@/lib/kernel/json'

const MINUTE = 60_000

/** When the order was really given (EP-1): the stamp of the paper, a minute or five ago, or now. */
export const whens = ['stamp', 'now', 'minus1', 'minus5'] as const
export type When = (typeof whens)[number]

/** The event moment of a choice, or null for now; never ahead of now. */
export function momentOfWhen(when: When, stampAt: number, now: number): number | null {
  const at = when === 'stamp' ? stampAt : when === 'minus1' ? now - MINUTE : when === 'minus5' ? now - 5 * MINUTE : now
  return at >= now ? null : Math.max(0, at)
}

/** Who most likely wrote the order: the general of the army that it names first. */
export function likelyAuthor(order: LineOrder, armies: Readonly<Record<string, ArmyRow>>): string | null {
  const armyId = order.armies[0] ?? order.parts[0]?.army
  return (armyId === undefined ? null : armies[armyId]?.generalId) ?? order.officers[0] ?? null
}

/** The fields of an order as commands take them. A start that lies back counts only where the order is backdated. */
export function orderData(order: LineOrder, at: { now: number; startsAt: string; fromNow: boolean }): Record<string, Json> {
  const startAt = order.start === null ? null : startMoment(order.start, at.now, at.startsAt)
  return {
    armies: order.armies,
    parts: order.parts,
    officers: order.officers,
    route: order.route,
    minutes: order.minutes,
    text: order.text,
    startAt: startAt !== null && at.fromNow && startAt <= at.now ? null : startAt,
  }
}
