'use client'
import { useCallback } from 'react'

/** Scales the sheet of 1920 × 1080 to the window; the ref goes on the element around it. */
export function useWallScale(): (stage: HTMLElement | null) => void | (() => void) {
  return useCallback((stage) => {
    if (!stage) return
    const fit = () => stage.style.setProperty('--wall-scale', String(Math.min(window.innerWidth / 1920, window.innerHeight / 1080)))
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])
}
