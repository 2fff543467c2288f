import { nameOf, pointOf } from '../grid'
import { mapLetters } from '../terrain'
import type { BattleMap, Gate } from '../tables'
import { ONE } from '../tables'

/** A board made from a text map: the static map and its gates. */
export interface TextBoard {
  map: BattleMap
  gates: Record<string, Gate>
}

/** Why a text map cannot be read: a code, where, and what stands there. */
export interface MapFault {
  code: 'empty' | 'ragged' | 'too-large' | 'letter' | 'road' | 'narrow' | 'gate'
  row?: number
  at?: string
}

/** Greatest board in cells per side. */
export const MAX_SIDE = 60

/** What belongs to a map besides its rows: cells of other terrain with a road mark, narrow walls, owners of gates. */
export interface MapMarks {
  roads?: readonly string[]
  narrow?: readonly string[]
  gateOwner?: Readonly<Record<string, string>>
}

function marked(cells: readonly string[], width: number, height: number): string | { bad: string } {
  const marks = Array.from({ length: width * height }, () => ' ')
  for (const cell of cells) {
    const point = pointOf(cell)
    if (!point || point.x >= width || point.y >= height) return { bad: cell }
    marks[point.y * width + point.x] = '+'
  }
  return marks.join('')
}

/** Reads rows from north to south, one letter per cell (section 17.1). */
export function readTextMap(rows: readonly string[], marks: MapMarks = {}): TextBoard | MapFault {
  const height = rows.length
  const width = rows[0]?.length ?? 0
  if (width === 0) return { code: 'empty' }
  if (width > MAX_SIDE || height > MAX_SIDE) return { code: 'too-large' }
  const ragged = rows.findIndex((row) => row.length !== width)
  if (ragged >= 0) return { code: 'ragged', row: ragged + 1 }
  const gates: Record<string, Gate> = {}
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const cell = nameOf({ x, y })
      if (!mapLetters.includes(letter)) return { code: 'letter', at: cell, row: y + 1 }
      if (letter === 'G' || letter === 'g') gates[cell] = { id: cell, ownerId: null, state: letter === 'G' ? 'shut' : 'open' }
    }
  }
  for (const [cell, owner] of Object.entries(marks.gateOwner ?? {})) {
    if (!Object.hasOwn(gates, cell)) return { code: 'gate', at: cell }
    gates[cell]!.ownerId = owner
  }
  const roads = marked(marks.roads ?? [], width, height)
  if (typeof roads !== 'string') return { code: 'road', at: roads.bad }
  const narrow = marked(marks.narrow ?? [], width, height)
  if (typeof narrow !== 'string') return { code: 'narrow', at: narrow.bad }
  return { map: { id: ONE.map, width, height, terrain: rows.join('').replaceAll('g', 'G'), roads, narrow }, gates }
}
