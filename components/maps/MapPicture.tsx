import clsx from 'clsx'
import { memo } from 'react'
import { CELL } from '@/components/board/boardModel'
import { Ground } from '@/components/board/Ground'
import type { Drawing } from '@/lib/maps/drawing'
import { BoundsLayer } from './BoundsLayer'
import { boardMapOf } from './picture'

/** A whole map as a small picture. */
export const MapPicture = memo(function MapPicture({
  drawing,
  withBounds = false,
  className,
}: {
  drawing: Drawing
  withBounds?: boolean
  className?: string
}) {
  const map = boardMapOf(drawing)
  return (
    <svg aria-hidden viewBox={`0 0 ${map.width * CELL} ${map.height * CELL}`} className={clsx('board-svg', className)}>
      <Ground map={map} />
      {withBounds && <BoundsLayer bounds={drawing.bounds} />}
    </svg>
  )
})
