import { isOnEdge, nameOf, neighbourPoints, pointOf } from '@/lib/rules/macrobattle/grid'
import type { Compass } from '@/lib/rules/macrobattle/tables'
import { mayStand, regionsOf } from './crossing'
import { boundsOf, edgesWithBounds, type Drawing } from './drawing'

/**
 * What is wrong with a map that can be kept. `grave`: no battle can be opened on it. `at`: the cell, `edge`: whose bounds, `other`: the
 * edge that cannot be reached.
 */
export type PlayFault = { grave: boolean; at?: string; edge?: Compass; other?: Compass } & (
  | { code: 'fewBounds'; grave: true }
  | { code: 'noMarch' | 'noRoom'; edge: Compass; grave: true }
  | { code: 'unreachable'; edge: Compass; other: Compass; grave: true }
  | { code: 'gateAlone'; at: string; grave: true }
  | { code: 'ladderAlone'; at: string; grave: false }
  | { code: 'noGuns' | 'edgeClosed'; edge: Compass; grave: false }
)

const letterAt = (rows: readonly string[], name: string): string => {
  const { x, y } = pointOf(name)!
  return rows[y]![x]!
}

/** Cells of these letters with no neighbour of those. */
function alone(rows: readonly string[], letters: string, beside: string): string[] {
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      if (!letters.includes(letter)) return []
      const isJoined = neighbourPoints({ x, y }).some((point) => beside.includes(rows[point.y]?.[point.x] ?? ' '))
      return isJoined ? [] : nameOf({ x, y })
    }),
  )
}

/** Nobody can come onto the board by this edge (MB-BAT-EDG-2). */
function isClosed(rows: readonly string[], edge: Compass): boolean {
  const size = { width: rows[0]!.length, height: rows.length }
  return !rows.some((row, y) =>
    [...row].some((letter, x) => isOnEdge(size, { x, y }, edge) && (mayStand(letter, 'foot') || mayStand(letter, 'horse'))),
  )
}

/** Pairs of edges between whose bounds neither foot nor horse finds a way. */
function apart(rows: readonly string[], normal: ReadonlyMap<Compass, string[]>): { edge: Compass; other: Compass }[] {
  const regions = (['foot', 'horse'] as const).map((by) => regionsOf(rows, by))
  const edges = [...normal].map(([edge, cells]) => ({ edge, reach: regions.map((of) => new Set(cells.flatMap(of))) }))
  return edges.flatMap(({ edge, reach }, index) =>
    edges
      .slice(index + 1)
      .filter((other) => !reach.some((own, by) => [...other.reach[by]!].some((region) => own.has(region))))
      .map((other) => ({ edge, other: other.edge })),
  )
}

/** What is wrong with a drawing that `shapeFault` lets pass, the grave first. */
export function playFaults(drawing: Drawing): PlayFault[] {
  const { rows } = drawing
  const faults: PlayFault[] = []
  const edges = edgesWithBounds(drawing)
  if (edges.length < 2) faults.push({ code: 'fewBounds', grave: true })
  const usable = new Map<Compass, string[]>()
  for (const edge of edges) {
    const { normal, march } = boundsOf(drawing, edge)
    const hasRoomFor = (by: 'foot' | 'horse' | 'guns') => normal.some((cell) => mayStand(letterAt(rows, cell), by))
    if (march.length === 0) faults.push({ code: 'noMarch', edge, grave: true })
    if (!hasRoomFor('foot') && !hasRoomFor('horse')) faults.push({ code: 'noRoom', edge, grave: true })
    else usable.set(edge, normal)
    if (!hasRoomFor('guns')) faults.push({ code: 'noGuns', edge, grave: false })
    if (isClosed(rows, edge)) faults.push({ code: 'edgeClosed', edge, grave: false })
  }
  for (const pair of apart(rows, usable)) faults.push({ code: 'unreachable', ...pair, grave: true })
  for (const at of alone(rows, 'Gg', 'WTGg')) faults.push({ code: 'gateAlone', at, grave: true })
  for (const at of alone(rows, 'L', 'WTGg')) faults.push({ code: 'ladderAlone', at, grave: false })
  return faults.sort((a, b) => Number(b.grave) - Number(a.grave))
}

/** What keeps a battle from being opened on the map; null: nothing. */
export const graveFault = (drawing: Drawing): PlayFault | null => playFaults(drawing).find(({ grave }) => grave) ?? null
