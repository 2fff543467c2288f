import type { LiveRow } from '@/lib/live/client/hooks'
import { boundsOf, type Box, type Point, type Ring } from './geometry'
import type { LayoutFlag, LayoutSector } from './layout'

/** Sizes of what stands on the map, pixels: for a desk, a large one, a phone, and a television five metres away (DESIGN §9). */
export interface MapSizes {
  name: number
  cloth: { w: number; h: number }
  short: number
  sign: number
}
export const mapSizes = {
  desk: { name: 13, cloth: { w: 40, h: 22 }, short: 12.5, sign: 13 },
  large: { name: 15.5, cloth: { w: 48, h: 26 }, short: 15, sign: 15 },
  phone: { name: 10.5, cloth: { w: 27, h: 15 }, short: 9.5, sign: 9 },
  wall: { name: 36, cloth: { w: 92, h: 40 }, short: 36, sign: 24 },
} as const satisfies Record<string, MapSizes>

export const flagSize = (sizes: MapSizes) => ({ w: sizes.cloth.w + 4, h: sizes.cloth.h + sizes.sign + 8 })
export const riderSize = (sizes: MapSizes) => ({ w: sizes.sign + 8, h: sizes.sign + 8 })

/** The sizes that fit a window of this width. */
export const sizesFor = (width: number): keyof typeof mapSizes => (width < 560 ? 'phone' : width < 1050 ? 'desk' : 'large')

/** How map units become pixels at the first view: all of the map in the window, with room around it. */
export interface Fit {
  scale: number
  point: (p: Point) => Point
}
export function fitMap(sectors: readonly LiveRow<'sectors'>[], width: number, height: number, margin: number): Fit {
  const bounds = boundsOf(sectors.flatMap((sector) => sector.rings.flat()))
  const scale = Math.min((width - 2 * margin) / bounds.w, (height - 2 * margin) / bounds.h)
  const left = (width - bounds.w * scale) / 2 - bounds.x * scale
  const top = (height - bounds.h * scale) / 2 - bounds.y * scale
  return { scale, point: ([x, y]) => [left + x * scale, top + y * scale] }
}

/** Sectors in pixels of a zoom level: labels keep their size while the land grows. */
export const layoutSectors = (sectors: readonly LiveRow<'sectors'>[], fit: Fit, level: number): LayoutSector[] => {
  const put = (p: Point): Point => {
    const [x, y] = fit.point(p)
    return [x * level, y * level]
  }
  return sectors.map(({ id, name, rings, centre }) => ({ id, name, centre: put(centre), rings: rings.map((ring): Ring => ring.map(put)) }))
}

export function layoutBodies(flags: readonly LiveRow<'flags'>[], riders: readonly LiveRow<'riders'>[], sizes: MapSizes): LayoutFlag[] {
  return [
    ...flags.map(({ id, sectorId, towardsId }) => ({ id, sectorId, towardsId, size: flagSize(sizes) })),
    ...riders.map(({ id, sectorId, towardsId }) => ({ id, sectorId, towardsId, size: riderSize(sizes) })),
  ]
}

/** Zoom levels at which labels are laid out anew. */
export const levelOf = (k: number): number => 2 ** (Math.round(Math.log2(k) * 2) / 2)
export const frameOf = (width: number, height: number, level: number): Box => ({ x: 4, y: 4, w: width * level - 8, h: height * level - 8 })

/** A corner of the sheet where no land lies, for the compass rose; null when the land fills all four. */
export function roseCorner(sectors: readonly LiveRow<'sectors'>[], fit: Fit, width: number, height: number, side: number): Box | null {
  const inset = 18
  const points = sectors.flatMap((sector) => sector.rings.flat()).map(fit.point)
  const corners = [
    { x: inset, y: height - inset - side },
    { x: width - inset - side, y: height - inset - side },
    { x: inset, y: inset },
    { x: width - inset - side, y: inset },
  ].map((corner): Box => ({ ...corner, w: side, h: side }))
  const free = (box: Box) => !points.some(([x, y]) => x > box.x - 6 && x < box.x + box.w + 6 && y > box.y - 6 && y < box.y + box.h + 6)
  return corners.find(free) ?? null
}
