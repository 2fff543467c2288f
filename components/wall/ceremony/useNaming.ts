'use client'
import { useEffect, useState } from 'react'

/** Before the first name, and for each name, milliseconds: as long as a person needs to say it. */
const firstMs = 1_600
const eachMs = 2_600

/**
 * How many of the fallen are named by now, one more when the last has had his time (EP-35): one by one when it has become final before
 * our eyes; all at once for a screen that was switched on later. `ship`: whose they are.
 */
export function useNaming(ship: string | null, final: boolean, names: number): number {
  const [seen, setSeen] = useState<{ ship: string | null; open: boolean; named: number }>({ ship: null, open: false, named: 0 })
  if (seen.ship !== ship) setSeen({ ship, open: !final, named: 0 })
  else if (!final && (!seen.open || seen.named > 0)) setSeen({ ship, open: true, named: 0 })
  const goesOn = final && seen.ship === ship && seen.open && seen.named <= names
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => setSeen((before) => ({ ...before, named: before.named + 1 })), seen.named === 0 ? firstMs : eachMs)
    return () => clearTimeout(timer)
  }, [goesOn, seen.named])
  if (!final) return 0
  return seen.open ? seen.named : names + 1
}
