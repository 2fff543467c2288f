'use client'
import { useEffect, useRef } from 'react'
import { useConnection, useRow, type LiveRow } from '@/lib/live/client/hooks'
import { chime, prepareSound } from './sound'

/** Rings when a call appears that was not there before; not for those that stood there when the screen was switched on. */
export function useChime(calls: readonly LiveRow<'calls'>[]): void {
  const { ready } = useConnection()
  const on = useRow('screen', 'screen')?.sound ?? true
  const known = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (on) prepareSound()
  }, [on])
  useEffect(() => {
    if (!ready) return
    const before = known.current
    known.current = new Set(calls.map((call) => call.id))
    if (on && before && calls.some((call) => !before.has(call.id))) chime()
  }, [calls, on, ready])
}
