'use client'
import clsx from 'clsx'
import { memo, useMemo } from 'react'
import type { LiveRow } from '@/lib/live/client/hooks'
import { boundsOf, pathOf } from './geometry'
import { texturePath } from './textures'

interface Props {
  sectors: readonly LiveRow<'sectors'>[]
  colourOf: (stateId: string | null) => string | null
  labelOf: (sector: LiveRow<'sectors'>) => string
  /** Map units per pixel at the first view. */
  unit: number
  space: boolean
  selectedId: string | null
  focusId: string | null
  targets: ReadonlySet<string> | null
  interactive: boolean
  onSelect: (id: string) => void
}

/** The land in map units: ripples of the coast, tint and band of the holder, texture, borders. */
export const SectorLayer = memo(function SectorLayer(props: Props) {
  const { sectors, colourOf, labelOf, unit, space, selectedId, focusId, targets, interactive, onSelect } = props
  const shapes = useMemo(
    () => sectors.map(({ id, rings, terrain }) => ({ id, path: pathOf(rings), texture: texturePath(id, terrain, rings, unit) })),
    [sectors, unit],
  )
  const all = shapes.map((shape) => shape.path).join('')
  return (
    <g strokeLinejoin="round">
      {!space && <Coast path={all} unit={unit} />}
      {sectors.map((sector, index) => {
        const shape = shapes[index]!
        const colour = colourOf(sector.holderId)
        const selected = sector.id === selectedId
        return (
          <g key={sector.id}>
            <clipPath id={`sector-${sector.id}`}>
              <path d={shape.path} clipRule="evenodd" />
            </clipPath>
            <path
              d={shape.path}
              fillRule="evenodd"
              fill={colour ? `color-mix(in oklab, ${colour} var(--map-tint), var(--map-land))` : 'var(--map-land-neutral)'}
              stroke="var(--map-border-soft)"
              strokeWidth={1}
              vectorEffect="non-scaling-stroke"
              className={clsx(interactive && 'map-sector')}
              data-sector={sector.id}
              {...(interactive
                ? {
                    role: 'button',
                    tabIndex: sector.id === focusId ? 0 : -1,
                    'aria-label': labelOf(sector),
                    'aria-pressed': selected,
                    onClick: () => onSelect(sector.id),
                  }
                : {})}
            />
            <g clipPath={`url(#sector-${sector.id})`} pointerEvents="none" fill="none">
              <SectorBody sector={sector} />
              <path d={shape.texture} stroke="var(--map-texture)" strokeWidth={1.05 * unit} strokeLinecap="round" opacity={0.62} />
              {colour && <path d={shape.path} stroke={colour} strokeWidth={16 * unit} opacity="var(--map-band)" />}
            </g>
          </g>
        )
      })}
      <g fill="none" pointerEvents="none">
        <path d={all} stroke="var(--map-border)" strokeWidth={1.25} vectorEffect="non-scaling-stroke" />
        {targets &&
          sectors.map(
            (sector, index) =>
              targets.has(sector.id) && (
                <path
                  key={sector.id}
                  d={shapes[index]!.path}
                  fill="var(--press)"
                  fillOpacity={0.16}
                  stroke="var(--press)"
                  strokeWidth={2.5}
                  strokeDasharray="7 5"
                  vectorEffect="non-scaling-stroke"
                />
              ),
          )}
        {sectors.map(
          (sector, index) =>
            sector.id === selectedId && (
              <path key={sector.id} d={shapes[index]!.path} stroke="var(--press)" strokeWidth={3} vectorEffect="non-scaling-stroke" />
            ),
        )}
      </g>
    </g>
  )
})

/** Lines that follow the shore outwards, as engraved maps have them. */
function Coast({ path, unit }: { path: string; unit: number }) {
  return (
    <g fill="none" aria-hidden>
      {[30, 21, 13, 6].map((away) => (
        <g key={away}>
          <path d={path} stroke="var(--map-ripple)" strokeWidth={(away * 2 + 1.6) * unit} opacity={0.85 - away / 48} />
          <path d={path} stroke="var(--map-ground)" strokeWidth={away * 2 * unit} />
        </g>
      ))}
      <path d={path} stroke="var(--map-coast)" strokeWidth={4.5 * unit} />
    </g>
  )
}

/** A planet, moon or station is drawn as a body in the middle of its sector. */
function SectorBody({ sector }: { sector: LiveRow<'sectors'> }) {
  if (sector.terrain !== 'planet' && sector.terrain !== 'moon' && sector.terrain !== 'station') return null
  const { w, h } = boundsOf(sector.rings.flat())
  const [x, y] = sector.centre
  const r = Math.min(w, h) * (sector.terrain === 'planet' ? 0.36 : 0.25)
  if (sector.terrain === 'station') {
    return (
      <g transform={`translate(${x} ${y})`} stroke="var(--map-texture)" strokeWidth={r * 0.045} opacity={0.55}>
        <circle r={r} />
        <circle r={r * 0.72} />
        <circle r={r * 0.22} />
        <path d={[0, 60, 120].map((angle) => `M${polar(r, angle)}L${polar(r, angle + 180)}`).join('')} />
      </g>
    )
  }
  return (
    <g transform={`translate(${x} ${y})`} opacity={0.5}>
      <circle r={r} fill="var(--map-texture)" fillOpacity={0.28} stroke="var(--map-texture)" strokeWidth={r * 0.035} />
      <path
        d={`M${polar(r, 40)}A${r} ${r} 0 0 1 ${polar(r, 220)}A${r * 1.25} ${r * 1.25} 0 0 0 ${polar(r, 40)}Z`}
        fill="var(--map-ground-edge)"
        fillOpacity={0.55}
      />
      {sector.terrain === 'planet' && (
        <ellipse rx={r * 1.5} ry={r * 0.34} transform="rotate(-18)" stroke="var(--map-texture)" strokeWidth={r * 0.035} />
      )}
    </g>
  )
}

const polar = (r: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.cos(angle) * r).toFixed(3)} ${(Math.sin(angle) * r).toFixed(3)}`
}
