import type { Context } from '@/lib/kernel/command'
import { find } from '@/lib/kernel/table'
import type { BattleEvent } from '@/lib/rules/macrobattle/events'
import { ONE, type BattleState } from '@/lib/rules/macrobattle/tables'
import type { ArmiesEvent } from '../../armies'
import type { MarchesEvent } from '../../marches'
import type { CampaignState } from '../../state'
import { endFighting } from '../ending'
import { keepMark } from '../keepMark'
import { leaveBattle } from '../leaving'
import { forceOfOfficer, forceOfUnit, marksOf, sidesOf, type Battle, type Mark } from '../lookup'
import { becomeSide } from '../mutiny'
import type { TableEvent } from '../opening'
import { passTurn } from '../turns'
import type { Played } from './give'
import { bonusesOf } from './pieces'
import { resumeTurn } from './resuming'
import { boardState } from './rows'

export type FollowContext = Context<TableEvent | MarchesEvent | ArmiesEvent>

/** What a step of the board says of one figure, as the table's tablet would set it down (EP-20). */
type Said = Partial<Mark> & Pick<Mark, 'kind'>

function mark(draft: CampaignState, battle: Battle, board: BattleState, figureId: string, said: Said, ctx: FollowContext): void {
  const { unitId, officerId } = draft.boardPieces[figureId]!
  keepMark(draft, battle, { unitId, officerId, sideId: board.figures[figureId]!.sideId, ...said }, ctx)
}

/** Who stands for these figures on the map. */
function bodiesOf(draft: CampaignState, figureIds: readonly string[]): { units: string[]; officers: string[] } {
  const pieces = figureIds.map((id) => draft.boardPieces[id]!)
  return { units: pieces.flatMap(({ unitId }) => unitId ?? []), officers: pieces.flatMap(({ officerId }) => officerId ?? []) }
}

/** The body of a figure that came over the edge is on the field (MB-BAT-EDG-2). */
function entered(draft: CampaignState, battle: Battle, figureId: string, ctx: FollowContext): void {
  const { unitId, officerId } = draft.boardPieces[figureId]!
  const force = unitId === null ? forceOfOfficer(draft, battle.id, officerId!) : forceOfUnit(draft, battle.id, unitId)
  if (!force || force.from === 'start' || force.enteredAt !== null) return
  force.enteredAt = ctx.now
  ctx.emit({ type: 'ForceEntered', battleId: battle.id, sideId: force.sideId, forceId: force.id, entered: true })
}

/** The master changed a figure by hand: its fate is set down, or what was set down of it is struck out. */
function amended(draft: CampaignState, battle: Battle, { before, after }: Played, figureId: string, ctx: FollowContext): void {
  const was = before.figures[figureId]!.status
  const is = after.figures[figureId]!.status
  if (was === is) return
  const { unitId, officerId } = draft.boardPieces[figureId]!
  for (const row of marksOf(draft, battle.id)) {
    const isOfIt = row.unitId === unitId && row.officerId === officerId
    if (!isOfIt || !['loss', 'overturned', 'wounded'].includes(row.kind)) continue
    draft.battleMarks[row.id]!.struck = true
    ctx.emit({ type: 'MarkStruck', battleId: battle.id, mark: row.id, kind: row.kind })
  }
  const by = after.battle[ONE.battle]!.overturned.find(({ figure }) => figure === figureId)?.by
  if (is === 'gone') mark(draft, battle, after, figureId, { kind: 'loss' }, ctx)
  if (is === 'overturned')
    mark(draft, battle, after, figureId, { kind: 'overturned', bySideId: by ? after.figures[by]!.sideId : null }, ctx)
  if (is === 'wounded') mark(draft, battle, after, figureId, { kind: 'wounded' }, ctx)
}

function step(draft: CampaignState, battle: Battle, played: Played, event: BattleEvent, saved: Set<string>, ctx: FollowContext): void {
  const { after } = played
  switch (event.type) {
    case 'FigureDestroyed':
      return mark(draft, battle, after, event.figure, { kind: 'loss' }, ctx)
    case 'BatteryOverturned':
      return mark(draft, battle, after, event.figure, { kind: 'overturned', bySideId: after.figures[event.by]!.sideId }, ctx)
    case 'OfficerWounded':
      return mark(draft, battle, after, event.figure, { kind: 'wounded' }, ctx)
    case 'SaveRolled':
      // Only who was mounted has a horse to be thrown for (MB-END-6).
      if (saved.delete(event.figure)) mark(draft, battle, after, event.figure, { kind: 'saved' }, ctx)
      return
    case 'FiguresLeft':
      return leaveBattle(draft, battle, { battle: battle.id, ...bodiesOf(draft, event.figures), edge: event.edge, to: event.to }, ctx)
    case 'MutinyStruck': {
      const name = find(draft.boards[battle.id]!.names, event.newSide)
      becomeSide(draft, battle, { ...bodiesOf(draft, event.figures), name, sideId: event.newSide }, ctx)
      return
    }
    case 'FigureEntered':
      return entered(draft, battle, event.figure, ctx)
    case 'TurnStarted': {
      battle.phase = 'running'
      if (draft.boards[battle.id]!.status === 'positions') resumeTurn(draft, battle, ctx)
      else passTurn(draft, battle, draft.battleSides[event.side]!, ctx)
      return
    }
    case 'EdgeNamed':
      draft.battleSides[event.side]!.edge = event.edge
      return
    case 'BoundsSet': {
      const { normalCells, marchCells } = after.sides[event.side]!
      draft.battleSides[event.side]!.bounds = normalCells && marchCells ? { normal: [...normalCells], march: [...marchCells] } : null
      return
    }
    case 'TurnLimitSet':
      battle.turnMs = event.seconds * 1000
      return
    case 'CardSet': {
      const { card, saveOn } = after.officers[event.officer]!
      const { officerId } = draft.boardPieces[event.officer]!
      draft.officerCards[officerId!] = { id: officerId!, bonuses: bonusesOf(card), saveOn }
      return
    }
    case 'Amended':
      if (event.table === 'figures') amended(draft, battle, played, event.id, ctx)
      return
    case 'BattleEnded': {
      draft.boards[battle.id]!.status = 'over'
      const holders = sidesOf(draft, battle.id).filter(({ id }) => event.holders.includes(id))
      return endFighting(draft, battle, holders, battle.byAgreement, ctx)
    }
    case 'FigurePlaced':
    case 'DeploymentFinished':
    case 'SaboteursNoted':
    case 'FirstTurnRolled':
    case 'PoolRolled':
    case 'PhaseStarted':
    case 'TurnEnded':
    case 'TimeIsUp':
    case 'FigureMoved':
    case 'BatteryTurned':
    case 'OfficerDismounted':
    case 'GateChanged':
    case 'SaboteursRevealed':
    case 'SaboteursDiscovered':
    case 'ShotFired':
    case 'BatteryFired':
    case 'RangeAsked':
    case 'RangeCorrected':
    case 'CellShelled':
    case 'ShellSpent':
    case 'BatteryExploded':
    case 'AttackDeclared':
    case 'DefenderAsked':
    case 'DefenderChosen':
    case 'BoutResolved':
    case 'GateBroken':
    case 'Advanced':
    case 'MutinyFiled':
    case 'ReinforcementsCame':
    case 'RelationSet':
    case 'AftermathRolled':
      return
  }
}

/**
 * Sets down on the map what a command did on the board, in the same command and by the same code as the tablet beside tin figures
 * (EP-20): so the aftermath is the same for the same facts, whoever leaves marches at once, and the battle may go to the table and back.
 */
export function follow(draft: CampaignState, battle: Battle, played: Played, ctx: FollowContext): void {
  const { before, after, events } = played
  const quiet: FollowContext = { ...ctx, answer: () => undefined }
  const known = before.battle[ONE.battle]!.savedMounted.length
  const saved = new Set(after.battle[ONE.battle]!.savedMounted.slice(known))
  for (const event of events) step(draft, battle, played, event, saved, quiet)
  if (battle.phase !== 'running') return
  const clock = boardState(draft, battle.id)!.battle[ONE.battle]!
  // A turn lasts longer by the time for which its clock stood (MB-BAT-TRN-3).
  if (battle.turnStartedAt !== null) battle.turnStartedAt = clock.turnStartedAt + clock.pausedMs
  for (const [position, sideId] of clock.order.entries()) {
    const side = find(draft.battleSides, sideId)
    if (side && side.position !== position) side.position = position
  }
}
