import { isInfantry, isOfficer } from './units'
import { takesPairs, type Terrain } from './terrain'
import type { Settings } from './settings'
import type { Figure } from './tables'

type Sharing = Pick<Settings, 'hillPairs' | 'maxFiguresPerCell' | 'officerOnSingleCells'>

/** A cell of this terrain can take one more figure beside those there (MB-BAT-MOV-12, -13). */
export function canHold(terrain: Terrain, there: readonly Figure[], figure: Figure, settings: Sharing): boolean {
  if (there.length >= settings.maxFiguresPerCell) return false
  const pairs = takesPairs(terrain, settings)
  if (!pairs && !settings.officerOnSingleCells) return there.length === 0
  if (isOfficer(figure)) return there.filter(isOfficer).length < 2
  const units = there.filter((other) => !isOfficer(other))
  if (units.length === 0) return true
  return units.length === 1 && pairs && isInfantry(figure) && isInfantry(units[0]!)
}

/** A cell can take all of them together. */
export function canHoldAll(terrain: Terrain, there: readonly Figure[], figures: readonly Figure[], settings: Sharing): boolean {
  const standing = [...there]
  return figures.every((figure) => {
    const fits = canHold(terrain, standing, figure, settings)
    standing.push(figure)
    return fits
  })
}

/** An own cell may be passed on the way (MB-BAT-MOV-14). */
export function canPass(terrain: Terrain, there: readonly Figure[], figure: Figure, settings: Sharing): boolean {
  if (there.length === 0 || there.every(isOfficer)) return true
  if (there.length >= settings.maxFiguresPerCell) return false
  if (isOfficer(figure)) return true
  const units = there.filter((other) => !isOfficer(other))
  return units.length === 1 && isInfantry(figure) && isInfantry(units[0]!) && takesPairs(terrain, settings)
}
