import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, name, optionalId, position } from '../columns'

const point = z.tuple([z.number().finite(), z.number().finite()])
export const compass = z.enum(['N', 'E', 'S', 'W'])

export const mapTables = {
  /** States (государства), and the sides of a game without states. */
  states: table(
    z.strictObject({
      id,
      name,
      /** Two or three letters on a flag. */
      short: z.string().min(1).max(4),
      /** `#rrggbb`, the colour of the flag's cloth. */
      colour: z.string().regex(/^#[0-9a-f]{6}$/i),
      playedByMaster: z.boolean(),
      position,
    }),
  ),
  /** Relations that are not neutral (MB-GEN-6). The id is `<a>|<b>` with a < b. */
  relations: table(z.strictObject({ id, a: id, b: id, relation: z.enum(['war', 'neutral', 'allied']) }), { fixed: ['a', 'b'] }),
  /** Sectors of the global map (MB-MAP-1). Geometry in map units, y grows to the south. */
  sectors: table(
    z.strictObject({
      id,
      name,
      /** Closed rings, the first point not repeated; more than one for islands. */
      rings: z.array(z.array(point).min(3)).min(1),
      /** Where flags stand. */
      centre: point,
      /** Neighbours in both directions, each with its compass side as seen from here (MB-MAP-2). */
      neighbours: z.array(z.strictObject({ sectorId: id, side: compass })),
      /** What the land is: decides only the drawing. */
      terrain: z.enum([
        'plain',
        'hills',
        'mountains',
        'forest',
        'swamp',
        'coast',
        'city',
        'space',
        'station',
        'moon',
        'planet',
        'fortress',
      ]),
      /** Whose sector it is, set by the master, never derived (EP-12). */
      holderId: optionalId,
      position,
    }),
    { fixed: ['rings', 'centre', 'neighbours'] },
  ),
}
