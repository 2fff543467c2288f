import { pointOf } from '@/lib/rules/macrobattle/grid'
import { settingsSchema } from '@/lib/rules/macrobattle/settings'
import { entryCost, levelsJoin, type Terrain } from '@/lib/rules/macrobattle/terrain'
import type { MoveClass } from '@/lib/rules/macrobattle/units'

/** Maps are judged by the references' defaults: a setting may only make them easier or harder to cross. */
const defaults = settingsSchema.parse({})

/** What a cell may be while a battle lasts: a gate is a wall cell, or the passage of an open one (MB-BAT-GAT-1). */
const formsOf = (letter: string): Terrain[] => (letter === 'G' || letter === 'g' ? ['W', 'O'] : [letter as Terrain])

const canBe = (form: Terrain, by: MoveClass): boolean => entryCost(form, by, defaults) !== null

/** A figure of this class may stand there (MB-DEP-5). */
export const mayStand = (letter: string, by: MoveClass): boolean => formsOf(letter).some((form) => canBe(form, by))

/**
 * Ground within which a figure of this class comes from any cell to any other in time, gates open and shut. Gives the numbers of the
 * regions that a cell is part of: none, one, or for a gate the one on the wall and the one through the passage. A way there is a way
 * back, so that regions are enough.
 */
export function regionsOf(rows: readonly string[], by: MoveClass): (cell: string) => number[] {
  const width = rows[0]!.length
  const letters = rows.join('')
  // Two places per cell: its first form and its second.
  const region = new Int32Array(letters.length * 2).fill(-1)
  const formAt = (place: number): Terrain | undefined => formsOf(letters[place >> 1]!)[place & 1]
  let count = 0
  for (let start = 0; start < region.length; start += 1) {
    const first = formAt(start)
    if (region[start] !== -1 || first === undefined || !canBe(first, by)) continue
    const open = [start]
    region[start] = count
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [cell, form] = [place >> 1, formAt(place)!]
      for (const step of [-width, width, cell % width > 0 ? -1 : 0, cell % width < width - 1 ? 1 : 0]) {
        const other = cell + step
        if (step === 0 || other < 0 || other >= letters.length) continue
        for (const next of [other * 2, other * 2 + 1]) {
          const to = region[next] === -1 ? formAt(next) : undefined
          if (to === undefined || !canBe(to, by) || !levelsJoin(form, to, defaults)) continue
          region[next] = count
          open.push(next)
        }
      }
    }
    count += 1
  }
  return (name) => {
    const { x, y } = pointOf(name)!
    const place = (y * width + x) * 2
    return [region[place]!, region[place + 1]!].filter((each) => each !== -1)
  }
}
