import { ONE, type BattleState, type Figure } from '@/lib/rules/macrobattle/tables'
import type { LegalAction } from '@/lib/rules/ruleset'
import type { BoardFigure, BoardMap } from '../boardModel'
import type { BattleNames } from '../log'

/** The ground of a battle as it stands. */
export function mapOf(state: Pick<BattleState, 'map' | 'gates'>): BoardMap {
  const { width, height, terrain, roads, narrow } = state.map[ONE.map]!
  return {
    ...{ width, height, terrain, roads, narrow },
    gates: Object.fromEntries(Object.values(state.gates).map((gate) => [gate.id, gate.state])),
  }
}

/** The side that has to act now: the one that decides, else the one that plays. */
export const actingOf = (state: BattleState): string => state.pending[ONE.pending]?.sideId ?? state.battle[ONE.battle]!.turnOf

/** Ids that an action moves. */
const movedBy = ({ data }: LegalAction): unknown[] => [data.figure, ...(Array.isArray(data.figures) ? data.figures : [])]

/** Figures on the board of a battle as it is known; of the own side what can still act is full, the rest pale. */
export function boardFigures(state: BattleState, own: string | null, actions: readonly LegalAction[], names: BattleNames): BoardFigure[] {
  const { order, phase } = state.battle[ONE.battle]!
  const able = new Set(actions.flatMap((action) => (action.command === 'Dismount' ? [] : movedBy(action))))
  const turns = phase === 'movement' || phase === 'shooting' || phase === 'bayonet'
  return Object.values(state.figures)
    .filter((figure): figure is Figure & { cell: string } => figure.cell !== null && (figure.status === 'on' || figure.status === 'hidden'))
    .map(({ id, sideId, kind, cell, facing, mounted, status }) => ({
      ...{ id, kind, cell, facing, mounted },
      side: order.indexOf(sideId),
      rank: state.officers[id]?.rank ?? null,
      hidden: status === 'hidden',
      spent: turns && sideId === own && !able.has(id),
      own: sideId === own,
      name: `${names.figure(id)}, ${cell}`,
    }))
}
