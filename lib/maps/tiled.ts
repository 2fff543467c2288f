import { nameOf } from '@/lib/rules/macrobattle/grid'
import { MAX_SIDE } from '@/lib/rules/macrobattle/maps/text'
import { mapLetters } from '@/lib/rules/macrobattle/terrain'
import type { z } from 'zod'
import { terrainNames } from './terrainNames'
import { readTiles, UnreadableTiles } from './tileData'
import { flatten, piecesOf, tiledMap, type Layer, type tileset } from './tiledShape'

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

interface Tile {
  class: string | null
  properties: Readonly<Record<string, string>>
}

/** A map of Tiled with its tile data unpacked. Layers from the lowest to the highest, only cells that are not empty. */
export interface OpenedTiled {
  layers: { name: string; cells: { x: number; y: number; gid: number }[] }[]
  tiles: ReadonlyMap<number, Tile>
  /** A tileset that lies in a file of its own; null: there is none. */
  outside: string | null
}

/** Chunks without end make no board: stop long before memory does. */
const MAX_CELLS = 1_000_000

/** What tilesets say of their tiles, by tile number. */
function tilesOf(tilesets: z.infer<typeof tileset>[]): Map<number, Tile> {
  const about = new Map<number, Tile>()
  for (const { firstgid, tiles = [] } of tilesets) {
    for (const { id, type, class: named, properties = [] } of tiles) {
      const said = properties.filter(({ value }) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '')
      const values = Object.fromEntries(said.map(({ name, value }) => [name, String(value)]))
      about.set(firstgid + id, { class: (named ?? type) || null, properties: values })
    }
  }
  return about
}

/** Cells of a layer that are not empty. Throws `UnreadableTiles`. */
async function cellsOf(layer: Layer, room: number): Promise<OpenedTiled['layers'][number]['cells'] | TiledFault> {
  const cells: OpenedTiled['layers'][number]['cells'] = []
  for (const piece of piecesOf(layer)) {
    if (piece.width > MAX_SIDE * 4 || piece.height > MAX_SIDE * 4) return { code: 'too-large', name: layer.name }
    const tiles = await readTiles(piece.data, piece.width * piece.height, layer.compression)
    for (const [index, gid] of tiles.entries()) {
      if (gid !== 0) cells.push({ x: piece.x + (index % piece.width), y: piece.y + Math.floor(index / piece.width), gid })
    }
    if (cells.length > room) return { code: 'too-large', name: layer.name }
  }
  return cells
}

/**
 * Opens a map of the Tiled editor (`.tmj`, parsed JSON): fixed or infinite, numbers or base64 with zlib or gzip. Flips of pictures do
 * not matter, hidden layers are left out. What cannot be read is refused with a code.
 */
export async function openTiled(json: unknown): Promise<OpenedTiled | TiledFault> {
  const parsed = tiledMap.safeParse(json)
  if (!parsed.success) return { code: 'shape', name: parsed.error.issues[0]!.path.join('.') }
  const { orientation, layers, tilesets } = parsed.data
  if (orientation !== 'orthogonal') return { code: 'orientation', name: orientation }
  const flat = flatten(layers)
  if (!flat) return { code: 'shape', name: 'layers' }
  const opened: OpenedTiled['layers'] = []
  let room = MAX_CELLS
  for (const layer of flat) {
    try {
      const cells = await cellsOf(layer, room)
      if (!Array.isArray(cells)) return cells
      room -= cells.length
      opened.push({ name: layer.name, cells })
    } catch (error) {
      if (error instanceof UnreadableTiles) return { code: error.code, name: layer.name }
      throw error
    }
  }
  return { layers: opened, tiles: tilesOf(tilesets), outside: tilesets.find(({ source }) => source !== undefined)?.source ?? null }
}

/** The letter that a name means by itself, in both languages of the handbook; null: it has to be said. */
export function letterOf(name: string): string | null {
  const known = name.trim().toLowerCase()
  if (Object.hasOwn(terrainNames, known)) return terrainNames[known]!
  return name.length === 1 && mapLetters.includes(name) ? name : null
}

/** What a cell is called where terrain is recognised in this way; undefined: it says nothing of terrain. */
export function nameOfCell({ tiles }: OpenedTiled, layer: string, gid: number, how: TerrainFrom): string | undefined {
  if (how.from === 'layer') return layer
  const tile = tiles.get(gid)
  if (how.from === 'class') return tile?.class ?? undefined
  return tile && Object.hasOwn(tile.properties, how.name) ? tile.properties[how.name] : undefined
}

interface Painted {
  x: number
  y: number
  letter: string
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
 * Draws the battle map of an opened one. `letters`: what names mean, null: nothing; names that do not stand there mean what they are
 * known for. Cells without terrain are clear.
 */
export function drawTiled(
  opened: OpenedTiled,
  how: TerrainFrom,
  letters: Readonly<Record<string, string | null>> = {},
): ImportedMap | TiledFault {
  if (how.from !== 'layer' && opened.outside !== null) return { code: 'external-tileset', name: opened.outside }
  const painted: Painted[] = []
  for (const layer of opened.layers) {
    for (const { x, y, gid } of layer.cells) {
      const name = nameOfCell(opened, layer.name, gid, how)
      if (name === undefined) continue
      const isSaid = Object.hasOwn(letters, name)
      const letter = isSaid ? letters[name]! : letterOf(name)
      if (letter === null && !isSaid) return { code: 'unknown-terrain', name }
      if (letter !== null) painted.push({ x, y, letter })
    }
  }
  return assemble(painted)
}

/** Opens and draws a map whose names are all known. */
export async function readTiled(json: unknown, how: TerrainFrom): Promise<ImportedMap | TiledFault> {
  const opened = await openTiled(json)
  return 'code' in opened ? opened : drawTiled(opened, how)
}
