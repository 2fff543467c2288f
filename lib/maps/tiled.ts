import { nameOf } from '@/lib/rules/macrobattle/grid'
import { MAX_SIDE } from '@/lib/rules/macrobattle/maps/text'
import { mapLetters } from '@/lib/rules/macrobattle/terrain'
import { z } from 'zod'
import { terrainNames } from './terrainNames'
import { readTiles, UnreadableTiles } from './tileData'

/** A battle map as text (reference, section 17.1). */
export interface ImportedMap {
  map: string[]
  /** Cells of other terrain with a road mark. */
  roads: string[]
}

/** How terrain is to be recognised: a property of the tile (by its name), the tile's class, or the layer's name. */
export type TerrainFrom = { from: 'property'; name: string } | { from: 'class' } | { from: 'layer' }

/** Why a map is refused; `name`: the layer, tileset or terrain that is the trouble. */
export interface TiledFault {
  code: 'shape' | 'orientation' | 'too-large' | 'empty' | 'external-tileset' | 'unknown-terrain' | UnreadableTiles['code']
  name?: string
}

const size = z.number().int().min(0).max(1_000_000)
const place = z.number().int().min(-1_000_000).max(1_000_000)
const property = z.looseObject({ name: z.string(), value: z.unknown().optional() })
const tile = z.looseObject({
  id: size,
  type: z.string().optional(),
  class: z.string().optional(),
  properties: z.array(property).optional(),
})
const tileset = z.looseObject({ firstgid: size, source: z.string().optional(), tiles: z.array(tile).optional() })
const chunk = z.looseObject({ x: place, y: place, width: size, height: size, data: z.unknown().optional() })
const baseLayer = z.looseObject({
  type: z.string(),
  name: z.string().default(''),
  visible: z.boolean().default(true),
  width: size.optional(),
  height: size.optional(),
  x: place.default(0),
  y: place.default(0),
  data: z.unknown().optional(),
  compression: z.string().default(''),
  chunks: z.array(chunk).max(10_000).optional(),
})
type Layer = z.infer<typeof baseLayer>
const tiledMap = z.looseObject({
  orientation: z.string().default('orthogonal'),
  layers: z.array(z.unknown()).max(1000),
  tilesets: z.array(tileset).max(1000).default([]),
})

/** Tile layers to be seen, from the lowest to the highest; groups are opened. Null: one has no known shape. */
function flatten(layers: readonly unknown[], depth = 0): Layer[] | null {
  const flat: Layer[] = []
  for (const each of layers) {
    const parsed = baseLayer.safeParse(each)
    if (!parsed.success || depth > 20) return null
    if (!parsed.data.visible) continue
    if (parsed.data.type === 'tilelayer') flat.push(parsed.data)
    else if (parsed.data.type === 'group') {
      const inner = Array.isArray(parsed.data.layers) ? flatten(parsed.data.layers, depth + 1) : null
      if (!inner) return null
      flat.push(...inner)
    }
  }
  return flat
}

interface Piece {
  x: number
  y: number
  width: number
  height: number
  data?: unknown
}

/** A fixed layer is one piece, an infinite one its chunks. */
const piecesOf = (layer: Layer): Piece[] =>
  layer.chunks ?? [{ ...layer, width: layer.width ?? 0, height: layer.height ?? 0, data: layer.data }]

/** Names of terrain by tile number. */
function namesOfTiles(tilesets: z.infer<typeof tiledMap>['tilesets'], how: TerrainFrom): Map<number, string> {
  const names = new Map<number, string>()
  for (const { firstgid, tiles = [] } of tilesets) {
    for (const { id, type, class: named, properties = [] } of tiles) {
      const name = how.from === 'property' ? properties.find((each) => each.name === how.name)?.value : (named ?? type)
      if (typeof name === 'string' && name !== '') names.set(firstgid + id, name)
    }
  }
  return names
}

function letterOf(name: string): string | null {
  const known = name.trim().toLowerCase()
  if (Object.hasOwn(terrainNames, known)) return terrainNames[known]!
  return name.length === 1 && mapLetters.includes(name) ? name : null
}

interface Painted {
  x: number
  y: number
  letter: string
}

/** Cells painted by a layer, in its order; a cell that carries no terrain is left out. */
async function paint(layer: Layer, names: Map<number, string>, how: TerrainFrom): Promise<Painted[] | TiledFault> {
  const painted: Painted[] = []
  for (const piece of piecesOf(layer)) {
    if (piece.width > MAX_SIDE * 4 || piece.height > MAX_SIDE * 4) return { code: 'too-large', name: layer.name }
    const tiles = await readTiles(piece.data, piece.width * piece.height, layer.compression)
    for (const [index, gid] of tiles.entries()) {
      const name = how.from === 'layer' ? layer.name : names.get(gid)
      if (gid === 0 || name === undefined) continue
      const letter = letterOf(name)
      if (letter === null) return { code: 'unknown-terrain', name }
      painted.push({ x: piece.x + (index % piece.width), y: piece.y + Math.floor(index / piece.width), letter })
    }
  }
  return painted
}

/** The smallest board that holds everything painted; higher layers cover lower ones, a road over other terrain becomes a road mark. */
function assemble(painted: readonly Painted[]): ImportedMap | TiledFault {
  if (painted.length === 0) return { code: 'empty' }
  const edge = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of painted) {
    edge.left = Math.min(edge.left, x)
    edge.right = Math.max(edge.right, x)
    edge.top = Math.min(edge.top, y)
    edge.bottom = Math.max(edge.bottom, y)
  }
  const width = edge.right - edge.left + 1
  const height = edge.bottom - edge.top + 1
  if (width > MAX_SIDE || height > MAX_SIDE) return { code: 'too-large' }
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'))
  const roads = new Set<string>()
  for (const { x, y, letter } of painted) {
    const point = { x: x - edge.left, y: y - edge.top }
    const below = rows[point.y]![point.x]!
    if (letter === 'D' && below !== '.' && below !== 'D') roads.add(nameOf(point))
    else {
      rows[point.y]![point.x] = letter
      roads.delete(nameOf(point))
    }
  }
  return { map: rows.map((row) => row.join('')), roads: [...roads] }
}

/**
 * Reads a map of the Tiled editor (`.tmj`, parsed JSON): fixed or infinite, numbers or base64 with zlib or gzip. Flips of pictures do
 * not matter, hidden layers are left out, cells without terrain are clear. What cannot be read is refused with a code.
 */
export async function readTiled(json: unknown, how: TerrainFrom): Promise<ImportedMap | TiledFault> {
  const parsed = tiledMap.safeParse(json)
  if (!parsed.success) return { code: 'shape', name: parsed.error.issues[0]!.path.join('.') }
  const { orientation, layers, tilesets } = parsed.data
  if (orientation !== 'orthogonal') return { code: 'orientation', name: orientation }
  const outside = tilesets.find(({ source }) => source !== undefined)
  if (how.from !== 'layer' && outside) return { code: 'external-tileset', name: outside.source }
  const flat = flatten(layers)
  if (!flat) return { code: 'shape', name: 'layers' }
  const names = namesOfTiles(tilesets, how)
  const painted: Painted[] = []
  for (const layer of flat) {
    try {
      const cells = await paint(layer, names, how)
      if (!Array.isArray(cells)) return cells
      // Chunks without end make no board: stop long before memory does.
      if (painted.length + cells.length > 1_000_000) return { code: 'too-large' }
      for (const cell of cells) painted.push(cell)
    } catch (error) {
      if (error instanceof UnreadableTiles) return { code: error.code, name: layer.name }
      throw error
    }
  }
  return assemble(painted)
}
