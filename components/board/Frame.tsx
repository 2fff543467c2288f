import { memo } from 'react'
import { nameOf } from '@/lib/rules/macrobattle/grid'
import { CELL, MARGIN } from './boardModel'

/** The rim with letters of columns and numbers of rows on all four sides. */
export const Frame = memo(function Frame({ width, height }: { width: number; height: number }) {
  const [right, bottom] = [width * CELL, height * CELL]
  const half = MARGIN / 2
  return (
    <g aria-hidden className="board-frame">
      <path fillRule="evenodd" d={`M${-MARGIN} ${-MARGIN}H${right + MARGIN}V${bottom + MARGIN}H${-MARGIN}ZM0 0H${right}V${bottom}H0Z`} />
      {Array.from({ length: width }, (_, x) => {
        const letters = nameOf({ x, y: 0 }).slice(0, -1)
        return [-half, bottom + half].map((y) => (
          <text key={`${x} ${y}`} x={(x + 0.5) * CELL} y={y}>
            {letters}
          </text>
        ))
      })}
      {Array.from({ length: height }, (_, y) =>
        [-half, right + half].map((x) => (
          <text key={`${y} ${x}`} x={x} y={(y + 0.5) * CELL}>
            {y + 1}
          </text>
        )),
      )}
    </g>
  )
})
