'use client'
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { levelOf } from './mapModel'

const most = 8
/** While a gesture goes on labels grow with the land; only beyond this factor they are laid out anew in its midst. */
const patience = 2

export interface MapZoom {
  attach: (svg: SVGSVGElement | null) => void
  /** Group in pixels of the first view: moves and grows with the land. */
  land: (group: SVGGElement | null) => void
  /** Group in pixels of the level: moves with the land, while what stands in it keeps its size. */
  labels: (group: SVGGElement | null) => void
  /** Zoom level for which labels are to be laid out. */
  level: number
  by: (factor: number) => void
  pan: (dx: number, dy: number) => void
  reset: () => void
}

type Group = 'land' | 'labels'

/**
 * Zoom and pan by wheel, drag, pinch and keys (d3-zoom). The map never leaves the window. Moves go straight to the two groups and past
 * React: sixty frames a second leave no time to draw sixty sectors and a hundred flags anew.
 */
export function useMapZoom(width: number, height: number, enabled: boolean): MapZoom {
  const [svg, attach] = useState<SVGSVGElement | null>(null)
  const [level, setLevel] = useState(1)
  const now = useRef<{ transform: ZoomTransform; level: number }>({ transform: zoomIdentity, level: 1 })
  const groups = useRef<Record<Group, SVGGElement | null>>({ land: null, labels: null })
  const apply = useCallback(() => {
    const { x, y, k } = now.current.transform
    groups.current.land?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`)
    groups.current.labels?.setAttribute('transform', `translate(${x} ${y}) scale(${k / now.current.level})`)
  }, [])
  const keep = useCallback(
    (name: Group) => (group: SVGGElement | null) => {
      groups.current[name] = group
      apply()
    },
    [apply],
  )
  const land = useMemo(() => keep('land'), [keep])
  const labels = useMemo(() => keep('labels'), [keep])
  // The labels of the new level and their scale change in the same frame.
  useLayoutEffect(() => {
    now.current.level = level
    apply()
  }, [level, apply])

  const behaviour = useMemo(() => {
    const window: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ]
    return zoom<SVGSVGElement, unknown>().scaleExtent([1, most]).extent(window).translateExtent(window).clickDistance(5)
  }, [width, height])
  useEffect(() => {
    if (!svg || !enabled) return
    behaviour
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        now.current.transform = transform
        apply()
        const factor = transform.k / now.current.level
        if (factor > patience || factor < 1 / patience) setLevel(levelOf(transform.k))
      })
      .on('end', ({ transform }: { transform: ZoomTransform }) => setLevel(levelOf(transform.k)))
    const selection = select(svg)
    selection.call(behaviour).on('dblclick.zoom', null)
    return () => void selection.on('.zoom', null)
  }, [svg, behaviour, enabled, apply])
  return useMemo(() => {
    const act = (work: (selection: ReturnType<typeof select<SVGSVGElement, unknown>>) => void) => {
      if (svg && enabled) work(select<SVGSVGElement, unknown>(svg))
    }
    return {
      attach,
      land,
      labels,
      level,
      by: (factor) => act((selection) => behaviour.scaleBy(selection, factor)),
      pan: (dx, dy) => act((selection) => behaviour.translateBy(selection, dx, dy)),
      reset: () => act((selection) => behaviour.transform(selection, zoomIdentity)),
    }
  }, [svg, behaviour, enabled, land, labels, level])
}
