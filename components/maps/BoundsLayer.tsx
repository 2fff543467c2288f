import { memo, useId } from 'react'
import { useTranslations } from 'use-intl'
import { CELL } from '@/components/board/boardModel'
import { compass, type Compass } from '@/lib/rules/macrobattle/tables'

const box = (x: number, y: number): string => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}z`
/** Sides of cells that belong to the edge where the neighbour does not. */
function outline(rows: readonly string[], has: (letter: string | undefined) => boolean): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((letter, x) => {
        if (!has(letter)) return ''
        const [left, top] = [x * CELL, y * CELL]
        return [
          has(rows[y - 1]?.[x]) ? '' : `M${left} ${top}h${CELL}`,
          has(rows[y + 1]?.[x]) ? '' : `M${left} ${top + CELL}h${CELL}`,
          has(row[x - 1]) ? '' : `M${left} ${top}v${CELL}`,
          has(row[x + 1]) ? '' : `M${left + CELL} ${top}v${CELL}`,
        ].join('')
      }),
    )
    .join('')
}

const cellsOf = (rows: readonly string[], has: (letter: string) => boolean) =>
  rows.flatMap((row, y) => [...row].flatMap((letter, x) => (has(letter) ? [{ x, y }] : [])))

/** Hatching of an edge: its direction tells the edge without colour. */
const turn: Record<Compass, number> = { N: 0, S: 90, W: 45, E: 135 }

/** Deployment bounds over the ground (MB-DEP-2): hatched by edge, the narrow ones of armies on the march twice as dense and framed. */
export const BoundsLayer = memo(function BoundsLayer({ bounds }: { bounds: readonly string[] }) {
  const t = useTranslations('maps')
  const id = useId()
  return (
    <g aria-hidden className="map-bounds">
      {compass.map((edge) => {
        const all = cellsOf(bounds, (letter) => letter.toUpperCase() === edge)
        if (all.length === 0) return null
        const narrow = cellsOf(bounds, (letter) => letter === edge)
        const middle = (narrow.length > 0 ? narrow : all).reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 })
        const count = narrow.length > 0 ? narrow.length : all.length
        const pattern = `${id}${edge}`
        const label = t(`edges.${edge}`)
        return (
          <g key={edge} className={`map-bounds-${edge}`}>
            <defs>
              {[10, 5].map((gap) => (
                <pattern
                  key={gap}
                  id={`${pattern}${gap}`}
                  width={gap}
                  height={gap}
                  patternUnits="userSpaceOnUse"
                  patternTransform={`rotate(${turn[edge]})`}
                >
                  <path d={`M${gap / 2} 0v${gap}`} className="map-hatch" />
                </pattern>
              ))}
            </defs>
            <path d={all.map(({ x, y }) => box(x, y)).join('')} fill={`url(#${pattern}10)`} />
            <path d={narrow.map(({ x, y }) => box(x, y)).join('')} fill={`url(#${pattern}5)`} />
            <path d={outline(bounds, (letter) => letter?.toUpperCase() === edge)} className="map-outline" />
            <path d={outline(bounds, (letter) => letter === edge)} className="map-outline map-outline-narrow" />
            <g transform={`translate(${(middle.x / count + 0.5) * CELL} ${(middle.y / count + 0.5) * CELL})`} className="map-edge-name">
              <rect x={-(label.length * 4.6 + 9)} y={-11} width={label.length * 9.2 + 18} height={22} rx={4} />
              <text y={0.5}>{label}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
})
