import { z } from 'zod'

const size = z.number().int().min(0).max(1_000_000)
const place = z.number().int().min(-1_000_000).max(1_000_000)
const property = z.looseObject({ name: z.string(), value: z.unknown().optional() })
const tile = z.looseObject({
  id: size,
  type: z.string().optional(),
  class: z.string().optional(),
  properties: z.array(property).optional(),
})
export const tileset = z.looseObject({ firstgid: size, source: z.string().optional(), tiles: z.array(tile).optional() })
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
export type Layer = z.infer<typeof baseLayer>
export const tiledMap = z.looseObject({
  orientation: z.string().default('orthogonal'),
  layers: z.array(z.unknown()).max(1000),
  tilesets: z.array(tileset).max(1000).default([]),
})

/** Tile layers to be seen, from the lowest to the highest; groups are opened. Null: one has no known shape. */
export function flatten(layers: readonly unknown[], depth = 0): Layer[] | null {
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
export const piecesOf = (layer: Layer): Piece[] =>
  layer.chunks ?? [{ ...layer, width: layer.width ?? 0, height: layer.height ?? 0, data: layer.data }]
