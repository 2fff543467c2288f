import type { ZodDefault } from 'zod'
import type { ViewRows } from '@/lib/kernel/view'
import type { Viewer } from '../ruleset'
import { newFigure, newOfficer, newSide } from './newFigure'
import { settingColumns, type Settings } from './settings'
import {
  ONE,
  type Battle,
  type BattleMap,
  type BattleState,
  type Figure,
  type Gate,
  type Mutiny,
  type Officer,
  type Pending,
} from './tables'
import { views } from './views'

/** Rows of a battle's views by the view's name. */
export type ViewsOfBattle = Readonly<Record<string, ViewRows>>

/** All that a viewer sees of a battle. */
export const seenBattle = (state: BattleState, viewer: Viewer): ViewsOfBattle =>
  Object.fromEntries(views.map((view) => [view.name, view.rows(state, viewer)]))

const usualSettings = (): Settings =>
  Object.fromEntries(Object.entries(settingColumns).map(([name, schema]) => [name, (schema as ZodDefault).parse(undefined)])) as Settings

/** Rows of one view, each with the columns that its view leaves out. */
function completed<Row>(rows: ViewRows | undefined, complete: (id: string, row: ViewRows[string]) => Row): Record<string, Row> {
  return Object.fromEntries(Object.entries(rows ?? {}).map(([id, row]) => [id, complete(id, row)]))
}

/**
 * A battle as one viewer knows it, from the rows of his views: what he may not know has its usual value. The rules judge what he may do
 * as if nothing were hidden (MB-INF-11), so that `legal` says of this state what it says of the whole one. Null: he sees no battle.
 */
export function knownBattle(seen: ViewsOfBattle): BattleState | null {
  const battle = seen.battle?.[ONE.battle] as Battle | undefined
  const map = seen.map?.[ONE.map] as BattleMap | undefined
  if (!battle || !map) return null
  const own = seen.ownFigures ?? {}
  const figures = completed(seen.figures, (id, row): Figure => {
    const { armyId, assignedToId, onMarch, attachedToId } = own[id] ?? {}
    const known = { armyId, assignedToId, onMarch, attachedToId } as Partial<Figure>
    return { ...newFigure(id, { side: row.sideId as string, kind: row.kind as Figure['kind'] }, 'on'), ...row, ...given(known) }
  })
  const officers = Object.values(figures).flatMap(({ id, sideId, kind }): [string, Officer][] => {
    if (kind !== 'OF') return []
    const { rank, playerId } = own[id] ?? {}
    return [[id, { ...newOfficer(id, { side: sideId, kind }), ...given({ rank, playerId }), ...seen.cards?.[id] } as Officer]]
  })
  return {
    battle: { [ONE.battle]: battle },
    map: { [ONE.map]: map },
    settings: { [ONE.settings]: { id: ONE.settings, ...usualSettings(), ...seen.settings?.[ONE.settings] } },
    sides: completed(seen.sides, (id, { commanderId, ...row }) => ({ ...newSide(id, {}), ...row, cincId: commanderId as string | null })),
    figures,
    officers: Object.fromEntries(officers),
    gates: completed(seen.gates, (_id, row) => row as unknown as Gate),
    pending: completed(seen.pending, (_id, row) => row as unknown as Pending),
    mutinies: completed(seen.mutinies, (_id, row) => row as unknown as Mutiny),
  }
}

/** Only what is there. */
const given = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== null)) as Row
