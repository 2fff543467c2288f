import { sameJson, type Json } from '@/lib/kernel/json'
import { find } from '@/lib/kernel/table'
import type { Audience, View } from '@/lib/kernel/view'
import { views as ruleViews } from '@/lib/rules/macrobattle/views'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { Viewer } from '@/lib/rules/ruleset'
import { setting } from '../../settings'
import { inOrder, type CampaignState, type RowIn } from '../../state'
import type { ViewRowTypes } from '../../viewRows'
import type { Battle } from '../lookup'
import { isHost } from '../guards'
import { knowsNumbers, sideOfPerson } from '../people'
import { boardOnWall } from './onWall'
import { piecesOf } from './pieces'
import { boardState } from './rows'
import { seatOf, viewerOf } from './seats'

type Rows<Name extends keyof ViewRowTypes> = Record<string, ViewRowTypes[Name]>
type BoardRows = Rows<'boardRows'>

/** Who decides what somebody sees of a board; the audience of a person may be at the battle and hear the wall besides. */
const reads = [
  ...(['boards', 'battles', 'battleSides', 'battleForces', 'boardRows'] as const),
  ...(['armies', 'units', 'officers', 'people', 'settings'] as const),
] as const

interface Look {
  battle: Battle
  board: BattleState
  viewer: Viewer
}

/** Boards of battles that are not settled, as this audience looks at them. */
function looks(state: CampaignState, audience: Audience): Look[] {
  return inOrder(state.battles).flatMap((battle): Look[] => {
    const board = battle.phase === 'ended' ? null : boardState(state, battle.id)
    if (!board) return []
    switch (audience.kind) {
      case 'master':
      case 'audit':
        return [{ battle, board, viewer: { kind: 'master' } }]
      case 'wall':
        return boardOnWall(state, battle) ? [{ battle, board, viewer: { kind: 'public' } }] : []
      case 'person': {
        const viewer = viewerOf(state, battle, board, audience.id)
        return viewer ? [{ battle, board, viewer }] : []
      }
      case 'hq':
      case 'state':
      case 'screen':
        return []
    }
  })
}

/** Boards, and for whom one plays there. */
const boardsView: View<CampaignState> = {
  name: 'boards',
  reads,
  rows(state, audience) {
    const rows: Rows<'boards'> = {}
    for (const { battle, board } of looks(state, audience)) {
      const { mapId, status } = state.boards[battle.id]!
      const seat = audience.kind === 'person' ? seatOf(state, battle, board, audience.id) : null
      rows[battle.id] = {
        ...{ battleId: battle.id, mapId, status, odds: setting(state, 'battle.odds') },
        ...{ seat: seat?.seat ?? null, sideId: seat?.sideId ?? null },
        mayPlayAll: audience.kind === 'master' || (audience.kind === 'person' && isHost(state, battle, audience.id)),
      }
    }
    return rows
  },
}

/** What was made of a state of the board for a viewer: many look at the same one. */
const made = new WeakMap<BattleState, Map<string, BoardRows>>()

function rowsFor({ battle, board, viewer }: Look): BoardRows {
  const byViewer = made.get(board) ?? new Map<string, BoardRows>()
  made.set(board, byViewer)
  const key = viewer.kind === 'seat' ? `seat ${viewer.id}` : viewer.kind
  let rows = byViewer.get(key)
  if (!rows) {
    rows = {}
    for (const view of ruleViews) {
      for (const [rowId, row] of Object.entries(view.rows(board, viewer))) {
        rows[`${battle.id}/${view.name}/${rowId}`] = { battleId: battle.id, view: view.name, rowId, row }
      }
    }
    byViewer.set(key, rows)
  }
  return rows
}

/** The battle's own views, complete for each viewer (MB-INF-8 to -10); a person's layer has only what the wall's has not. */
const boardRowsView: View<CampaignState> = {
  name: 'boardRows',
  reads,
  rows(state, audience) {
    const all: BoardRows = {}
    for (const look of looks(state, audience)) {
      const rows = rowsFor(look)
      const below = audience.kind === 'person' && boardOnWall(state, look.battle) ? rowsFor({ ...look, viewer: { kind: 'public' } }) : {}
      for (const [id, row] of Object.entries(rows)) if (!(id in below) || !sameJson(below[id], row)) all[id] = row
    }
    return all as Record<string, { [key: string]: Json }>
  },
}

const nameOf = (state: CampaignState, { unitId, officerId }: RowIn<'boardPieces'>): string =>
  (unitId === null ? find(state.people, officerId!)?.character : find(state.units, unitId)?.name) ?? ''

/** Names of the figures for those who may know the side's strength; of enemies the kind is known (section 16.2). */
const boardPiecesView: View<CampaignState> = {
  name: 'boardPieces',
  reads: [...reads, 'boardPieces'],
  rows(state, audience) {
    const rows: Rows<'boardPieces'> = {}
    for (const { battle, board, viewer } of looks(state, audience)) {
      const side = audience.kind === 'person' ? sideOfPerson(state, battle, audience.id) : null
      const knows = side !== null && audience.kind === 'person' && knowsNumbers(state, side, audience.id)
      for (const piece of piecesOf(state, battle.id)) {
        const figure = board.figures[piece.id]
        const own = figure !== undefined && side?.id === figure.sideId
        const himself = audience.kind === 'person' && piece.officerId === audience.id
        if (!figure || !(viewer.kind === 'master' || (own && (knows || himself)))) continue
        const { unitId, officerId } = piece
        rows[piece.id] = { battleId: battle.id, unitId, officerId, name: nameOf(state, piece) }
      }
    }
    return rows
  },
}

/** The log. Who was told something of his own has it in his layer over what everybody was told. */
const boardToldView: View<CampaignState> = {
  name: 'boardTold',
  reads: [...reads, 'boardTold'],
  rows(state, audience) {
    const rows: Rows<'boardTold'> = {}
    for (const { battle, viewer } of looks(state, audience)) {
      const onWall = audience.kind === 'person' && boardOnWall(state, battle)
      for (const { id, battleId, number, turn, at, full, open, own } of Object.values(state.boardTold)) {
        if (battleId !== battle.id) continue
        const mine = audience.kind === 'person' && Object.hasOwn(own, audience.id) ? own[audience.id]! : null
        const events = viewer.kind === 'master' ? full : (mine ?? open)
        const isBelow = onWall && mine === null && (viewer.kind !== 'master' || sameJson(full, open))
        if (events.length > 0 && !isBelow) rows[id] = { battleId, number, turn, at, events: events as ViewRowTypes['boardTold']['events'] }
      }
    }
    return rows as Record<string, { [key: string]: Json }>
  },
}

export const boardViews: readonly View<CampaignState>[] = [boardsView, boardRowsView, boardPiecesView, boardToldView]
