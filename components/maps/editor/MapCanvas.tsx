'use client'
import { useRef, useState, type Dispatch, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CELL, MARGIN, cellBeside } from '@/components/board/boardModel'
import { Frame } from '@/components/board/Frame'
import { Ground } from '@/components/board/Ground'
import type { Drawing } from '@/lib/maps/drawing'
import { cellsBetween, cellsUnder, fill, paint } from '@/lib/maps/edits'
import { nameOf, pointOf, type Point } from '@/lib/rules/macrobattle/grid'
import { BoundsLayer } from '../BoundsLayer'
import { boardMapOf } from '../picture'
import type { EditAction } from './history'
import { brushSizes, letterOfKey, type Tool } from './tools'
import { useCellWords } from './useCellWords'

/** The map under the hand: mouse, pen, finger and keyboard paint alike. */
export function MapCanvas(props: {
  drawing: Drawing
  tool: Tool
  onTool: (tool: Tool) => void
  act: Dispatch<EditAction>
  showBounds: boolean
  /** Cells to point at. */
  faulty: readonly string[]
  /** Pixels of a cell; null: the whole map fits. */
  zoom: number | null
}) {
  const { drawing, tool, onTool, act, showBounds, faulty, zoom } = props
  const t = useTranslations('maps.editor')
  const words = useCellWords(drawing)
  const svg = useRef<SVGSVGElement>(null)
  const last = useRef<Point | null>(null)
  const [hover, setHover] = useState<Point | null>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const map = boardMapOf(drawing)
  const [width, height] = [map.width * CELL + 2 * MARGIN, map.height * CELL + 2 * MARGIN]
  const pointUnder = ({ clientX, clientY }: PointerEvent): Point | null => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return null
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const point = { x: Math.floor(x / CELL), y: Math.floor(y / CELL) }
    return point.x >= 0 && point.y >= 0 && point.x < map.width && point.y < map.height ? point : null
  }
  const stroke = (cells: readonly Point[]) => act({ type: 'draw', make: (now) => paint(now, cells, tool.size, tool.brush) })
  const pour = (at: Point) => act({ type: 'change', make: (now) => fill(now, at, tool.brush) })
  const dab = (at: Point) => act({ type: 'change', make: (now) => paint(now, [at], tool.size, tool.brush) })
  const press = (event: KeyboardEvent) => {
    const at = cursor ?? 'A1'
    const next = cellBeside(map, at, event.key)
    const letter = event.ctrlKey || event.metaKey || event.altKey ? null : letterOfKey(event)
    if (next !== null) {
      const to = cursor === null ? at : next
      setCursor(to)
      // With Shift the brush stays down: a stroke by the keyboard.
      if (event.shiftKey && tool.mode !== 'hand') dab(pointOf(to)!)
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCursor(at)
      if (tool.mode === 'fill') pour(pointOf(at)!)
      else dab(pointOf(at)!)
    } else if (event.code === 'BracketLeft' || event.code === 'BracketRight') {
      const index = brushSizes.indexOf(tool.size) + (event.code === 'BracketLeft' ? -1 : 1)
      onTool({ ...tool, size: brushSizes[Math.max(0, Math.min(brushSizes.length - 1, index))]! })
    } else if (letter !== null) onTool({ ...tool, brush: { kind: 'terrain', letter } })
    else return
    event.preventDefault()
  }
  const shown = cursor !== null ? pointOf(cursor) : hover
  return (
    <>
      <svg
        ref={svg}
        viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
        className="board-svg"
        style={{
          touchAction: tool.mode === 'hand' ? 'auto' : 'none',
          cursor: tool.mode === 'hand' ? 'grab' : 'crosshair',
          ...(zoom === null ? { width: '100%', height: '100%' } : { width: (width / CELL) * zoom, height: (height / CELL) * zoom }),
        }}
        tabIndex={0}
        role="application"
        aria-label={t('canvas')}
        onKeyDown={press}
        onBlur={() => setCursor(null)}
        onPointerDown={(event) => {
          const at = pointUnder(event)
          if (event.button !== 0 || tool.mode === 'hand' || !at) return
          setCursor(null)
          if (tool.mode === 'fill') return pour(at)
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = at
          stroke([at])
        }}
        onPointerMove={(event) => {
          const at = pointUnder(event)
          if (at?.x !== hover?.x || at?.y !== hover?.y) setHover(at)
          if (!last.current || !at || (at.x === last.current.x && at.y === last.current.y)) return
          stroke(cellsBetween(last.current, at))
          last.current = at
        }}
        onPointerUp={() => {
          last.current = null
          act({ type: 'lift' })
        }}
        onPointerCancel={() => {
          last.current = null
          act({ type: 'lift' })
        }}
        onPointerLeave={() => setHover(null)}
      >
        <Ground map={map} />
        {showBounds && <BoundsLayer bounds={drawing.bounds} />}
        <Frame width={map.width} height={map.height} />
        {faulty.map((cell) => {
          const { x, y } = pointOf(cell)!
          return <rect key={cell} x={x * CELL} y={y * CELL} width={CELL} height={CELL} className="map-fault" />
        })}
        {shown && tool.mode !== 'hand' && <BrushFrame at={shown} side={tool.mode === 'fill' ? 1 : tool.size} />}
      </svg>
      <p className="sr-only" aria-live="polite">
        {cursor !== null && words(cursor)}
      </p>
      <p
        aria-hidden
        className="text-ink-soft bg-panel/90 rounded-control pointer-events-none absolute bottom-2 left-2 px-2 py-0.5 text-sm empty:hidden"
      >
        {shown && words(nameOf(shown))}
      </p>
    </>
  )
}

function BrushFrame({ at, side }: { at: Point; side: number }) {
  const corner = cellsUnder(at, side)[0]!
  return <rect x={corner.x * CELL} y={corner.y * CELL} width={side * CELL} height={side * CELL} rx={2} className="map-brush" />
}
