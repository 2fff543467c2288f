import { z } from 'zod'
import { drawingShape, shapeFault, type ShapeFault } from './drawing'
import { usualBounds } from './edits'
import { readText, type LineFault, type NamedDrawing } from './textFile'
import { openTiled, type OpenedTiled, type TiledFault } from './tiled'

/** Greatest file of a map in bytes: the largest board as plain numbers with room to spare. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024

/** A file that was opened: a finished map, or one of Tiled whose terrain has to be chosen. */
export type OpenedFile = ({ kind: 'map' } & NamedDrawing) | { kind: 'tiled'; tiled: OpenedTiled }

/** Why a file is refused, by the part that refuses it. */
export type FileFault =
  | { part: 'file'; code: 'bytes' | 'json' | 'xml' | 'unknown' | 'unreadable' }
  | { part: 'tiled'; fault: TiledFault }
  | { part: 'map'; fault: ShapeFault }
  | { part: 'text'; fault: LineFault }

/** A map of a scenario pack, or the `map` of a worked case (section 17.1). */
const ownJson = z
  .looseObject({
    name: z.string().max(120).nullish(),
    rows: drawingShape.rows.optional(),
    map: drawingShape.rows.optional(),
    roads: drawingShape.roads.default([]),
    narrow: drawingShape.narrow.default([]),
    gateOwners: drawingShape.gateOwners.default({}),
    bounds: drawingShape.bounds.optional(),
  })
  .transform(({ rows, map, ...rest }) => ({ ...rest, rows: rows ?? map ?? [] }))

const parse = (text: string): { json: unknown } | null => {
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

function openOwn(json: unknown): OpenedFile | { fault: FileFault } {
  const parsed = ownJson.safeParse(json)
  if (!parsed.success || parsed.data.rows.length === 0) return { fault: { part: 'file', code: 'unknown' } }
  const { name, rows, roads, narrow, gateOwners, bounds } = parsed.data
  const bare = { rows, roads, narrow, gateOwners, bounds: rows.map((row) => '.'.repeat(row.length)) }
  const drawing = { ...bare, bounds: bounds ?? (shapeFault(bare) ? bare.bounds : usualBounds(bare)) }
  const fault = shapeFault(drawing)
  return fault ? { fault: { part: 'map', fault } } : { kind: 'map', name: name ?? null, drawing }
}

/** Opens a file of whatever kind: Tiled `.tmj`, JSON of a map, or a text map. Nothing is thrown, whatever stands in it. */
export async function openFile(text: string): Promise<OpenedFile | { fault: FileFault }> {
  if (text.length > MAX_FILE_BYTES) return { fault: { part: 'file', code: 'bytes' } }
  const start = text.trimStart()[0]
  if (start === '<') return { fault: { part: 'file', code: 'xml' } }
  if (start !== '{' && start !== '[') {
    const read = readText(text)
    if (!('code' in read)) return { kind: 'map', ...read }
    return { fault: read.code === 'line' ? { part: 'text', fault: read } : { part: 'map', fault: read } }
  }
  const parsed = parse(text)
  if (!parsed) return { fault: { part: 'file', code: 'json' } }
  const isTiled = typeof parsed.json === 'object' && parsed.json !== null && 'layers' in parsed.json
  if (!isTiled) return openOwn(parsed.json)
  const tiled = await openTiled(parsed.json)
  return 'code' in tiled ? { fault: { part: 'tiled', fault: tiled } } : { kind: 'tiled', tiled }
}
