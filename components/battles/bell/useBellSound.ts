'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { bellState, type BellState, type TurnClock } from './bellModel'
import { openSound, strikeBell } from './sound'

/**
 * The bell's sound, off until somebody at this table switches it on: one stroke a minute before, three when the time is up. It
 * rings when a state is entered here, not when a page is opened on a turn whose bell has long rung.
 */
export function useBellSound(turn: TurnClock | null, now: number): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(false)
  const state = turn ? bellState(turn, now) : 'standing'
  const before = useRef<BellState>(state)
  useEffect(() => {
    const came = before.current
    before.current = state
    if (!on || came === state) return
    if (state === 'rung') strikeBell(3)
    else if (state === 'soon' && came === 'running') strikeBell(1)
  }, [state, on])
  const toggle = useCallback(() => {
    setOn((was) => {
      if (!was) openSound()
      return !was
    })
  }, [])
  return { on, toggle }
}
