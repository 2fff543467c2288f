'use client'
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { levelOf } from './mapModel'

const most = 8
/** While a gesture goes on the picture grows as it is; only beyond this factor it is laid out and drawn anew in its midst. */
const patience = 2

export interface MapZoom {
  /** The window: gestures in it move the map. */
  attach: (window: HTMLDivElement | null) => void
  /** The two pictures that move under the window: land and labels. */
  land: (picture: HTMLDivElement | null) => void
  labels: (picture: HTMLDivElement | null) => void
  /** Zoom level for which labels are to be laid out. */
  level: number
  /** How large the content of both pictures is to be drawn, of the first view: the zoom at the end of the last gesture. */
  drawn: number
  by: (factor: number) => void
  pan: (dx: number, dy: number) => void
  reset: () => void
}

type Picture = 'land' | 'labels'

/**
 * Zoom and pan by wheel, drag, pinch and keys (d3-zoom). The map never leaves the window. Moves go past React straight to the two
 * pictures, which are layers of the browser's compositor: sixty frames a second leave no time to draw sixty sectors and a hundred
 * flags anew. Such a layer is stretched while a zoom goes on; when it ends the content is given its new size and stands sharp again.
 */
export function useMapZoom(width: number, height: number, enabled: boolean): MapZoom {
  const [frame, attach] = useState<HTMLDivElement | null>(null)
  const [drawn, setDrawn] = useState(1)
  const now = useRef<{ transform: ZoomTransform; drawn: number }>({ transform: zoomIdentity, drawn: 1 })
  const pictures = useRef<Record<Picture, HTMLDivElement | null>>({ land: null, labels: null })
  const apply = useCallback(() => {
    const { transform } = now.current
    // Whole pixels of the device: between them a picture is blurred.
    const whole = (length: number) => Math.round(length * devicePixelRatio) / devicePixelRatio
    const style = `translate(${whole(transform.x)}px, ${whole(transform.y)}px) scale(${transform.k / now.current.drawn})`
    for (const picture of Object.values(pictures.current)) if (picture) picture.style.transform = style
  }, [])
  const keep = useCallback(
    (name: Picture) => (picture: HTMLDivElement | null) => {
      pictures.current[name] = picture
      apply()
    },
    [apply],
  )
  const land = useMemo(() => keep('land'), [keep])
  const labels = useMemo(() => keep('labels'), [keep])
  // The content's new size and the pictures' scale change in the same frame.
  useLayoutEffect(() => {
    now.current.drawn = drawn
    apply()
  }, [drawn, apply])

  const behaviour = useMemo(() => {
    const window: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ]
    return zoom<HTMLDivElement, unknown>().scaleExtent([1, most]).extent(window).translateExtent(window).clickDistance(5)
  }, [width, height])
  useEffect(() => {
    if (!frame || !enabled) return
    behaviour
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        now.current.transform = transform
        apply()
        const factor = transform.k / now.current.drawn
        if (factor > patience || factor < 1 / patience) setDrawn(transform.k)
      })
      .on('end', ({ transform }: { transform: ZoomTransform }) => setDrawn(transform.k))
    const selection = select(frame)
    selection.call(behaviour).on('dblclick.zoom', null)
    return () => void selection.on('.zoom', null)
  }, [frame, behaviour, enabled, apply])
  return useMemo(() => {
    const act = (work: (selection: ReturnType<typeof select<HTMLDivElement, unknown>>) => void) => {
      if (frame && enabled) work(select<HTMLDivElement, unknown>(frame))
    }
    return {
      attach,
      land,
      labels,
      drawn,
      level: levelOf(drawn),
      by: (factor) => act((selection) => behaviour.scaleBy(selection, factor)),
      pan: (dx, dy) => act((selection) => behaviour.translateBy(selection, dx, dy)),
      reset: () => act((selection) => behaviour.transform(selection, zoomIdentity)),
    }
  }, [frame, behaviour, enabled, land, labels, drawn])
}
