'use client'
import clsx from 'clsx'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * A box whose text grows smaller until all of it has room: a wall neither scrolls nor cuts a sentence off. What is inside is measured in
 * `em`. `of`: the text, told so that it is measured anew when it changes; sizes in pixels of the wall's sheet.
 */
export function Fit(props: { of: string; most: number; least?: number; className?: string; children: ReactNode }) {
  const { of, most, least = 18, className, children } = props
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const measure = () => {
      let size = most
      // Letters set close stand a little over their lines: that is no want of room.
      const tooLarge = () => current.scrollHeight > current.clientHeight + size * 0.15 || current.scrollWidth > current.clientWidth + 1
      current.style.fontSize = `${size}px`
      while (size > least && tooLarge()) current.style.fontSize = `${(size -= 1)}px`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    // Letters of another width come when the font has loaded.
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [of, most, least])
  return (
    <div ref={box} className={clsx('min-h-0 min-w-0 overflow-hidden', className)}>
      {children}
    </div>
  )
}
