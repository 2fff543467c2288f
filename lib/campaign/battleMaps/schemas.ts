import { z } from 'zod'
import { drawingShape } from '@/lib/maps/drawing'
import { id, name, text } from '../columns'

/** A map as drawn. `map` null: a new one. `revision`: the one that was edited; null for a new map. */
export const saveMap = z.strictObject({
  map: id.nullable(),
  revision: id.nullable(),
  name,
  about: text.default(''),
  ...drawingShape,
})
export const removeMap = z.strictObject({ map: id, revision: id })
/** `map` null: the sector has no map. */
export const assignMap = z.strictObject({ sector: id, map: id.nullable() })
