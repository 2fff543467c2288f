import type { MoveClass } from './units'
import type { Settings } from './settings'

/**
 * `.` other, `F` forest, `R` river, `B` bridge, `H` hill, `M` mountains, `D` road, `S` swamp, `W` wall, `L` ladder, `T` tower,
 * `O` the passage of an open or broken gate, which is clear ground (MB-BAT-GAT-1).
 */
export type Terrain = '.' | 'F' | 'R' | 'B' | 'H' | 'M' | 'D' | 'S' | 'W' | 'L' | 'T' | 'O'

/** Letters of text maps: terrain, `G` a wall cell with a shut gate, `g` with an open one. */
export const mapLetters = '.FRBHMDSWLTGg'

/** Half-points to enter (table 9.1); null: barred. */
const costs: Record<Terrain, Record<MoveClass, number | null>> = {
  '.': { foot: 2, horse: 1, guns: 4 },
  O: { foot: 2, horse: 1, guns: 4 },
  D: { foot: 2, horse: 1, guns: 4 },
  B: { foot: 2, horse: 1, guns: 4 },
  H: { foot: 2, horse: 1, guns: 4 },
  F: { foot: 2, horse: null, guns: null },
  R: { foot: null, horse: 1, guns: null },
  M: { foot: null, horse: null, guns: null },
  S: { foot: 2, horse: 2, guns: 8 },
  W: { foot: 2, horse: null, guns: 4 },
  L: { foot: 2, horse: null, guns: 20 },
  T: { foot: 2, horse: null, guns: 4 },
}

type Forest = Pick<Settings, 'artilleryForest'>

/** Half-points to enter a cell by moving; null: barred. */
export function entryCost(terrain: Terrain, by: MoveClass, settings: Forest): number | null {
  // MB-AMB-40: guns never enter forest by moving, unless the table is to be followed.
  if (terrain === 'F' && by === 'guns') return settings.artilleryForest === 'table' ? 4 : null
  return costs[terrain][by]
}

/** Half-points of a step. Leaving a swamp doubles it for horse and guns, from swamp to swamp only once (MB-AMB-96). */
export function stepCost(from: Terrain, to: Terrain, by: MoveClass, settings: Forest): number | null {
  const cost = entryCost(to, by, settings)
  return cost !== null && from === 'S' && to !== 'S' && by !== 'foot' ? cost * 2 : cost
}

/** Every move ends on entering it (MB-BAT-TER-2, -7). */
export const endsMove = (terrain: Terrain): boolean => terrain === 'R' || terrain === 'S'

/** Wall, ladder, tower: where an officer goes on foot only (MB-BAT-OFF-3). */
export const isHigh = (terrain: Terrain): boolean => terrain === 'W' || terrain === 'L' || terrain === 'T'

/** Two infantry units may share it (MB-BAT-MOV-12). */
export const takesPairs = (terrain: Terrain, settings: Pick<Settings, 'hillPairs'>): boolean =>
  terrain === '.' || terrain === 'O' || terrain === 'D' || terrain === 'F' || terrain === 'S' || (terrain === 'H' && settings.hillPairs)

type Levels = Pick<Settings, 'levelMoves' | 'gateToTower'>

/** One may step from one cell to the other as far as levels go (MB-BAT-TER-13). A ladder joins anything. */
export function levelsJoin(from: Terrain, to: Terrain, settings: Levels): boolean {
  if (settings.levelMoves === 'free') return true
  const opensOn = (tower: Terrain, other: Terrain) => tower === 'T' && other === 'O' && settings.gateToTower
  if (to === 'W' || to === 'T') return isHigh(from) || opensOn(to, from)
  if (from === 'W' || from === 'T') return isHigh(to) || opensOn(from, to)
  return true
}

/** A figure of this class may attack from one cell into the other (table 9.1, MB-BAT-BAY-12). */
export function mayAttackAcross(
  from: Terrain,
  to: Terrain,
  by: MoveClass,
  settings: Pick<Settings, 'ladderAttack' | 'gateToTower'>,
): boolean {
  if (isHigh(from) && !isHigh(to)) return false
  if (to === 'M') return by === 'foot'
  if (to === 'W') return isHigh(from)
  if (to === 'T') return isHigh(from) || (from === 'O' && settings.gateToTower)
  if (to === 'L') return settings.ladderAttack === 'any' || isHigh(from)
  return true
}

/** Terrain of which a shot may cross one cell (MB-BAT-SHO-6). */
export const isLimited = (terrain: Terrain): boolean => terrain === 'F' || terrain === 'H' || terrain === 'W' || terrain === 'T'
