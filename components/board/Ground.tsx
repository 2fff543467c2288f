import { memo } from 'react'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import { CELL, type BoardMap } from './boardModel'
import { gatePath, groundOf } from './groundPaths'

/** Terrain, roads and gates of a board. Drawn anew only when the ground itself changes. */
export const Ground = memo(function Ground({ map }: { map: BoardMap }) {
  const { gates, ...ground } = map
  return (
    <g aria-hidden>
      {groundOf(ground).map(({ look, d }) => (
        <path key={look} className={`board-${look}`} d={d} />
      ))}
      {Object.entries(gates).map(([cell, state]) => {
        const { x, y } = pointOf(cell)!
        return (
          <g key={cell}>
            {state !== 'shut' && <rect x={x * CELL} y={y * CELL} width={CELL} height={CELL} className="board-passage" />}
            <path className={`board-gate board-gate-${state}`} d={gatePath({ x, y }, state)} />
          </g>
        )
      })}
    </g>
  )
})

/** A whole map as a small picture. */
export function GroundPicture({ map, className }: { map: BoardMap; className?: string }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${map.width * CELL} ${map.height * CELL}`} className={className}>
      <Ground map={map} />
    </svg>
  )
}
