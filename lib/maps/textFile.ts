import { beginningOf } from '@/lib/kernel/text'
import { cellName, compass, type Compass } from '@/lib/rules/macrobattle/tables'
import { shapeFault, type Drawing, type ShapeFault } from './drawing'
import { usualBounds } from './edits'

/** A map read from a file, with its name when the file says one. */
export interface NamedDrawing {
  name: string | null
  drawing: Drawing
}

/** A line of a text file that is not understood. */
export interface LineFault {
  code: 'line'
  row: number
  at: string
}

/**
 * A map as text (section 17.1): the name behind `#`, rows of letters, then lines `roads:`, `narrow:` and `gates:` with cells, and
 * `bounds:` with rows of its own.
 */
export function writeText(name: string, { rows, roads, narrow, gateOwners, bounds }: Drawing): string {
  const lines = [`# ${name}`, ...rows]
  if (roads.length > 0) lines.push(`roads: ${roads.join(' ')}`)
  if (narrow.length > 0) lines.push(`narrow: ${narrow.join(' ')}`)
  const owners = Object.entries(gateOwners)
  if (owners.length > 0) lines.push(`gates: ${owners.map(([cell, edge]) => `${cell}=${edge}`).join(' ')}`)
  return [...lines, 'bounds:', ...bounds, ''].join('\n')
}

/** A map as JSON, as it stands in `battleMaps` of a scenario pack. */
export const writeJson = (name: string, drawing: Drawing): string => `${JSON.stringify({ name, ...drawing }, null, 2)}\n`

const words = (line: string): string[] => line.split(/[\s,]+/).filter((word) => word !== '')

/** Reads a text map; without bounds it gets the usual ones. */
export function readText(text: string): NamedDrawing | ShapeFault | LineFault {
  const drawing: Drawing = { rows: [], roads: [], narrow: [], gateOwners: {}, bounds: [] }
  let name: string | null = null
  let into: 'rows' | 'bounds' = 'rows'
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim()
    const fault: LineFault = { code: 'line', row: index + 1, at: line.slice(0, 40) }
    if (line === '') continue
    if (line.startsWith('#')) name ??= beginningOf(line.slice(1).trim(), 120) || null
    else if (line === 'bounds:') into = 'bounds'
    else if (/^(roads|narrow):/.test(line)) {
      const cells = words(line.slice(line.indexOf(':') + 1))
      if (!cells.every((cell) => cellName.safeParse(cell).success)) return fault
      drawing[line.startsWith('roads') ? 'roads' : 'narrow'].push(...cells)
    } else if (line.startsWith('gates:')) {
      for (const pair of words(line.slice(6))) {
        const [cell = '', edge = ''] = pair.split('=')
        if (!cellName.safeParse(cell).success || !(compass as readonly string[]).includes(edge)) return fault
        drawing.gateOwners[cell] = edge as Compass
      }
    } else if (line.includes(':') || line.length > 1000 || index > 1000) return fault
    else drawing[into].push(line)
  }
  const size = shapeFault({ ...drawing, bounds: drawing.rows.map((row) => '.'.repeat(row.length)) })
  if (size) return size
  if (into === 'rows') drawing.bounds = usualBounds(drawing)
  return shapeFault(drawing) ?? { name, drawing }
}
