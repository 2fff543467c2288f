'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { prepareSound } from '@/components/wall/sound'
import { useEvents } from '@/lib/live/client/hooks'
import { strongestMoment, type Moment } from './momentModel'
import { shake, soundMoment } from './momentSound'

/** How long a moment stands, milliseconds: the leaving of `.moment` in `moment.css` ends with it. */
export const momentMs = 3_600

export type ShownMoment = Moment & { n: number }

/** The moment that this screen shows now, and how to begin one. With `sound` it is heard and felt as well. */
export function useShown(sound: boolean): [ShownMoment | null, (moment: Moment) => void] {
  const [shown, setShown] = useState<ShownMoment | null>(null)
  const count = useRef(0)
  useEffect(() => {
    if (sound) prepareSound()
  }, [sound])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), momentMs)
    return () => clearTimeout(timer)
  }, [shown])
  const show = useCallback(
    (moment: Moment) => {
      setShown({ ...moment, n: (count.current += 1) })
      if (!sound) return
      soundMoment(moment.kind)
      shake(moment.kind)
    },
    [sound],
  )
  return [shown, show]
}

/** Moments of HQ's own stream: volunteers, the shared tablet, HQ's wall. */
export function useHqMoment(sound: boolean): ShownMoment | null {
  const [shown, show] = useShown(sound)
  useEvents((events, audience) => {
    const moment = audience === 'hq' ? strongestMoment(events) : null
    if (moment) show(moment)
  })
  return shown
}
