import type { Json } from '@/lib/kernel/json'
import type { ViewRows } from '@/lib/kernel/view'
import type { BattleView, Viewer } from '../ruleset'
import { Board } from './board'
import { deadlines } from './deadlines'
import { commandOfViewer, seesCard, seesFigure } from './knowing'
import { commanderOf } from './seats'
import { ONE, type BattleState, type Figure } from './tables'

type Row = { [key: string]: Json }

/** Rows of a table that a viewer may see, in the shape he may see. */
function rowsOf<R extends { id: string }>(table: Record<string, R>, shape: (row: R) => Row | null): ViewRows {
  const rows: ViewRows = {}
  for (const row of Object.values(table)) {
    const seen = shape(row)
    if (seen) rows[row.id] = seen
  }
  return rows
}

const plain = (row: object): Row => ({ ...row })

/** What a figure shows to everybody who sees it; its army and orders are its side's affair. */
function figureRow(figure: Figure): Row {
  const { armyId: _army, assignedToId: _assigned, onMarch: _march, attachedToId: _attached, ...seen } = figure
  return plain(seen)
}

const figuresRead = ['figures', 'officers', 'sides', 'battle'] as const

/** Views of a battle: what each viewer may know (MB-INF-8 to -10, section 16.2). */
export const views: readonly BattleView<BattleState>[] = [
  { name: 'map', reads: ['map'], rows: (state) => rowsOf(state.map, plain) },
  { name: 'settings', reads: ['settings'], rows: (state) => rowsOf(state.settings, plain) },
  {
    name: 'battle',
    reads: ['battle', 'pending', 'settings'],
    rows: (state) => rowsOf(state.battle, (row) => ({ ...plain(row), deadlineAt: deadlines(state)[0]?.at ?? null })),
  },
  { name: 'gates', reads: ['gates'], rows: (state) => rowsOf(state.gates, plain) },
  { name: 'pending', reads: ['pending'], rows: (state) => rowsOf(state.pending, plain) },
  {
    name: 'sides',
    reads: figuresRead,
    rows(state, viewer) {
      const board = new Board(state)
      return rowsOf(state.sides, ({ id, states, allies, normalCells, marchCells, deployed }) => {
        const commander = commanderOf(board, id)
        const isSeen = commander !== null && seesFigure(board, viewer, commander)
        return { id, states, allies, normalCells, marchCells, deployed, commanderId: isSeen ? commander.id : null }
      })
    },
  },
  {
    name: 'figures',
    reads: figuresRead,
    rows(state, viewer) {
      const board = new Board(state)
      return rowsOf(state.figures, (figure) => (seesFigure(board, viewer, figure) ? figureRow(figure) : null))
    },
  },
  {
    // Army, orders and rank, for those of the figure's side who see it.
    name: 'ownFigures',
    reads: figuresRead,
    rows(state, viewer) {
      const board = new Board(state)
      return rowsOf(state.figures, (figure) => {
        if (!commandOfViewer(board, viewer, figure.sideId) || !seesFigure(board, viewer, figure)) return null
        const { id, armyId, assignedToId, onMarch, attachedToId } = figure
        const officer = state.officers[id]
        return { id, armyId, assignedToId, onMarch, attachedToId, rank: officer?.rank ?? null, playerId: officer?.playerId ?? null }
      })
    },
  },
  {
    name: 'cards',
    reads: figuresRead,
    rows(state, viewer) {
      const board = new Board(state)
      return rowsOf(state.officers, (officer) => (seesCard(board, viewer, officer.id) ? plain(officer) : null))
    },
  },
  {
    // Told to the master alone until it takes effect, besides the mutineers (MB-INF-10).
    name: 'mutinies',
    reads: ['mutinies', ...figuresRead],
    rows(state, viewer) {
      const board = new Board(state)
      const isOne = (sideId: string, officerIds: readonly string[]): boolean =>
        commandOfViewer(board, viewer, sideId)?.officerIds.some((id) => officerIds.includes(id)) === true
      return rowsOf(state.mutinies, (row) => (knowsMutiny(viewer) || isOne(row.sideId, row.officerIds) ? plain(row) : null))
    },
  },
]

const knowsMutiny = (viewer: Viewer): boolean => viewer.kind === 'master'

/** Seats there are: sides, and officers who are in play. */
export const seatsOf = (state: BattleState): string[] => [
  ...state.battle[ONE.battle]!.order,
  ...Object.values(state.figures)
    .filter(({ kind, status }) => kind === 'OF' && ['unplaced', 'reserve', 'hidden', 'on'].includes(status))
    .map(({ id }) => id)
    .sort(),
]
