import { z } from 'zod'
import { bonus, compass, facings, kinds, ranks, type Compass, type Figure, type Officer } from './tables'

const id = z.string().min(1).max(80)

/** A figure as a battle or reinforcements begin with it. What is left out has its usual value. */
export const figureGiven = z.strictObject({
  side: id,
  kind: z.enum(kinds),
  cell: z.string().optional(),
  edge: z.enum(compass).nullable().optional(),
  facing: z.enum(facings).nullable().optional(),
  army: id.nullable().optional(),
  assignedTo: id.nullable().optional(),
  onMarch: z.boolean().optional(),
  rank: z.enum(ranks).optional(),
  /** False: an officer on foot, who has no horse. */
  mounted: z.boolean().optional(),
  player: id.nullable().optional(),
  seniority: z.number().optional(),
  saveOn: z.number().int().min(2).max(7).optional(),
  card: z.array(bonus).optional(),
})
export type FigureGiven = z.infer<typeof figureGiven>

/** A fresh figure with all counters at zero. */
export function newFigure(figureId: string, given: FigureGiven, status: Figure['status']): Figure {
  return {
    id: figureId,
    sideId: given.side,
    kind: given.kind,
    armyId: given.army ?? null,
    assignedToId: given.assignedTo ?? null,
    onMarch: given.onMarch ?? false,
    status,
    cell: given.cell ?? null,
    edge: given.edge ?? null,
    facing: given.facing ?? null,
    mounted: given.kind === 'OF' && given.mounted !== false,
    attachedToId: null,
    lostBy: null,
    moved: false,
    halted: false,
    steps: 0,
    movedFrom: null,
    changedCell: false,
    turned: false,
    shot: false,
    fought: false,
    chainCell: null,
    chainLeft: null,
    shotsHere: 0,
    still: 0,
    fate: null,
    fateSideId: null,
  }
}

export function newOfficer(figureId: string, given: FigureGiven): Officer {
  return {
    id: figureId,
    playerId: given.player ?? null,
    rank: given.rank ?? 'lower',
    seniority: given.seniority ?? 0,
    saveOn: given.saveOn ?? 5,
    card: given.card ?? [],
    horse: given.mounted !== false,
    horseFate: null,
  }
}

/** A fresh side. Without bounds it deploys anywhere. */
export const newSide = (sideId: string, given: { states?: string[]; leaders?: string[]; cinc?: string | null; edge?: Compass | null }) => ({
  id: sideId,
  states: given.states ?? [sideId],
  leaders: given.leaders ?? [],
  cincId: given.cinc ?? null,
  allies: [] as string[],
  edge: given.edge ?? null,
  normalCells: null as string[] | null,
  marchCells: null as string[] | null,
  deployed: false,
})
