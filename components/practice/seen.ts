import type { BoardFigure, BoardMap } from '@/components/board/boardModel'
import type { BattleNames } from '@/components/board/log'
import { macrobattle } from '@/lib/rules/macrobattle'
import { ONE, type BattleState, type Figure, type Rank } from '@/lib/rules/macrobattle/tables'
import type { LegalAction } from '@/lib/rules/ruleset'
import { actingSide } from '@/lib/practice/game'
import type { PracticeSide } from '@/lib/practice/setup'

const rowsOf = (name: string, state: BattleState, side: PracticeSide) =>
  macrobattle.views.find((view) => view.name === name)!.rows(state, { kind: 'seat', id: side })

/** The ground of a battle as it stands. */
export function mapOf(state: BattleState): BoardMap {
  const { width, height, terrain, roads, narrow } = state.map[ONE.map]!
  return {
    width,
    height,
    terrain,
    roads,
    narrow,
    gates: Object.fromEntries(Object.values(state.gates).map((gate) => [gate.id, gate.state])),
  }
}

/** Ids of the figures a side may see: the other's reserves and ambushes are not among them (MB-INF-8, -9). */
export const seenBy = (state: BattleState, side: PracticeSide): ReadonlySet<string> => new Set(Object.keys(rowsOf('figures', state, side)))

/** Whether a side still hides something: then two people at one device must not see each other's boards. */
export const hasSecrets = (state: BattleState): boolean =>
  Object.values(state.figures).some(({ kind, status }) => kind === 'SB' && (status === 'hidden' || status === 'unplaced'))

/** Figures on the board as a side sees them; what can still act is full, the rest pale. */
export function boardFigures(state: BattleState, viewer: PracticeSide, actions: readonly LegalAction[], names: BattleNames): BoardFigure[] {
  const seen = seenBy(state, viewer)
  const own = rowsOf('ownFigures', state, viewer)
  const { order, phase } = state.battle[ONE.battle]!
  const acting = actingSide(state)
  const able = new Set(
    actions.flatMap(({ command, data }) =>
      command === 'Dismount' ? [] : [data.figure, ...(Array.isArray(data.figures) ? data.figures : [])],
    ),
  )
  const turns = phase === 'movement' || phase === 'shooting' || phase === 'bayonet'
  return Object.values(state.figures)
    .filter(
      (figure): figure is Figure & { cell: string } =>
        seen.has(figure.id) && figure.cell !== null && (figure.status === 'on' || figure.status === 'hidden'),
    )
    .map(({ id, sideId, kind, cell, facing, mounted, status }) => ({
      ...{ id, kind, cell, facing, mounted },
      side: order.indexOf(sideId),
      rank: (own[id]?.rank ?? null) as Rank | null,
      hidden: status === 'hidden',
      spent: turns && actions.length > 0 && sideId === acting && !able.has(id),
      own: sideId === acting && sideId === viewer,
      name: `${names.figure(id)}, ${cell}`,
    }))
}
