import type { Ruleset, SeenEvent, Viewer } from '../ruleset'
import { Board } from './board'
import type { BattleEvent } from './events'
import { commandOfViewer, seesCard, seesFigure } from './knowing'
import type { BattleState } from './tables'

/** Plain data, as events are. */
const asSeen = (event: BattleEvent): SeenEvent => event
const toAll = (event: BattleEvent): SeenEvent => asSeen(event)
const toMaster = (event: BattleEvent, viewer: Viewer): SeenEvent | null => (viewer.kind === 'master' ? asSeen(event) : null)

/** To the side it concerns and the master. */
const toSide = (event: BattleEvent & { side: string }, viewer: Viewer, state: BattleState): SeenEvent | null =>
  commandOfViewer(new Board(state), viewer, event.side) ? asSeen(event) : null

/** To everybody who sees the figure. */
const toWhoSees = (event: BattleEvent & { figure: string }, viewer: Viewer, state: BattleState): SeenEvent | null => {
  const board = new Board(state)
  return seesFigure(board, viewer, board.figure(event.figure)!) ? asSeen(event) : null
}

/** What each viewer sees of each event (section 16.2). */
export const visibility: Ruleset<BattleState, BattleEvent>['visibility'] = {
  FigurePlaced: toAll,
  DeploymentFinished: toAll,
  // Others do not even learn that it was given.
  SaboteursNoted: toWhoSees,
  FirstTurnRolled: toAll,
  TurnStarted: toAll,
  PoolRolled: toAll,
  PhaseStarted: toAll,
  TurnEnded: toAll,
  TimeIsUp: toAll,
  FigureMoved: toAll,
  BatteryTurned: toAll,
  OfficerDismounted: toWhoSees,
  GateChanged: toAll,
  SaboteursRevealed: toAll,
  SaboteursDiscovered(event, viewer, state) {
    const board = new Board(state)
    const { by, bySide, ...found } = event
    if (commandOfViewer(board, viewer, bySide)) return asSeen(event)
    // Who tried from where nobody sees him has shown nothing but what he found (MB-CMD-12).
    const isSeen = by !== null && seesFigure(board, viewer, board.figure(by)!)
    return isSeen ? asSeen(event) : found
  },
  FigureEntered: toAll,
  FiguresLeft(event, viewer, state) {
    if (commandOfViewer(new Board(state), viewer, event.side)) return asSeen(event)
    const { minutes: _minutes, ...seen } = event
    return seen
  },
  ShotFired: toAll,
  BatteryFired: toAll,
  RangeAsked: toAll,
  RangeCorrected: toAll,
  CellShelled: toAll,
  ShellSpent: toAll,
  BatteryExploded: toAll,
  AttackDeclared: toAll,
  DefenderAsked: toAll,
  DefenderChosen: toAll,
  BoutResolved: toAll,
  GateBroken: toAll,
  Advanced: toAll,
  FigureDestroyed: toAll,
  BatteryOverturned: toAll,
  SaveRolled(event, viewer, state) {
    if (seesCard(new Board(state), viewer, event.figure)) return asSeen(event)
    const { saveOn: _saveOn, ...seen } = event
    return seen
  },
  OfficerWounded: toAll,
  MutinyFiled(event, viewer, state) {
    if (viewer.kind === 'master') return asSeen(event)
    const command = commandOfViewer(new Board(state), viewer, event.side) ?? commandOfViewer(new Board(state), viewer, event.newSide)
    return command && event.officers.some((id) => command.officerIds.includes(id)) ? asSeen(event) : null
  },
  MutinyStruck(event, viewer, state) {
    const board = new Board(state)
    return asSeen({ ...event, figures: event.figures.filter((id) => seesFigure(board, viewer, board.figure(id)!)) })
  },
  ReinforcementsCame(event, viewer, state) {
    if (commandOfViewer(new Board(state), viewer, event.side)) return asSeen(event)
    return event.newSide ? { type: event.type, side: event.side } : null
  },
  BoundsSet: toAll,
  EdgeNamed: toSide,
  TurnLimitSet: toAll,
  RelationSet: toAll,
  CardSet: (event, viewer, state) => (seesCard(new Board(state), viewer, event.officer) ? asSeen(event) : null),
  Amended: toMaster,
  BattleEnded: toAll,
  AftermathRolled: toAll,
}
