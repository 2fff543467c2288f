'use client'
import { useMemo } from 'react'
import { useEventTime, useView } from '@/lib/live/client/hooks'
import { gatherQueue, type QueueItem } from './queueModel'

/** Ages are told in minutes: the queue is gathered anew when rows change, and every few seconds. */
const STEP_MS = 5_000

/** Everything that waits for a master, from all views that hold something of it. */
export function useQueue(): QueueItem[] {
  const now = useEventTime(STEP_MS)
  const diceRequests = useView('diceRequests')
  const battles = useView('battles')
  const pendingOrders = useView('pendingOrders')
  const papers = useView('papers')
  const reminders = useView('reminders')
  const instructions = useView('instructions')
  const notices = useView('notices')
  const gameTables = useView('gameTables')
  const deferredReasons = useView('deferredReasons')
  const claims = useView('claims')
  const people = useView('people')
  return useMemo(
    () =>
      gatherQueue(
        { diceRequests, battles, pendingOrders, papers, reminders, instructions, notices, gameTables, deferredReasons, claims, people },
        now,
      ),
    [diceRequests, battles, pendingOrders, papers, reminders, instructions, notices, gameTables, deferredReasons, claims, people, now],
  )
}
