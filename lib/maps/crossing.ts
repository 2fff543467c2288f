import { neighbourPoints, nameOf, pointOf, type Point } from '@/lib/rules/macrobattle/grid'
import { settingsSchema } from '@/lib/rules/macrobattle/settings'
import { entryCost, levelsJoin, type Terrain } from '@/lib/rules/macrobattle/terrain'
import type { MoveClass } from '@/lib/rules/macrobattle/units'

/** Maps are judged by the references' defaults: a setting may only make them easier or harder to cross. */
const defaults = settingsSchema.parse({})

/** What a cell may be while a battle lasts: a gate is a wall cell, or the passage of an open one (MB-BAT-GAT-1). */
const formsOf = (letter: string): Terrain[] => (letter === 'G' || letter === 'g' ? ['W', 'O'] : [letter as Terrain])

const letterAt = (rows: readonly string[], { x, y }: Point): string | null => rows[y]?.[x] ?? null

/** A figure of this class may stand there (MB-DEP-5). */
export const mayStand = (letter: string, by: MoveClass): boolean => formsOf(letter).some((form) => entryCost(form, by, defaults) !== null)

/** Cells that a figure of this class comes to in time from any of these, gates open and shut. */
export function reachedFrom(rows: readonly string[], starts: readonly string[], by: MoveClass): Set<string> {
  const seen = new Set<string>()
  const reached = new Set<string>()
  const open: { point: Point; form: Terrain }[] = []
  const arrive = (point: Point, form: Terrain) => {
    const name = nameOf(point)
    if (seen.has(name + form) || entryCost(form, by, defaults) === null) return
    seen.add(name + form)
    reached.add(name)
    open.push({ point, form })
  }
  for (const name of starts) {
    const point = pointOf(name)!
    for (const form of formsOf(letterAt(rows, point)!)) arrive(point, form)
  }
  for (let from = open.pop(); from; from = open.pop()) {
    for (const point of neighbourPoints(from.point)) {
      const letter = letterAt(rows, point)
      if (letter === null) continue
      for (const form of formsOf(letter)) if (levelsJoin(from.form, form, defaults)) arrive(point, form)
    }
  }
  return reached
}
