import type { LiveRow } from '@/lib/live/client/hooks'

/** Orders of the book by day of the event, each day by number. */
export function byDay<Order extends Pick<LiveRow<'orders'>, 'at' | 'number'>>(
  orders: readonly Order[],
  dayOf: (at: number) => number,
): { day: number; orders: Order[] }[] {
  const days = new Map<number, Order[]>()
  for (const order of [...orders].sort((a, b) => a.number - b.number)) {
    const day = dayOf(order.at)
    days.set(day, [...(days.get(day) ?? []), order])
  }
  return [...days].sort(([a], [b]) => a - b).map(([day, list]) => ({ day, orders: list }))
}
