'use client'
import { useCallback, useState } from 'react'

/** The size of an element in whole pixels, kept up to date; null before it is measured. */
export function useSize(): [(element: Element | null) => void | (() => void), { width: number; height: number } | null] {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const attach = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      if (width > 0 && height > 0) setSize({ width: Math.floor(width), height: Math.floor(height) })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [attach, size]
}
