import { between, borderPoint, boundsOf, distance, type Box, type Point, type Ring } from './geometry'
import { place } from './placement'
import { nameLines, textWidth } from './textWidth'

/** What is to be laid out, all in screen pixels. */
export interface LayoutSector {
  id: string
  name: string
  rings: readonly Ring[]
  centre: Point
}
export interface LayoutFlag {
  id: string
  sectorId: string
  /** Sector it heads for: it then stands at that border (MB-INF-4). */
  towardsId: string | null
  size: { w: number; h: number }
}
export interface NamePlace {
  sectorId: string
  lines: string[]
  size: number
  lineHeight: number
  box: Box
}
export interface FlagPlace {
  id: string
  box: Box
  /** Where it is bound for, for the drawing of its arrow; null at rest. */
  towards: Point | null
}

/** Gap between any two boxes, pixels. */
const gap = 3

/**
 * Places the names of sectors: above the middle, so that flags have the middle; on their own land when there is room. Names do not
 * depend on flags, so they stand still while armies move.
 */
export function layoutNames(sectors: readonly LayoutSector[], options: { nameSize: number; flagHeight: number; frame: Box }): NamePlace[] {
  const { nameSize, flagHeight, frame } = options
  const taken: Box[] = []
  const names: NamePlace[] = []
  // The smallest land first: it has the least choice.
  const bySize = [...sectors].sort((a, b) => areaOf(a) - areaOf(b) || (a.id < b.id ? -1 : 1))
  for (const sector of bySize) {
    const bounds = boundsOf(sector.rings.flat())
    const lines = nameLines(sector.name, nameSize, Math.max(bounds.w * 0.62, nameSize * 5))
    const lineHeight = nameSize * 1.12
    const w = Math.max(...lines.map((line) => textWidth(line, nameSize)))
    const h = lineHeight * lines.length + nameSize * 0.15
    const wish = { x: sector.centre[0] - w / 2, y: sector.centre[1] - flagHeight * 0.62 - h, w, h }
    const box = place(wish, taken, sector.rings, { gap, frame, outside: nameSize * 9 })
    taken.push(box)
    names.push({ sectorId: sector.id, lines, size: nameSize, lineHeight, box })
  }
  return names
}

/** Places flags: those at rest side by side in the middle of their sector, those on the march at the border they head for. */
export function layoutFlags(
  sectors: readonly LayoutSector[],
  flags: readonly LayoutFlag[],
  names: readonly NamePlace[],
  frame: Box,
): FlagPlace[] {
  const byId = new Map(sectors.map((sector) => [sector.id, sector]))
  const taken: Box[] = names.map((name) => name.box)
  const places: FlagPlace[] = []
  const put = (flag: LayoutFlag, sector: LayoutSector, middle: Point, towards: Point | null) => {
    const { w, h } = flag.size
    const wish = { x: middle[0] - w / 2, y: middle[1] - h / 2, w, h }
    const box = place(wish, taken, sector.rings, { gap, frame, outside: h * 2.2 })
    taken.push(box)
    places.push({ id: flag.id, box, towards })
  }
  for (const flag of flags) {
    const sector = byId.get(flag.sectorId)
    const target = flag.towardsId === null ? undefined : byId.get(flag.towardsId)
    if (!sector || !target) continue
    const border = borderPoint(sector, target)
    const back = Math.min(0.45, (flag.size.h * 0.75) / Math.max(1, distance(border, sector.centre)))
    put(flag, sector, between(border, sector.centre, back), between(border, target.centre, 0.35))
  }
  for (const sector of sectors) {
    const resting = flags.filter((flag) => flag.sectorId === sector.id && !(flag.towardsId !== null && byId.has(flag.towardsId)))
    rows(resting, sector).forEach(({ flag, middle }) => put(flag, sector, middle, null))
  }
  return places
}

/** Flags side by side in rows around the middle of the sector. */
function rows(flags: readonly LayoutFlag[], sector: LayoutSector): { flag: LayoutFlag; middle: Point }[] {
  if (flags.length === 0) return []
  const w = Math.max(...flags.map((flag) => flag.size.w)) + gap + 1
  const h = Math.max(...flags.map((flag) => flag.size.h)) + gap + 1
  const bounds = boundsOf(sector.rings.flat())
  const room = Math.max(1, Math.floor((bounds.w * 0.72) / w))
  const columns = Math.min(flags.length, room, Math.ceil(Math.sqrt(flags.length * 1.6)))
  const count = Math.ceil(flags.length / columns)
  return flags.map((flag, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, flags.length - row * columns)
    const x = sector.centre[0] + ((index % columns) - (inRow - 1) / 2) * w
    // Rows grow downwards from the middle: above it stands the name.
    const y = sector.centre[1] + (row - Math.max(0, count - 2) / 2) * h
    return { flag, middle: [x, y] }
  })
}

function areaOf(sector: LayoutSector): number {
  const { w, h } = boundsOf(sector.rings.flat())
  return w * h
}
