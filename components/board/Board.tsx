'use client'
import clsx from 'clsx'
import { useRef, useState, type KeyboardEvent } from 'react'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import {
  CELL,
  MARGIN,
  cellBeside,
  centreOf,
  originOf,
  spotsFor,
  stacksOf,
  type BoardFigure,
  type BoardIntents,
  type BoardMap,
  type BoardMark,
} from './boardModel'
import { Frame } from './Frame'
import { Ground } from './Ground'
import { Token } from './Token'
import { useDragging } from './useDragging'

/**
 * A battle board that knows no rules: it draws ground, figures and what is offered, and tells what was asked of it. Tap, drag and
 * keyboard (arrows, Enter, Escape) are equal.
 */
export function Board(props: {
  map: BoardMap
  figures: readonly BoardFigure[]
  marks: readonly BoardMark[]
  /** The chosen figure, and a cell that waits for a second tap. */
  chosen: string | null
  aimed: string | null
  /** Where something just happened. */
  struck: string | null
  label: string
  /** What is read aloud of a cell. */
  describe: (cell: string) => string
  intents: BoardIntents
  className?: string
}) {
  const { map, figures, marks, chosen, aimed, struck, label, describe, intents, className } = props
  const svg = useRef<SVGSVGElement>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const { dragged, handlers } = useDragging(svg, map, figures, intents)
  const chosenFigure = figures.find(({ id }) => id === chosen)
  const press = (event: KeyboardEvent) => {
    const from = cursor ?? chosenFigure?.cell ?? figures.find(({ own }) => own)?.cell ?? 'A1'
    const next = cellBeside(map, from, event.key)
    if (next !== null) setCursor(cursor === null ? from : next)
    else if ((event.key === 'Enter' || event.key === ' ') && cursor !== null) intents.tap(cursor)
    else if (event.key === 'Escape') intents.clear()
    else return
    event.preventDefault()
  }
  return (
    <>
      <svg
        ref={svg}
        viewBox={`${-MARGIN} ${-MARGIN} ${map.width * CELL + 2 * MARGIN} ${map.height * CELL + 2 * MARGIN}`}
        className={clsx('board-svg', className)}
        tabIndex={0}
        role="application"
        aria-label={label}
        onKeyDown={press}
        onBlur={() => setCursor(null)}
        {...handlers}
      >
        <Ground map={map} />
        <Frame width={map.width} height={map.height} />
        {marks.map((mark) => (
          <MarkOf key={`${mark.kind} ${mark.cell}`} mark={mark} />
        ))}
        {chosenFigure && <CellRing cell={chosenFigure.cell} look="board-chosen" />}
        {stacksOf(figures).map((stack) => (
          <Stack key={stack[0]!.cell} stack={stack} chosen={chosen} lifted={dragged?.id ?? null} />
        ))}
        {marks.map((mark) => mark.label !== null && <MarkLabel key={`${mark.kind} ${mark.cell}`} mark={mark} />)}
        {dragged?.over && <CellRing cell={dragged.over} look="board-over" />}
        {aimed !== null && <CellRing cell={aimed} look="board-aimed" />}
        {struck !== null && <CellRing key={struck} cell={struck} look="board-struck" />}
        {cursor !== null && <CellRing cell={cursor} look="board-cursor" />}
      </svg>
      <p className="sr-only" aria-live="polite">
        {cursor !== null && describe(cursor)}
      </p>
    </>
  )
}

function CellRing({ cell, look }: { cell: string; look: string }) {
  const { x, y } = originOf(pointOf(cell)!)
  return <rect aria-hidden x={x + 1.5} y={y + 1.5} width={CELL - 3} height={CELL - 3} rx={3} className={look} />
}

function MarkOf({ mark: { cell, kind } }: { mark: BoardMark }) {
  const { x, y } = originOf(pointOf(cell)!)
  return (
    <rect
      aria-hidden
      data-mark={kind}
      data-cell={cell}
      x={x + 1}
      y={y + 1}
      width={CELL - 2}
      height={CELL - 2}
      rx={2}
      className={`board-mark-${kind}`}
    />
  )
}

/** Cost or chance in a corner of the cell, above what stands there. */
function MarkLabel({ mark: { cell, kind, label } }: { mark: BoardMark }) {
  const { x, y } = originOf(pointOf(cell)!)
  const width = 6 + label!.length * 6.2
  return (
    <g aria-hidden className={`board-label board-label-${kind}`}>
      <rect x={x + CELL - width - 1.5} y={y + CELL - 14.5} width={width} height={13} rx={2} />
      <text x={x + CELL - width / 2 - 1.5} y={y + CELL - 4.6}>
        {label}
      </text>
    </g>
  )
}

function Stack({ stack, chosen, lifted }: { stack: readonly BoardFigure[]; chosen: string | null; lifted: string | null }) {
  const { x, y } = centreOf(stack[0]!.cell)
  const spots = spotsFor(stack.length)
  return (
    <g>
      {stack.map((figure, index) => {
        const spot = spots[index] ?? spots.at(-1)!
        return (
          <g
            key={figure.id}
            data-figure={figure.id}
            data-cell={figure.cell}
            role="img"
            aria-label={figure.name}
            className={clsx(figure.own && 'board-own', figure.id === chosen && 'board-picked', figure.id === lifted && 'board-lifted')}
            style={{ transform: `translate(${x + spot.x}px, ${y + spot.y}px) scale(${spot.scale})` }}
          >
            <Token {...figure} />
          </g>
        )
      })}
    </g>
  )
}
