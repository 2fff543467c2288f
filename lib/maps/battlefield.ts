import { z } from 'zod'
import { nameOf, pointOf } from '@/lib/rules/macrobattle/grid'
import { readTextMap } from '@/lib/rules/macrobattle/maps/text'
import { cellName, compass } from '@/lib/rules/macrobattle/tables'

const range = z.string().regex(/^[A-Z]{1,2}[1-9][0-9]?(:[A-Z]{1,2}[1-9][0-9]?)?$/)
const words = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) })
/** Cells of deployment, and the narrower ones of an army on the march (MB-DEP-2, -3), as rectangles `A1:C4`. */
const place = z.strictObject({ edge: z.enum(compass), normal: z.array(range).min(1), march: z.array(range).min(1) })

/** A ready map: rows of letters (section 17.1) with its roads, gates, edges and bounds of deployment for two sides. */
const shape = z.strictObject({
  id: z.string().min(1).max(64),
  title: words,
  about: words,
  rows: z.array(z.string()).min(1),
  roads: z.array(cellName).default([]),
  narrow: z.array(cellName).default([]),
  gateOwner: z.record(cellName, z.enum(['first', 'second'])).default({}),
  sides: z.tuple([place, place]),
})
export type Battlefield = z.infer<typeof shape>

/** Cells of rectangles, row by row from the north-west, each once. */
export function cellsOfRanges(ranges: readonly string[]): string[] {
  const cells = ranges.flatMap((each) => {
    const [from, to] = each.split(':').map((name) => pointOf(name)!) as [{ x: number; y: number }, { x: number; y: number } | undefined]
    const end = to ?? from
    return Array.from({ length: end.y - from.y + 1 }, (_, row) =>
      Array.from({ length: end.x - from.x + 1 }, (_, column) => nameOf({ x: from.x + column, y: from.y + row })),
    ).flat()
  })
  return [...new Set(cells)]
}

/** The shape with what its parts must agree on: a map that can be read, and bounds on it that do not touch each other. */
export const battlefield = shape.superRefine((map, ctx) => {
  const read = readTextMap(map.rows, map)
  if ('code' in read) return ctx.addIssue({ code: 'custom', path: ['rows'], message: `${read.code} ${read.at ?? read.row ?? ''}` })
  const { width, height } = read.map
  const seen = new Set<string>()
  for (const [index, side] of map.sides.entries()) {
    const normal = cellsOfRanges(side.normal)
    const path = ['sides', index]
    const off = normal.find((cell) => pointOf(cell)!.x >= width || pointOf(cell)!.y >= height)
    if (off !== undefined) ctx.addIssue({ code: 'custom', path, message: `${off} is off the map` })
    if (normal.some((cell) => seen.has(cell))) ctx.addIssue({ code: 'custom', path, message: 'bounds of the sides overlap' })
    if (cellsOfRanges(side.march).some((cell) => !normal.includes(cell)))
      ctx.addIssue({ code: 'custom', path, message: 'the bounds of an army on the march lie outside the usual ones' })
    for (const cell of normal) seen.add(cell)
  }
})
