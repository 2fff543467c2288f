'use client'
import clsx from 'clsx'
import { Fragment, memo } from 'react'
import type { LiveRow } from '@/lib/live/client/hooks'
import { FlagShape } from './FlagShape'
import type { FlagPlace } from './layout'
import { MarchRing } from './MarchRing'
import type { MapSizes } from './mapModel'
import type { MapSelection } from './selection'

interface Props {
  places: readonly FlagPlace[]
  flags: Readonly<Record<string, LiveRow<'flags'>>>
  riders: Readonly<Record<string, LiveRow<'riders'>>>
  states: Readonly<Record<string, { short: string; colour: string }>>
  marchOf: (bodyId: string) => LiveRow<'marches'> | null
  labelOf: (flag: LiveRow<'flags'>) => string
  sizes: MapSizes
  /** False while the window or the zoom level changes: then places jump, only the game's moves glide. */
  glides: boolean
  selected: MapSelection | null
  focusId: string | null
  interactive: boolean
  onSelect: (selection: MapSelection) => void
}

const unknownState = { short: '?', colour: '#777777' }

/** Flags and riders where the layout put them. */
export const FlagLayer = memo(function FlagLayer(props: Props) {
  const { places, flags, riders, states, marchOf, labelOf, sizes, glides, selected, focusId, interactive, onSelect } = props
  return (
    <g>
      {places.map(({ id, box, towards }) => {
        const flag = flags[id]
        const rider = riders[id]
        const kind: MapSelection['kind'] = flag ? 'army' : 'rider'
        const stateId = flag?.stateId ?? rider?.stateId
        const state = (stateId ? states[stateId] : undefined) ?? unknownState
        const isSelected = selected?.kind === kind && selected.id === id
        const march = marchOf(id)
        const ring = Math.max(6, sizes.sign * 0.5)
        return (
          <g
            key={id}
            data-flag={id}
            data-towards={flag?.towardsId}
            className={clsx(interactive && 'map-flag', glides && 'map-flag-moves')}
            style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
            {...(interactive
              ? {
                  role: 'button' as const,
                  tabIndex: id === focusId ? 0 : -1,
                  'aria-label': flag ? `${state.short}, ${labelOf(flag)}` : (rider?.character ?? ''),
                  'aria-pressed': isSelected,
                  onClick: () => onSelect({ kind, id }),
                }
              : {})}
          >
            <rect className="map-flag-focus" x={-3} y={-4} width={box.w + 6} height={box.h + 6} rx={4} fill="transparent" />
            {flag ? (
              <FlagShape look={{ ...flag, colour: state.colour, short: state.short }} sizes={sizes} selected={isSelected} />
            ) : (
              <RiderShape colour={state.colour} size={box.w} selected={isSelected} captive={rider?.captive ?? false} />
            )}
            {towards && <Arrow from={[box.x + box.w / 2, box.y + box.h / 2]} to={towards} box={box} colour={state.colour} />}
            {march && (
              <MarchRing
                x={box.w - ring * 0.4}
                y={box.h - ring - 1}
                r={ring}
                startAt={march.startAt}
                arriveAt={march.arriveAt}
                waits={!march.crossed}
              />
            )}
          </g>
        )
      })}
    </g>
  )
})

/** Points over the border the flag heads for (MB-INF-4). */
function Arrow({
  from,
  to,
  box,
  colour,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  box: { w: number; h: number }
  colour: string
}) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const angle = Math.atan2(dy, dx)
  // Just outside of the flag's own box, along the way.
  const away = Math.min(box.w / 2 / Math.max(0.001, Math.abs(Math.cos(angle))), box.h / 2 / Math.max(0.001, Math.abs(Math.sin(angle)))) + 2
  const [x, y] = [box.w / 2 + Math.cos(angle) * away, box.h / 2 + Math.sin(angle) * away]
  const size = box.h / 40
  return (
    <g transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI}) scale(${size})`} pointerEvents="none">
      <path
        d="M0-6L13 0L0 6L3.5 0Z"
        fill={colour}
        stroke="var(--map-flag-edge)"
        strokeWidth={1.4}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </g>
  )
}

/** A lone officer: a small round token with a rider's hat. */
function RiderShape({ colour, size, selected, captive }: { colour: string; size: number; selected: boolean; captive: boolean }) {
  const r = size / 2
  return (
    <Fragment>
      <circle
        cx={r}
        cy={r}
        r={r - 1}
        fill={colour}
        stroke={selected ? 'var(--press)' : 'var(--map-flag-edge)'}
        strokeWidth={selected ? 2.5 : 1}
      />
      <g
        transform={`translate(${r} ${r}) scale(${size / 22})`}
        stroke="#fff"
        strokeWidth={1.6}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M-6 2Q0-1 6 2M-4 1Q-4-5 0-5Q4-5 4 1" stroke="#0008" strokeWidth={3.2} />
        <path d="M-6 2Q0-1 6 2M-4 1Q-4-5 0-5Q4-5 4 1" />
      </g>
      {captive && <path d={`M${r * 0.5} 0V${size}M${r} 0V${size}M${r * 1.5} 0V${size}`} stroke="var(--map-flag-edge)" strokeWidth={1.5} />}
    </Fragment>
  )
}
