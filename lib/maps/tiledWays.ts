import { letterOf, nameOfCell, type OpenedTiled, type TerrainFrom } from './tiled'

/** A way to recognise terrain that a file offers, with the names that occur and on how many cells. */
export interface TiledWay {
  how: TerrainFrom
  names: { name: string; cells: number }[]
}

/** More names than that are pictures, not terrain. */
const MAX_NAMES = 60

function namesBy(opened: OpenedTiled, how: TerrainFrom): TiledWay['names'] {
  const counts = new Map<string, number>()
  for (const layer of opened.layers) {
    for (const { gid } of layer.cells) {
      const name = nameOfCell(opened, layer.name, gid, how)
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts].map(([name, cells]) => ({ name, cells })).sort((a, b) => b.cells - a.cells)
}

/** How much of the file a way explains: cells whose names are known, then all cells with names. */
const weight = ({ names }: TiledWay): number =>
  names.reduce((sum, { name, cells }) => sum + cells * (letterOf(name) === null ? 1 : 1000), 0)

/** The ways in which terrain can be read from a file, the most telling first. Files with a tileset of their own offer layers alone. */
export function waysOf(opened: OpenedTiled): TiledWay[] {
  const properties = [...new Set([...opened.tiles.values()].flatMap((tile) => Object.keys(tile.properties)))]
  const byTile: TerrainFrom[] = [{ from: 'class' }, ...properties.map((name): TerrainFrom => ({ from: 'property', name }))]
  const hows: TerrainFrom[] = [...(opened.outside === null ? byTile : []), { from: 'layer' }]
  return hows
    .map((how) => ({ how, names: namesBy(opened, how) }))
    .filter(({ names }) => names.length > 0 && names.length <= MAX_NAMES)
    .sort((a, b) => weight(b) - weight(a))
}
