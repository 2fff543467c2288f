'use client'
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { useEffect, useMemo, useState } from 'react'

const most = 8

export interface MapZoom {
  attach: (svg: SVGSVGElement | null) => void
  transform: ZoomTransform
  by: (factor: number) => void
  pan: (dx: number, dy: number) => void
  reset: () => void
}

/** Zoom and pan by wheel, drag, pinch and keys (d3-zoom). The map never leaves the window. */
export function useMapZoom(width: number, height: number, enabled: boolean): MapZoom {
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity)
  const [svg, attach] = useState<SVGSVGElement | null>(null)
  const behaviour = useMemo(() => {
    const window: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ]
    return zoom<SVGSVGElement, unknown>().scaleExtent([1, most]).extent(window).translateExtent(window).clickDistance(5)
  }, [width, height])
  useEffect(() => {
    if (!svg || !enabled) return
    behaviour.on('zoom', (event: { transform: ZoomTransform }) => setTransform(event.transform))
    const selection = select(svg)
    selection.call(behaviour).on('dblclick.zoom', null)
    return () => void selection.on('.zoom', null)
  }, [svg, behaviour, enabled])
  return useMemo(() => {
    const act = (work: (selection: ReturnType<typeof select<SVGSVGElement, unknown>>) => void) => {
      if (svg && enabled) work(select<SVGSVGElement, unknown>(svg))
    }
    return {
      attach,
      transform,
      by: (factor) => act((selection) => behaviour.scaleBy(selection, factor)),
      pan: (dx, dy) => act((selection) => behaviour.translateBy(selection, dx, dy)),
      reset: () => act((selection) => behaviour.transform(selection, zoomIdentity)),
    }
  }, [svg, behaviour, enabled, transform])
}
