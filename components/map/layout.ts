import { between, borderPoint, boundsOf, distance, overlaps, type Box, type Point, type Ring } from './geometry'
import { landOf } from './land'
import { place, placeBelow, shareOutside } from './placement'
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
  /** Room kept free for a flag of this sector. */
  slot: Box
}
export interface FlagPlace {
  id: string
  box: Box
  /** Where it is bound for, for the drawing of its arrow; null at rest. */
  towards: Point | null
}

/** Gap between any two boxes, pixels. */
const gap = 3

type Size = { w: number; h: number }

/** How a name and the room for a flag may stand to each other, the best way first. */
function arrangements(name: Size, slot: Size): { block: Size; name: Point; slot: Point; cost: number }[] {
  const wide = Math.max(name.w, slot.w)
  const tall = Math.max(name.h, slot.h)
  const stacked = { w: wide, h: name.h + gap + slot.h }
  const beside = { w: name.w + 2 * gap + slot.w, h: tall }
  const middle = (outer: number, inner: number) => (outer - inner) / 2
  return [
    { block: stacked, name: [middle(wide, name.w), 0], slot: [middle(wide, slot.w), name.h + gap], cost: 0 },
    { block: stacked, name: [middle(wide, name.w), slot.h + gap], slot: [middle(wide, slot.w), 0], cost: slot.h * 0.15 },
    { block: beside, name: [slot.w + 2 * gap, middle(tall, name.h)], slot: [0, middle(tall, slot.h)], cost: slot.h * 0.3 },
    { block: beside, name: [0, middle(tall, name.h)], slot: [name.w + 2 * gap, middle(tall, slot.h)], cost: slot.h * 0.35 },
  ]
}

interface NameOptions {
  nameSize: number
  /** Size of a flag: each name keeps room for one beside it. */
  flag: Size
  frame: Box
  /** Boxes where nothing may stand (the compass). */
  reserved?: readonly Box[]
}
/** A name with its room for a flag, and how far from the wish it came to stand. */
interface Candidate extends NamePlace {
  cost: number
  /** What others may not cover: the room for a flag only where there was room enough. */
  keeps: Box[]
}

/** Rounds of putting each name anew among the others: later ones see better places than the first guess did. */
const rounds = 4

/**
 * Places the names of sectors, each with room for one flag, on their own land where they fit. Names do not depend on flags, so they
 * stand still while armies move.
 */
export function layoutNames(sectors: readonly LayoutSector[], options: NameOptions): NamePlace[] {
  const { reserved = [] } = options
  // Those that fit worst have the least choice and come first.
  const alone = sectors.map((sector) => ({ sector, cost: candidate(sector, [...reserved], options, Infinity)!.cost }))
  const order = alone.sort((a, b) => b.cost - a.cost || (a.sector.id < b.sector.id ? -1 : 1)).map(({ sector }) => sector)
  const placed = new Map<string, Candidate>()
  for (let round = 0; round < rounds; round += 1) {
    for (const sector of order) {
      const others = [...placed.values()].filter((each) => each.sectorId !== sector.id)
      const taken = [...reserved, ...others.flatMap((each) => each.keeps)]
      const next = candidate(sector, taken, options, placed.get(sector.id)?.cost ?? Infinity)
      if (next) placed.set(sector.id, next)
    }
  }
  return sectors.map((sector) => {
    const { cost: _cost, keeps: _keeps, ...name } = placed.get(sector.id)!
    return name
  })
}

/** The best way to place a name, or null when none costs less than `below`; without a bound there always is one. */
function candidate(sector: LayoutSector, taken: Box[], { nameSize, flag, frame }: NameOptions, below: number): Candidate | null {
  const bounds = boundsOf(sector.rings.flat())
  const lines = nameLines(sector.name, nameSize, Math.max(bounds.w * 0.62, nameSize * 5))
  const lineHeight = nameSize * 1.12
  const name = { w: Math.max(...lines.map((line) => textWidth(line, nameSize))), h: lineHeight * lines.length + nameSize * 0.15 }
  const text = { sectorId: sector.id, lines, size: nameSize, lineHeight }
  const where = { gap, frame, outside: nameSize * 11 }
  const land = landOf(sector.rings)
  const centred = (size: Size): Box => ({ ...size, x: sector.centre[0] - size.w / 2, y: sector.centre[1] - size.h / 2 })
  let best: Candidate | null = null
  const bound = () => best?.cost ?? below
  for (const way of arrangements(name, flag)) {
    const found = placeBelow(centred(way.block), taken, land, where, bound() - way.cost)
    if (!found) continue
    const at = ([x, y]: Point, size: Size): Box => ({ ...size, x: found.box.x + x, y: found.box.y + y })
    const [own, slot] = [at(way.name, name), at(way.slot, flag)]
    best = { ...text, box: own, slot, cost: found.cost + way.cost, keeps: [own, slot] }
  }
  // Where both do not fit, the name counts more: a flag can be told by its colours, a name in a foreign land misleads.
  const extra = nameSize * 5
  const single = placeBelow(centred(name), taken, land, where, bound() - extra)
  const box = single?.box ?? (best || below < Infinity ? null : place(centred(name), taken, land, where))
  if (!box) return best
  const slot = { ...flag, x: box.x + (name.w - flag.w) / 2, y: box.y + name.h + gap }
  return { ...text, box, slot, cost: (single?.cost ?? frame.w) + extra, keeps: [box] }
}

/**
 * Places flags: those at rest side by side where their sector keeps room, those on the march at the border they head for.
 */
export function layoutFlags(
  sectors: readonly LayoutSector[],
  flags: readonly LayoutFlag[],
  names: readonly NamePlace[],
  options: { frame: Box; reserved?: readonly Box[] },
): FlagPlace[] {
  const { frame, reserved = [] } = options
  const byId = new Map(sectors.map((sector) => [sector.id, sector]))
  const taken: Box[] = [...reserved, ...names.map((name) => name.box)]
  const places: FlagPlace[] = []
  const slotOf = (sectorId: string) => names.find((name) => name.sectorId === sectorId)?.slot
  const put = (flag: LayoutFlag, sector: LayoutSector, middle: Point, towards: Point | null) => {
    const { w, h } = flag.size
    const wish = { x: middle[0] - w / 2, y: middle[1] - h / 2, w, h }
    const land = landOf(sector.rings)
    const wished = place(wish, taken, land, { gap, frame, outside: h * 6 })
    // At a crowded border a flag would come to stand in a foreign land, which misleads: then in the room by its own sector's name.
    const slot = slotOf(sector.id)
    const box = slot && shareOutside(wished, land) > 0.5 && !taken.some((other) => overlaps(slot, other, 0)) ? { ...slot, w, h } : wished
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
    const slot = slotOf(sector.id)
    const middle: Point = slot ? [slot.x + slot.w / 2, slot.y + slot.h / 2] : sector.centre
    for (const flag of resting) put(flag, sector, middle, null)
  }
  return places
}

/**
 * Only names that stand on their own land: on a small screen a crowded name would mislead, and zooming in makes room for it. What a
 * screen reader says of the sector is not touched.
 */
export const namesAtHome = (names: readonly NamePlace[], sectors: readonly LayoutSector[]): NamePlace[] =>
  names.filter(({ sectorId, box }) => {
    const sector = sectors.find(({ id }) => id === sectorId)
    return sector !== undefined && landOf(sector.rings)([box.x + box.w / 2, box.y + box.h / 2])
  })
