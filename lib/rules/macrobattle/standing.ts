import type { Board } from './board'
import { entryCost, isHigh, levelsJoin, type Terrain } from './terrain'
import type { Figure } from './tables'
import { isOfficer, unitOf, type MoveClass } from './units'

/** A mounted officer goes onto wall, ladder and tower on foot (MB-BAT-OFF-3). */
export const climbs = (figure: Figure, terrain: Terrain): boolean => isOfficer(figure) && figure.mounted && isHigh(terrain)

/** How a figure enters a cell: a climbing officer counts as on foot (MB-AMB-49). */
export const classInto = (figure: Figure, terrain: Terrain): MoveClass => (climbs(figure, terrain) ? 'foot' : unitOf(figure).class)

/** Its class may enter the terrain by moving, advancing or coming from an edge. */
export const mayEnter = (board: Board, figure: Figure, terrain: Terrain): boolean =>
  entryCost(terrain, classInto(figure, terrain), board.settings) !== null

/** It may be placed there before the battle (MB-DEP-5): guns in forest too (MB-AMB-40). */
export function mayBePlaced(board: Board, figure: Figure, terrain: Terrain): boolean {
  if (terrain === 'F' && unitOf(figure).class === 'guns') return board.settings.artilleryForest !== 'never'
  return mayEnter(board, figure, terrain)
}

export const levelsLet = (board: Board, from: Terrain, to: Terrain): boolean => levelsJoin(from, to, board.settings)

/** Figures of other sides, allies included, bar a cell (MB-BAT-MOV-6, MB-BAT-GEN-5). */
export const hasOthers = (there: readonly Figure[], sideId: string): boolean => there.some((figure) => figure.sideId !== sideId)
