'use client'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import { cellUnder, type BoardFigure, type BoardIntents, type BoardMap } from './boardModel'

/** A figure in the hand: from where, and the cell under it. */
export interface Dragged {
  id: string
  over: string | null
}

interface Held {
  id: string | null
  cell: string | null
  x: number
  y: number
  moved: boolean
}

/** Pixels after which a press is a drag and no tap. */
const SLACK = 8

/** Turns presses of mouse, pen and finger on the drawing into taps and drags. */
export function useDragging(svg: RefObject<SVGSVGElement | null>, map: BoardMap, figures: readonly BoardFigure[], intents: BoardIntents) {
  const held = useRef<Held | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const under = ({ clientX, clientY }: PointerEvent) => cellUnder(map, svg.current!.getBoundingClientRect(), { x: clientX, y: clientY })
  const drop = () => {
    held.current = null
    setDragged(null)
  }
  return {
    dragged,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0) return
        const id = (event.target as Element).closest('[data-figure]')?.getAttribute('data-figure') ?? null
        const own = figures.find((figure) => figure.id === id)?.own ?? false
        held.current = { id: own ? id : null, cell: under(event), x: event.clientX, y: event.clientY, moved: false }
        if (own) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const now = held.current
        if (!now) return
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLACK) now.moved = true
        if (now.moved && now.id !== null) setDragged({ id: now.id, over: under(event) })
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        const now = held.current
        drop()
        if (!now) return
        const cell = under(event)
        if (cell === null) return
        if (!now.moved) intents.tap(cell)
        else if (now.id !== null && cell !== now.cell) intents.drag(now.id, cell)
      },
      onPointerCancel: drop,
    },
  }
}
