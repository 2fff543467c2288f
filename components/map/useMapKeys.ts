'use client'
import { useCallback, type KeyboardEvent } from 'react'
import type { LiveRow } from '@/lib/live/client/hooks'
import type { MapZoom } from './useMapZoom'

const sides = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' } as const
const panStep = 70

/**
 * The map by keyboard: arrows go to the neighbour on that side (Shift pans), plus and minus zoom, 0 shows everything, Enter and
 * Space choose what has the focus.
 */
export function useMapKeys(
  { by, pan, reset }: Pick<MapZoom, 'by' | 'pan' | 'reset'>,
  sectors: readonly LiveRow<'sectors'>[],
  onFocus: (sectorId: string) => void,
) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as SVGElement
      const handled = () => {
        event.preventDefault()
        event.stopPropagation()
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') return (handled(), by(1.5))
      if (event.key === '-') return (handled(), by(1 / 1.5))
      if (event.key === '0') return (handled(), reset())
      if (event.key === 'Enter' || event.key === ' ') {
        if (target.getAttribute('role') === 'button') {
          handled()
          target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        }
        return
      }
      const side = sides[event.key as keyof typeof sides]
      if (!side) return
      handled()
      const here = sectors.find((sector) => sector.id === target.dataset.sector)
      if (event.shiftKey || !here) {
        const [dx, dy] = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] }[side] as [number, number]
        pan(dx * panStep, dy * panStep)
        return
      }
      const next = here.neighbours.find((neighbour) => neighbour.side === side)
      if (!next) return
      onFocus(next.sectorId)
      event.currentTarget.querySelector<SVGElement>(`[data-sector="${CSS.escape(next.sectorId)}"]`)?.focus()
    },
    [by, pan, reset, sectors, onFocus],
  )
}
