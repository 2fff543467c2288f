'use client'
import clsx from 'clsx'
import { Map as MapIcon } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/EmptyState'
import { Skeleton } from '@/components/ui/Skeleton'
import { useConnection, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { FlagLayer } from './FlagLayer'
import { layoutFlags, layoutNames, namesAtHome } from './layout'
import { CompassRose, MapBackdrop, MapFrame } from './MapBackdrop'
import { MapControls } from './MapControls'
import { fitMap, flagSize, frameOf, layoutBodies, layoutSectors, mapSizes, roseCorner, sizesFor } from './mapModel'
import { namesAt } from './nameCache'
import { NameLayer } from './NameLayer'
import { SectorLayer } from './SectorLayer'
import type { MapSelection } from './selection'
import { isSpaceMap } from './textures'
import { useBodyLabels } from './useBodyLabels'
import { useMapKeys } from './useMapKeys'
import { useMapZoom } from './useMapZoom'
import { useSize } from './useSize'

export interface CampaignMapProps {
  /** `wall`: large signs, nothing to press. */
  size?: keyof typeof mapSizes
  selected?: MapSelection | null
  onSelect?: (selection: MapSelection) => void
  /** Sectors that may be chosen now (a target of an order); they are lit. */
  targets?: ReadonlySet<string> | null
  className?: string
}

/**
 * The campaign's map: sectors, borders, names, flags, marches as far as this screen may know them. It knows no rules: it shows the
 * views and reports what was pressed.
 */
export function CampaignMap({ size, selected = null, onSelect, targets = null, className }: CampaignMapProps) {
  const [attach, box] = useSize()
  const { ready } = useConnection()
  const sectors = useRows('sectors')
  const t = useTranslations('map')
  return (
    <div ref={attach} className={clsx('relative overflow-hidden bg-(--map-ground)', className)}>
      {!ready && <Skeleton className="absolute inset-0 rounded-none opacity-40" />}
      {ready && sectors.length === 0 && <EmptyState icon={MapIcon} title={t('empty')} />}
      {ready && sectors.length > 0 && box && (
        <Sheet
          width={box.width}
          height={box.height}
          size={size ?? sizesFor(box.width)}
          sectors={sectors}
          selected={selected}
          onSelect={onSelect ?? null}
          targets={targets}
        />
      )}
    </div>
  )
}

interface SheetProps {
  width: number
  height: number
  size: keyof typeof mapSizes
  sectors: readonly LiveRow<'sectors'>[]
  selected: MapSelection | null
  onSelect: ((selection: MapSelection) => void) | null
  targets: ReadonlySet<string> | null
}

function Sheet({ width, height, size, sectors, selected, onSelect, targets }: SheetProps) {
  const t = useTranslations('map')
  const states = useView('states')
  const flags = useRows('flags')
  const riders = useRows('riders')
  const marches = useRows('marches')
  const interactive = onSelect !== null
  const sizes = mapSizes[size]
  const { attach, land, labels, level, drawn, by, pan, reset } = useMapZoom(width, height, size !== 'wall')
  const [focusedSector, setFocusedSector] = useState<string | null>(null)
  const keys = useMapKeys({ by, pan, reset }, sectors, setFocusedSector)
  const { sectorLabel, flagLabel } = useBodyLabels()

  const fit = useMemo(
    () => fitMap(sectors, width, height, size === 'wall' ? 30 : size === 'phone' ? 14 : 26),
    [sectors, width, height, size],
  )
  const placed = useMemo(() => layoutSectors(sectors, fit, level), [sectors, fit, level])
  const frame = useMemo(() => frameOf(width, height, level), [width, height, level])
  const rose = useMemo(
    () => (size === 'phone' ? null : roseCorner(sectors, fit, width, height, size === 'wall' ? 120 : 64)),
    [sectors, fit, width, height, size],
  )
  // Zoomed in, land passes under the rose: it lies on the glass, so only the first view keeps clear of it.
  const reserved = useMemo(() => (rose && level === 1 ? [rose] : []), [rose, level])
  const names = useMemo(
    () => namesAt(fit, level, () => layoutNames(placed, { nameSize: sizes.name, flag: flagSize(sizes), frame, reserved })),
    [fit, level, placed, sizes, frame, reserved],
  )
  const places = useMemo(
    () => layoutFlags(placed, layoutBodies(flags, riders, sizes), names, { frame, reserved }),
    [placed, flags, riders, sizes, names, frame, reserved],
  )
  const glides = usePainted(names)
  const shownNames = useMemo(() => (size === 'phone' ? namesAtHome(names, placed) : names), [size, names, placed])
  const colourOf = useCallback((id: string | null) => (id === null ? null : (states[id]?.colour ?? null)), [states])
  const report = useLatest(onSelect)
  const selectSector = useCallback(
    (id: string) => {
      setFocusedSector(id)
      report({ kind: 'sector', id })
    },
    [report],
  )
  const flagsById = useMemo(() => Object.fromEntries(flags.map((flag) => [flag.id, flag])), [flags])
  const ridersById = useMemo(() => Object.fromEntries(riders.map((rider) => [rider.id, rider])), [riders])
  const marchOf = useCallback((id: string) => marches.find((march) => march.armyId === id || march.officerId === id) ?? null, [marches])

  const space = useMemo(() => isSpaceMap(sectors.map((sector) => sector.terrain)), [sectors])
  const [ox, oy] = fit.point([0, 0])
  const moves = clsx('map-sheet', size !== 'wall' && 'map-moves')
  const view = `0 0 ${width} ${height}`
  const roving = focusedSector ?? (selected?.kind === 'sector' ? selected.id : sectors[0]?.id) ?? null
  return (
    <>
      <div
        ref={attach}
        className="map-window"
        role={interactive ? 'group' : 'img'}
        aria-label={t('label')}
        onKeyDown={interactive ? keys : undefined}
        tabIndex={interactive ? 0 : undefined}
      >
        <svg className="map-sheet" viewBox={view} aria-hidden>
          <MapBackdrop width={width} height={height} space={space} />
        </svg>
        <div ref={land} className={moves}>
          <svg className="map-sheet" width={width} height={height}>
            <g transform={`scale(${drawn}) translate(${ox} ${oy}) scale(${fit.scale})`}>
              <SectorLayer
                sectors={sectors}
                colourOf={colourOf}
                labelOf={sectorLabel}
                unit={1 / fit.scale}
                space={space}
                selectedId={selected?.kind === 'sector' ? selected.id : null}
                focusId={roving}
                targets={targets}
                interactive={interactive}
                onSelect={selectSector}
              />
            </g>
          </svg>
        </div>
        <div ref={labels} className={moves}>
          <svg className="map-sheet map-glass" width={width} height={height}>
            <g transform={`scale(${drawn / level})`}>
              <NameLayer names={shownNames} />
              <FlagLayer
                places={places}
                flags={flagsById}
                riders={ridersById}
                states={states}
                marchOf={marchOf}
                labelOf={flagLabel}
                sizes={sizes}
                glides={glides}
                selected={selected}
                focusId={places[0]?.id ?? null}
                interactive={interactive}
                onSelect={report}
              />
            </g>
          </svg>
        </div>
        <svg className="map-sheet map-glass" viewBox={view} aria-hidden>
          <MapFrame width={width} height={height} large={size === 'wall'} />
          {rose && !space && <CompassRose x={rose.x + rose.w / 2} y={rose.y + rose.h / 2} size={rose.w * 0.72} />}
        </svg>
      </div>
      {interactive && <MapControls onZoom={by} onReset={reset} />}
    </>
  )
}

/** A callback that stays the same and calls the newest one: layers need not be drawn anew because their parent was. */
function useLatest(onSelect: SheetProps['onSelect']): (selection: MapSelection) => void {
  const latest = useRef(onSelect)
  useEffect(() => {
    latest.current = onSelect
  })
  return useCallback((selection) => latest.current?.(selection), [])
}

/**
 * True once the value has been painted: then a change of place is a move of the game and glides; a change that comes with a new
 * value (another window, another zoom level) jumps.
 */
function usePainted(value: unknown): boolean {
  const [painted, setPainted] = useState<unknown>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(value))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return painted === value
}
