import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { newFigure, newOfficer, newSide } from '@/lib/rules/macrobattle/newFigure'
import { ONE, type BattleState, type Figure } from '@/lib/rules/macrobattle/tables'
import type { CampaignState } from '../../state'
import { forcesOf, isOnBoard as isOnField, marksOf, sidesOf, type Battle } from '../lookup'
import { hurtOf, lostOf } from '../marked'
import type { BattleContext } from '../opening'
import { changeBoard } from './give'
import { groundFor } from './ground'
import { broughtBy, makePieces, pieceOf, type NewPiece } from './pieces'
import { boardState, writeState } from './rows'
import { areAllied, boardSetup } from './setup'

/** What bodies bring that still fight, by the body. */
function fighting(state: CampaignState, battle: Battle) {
  const lost = lostOf(state, battle.id)
  const hurt = hurtOf(state, battle.id)
  return forcesOf(state, battle.id).map((force) => ({
    onField: isOnField(force),
    edge: force.edge,
    pieces: broughtBy(state, force).filter(({ unitId, officerId }) => (unitId === null ? !hurt.has(officerId!) : !lost.has(unitId))),
  }))
}

/** A battle that was never on the board begins there: with deployment, or where the table left it. */
function firstTime(draft: CampaignState, battle: Battle, mapId: string | undefined, ctx: BattleContext): void {
  const ground = groundFor(draft, battle.sectorId, mapId)
  if (!ground) throw new RuleError('E_UNKNOWN', { what: 'battleMap' })
  const isRunning = battle.phase === 'running'
  draft.boards[battle.id] = {
    ...{ id: battle.id, battleId: battle.id, mapId: ground.id, status: isRunning ? 'positions' : 'play' },
    ...{ moves: 0, deadlineAt: null, deadline: null, resume: null, names: {} },
  }
  const state = boardSetup(draft, battle, ground, fighting(draft, battle), ctx)
  if (isRunning) openToMaster(state)
  writeState(draft, battle.id, state)
  ctx.emit({ type: 'BattlePlaced', battleId: battle.id, place: 'board', mapId: ground.id })
}

/** Positions are set by the master on any cell, in the order of sides; who begins is known. */
function openToMaster(state: BattleState): void {
  const row = state.battle[ONE.battle]!
  Object.assign(row, { phase: 'deployment', pool: null, warned: false })
  state.settings[ONE.settings]!.firstTurn = 'deployment-order'
  delete state.pending[ONE.pending]
  for (const side of Object.values(state.sides)) {
    const toPlace = Object.values(state.figures).some(
      ({ sideId, status }) => sideId === side.id && (status === 'unplaced' || status === 'on'),
    )
    Object.assign(side, { normalCells: null, marchCells: null, deployed: !toPlace })
  }
  row.turnOf = row.order.find((sideId) => !state.sides[sideId]!.deployed) ?? row.order[0]!
}

/** What the marks say of a figure that fights no more. */
function fallen(draft: CampaignState, battle: Battle, unitId: string | null, officerId: string | null): Partial<Figure> {
  const mark = marksOf(draft, battle.id).findLast(
    (row) => ['loss', 'overturned', 'wounded'].includes(row.kind) && row.unitId === unitId && row.officerId === officerId,
  )
  if (mark?.kind === 'wounded') return { status: 'wounded', mounted: false }
  if (mark?.kind === 'overturned') return { status: 'overturned', lostBy: 'bayonet' }
  return mark ? { status: 'gone', lostBy: 'shot' } : { status: 'left', cell: null }
}

/** Sides as they are now, with those that joined or betrayed meanwhile, in their order. */
function agreeOnSides(draft: CampaignState, battle: Battle, state: BattleState): void {
  const sides = sidesOf(draft, battle.id)
  for (const { id, stateIds, edge, cincId } of sides) {
    state.sides[id] ??= { ...newSide(id, { states: [...stateIds], edge }), deployed: true }
    const cinc = cincId === null ? null : pieceOf(draft, battle.id, { officerId: cincId })
    const allies = sides.filter((other) => other.id !== id && areAllied(draft, draft.battleSides[id]!, other)).map((other) => other.id)
    Object.assign(state.sides[id], { edge, cincId: cinc?.id ?? null, allies })
  }
  for (const id of Object.keys(state.sides)) if (!find(draft.battleSides, id)) delete state.sides[id]
  state.battle[ONE.battle]!.order = sides.map(({ id }) => id)
}

/** Brings one body's figures up to what the table made of them, or onto the board. */
function agreeOnFigures(draft: CampaignState, battle: Battle, state: BattleState, ctx: BattleContext): void {
  const here = new Map<string, { piece: NewPiece; onField: boolean; edge: Figure['edge'] }>()
  const unknown: { pieces: NewPiece[]; onField: boolean; edge: Figure['edge'] }[] = []
  for (const { onField, edge, pieces } of fighting(draft, battle)) {
    const newcomers: NewPiece[] = []
    for (const piece of pieces) {
      const of = piece.unitId === null ? { officerId: piece.officerId! } : { unitId: piece.unitId }
      const known = pieceOf(draft, battle.id, of)
      if (known) here.set(known.id, { piece, onField, edge })
      else newcomers.push(piece)
    }
    unknown.push({ pieces: newcomers, onField, edge })
  }
  for (const figure of Object.values(state.figures)) {
    const body = here.get(figure.id)
    const { unitId, officerId } = draft.boardPieces[figure.id]!
    if (!body) {
      const said = fallen(draft, battle, unitId, officerId)
      // What it was on the board already it stays, with how it came to it.
      if (figure.status !== said.status) Object.assign(figure, said)
      continue
    }
    const isThere = figure.status === 'on' || figure.status === 'hidden' || (figure.status === 'reserve' && !body.onField)
    Object.assign(figure, { sideId: body.piece.given.side, armyId: body.piece.given.army ?? null })
    if (!isThere && figure.status !== 'unplaced') Object.assign(figure, { status: 'unplaced', cell: null, lostBy: null })
  }
  for (const { pieces, onField, edge } of unknown) {
    for (const [id, given] of Object.entries(makePieces(draft, battle.id, pieces, ctx))) {
      state.figures[id] = { ...newFigure(id, given, onField ? 'unplaced' : 'reserve'), edge: onField ? null : edge }
      if (given.kind === 'OF') state.officers[id] = newOfficer(id, given)
    }
  }
}

/** What is thrown for after the battle, as the marks have it (MB-END-8). */
function agreeOnDice(draft: CampaignState, battle: Battle, state: BattleState): void {
  const marks = marksOf(draft, battle.id)
  const figureOf = (unitId: string | null, officerId: string | null) =>
    Object.values(draft.boardPieces).find(
      (piece) => piece.battleId === battle.id && piece.unitId === unitId && piece.officerId === officerId,
    )
  const row = state.battle[ONE.battle]!
  const lying = (kind: 'overturned' | 'saved') =>
    marks.flatMap((mark) => (mark.kind === kind ? (figureOf(mark.unitId, mark.officerId)?.id ?? []) : []))
  row.overturned = lying('overturned').map((figure) => ({ figure, by: row.overturned.find((each) => each.figure === figure)?.by ?? null }))
  row.savedMounted = lying('saved')
}

/** What a figure did in a turn that was passed at the table is forgotten. */
function freshTurn(state: BattleState): void {
  for (const figure of Object.values(state.figures)) {
    Object.assign(figure, { moved: false, halted: false, steps: 0, movedFrom: null, changedCell: false, turned: false })
    Object.assign(figure, { shot: false, fought: false, chainCell: null, chainLeft: null })
  }
}

/** From the table back to the board it came from: what was lost there is off it, the rest stands where it stood until it is placed anew. */
function back(draft: CampaignState, battle: Battle, ctx: BattleContext): void {
  const board = draft.boards[battle.id]!
  const isRunning = battle.phase === 'running'
  board.status = isRunning ? 'positions' : 'play'
  const { resume } = board
  const goesOn = resume !== null && resume.turn === battle.turn && resume.turnOf === battle.turnSideId
  changeBoard(
    draft,
    battle,
    null,
    (state) => {
      agreeOnSides(draft, battle, state)
      agreeOnFigures(draft, battle, state, ctx)
      agreeOnSides(draft, battle, state)
      agreeOnDice(draft, battle, state)
      if (!goesOn) freshTurn(state)
      if (isRunning) openToMaster(state)
    },
    ctx,
  )
  ctx.emit({ type: 'BattlePlaced', battleId: battle.id, place: 'board', mapId: null })
}

/** The battle is fought on the digital board from now on (EP-20). */
export function takeToBoard(draft: CampaignState, battle: Battle, mapId: string | undefined, ctx: BattleContext): void {
  const status = find(draft.boards, battle.id)?.status
  if (status === 'play' || status === 'positions') throw new RuleError('E_ON_BOARD')
  battle.place = 'board'
  if (status === 'table') back(draft, battle, ctx)
  else firstTime(draft, battle, mapId, ctx)
}

/** It is fought with tin figures from now on: losses were set down as they happened, positions stay as they are. */
export function takeToTable(draft: CampaignState, battle: Battle, ctx: BattleContext): void {
  const board = find(draft.boards, battle.id)
  if (board?.status !== 'play' && board?.status !== 'positions') throw new RuleError('E_NO_BOARD')
  const { phase, pool, turnOf } = boardState(draft, battle.id)!.battle[ONE.battle]!
  const inTurn = phase === 'movement' || phase === 'shooting' || phase === 'bayonet'
  // Taken away again before all was placed: the turn that waited still waits.
  if (board.status === 'play') board.resume = inTurn ? { turn: battle.turn, turnOf, phase, pool } : null
  Object.assign(board, { status: 'table', deadlineAt: null, deadline: null, moves: board.moves + 1 })
  battle.place = 'table'
  battle.rung = false
  ctx.emit({ type: 'BattlePlaced', battleId: battle.id, place: 'table', mapId: null })
}

/** A battle that is called off is over on the board too. */
export function closeBoard(draft: CampaignState, battleId: string): void {
  const board = find(draft.boards, battleId)
  if (board) Object.assign(board, { status: 'over', deadlineAt: null, deadline: null })
}
