'use client'
import { useRef, useState } from 'react'
import { useEvents, useLiveClient } from '@/lib/live/client/hooks'
import { linesOf, type ChangeLine } from './changesModel'

export type TimedLine = ChangeLine & { n: number; at: number }
const kept = 40

/** Lines of what changed since this screen was opened, newest first. Each stream tells an event once; only HQ's stream is listened to. */
export function useChanges(): TimedLine[] {
  const client = useLiveClient()
  const [lines, setLines] = useState<TimedLine[]>([])
  const count = useRef(0)
  useEvents((events, audience) => {
    if (audience !== 'hq' && audience !== 'master' && audience !== 'audit') return
    const at = client?.clock.now() ?? 0
    const fresh = linesOf(events).map((line) => ({ ...line, n: (count.current += 1), at }))
    if (fresh.length > 0) setLines((before) => [...fresh.reverse(), ...before].slice(0, kept))
  })
  return lines
}
