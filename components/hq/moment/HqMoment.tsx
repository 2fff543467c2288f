'use client'
import { MomentShow } from './MomentShow'
import { useMomentSound } from './soundSwitch'
import { useHqMoment } from './useMoment'

/** The moment on HQ's tablets and volunteers' phones. */
export function HqMoment() {
  return <MomentShow moment={useHqMoment(useMomentSound())} />
}
