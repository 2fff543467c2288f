import { z } from 'zod'
import { nameOf, pointOf } from '@/lib/rules/macrobattle/grid'
import { readTextMap, type MapFault } from '@/lib/rules/macrobattle/maps/text'
import { cellName, compass, type Compass } from '@/lib/rules/macrobattle/tables'

/** Least and greatest size of a battle map in cells: the table in the room and the board on a screen hold it. */
export const mapSize = { width: { least: 8, most: 40 }, height: { least: 8, most: 30 } } as const

/** Letters of `bounds`: usual cells of deployment of an edge in small letters, the narrow ones of an army on the march in large ones. */
const BOUNDS = '.neswNESW'

const rows = z.array(z.string().max(60)).max(60)
const cells = z.array(cellName).max(mapSize.width.most * mapSize.height.most)

/**
 * A battle map as its editor draws it, as a campaign keeps it and as a scenario carries it: letters of section 17.1, which a battle's
 * setup takes as they are.
 */
export const drawingShape = {
  /** Rows from north to south, one letter per cell (section 17.1). */
  rows,
  /** Cells of other terrain with a road mark (MB-BAT-TER-6). */
  roads: cells,
  /** Narrow walls (MB-AMB-94). */
  narrow: cells,
  /** Gate → edge of the side whose gate it is (MB-BAT-GAT-3). A gate that does not stand here is nobody's. */
  gateOwners: z.record(cellName, z.enum(compass)),
  /**
   * Deployment bounds by compass side (MB-DEP-2), rows as in `rows`: `.` nobody's, `n e s w` the usual cells of that edge, `N E S W`
   * the narrow ones among them (MB-DEP-3). One letter per cell: bounds of two edges never overlap.
   */
  bounds: rows,
}
export const drawingSchema = z.strictObject(drawingShape)
export type Drawing = z.infer<typeof drawingSchema>

/** Why a drawing is no map at all. `at`: the cell, or what stands there; `row`: from 1. */
export interface ShapeFault {
  code: 'size' | 'bounds' | MapFault['code']
  at?: string
  row?: number
}

/** What keeps a drawing from being a map: its size, letters, marks that lie off it; null when it can be kept. */
export function shapeFault({ rows: terrain, roads, narrow, gateOwners, bounds }: Drawing): ShapeFault | null {
  const height = terrain.length
  const width = terrain[0]?.length ?? 0
  const isWithin = (value: number, { least, most }: { least: number; most: number }) => value >= least && value <= most
  if (!isWithin(width, mapSize.width) || !isWithin(height, mapSize.height)) return { code: 'size', at: `${width}×${height}` }
  const read = readTextMap(terrain, { roads, narrow, gateOwner: gateOwners })
  if ('code' in read) return read
  const ragged = bounds.findIndex((row) => row.length !== width)
  if (bounds.length !== height || ragged >= 0)
    return { code: 'bounds', at: nameOf({ x: 0, y: ragged >= 0 ? ragged : Math.min(bounds.length, height - 1) }) }
  for (const [y, row] of bounds.entries()) {
    const x = [...row].findIndex((letter) => !BOUNDS.includes(letter))
    if (x >= 0) return { code: 'bounds', at: nameOf({ x, y }) }
  }
  return null
}

/** Cells of deployment of one edge, row by row: `normal` all of them, `march` the narrow ones (MB-DEP-2, -3). */
export function boundsOf({ bounds }: Pick<Drawing, 'bounds'>, edge: Compass): { normal: string[]; march: string[] } {
  const normal: string[] = []
  const march: string[] = []
  for (const [y, row] of bounds.entries()) {
    for (const [x, letter] of [...row].entries()) {
      if (letter.toUpperCase() !== edge) continue
      normal.push(nameOf({ x, y }))
      if (letter === edge) march.push(nameOf({ x, y }))
    }
  }
  return { normal, march }
}

/** Edges that have cells of deployment. */
export const edgesWithBounds = (drawing: Pick<Drawing, 'bounds'>): Compass[] =>
  compass.filter((edge) => drawing.bounds.some((row) => row.includes(edge) || row.includes(edge.toLowerCase())))

/** Marks in the order of the board, each once: two equal maps are equal as data. */
export function inBoardOrder(names: readonly string[]): string[] {
  const place = (name: string) => {
    const { x, y } = pointOf(name) ?? { x: 0, y: 0 }
    return y * 100 + x
  }
  return [...new Set(names)].sort((a, b) => place(a) - place(b))
}
