import type { Arm } from '@/lib/campaign/armies/arms'
import { armSigns } from './armSigns'
import { inkOn } from './cloth'
import { textWidth } from './textWidth'
import type { MapSizes } from './mapModel'

export interface FlagLook {
  colour: string
  short: string
  arms: readonly Arm[]
  status: 'rest' | 'march' | 'battle'
}

/**
 * One army's flag: cloth of the state with its letters, under it the arms of service (MB-INF-1). Drawn from 0,0 to the size that
 * `flagSize` gives; never a hint of strength.
 */
export function FlagShape({ look, sizes, selected = false }: { look: FlagLook; sizes: MapSizes; selected?: boolean }) {
  const { w, h } = sizes.cloth
  const { sign } = sizes
  const ink = inkOn(look.colour)
  const cloth =
    look.status === 'march' ? `M4 0H${w - h * 0.3}L${w} ${h / 2}L${w - h * 0.3} ${h}H4Z` : `M4 0H${w}L${w - h * 0.22} ${h / 2}L${w} ${h}H4Z`
  const fit = Math.min(sizes.short, (sizes.short * (w - h * 0.42 - 6)) / textWidth(look.short, sizes.short))
  const plate = look.arms.length * (sign + 1) + 5
  return (
    <g>
      <rect x={1} y={-1} width={3} height={h + sign + 8} rx={1.5} fill="var(--map-pole)" stroke="var(--map-flag-edge)" strokeWidth={0.5} />
      <path
        d={cloth}
        fill={look.colour}
        stroke={selected ? 'var(--press)' : 'var(--map-flag-edge)'}
        strokeWidth={selected ? 2.5 : 1}
        strokeLinejoin="round"
      />
      <path d={`M4 ${h - 1.5}H${w - h * 0.26}`} stroke="#000" strokeOpacity={0.2} strokeWidth={2} />
      <text
        x={4 + (w - h * 0.26 - 4) / 2}
        y={h / 2}
        dominantBaseline="central"
        textAnchor="middle"
        fontFamily="var(--font-sans)"
        fontWeight={700}
        fontSize={fit}
        fill={ink}
      >
        {look.short}
      </text>
      <g transform={`translate(5 ${h + 2})`} color="var(--map-label)">
        <rect x={-0.5} y={0} width={plate} height={sign + 4} rx={2} fill="var(--map-plate)" stroke="var(--map-frame)" strokeWidth={0.75} />
        {look.arms.map((arm, index) => (
          <path
            key={arm}
            d={armSigns[arm]}
            transform={`translate(${2.5 + index * (sign + 1)} 2) scale(${sign / 16})`}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.7}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </g>
      {look.status === 'battle' && <BattleMark x={Math.max(w - 1, plate + 4 + sign * 0.6)} y={h + sign / 2 + 3} size={sign * 0.75} />}
    </g>
  )
}

/** Crossed blades: this army is in a battle. */
function BattleMark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
      <circle r={8} fill="var(--lost-wash)" stroke="var(--lost)" strokeWidth={1.2} />
      <path d="M-4 4L4-4M-4-4L4 4M-5 1.5L-1.5 5M5 1.5L1.5 5" stroke="var(--lost)" strokeWidth={1.6} strokeLinecap="round" />
    </g>
  )
}
