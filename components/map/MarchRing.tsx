'use client'
import { useEventTime } from '@/lib/live/client/hooks'

/** How far a march has come: half a ring is the border (MB-MAP-8). Only for those who may know its times (MB-INF-4). */
export function MarchRing({
  x,
  y,
  r,
  startAt,
  arriveAt,
  waits,
}: {
  x: number
  y: number
  r: number
  startAt: number
  arriveAt: number
  waits: boolean
}) {
  const now = useEventTime()
  const share = Math.min(1, Math.max(0, (now - startAt) / Math.max(1, arriveAt - startAt)))
  const length = 2 * Math.PI * r
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <circle r={r + 2.5} fill="var(--map-plate)" stroke="var(--map-flag-edge)" strokeWidth={0.75} />
      <circle r={r} fill="none" stroke="var(--rule-strong)" strokeWidth={r * 0.5} />
      <circle
        r={r}
        fill="none"
        stroke={waits ? 'var(--wait)' : 'var(--press)'}
        strokeWidth={r * 0.5}
        strokeDasharray={`${share * length} ${length}`}
        transform="rotate(-90)"
      />
      <path d={`M0 ${r * 0.6}V${r * 1.45}`} stroke="var(--map-label)" strokeWidth={1.2} />
    </g>
  )
}
