import type { BoardMap } from '@/components/board/boardModel'
import type { Drawing } from '@/lib/maps/drawing'
import { readTextMap } from '@/lib/rules/macrobattle/maps/text'

/** A drawing as the board draws it. Drawings are never changed in place: each is read once. */
const known = new WeakMap<object, BoardMap>()

export function boardMapOf(drawing: Pick<Drawing, 'rows' | 'roads' | 'narrow'>): BoardMap {
  let map = known.get(drawing)
  if (!map) {
    const read = readTextMap(drawing.rows, { roads: drawing.roads, narrow: drawing.narrow })
    if ('code' in read) throw new Error(`the map cannot be drawn: ${read.code}`)
    const { width, height, terrain, roads, narrow } = read.map
    const gates = Object.fromEntries(Object.values(read.gates).map(({ id, state }) => [id, state]))
    map = { width, height, terrain, roads, narrow, gates }
    known.set(drawing, map)
  }
  return map
}
