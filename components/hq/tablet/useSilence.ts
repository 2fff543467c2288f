'use client'
import { useEffect, useRef, useState } from 'react'

const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Seconds that are left until nobody has touched the page for `silence` seconds; then `onSilence`. By the wall clock, since a tablet that
 * slept was silent too.
 */
export function useSilence(silence: number, onSilence: () => void): number {
  const [left, setLeft] = useState(silence)
  const latest = useRef(onSilence)
  useEffect(() => {
    latest.current = onSilence
  })
  useEffect(() => {
    let touched = Date.now()
    const touch = () => {
      touched = Date.now()
      setLeft(silence)
    }
    for (const name of touches) window.addEventListener(name, touch, { capture: true, passive: true })
    const timer = setInterval(() => {
      const rest = silence - Math.floor((Date.now() - touched) / 1000)
      setLeft(rest)
      if (rest <= 0) latest.current()
    }, 500)
    return () => {
      clearInterval(timer)
      for (const name of touches) window.removeEventListener(name, touch, { capture: true })
    }
  }, [silence])
  return left
}
