import { memo } from 'react'
import type { NamePlace } from './layout'

/** Names of sectors where the layout put them; the halo keeps them readable over any land. */
export const NameLayer = memo(function NameLayer({ names }: { names: readonly NamePlace[] }) {
  return (
    <g pointerEvents="none" aria-hidden fontFamily="var(--map-family)" fontWeight={600} fill="var(--map-label)" textAnchor="middle">
      {names.map(({ sectorId, lines, size, lineHeight, box }) => (
        <text
          key={sectorId}
          data-name={sectorId}
          fontSize={size}
          stroke="var(--map-halo)"
          strokeWidth={size * 0.26}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {lines.map((line, index) => (
            <tspan key={index} x={box.x + box.w / 2} y={box.y + lineHeight * (index + 0.82)}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  )
})
