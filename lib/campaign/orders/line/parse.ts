import { countBodies, readBodies, type CountedBodies } from './bodies'
import { LineFault } from './faults'
import { readPlaces, type Places } from './places'
import { piecesOf } from './tokens'
import type { Vocabulary } from './vocabulary'

/** An order as one line says it (EP-2): the fields of `army.march`, and when it starts as it was written. */
export interface LineOrder extends CountedBodies, Places {
  text: string
}
export type ParsedLine = { order: LineOrder } | { fault: Pick<LineFault, 'code' | 'from' | 'to' | 'params'> }

function read(line: string, vocabulary: Vocabulary): LineOrder {
  if (line.trim() === '') throw new LineFault('empty', 0, line.length)
  const { bodies: who, places, text } = piecesOf(line)
  const bodies = readBodies(who.text, who.from, vocabulary)
  if (bodies.groups.length + bodies.officers.length === 0) throw new LineFault('noBodies', who.from, who.to)
  if (places.length === 0) throw new LineFault('noTarget', who.to, line.length)
  const known = [...bodies.groups.flatMap(({ army }) => army?.sectorId ?? []), ...bodies.officers.map(({ officer }) => officer.sectorId)]
  const fromIds = known.length > 0 ? known : vocabulary.armies.map((army) => army.sectorId)
  const where = readPlaces(places, fromIds, vocabulary)
  return { ...countBodies(bodies, vocabulary, where.route[0]!), ...where, text }
}

/**
 * Reads an order in one line: `3кав 2пех > Надор 40`, `Северная > Заречье > Кремнец в 15:00; если занято, отойти`. Bodies before the
 * first arrow: armies by name or number, so many units by arm or kind, officers by name. Territories by the beginning of their
 * names, minutes of each crossing, `в 15:00` or `+10` for a later start, words for the master after a semicolon. Case and ё do not
 * matter. Never throws.
 */
export function parseLine(line: string, vocabulary: Vocabulary): ParsedLine {
  try {
    return { order: read(line, vocabulary) }
  } catch (error) {
    if (!(error instanceof LineFault)) throw error
    const { code, from, to, params } = error
    return { fault: { code, from, to, params } }
  }
}
