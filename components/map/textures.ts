import type { Sector } from '@/lib/campaign/state'
import { boundsOf, inside, nearestOnOutline, type Point, type Ring } from './geometry'

type Terrain = Sector['terrain']

interface Texture {
  /** Signs drawn around 0,0 in a box of about ±6; one is picked per place. */
  signs: readonly string[]
  /** Distance between signs, in the same units. */
  spacing: number
}

/** What the land looks like: our own signs, in the manner of old staff maps (DESIGN §9). */
const textures: Record<Terrain, Texture> = {
  plain: { signs: ['M-3 2l-1-4M0 2v-5M3 2l1-4'], spacing: 42 },
  hills: { signs: ['M-7 3Q0-7 7 3', 'M-5 2Q0-5 5 2M4 2Q7-1 10 2'], spacing: 23 },
  mountains: { signs: ['M-8 5L-1-8L8 5M-1-8L1-1L-1 2', 'M-6 4L0-6L5 4M0-6L2 0'], spacing: 22 },
  forest: { signs: ['M0 6V2M0 2Q-6 2-4-2Q-4-7 0-7Q4-7 4-2Q6 2 0 2', 'M0 5V3M-4 3L0-7L4 3Z'], spacing: 19 },
  swamp: { signs: ['M-7 3H7M-4 5H4M-3 1L-4-3M0 1V-5M3 1L4-3', 'M-6 2H6M-2 0L-3-4M1 0L2-4'], spacing: 24 },
  coast: { signs: ['M-8 0q2-3 4 0t4 0t4 0t4 0', 'M-5 0q2-3 4 0t4 0'], spacing: 27 },
  city: { signs: ['M-5 5V-1L-1-4L3-1V5ZM3 5V1H7V5', 'M-3 4V-2L0-5L3-2V4Z'], spacing: 24 },
  fortress: { signs: ['M0-6L2-2L6 0L2 2L0 6L-2 2L-6 0L-2-2Z', 'M-5 4V-3H-3V-1H-1V-3H1V-1H3V-3H5V4Z'], spacing: 30 },
  space: { signs: ['M0 0h.01', 'M0 0h.01', 'M0-3V3M-3 0H3', 'M0 0h.01'], spacing: 22 },
  station: { signs: ['M-5-5H5V5H-5ZM-5 0H-9M5 0H9', 'M-4 0H4M0-4V4'], spacing: 34 },
  moon: {
    signs: ['M-5 0a5 3.2 0 1 0 10 0a5 3.2 0 1 0-10 0M-3.5.6a3.6 2 0 0 0 7 0', 'M-2.5 0a2.5 1.6 0 1 0 5 0a2.5 1.6 0 1 0-5 0'],
    spacing: 26,
  },
  planet: { signs: ['M-11 0Q0 4 11 0', 'M-6 0Q0 2 6 0'], spacing: 20 },
}

const spaceTerrains: readonly Terrain[] = ['space', 'station', 'moon', 'planet']
/** A map of space has stars and orbits around it instead of a sea. */
export const isSpaceMap = (terrains: readonly Terrain[]): boolean =>
  terrains.filter((terrain) => spaceTerrains.includes(terrain)).length * 2 > terrains.length

/** A stream of numbers in [0, 1) that a text determines: the same land always looks the same. */
export function seeded(text: string): () => number {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A sign drawn around `at`: absolute coordinates move and scale, relative ones only scale. */
const moved = (sign: string, at: Point, scale: number): string =>
  sign.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const origin: Point = letter === letter.toUpperCase() ? at : [0, 0]
    const put = (value: number, axis: number) => round(value * scale + origin[axis]!)
    const axisOf = (index: number) => (/h/i.test(letter) ? 0 : /v/i.test(letter) ? 1 : index % 2)
    return (
      letter +
      numbers.map((value, index) => (/a/i.test(letter) ? arcNumber(value, index % 7, scale, origin) : put(value, axisOf(index)))).join(' ')
    )
  })
const arcNumber = (value: number, index: number, scale: number, [x, y]: Point): number => {
  if (index < 2) return round(value * scale)
  if (index < 5) return value
  return round(value * scale + (index === 5 ? x : y))
}
const round = (value: number): number => Math.round(value * 100) / 100

/**
 * One path with all the signs of a sector, in map units. `unit`: map units per pixel at the first view, so signs have the same size
 * on every map. Signs keep away from the border.
 */
export function texturePath(id: string, terrain: Terrain, rings: readonly Ring[], unit: number): string {
  const { signs, spacing } = textures[terrain]
  const random = seeded(id)
  const step = spacing * unit
  const bounds = boundsOf(rings.flat())
  // Never more signs than a slow phone can draw.
  const stride = Math.max(step, Math.sqrt((bounds.w * bounds.h) / 260))
  const parts: string[] = []
  let row = 0
  for (let y = bounds.y + stride / 2; y < bounds.y + bounds.h; y += stride * 0.8, row += 1) {
    for (let x = bounds.x + (row % 2 ? stride : stride / 2); x < bounds.x + bounds.w; x += stride) {
      const at: Point = [x + (random() - 0.5) * stride * 0.5, y + (random() - 0.5) * stride * 0.4]
      const sign = signs[Math.floor(random() * signs.length)]!
      const size = unit * (0.75 + random() * 0.35)
      if (!inside(at, rings) || nearestOnOutline(at, rings).distance < 9 * unit) continue
      parts.push(moved(sign, at, size))
    }
  }
  return parts.join('')
}
