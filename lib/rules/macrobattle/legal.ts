import type { LegalAction } from '../ruleset'
import { mayAdvance } from './advancing'
import { corrections, fireRefusal } from './batteries'
import { attackRefusal, defenders } from './bayonet'
import { Board } from './board'
import { boundsOf, placeRefusal } from './deployment'
import { costOfEntry, entryRefusal, leaveRefusal } from './edges'
import { gateRefusal } from './gates'
import { along, nameOf, neighbourPoints } from './grid'
import { lineRefusal } from './musketry'
import { reachOf } from './reach'
import { revealRefusal } from './saboteurs'
import { commandOf, mayCommand, type Command } from './seats'
import { turnCost } from './turning'
import { compass, facings, type BattleState, type Figure } from './tables'
import { isBattery, isOfficer, unitOf } from './units'

type Data = LegalAction['data']
const action = (command: string, data: Data, cost = 0): LegalAction => ({ command, data, cost })

const allCells = (board: Board): string[] =>
  Array.from({ length: board.map.width * board.map.height }, (_, index) =>
    nameOf({ x: index % board.map.width, y: Math.floor(index / board.map.width) }),
  )

/** More than one figure acts: who asks for one figure's actions may leave these aside and put groups together himself. */
export const isGroup = ({ data }: Pick<LegalAction, 'data'>): boolean =>
  Array.isArray(data.officers) || (Array.isArray(data.figures) && data.figures.length > 1)

/** Batteries must be given a facing; one is offered for each. */
const withFacings = (figure: Figure, data: Data): Data[] => (isBattery(figure) ? facings.map((facing) => ({ ...data, facing })) : [data])

function placing(board: Board, command: Command, mine: readonly Figure[]): LegalAction[] {
  if (!command.all) return []
  const places = mine
    .filter((figure) => figure.status === 'unplaced' || figure.status === 'on')
    .flatMap((figure) =>
      (boundsOf(board, figure) ?? allCells(board))
        .filter((cell) => placeRefusal(board, figure, cell) === null)
        .flatMap((cell) => withFacings(figure, { figure: figure.id, cell }).map((data) => action('Place', data))),
    )
  return [...places, action('FinishDeployment', {})]
}

/** None of them, each alone, each two together: whoever may go along with another figure. */
function companies(officers: readonly Figure[]): string[][] {
  const ids = officers.map(({ id }) => id)
  return [[], ...ids.map((id) => [id]), ...ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other]))]
}

/** Data of a command with officers who go along; without them as it stands alone. */
const withOfficers = (data: Data, officers: string[]): Data => (officers.length > 0 ? { ...data, officers } : data)

/** Saboteurs to be noted, alone or with officers who wait in reserve or hide with them already (MB-BAT-SAB-6). */
function noting(board: Board, command: Command, mine: readonly Figure[]): LegalAction[] {
  const unnoted = mine.filter((figure) => figure.kind === 'SB' && (figure.status === 'unplaced' || figure.status === 'hidden'))
  if (!command.all || !unnoted.some(({ status }) => status === 'unplaced')) return []
  const empty = allCells(board).filter((cell) => board.at(cell).length === 0)
  return [
    ...unnoted.flatMap((figure) => {
      const free = mine.filter(
        (other) => isOfficer(other) && (other.status === 'reserve' || (other.status === 'hidden' && other.attachedToId === figure.id)),
      )
      const taken = companies(free)
      return empty.flatMap((cell) => taken.map((officers) => action('NoteSaboteurs', withOfficers({ figure: figure.id, cell }, officers))))
    }),
    action('FinishDeployment', {}),
  ]
}

/** Cells of an edge, from west to east or north to south. */
function cellsOfEdge(board: Board, edge: Figure['edge']): string[] {
  const { width, height } = board.map
  if (edge === null) return []
  const along = edge === 'N' || edge === 'S' ? width : height
  return Array.from({ length: along }, (_, at) => {
    if (edge === 'N' || edge === 'S') return nameOf({ x: at, y: edge === 'N' ? 0 : height - 1 })
    return nameOf({ x: edge === 'W' ? 0 : width - 1, y: at })
  })
}

function movesOf(board: Board, figure: Figure, pool: number): LegalAction[] {
  if (figure.status === 'hidden') return revealRefusal(board, figure) ? [] : [action('RevealSaboteurs', { figure: figure.id })]
  if (figure.status === 'reserve') {
    return cellsOfEdge(board, figure.edge)
      .filter((cell) => entryRefusal(board, figure, cell) === null && costOfEntry(board, figure, cell) <= pool)
      .flatMap((cell) =>
        withFacings(figure, { figure: figure.id, cell }).map((data) => action('EnterFromEdge', data, costOfEntry(board, figure, cell))),
      )
  }
  if (figure.status !== 'on') return []
  const turns = isBattery(figure)
    ? facings
        .filter((facing) => facing !== figure.facing && turnCost(figure.facing!, facing) <= pool)
        .map((facing) => action('Turn', { figure: figure.id, facing }, turnCost(figure.facing!, facing)))
    : []
  const leaves = compass
    .filter((edge) => board.battle.exits[edge].length > 0 && leaveRefusal(board, figure, edge) === null)
    .flatMap((edge) => board.battle.exits[edge].map((to) => action('LeaveBattle', { figures: [figure.id], edge, to })))
  const moves = reachOf(board, figure, pool).map(({ path, cost }) => action('Move', { figure: figure.id, path }, cost))
  return [...moves, ...turns, ...leaves]
}

/**
 * Who may leave by the same edge together: all who stand on one cell, and all there are (MB-BAT-EDG-6). Those who leave in one command form
 * one army; any other choice of them is as good and left to whoever asks.
 */
function leavingTogether(board: Board, mine: readonly Figure[]): LegalAction[] {
  return compass.flatMap((edge) => {
    const to = board.battle.exits[edge]
    const ready = to.length > 0 ? mine.filter((figure) => figure.status === 'on' && leaveRefusal(board, figure, edge) === null) : []
    const cells = [...new Set(ready.map(({ cell }) => cell))]
    const stacks = cells.length > 1 ? cells.map((cell) => ready.filter((figure) => figure.cell === cell)) : []
    return [...stacks, ready]
      .filter((group) => group.length > 1)
      .flatMap((group) => to.map((target) => action('LeaveBattle', { figures: group.map(({ id }) => id), edge, to: target })))
  })
}

function moving(board: Board, command: Command, mine: readonly Figure[], sideId: string): LegalAction[] {
  const { pool } = board.battle
  const ends = command.all ? [action('EndMovement', {})] : []
  if (pool === null) return command.all ? [action('RollMovement', {}), ...ends] : []
  const gateCost = board.settings.gateToggleCost * 2
  const gates = command.all && gateCost <= pool ? Object.values(board.state.gates) : []
  const worked = gates.flatMap((gate) =>
    [true, false]
      .filter((open) => gateRefusal(board, gate, sideId, open) === null)
      .map((open) => action('OperateGate', { cell: gate.id, open }, gateCost)),
  )
  return [...mine.flatMap((figure) => movesOf(board, figure, pool)), ...leavingTogether(board, mine), ...worked, ...ends]
}

/** Enemies on the cells of the eight directions within range, and on the figure's own cell. */
function inRange(board: Board, figure: Figure, range: number): Figure[] {
  const start = board.point(figure.cell!)!
  const cells = facings.flatMap((facing) => Array.from({ length: range }, (_, index) => nameOf(along(start, facing, index + 1))))
  return [figure.cell!, ...cells].filter((cell) => board.point(cell)).flatMap((cell) => board.enemiesAt(cell, figure.sideId))
}

function shotsOf(board: Board, figure: Figure): LegalAction[] {
  if (figure.status !== 'on' || figure.shot) return []
  if (isBattery(figure)) {
    if (fireRefusal(board, figure)) return []
    const onHill = board.terrain(figure.cell!) === 'H'
    return (onHill ? [false, true] : [false]).map((overshoot) => action('FireBattery', { figure: figure.id, overshoot }))
  }
  const { musket } = unitOf(figure)
  if (!musket) return []
  return inRange(board, figure, musket.range)
    .filter((target) => lineRefusal(board, figure, target, musket.range) === null)
    .map((target) => action('Shoot', { figure: figure.id, target: target.id }))
}

function boutsOf(board: Board, figure: Figure, mine: readonly Figure[]): LegalAction[] {
  if (figure.status !== 'on') return []
  const cells = [figure.cell!, ...neighbourPoints(board.point(figure.cell!)!).map(nameOf)].filter((cell) => board.point(cell))
  const attacks = cells
    .filter((cell) => attackRefusal(board, figure, cell) === null)
    .map((cell) => action('Attack', { figure: figure.id, cell }))
  if (figure.chainCell === null) return attacks
  const beside = board.settings.officerFollowsAdvance
    ? mine.filter((other) => isOfficer(other) && other.id !== figure.id && other.status === 'on' && other.cell === figure.cell)
    : []
  const advances = companies(beside)
    .filter((officers) =>
      mayAdvance(
        board,
        figure,
        officers.map((id) => board.figure(id)!),
      ),
    )
    .map((officers) => action('Advance', withOfficers({ figure: figure.id }, officers)))
  return [...attacks, ...advances]
}

function deciding(board: Board, seat: string): LegalAction[] {
  const pending = board.pending!
  const command = commandOf(board, seat, pending.sideId)
  if (!command) return []
  if (pending.kind === 'defender') {
    return command.all ? defenders(board, pending).map(({ id }) => action('ChooseDefender', { figure: id })) : []
  }
  if (!mayCommand(command, board.figure(pending.figureId)!)) return []
  return corrections(pending).map((delta) => action('CorrectRange', { delta }))
}

/** Officers may get off their horses at any moment (MB-BAT-OFF-4). */
const dismounting = (command: Command, officers: readonly Figure[]): LegalAction[] =>
  officers
    .filter((figure) => figure.mounted && ['on', 'hidden', 'reserve', 'unplaced'].includes(figure.status))
    .filter(({ id }) => command.all || command.officerIds.includes(id))
    .map(({ id }) => action('Dismount', { figure: id }))

function ofPhase(board: Board, command: Command, mine: readonly Figure[], sideId: string): LegalAction[] {
  const ends = command.all ? [action('EndTurn', {})] : []
  switch (board.battle.phase) {
    case 'deployment':
      return placing(board, command, mine)
    case 'movement':
      return [...moving(board, command, mine, sideId), ...ends]
    case 'shooting':
      return [...mine.flatMap((figure) => shotsOf(board, figure)), ...(command.all ? [action('EndShooting', {})] : []), ...ends]
    case 'bayonet':
      return [...mine.flatMap((figure) => boutsOf(board, figure, mine)), ...ends]
    case 'saboteurs':
    case 'ended':
      return []
  }
}

/**
 * All that a seat may do now, with costs in half-points, judged as if nothing were hidden from it (MB-INF-11). Of the paths to one
 * cell the cheapest is offered; of those who may leave together the stacks and all of them; mutinies are not listed.
 */
export function legal(state: BattleState, seat: string): LegalAction[] {
  const board = new Board(state)
  const { phase, turnOf } = board.battle
  if (phase === 'ended') return []
  if (board.pending) return deciding(board, seat)
  return board.order().flatMap((sideId) => {
    const command = commandOf(board, seat, sideId)
    if (!command) return []
    const figures = board.figuresOf(sideId)
    const mine = figures.filter((figure) => mayCommand(command, figure))
    const general = dismounting(command, figures.filter(isOfficer))
    if (phase === 'saboteurs') return [...noting(board, command, mine), ...general]
    return sideId === turnOf ? [...ofPhase(board, command, mine, sideId), ...general] : general
  })
}
