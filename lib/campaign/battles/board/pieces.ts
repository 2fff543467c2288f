import { find } from '@/lib/kernel/table'
import type { FigureGiven } from '@/lib/rules/macrobattle/newFigure'
import type { Bonus } from '@/lib/rules/macrobattle/tables'
import { generalOf } from '../../armies'
import type { CampaignState, Officer, RowIn, Unit } from '../../state'
import { officersOfForce, unitsOfForce, type Force } from '../lookup'
import type { BattleContext } from '../opening'

export type Piece = RowIn<'boardPieces'>

export const piecesOf = (state: Pick<CampaignState, 'boardPieces'>, battleId: string): Piece[] =>
  Object.values(state.boardPieces).filter((piece) => piece.battleId === battleId)

/** The figure of a unit or an officer; null: he has none in this battle. */
export const pieceOf = (state: Pick<CampaignState, 'boardPieces'>, battleId: string, of: { unitId?: string; officerId?: string }) =>
  piecesOf(state, battleId).find((piece) =>
    of.unitId === undefined ? piece.officerId === (of.officerId ?? '') : piece.unitId === of.unitId,
  ) ?? null

/** A figure yet to be made, and whom it stands for. */
export interface NewPiece {
  unitId: string | null
  officerId: string | null
  given: FigureGiven
}

/** A character card as the rules take it. */
export const cardOf = (bonuses: RowIn<'officerCards'>['bonuses']): Bonus[] =>
  bonuses.map(({ kind, value, arm, text }) => ({
    kind,
    ...(value === null ? {} : { value }),
    ...(arm === null ? {} : { arm }),
    ...(text === '' ? {} : { text }),
  }))

/** The same the other way round. */
export const bonusesOf = (card: readonly Bonus[]): RowIn<'officerCards'>['bonuses'] =>
  card.map(({ kind, value, arm, text }) => ({ kind, value: value ?? null, arm: arm ?? null, text: text ?? '' }))

const unitPiece = (unit: Unit, force: Force): NewPiece => ({
  unitId: unit.id,
  officerId: null,
  given: { side: force.sideId, kind: unit.kind, army: unit.armyId, onMarch: force.onMarch },
})

function officerPiece(state: CampaignState, officer: Officer, force: Force): NewPiece {
  const card = find(state.officerCards, officer.id)
  const given: FigureGiven = {
    ...{ side: force.sideId, kind: 'OF', army: officer.armyId, onMarch: force.onMarch, player: officer.id },
    ...{ rank: officer.rank, seniority: officer.seniority, mounted: officer.horse === 'fit' },
    ...{ saveOn: card?.saveOn ?? 5, card: cardOf(card?.bonuses ?? []) },
  }
  return { unitId: null, officerId: officer.id, given }
}

/** What a body brings onto the board, its units in their order and then its officers. */
export const broughtBy = (state: CampaignState, force: Force): NewPiece[] => [
  ...unitsOfForce(state, force).map((unit) => unitPiece(unit, force)),
  ...officersOfForce(state, force).map((officer) => officerPiece(state, officer, force)),
]

/** Notes whom new figures stand for; gives them by their new ids, each unit under the officer who leads its army (MB-CMD, 16.3). */
export function makePieces(
  draft: CampaignState,
  battleId: string,
  pieces: readonly NewPiece[],
  ctx: BattleContext,
): Record<string, FigureGiven> {
  const figures: Record<string, FigureGiven> = {}
  // Officers first: units are assigned to their figures.
  for (const { unitId, officerId, given } of [...pieces].sort((a, b) => Number(a.unitId !== null) - Number(b.unitId !== null))) {
    const id = ctx.id('figure')
    draft.boardPieces[id] = { id, battleId, unitId, officerId }
    const army = unitId === null ? null : find(draft.armies, given.army ?? '')
    const leader = army && pieceOf(draft, battleId, { officerId: generalOf(draft, army) })
    figures[id] = leader ? { ...given, assignedTo: leader.id } : given
  }
  return figures
}
