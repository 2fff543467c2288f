'use client'
import { useEventTime, useRow } from '@/lib/live/client/hooks'

/** The moment from which a card's time left is counted: now, or that at which the master stopped this card alone (EP-5). */
export function useCardTime(cardId: string, everyMs?: number): { now: number; held: boolean } {
  const hold = useRow('holds', `card/${cardId}`)
  const time = useEventTime(everyMs)
  return { now: hold ? hold.at : time, held: hold !== null }
}
