import type { FigureGiven } from './newFigure'
import { compass, facings, kinds, ranks, type Compass, type Facing, type Kind, type Rank } from './tables'

const isOneOf = <Value extends string>(values: readonly Value[], word: string): word is Value =>
  (values as readonly string[]).includes(word)

/**
 * A figure in the notation of worked cases (section 17.1): `SIDE KIND [CELL] [FACING] [rank] [foot]`, of reserves `SIDE KIND EDGE …`.
 * Null: no such notation.
 */
export function figureOfNotation(text: string, place: 'cell' | 'edge' | 'none'): FigureGiven | null {
  const [side, kind, ...words] = text.trim().split(/\s+/)
  if (side === undefined || kind === undefined || !isOneOf<Kind>(kinds, kind)) return null
  const figure: FigureGiven = { side, kind }
  const takesEdge = place === 'edge'
  for (const [index, word] of words.entries()) {
    if (takesEdge && index === 0 && (isOneOf<Compass>(compass, word) || word === '?')) figure.edge = word === '?' ? null : word
    else if (isOneOf<Rank>(ranks, word)) figure.rank = word
    else if (word === 'foot') figure.mounted = false
    else if (word === 'mounted') figure.mounted = true
    else if (isOneOf<Facing>(facings, word)) figure.facing = word
    else if (place === 'cell' && /^[A-Z]{1,2}[1-9][0-9]?$/.test(word)) figure.cell = word
    else return null
  }
  return figure
}
