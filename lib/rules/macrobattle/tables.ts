import { z } from 'zod'
import { table, type RowOf, type StateOf } from '@/lib/kernel/table'
import { settingColumns } from './settings'

export const kinds = ['LI', 'MU', 'PK', 'LC', 'DR', 'HC', 'FA', 'HA', 'SB', 'OF'] as const
export type Kind = (typeof kinds)[number]
export const compass = ['N', 'E', 'S', 'W'] as const
export type Compass = (typeof compass)[number]
/** Clockwise, 45° apart. */
export const facings = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Facing = (typeof facings)[number]
export const ranks = ['lower', 'colonel', 'general', 'marshal'] as const
export type Rank = (typeof ranks)[number]
export const arms = ['infantry', 'cavalry', 'artillery'] as const
export type Arm = (typeof arms)[number]

export const bonus = z.strictObject({
  kind: z.enum(['attack', 'defence', 'non-numeric']),
  value: z.number().int().optional(),
  arm: z.enum(arms).optional(),
  text: z.string().max(500).optional(),
})
/** A bonus of a character card (MB-BAT-RNK-1). */
export type Bonus = z.infer<typeof bonus>

const id = z.string().min(1).max(80)
/** `C2`: column letter from the west, row number from the north. */
export const cellName = z.string().regex(/^[A-Z]{1,2}[1-9][0-9]?$/)
const edges = z.enum(compass)

const battle = z.strictObject({
  id,
  phase: z.enum(['deployment', 'saboteurs', 'movement', 'shooting', 'bayonet', 'ended']),
  /** Sides in the order of their turns. */
  order: z.array(id),
  /** Side that deploys or plays; in phase `saboteurs` the side that begins. */
  turnOf: id,
  turnNumber: z.number().int().nonnegative(),
  /** Event milliseconds. */
  turnStartedAt: z.number(),
  /** Milliseconds of this turn for which its clock stood (MB-BAT-TRN-3). */
  pausedMs: z.number(),
  /** A warning instead of the turn's end was given (`battle.onTimeout`). */
  warned: z.boolean(),
  /** Length of turns in seconds now (`SetTurnLimit`). */
  turnSeconds: z.number().min(1).max(86_400),
  /** Half-points left; null: not thrown. */
  pool: z.number().int().nullable(),
  /** Batteries overturned in bayonet and who did it, as it happened (MB-END-8). */
  overturned: z.array(z.strictObject({ figure: id, by: id.nullable() })),
  /** Officers who were mounted when they were saved, as it happened (MB-END-6). */
  savedMounted: z.array(id),
  /** Sides that hold the field, in the order of sides; null: not ended. */
  holders: z.array(id).nullable(),
  /** The dice after the battle have been thrown. */
  settled: z.boolean(),
  /** Territories beyond each edge (MB-BAT-EDG-7). */
  exits: z.strictObject({ N: z.array(id), E: z.array(id), S: z.array(id), W: z.array(id) }),
})

/** Strings of one character per cell, row by row from the north-west: cheap to keep, to compare and to read. */
const map = z.strictObject({
  id,
  width: z.number().int(),
  height: z.number().int(),
  /** Letters of `terrain.ts`; `G` is a wall cell with a gate. */
  terrain: z.string(),
  /** `+` on cells with a road mark. */
  roads: z.string(),
  /** `+` on narrow walls (MB-AMB-94). */
  narrow: z.string(),
})

const sides = z.strictObject({
  id,
  states: z.array(id),
  /** People who lead it whatever officers it has: its states' representatives (MB-AMB-77). */
  leaders: z.array(id),
  /** Figure of the officer named C-in-C; null: the highest rank (MB-BAT-GEN-4). */
  cincId: id.nullable(),
  allies: z.array(id),
  /** Edge by which its reserves enter; null: the master has not named it (MB-DEP-6). */
  edge: edges.nullable(),
  /** Cells of deployment, and the narrow ones for an army on the march; null: the whole board. */
  normalCells: z.array(cellName).nullable(),
  marchCells: z.array(cellName).nullable(),
  deployed: z.boolean(),
})

const figures = z.strictObject({
  id,
  sideId: id,
  kind: z.enum(kinds),
  armyId: id.nullable(),
  /** Officer's figure under whose orders it stands. */
  assignedToId: id.nullable(),
  /** Its army was on the march at the start (MB-DEP-4). */
  onMarch: z.boolean(),
  status: z.enum(['unplaced', 'reserve', 'hidden', 'on', 'left', 'gone', 'overturned', 'wounded']),
  cell: cellName.nullable(),
  /** Edge by which it may enter, or by which it left. */
  edge: edges.nullable(),
  facing: z.enum(facings).nullable(),
  mounted: z.boolean(),
  /** Saboteurs with whom an officer hides (MB-BAT-SAB-6). */
  attachedToId: id.nullable(),
  /** How it was destroyed. */
  lostBy: z.enum(['shot', 'bayonet', 'exploded']).nullable(),
  /** This turn. */
  moved: z.boolean(),
  /** May not move again this turn even where moves may be split (`battle.splitMoves`). */
  halted: z.boolean(),
  /** Cells moved this turn, and the cell its moves began on. */
  steps: z.number().int(),
  movedFrom: cellName.nullable(),
  changedCell: z.boolean(),
  turned: z.boolean(),
  shot: z.boolean(),
  fought: z.boolean(),
  /** Cell of its last win and attacks left (MB-BAT-BAY-8); null: no open chain. */
  chainCell: cellName.nullable(),
  chainLeft: z.number().int().nullable(),
  /** Turns of shooting without turning or moving (MB-BAT-ART-9). */
  shotsHere: z.number().int(),
  /** Own turns stood still on an edge cell (MB-BAT-EDG-4). */
  still: z.number().int(),
  /** What became of it after the battle. */
  fate: z.enum(['captured', 'lost', 'prisoner', 'treated']).nullable(),
  fateSideId: id.nullable(),
})

/** What belongs to an officer beyond his figure; same id. */
const officers = z.strictObject({
  id,
  /** Person who plays him. */
  playerId: id.nullable(),
  rank: z.enum(ranks),
  /** Smaller is senior. */
  seniority: z.number(),
  saveOn: z.number().int(),
  card: z.array(bonus),
  /** Has a horse unhurt, mounted or not. */
  horse: z.boolean(),
  horseFate: z.enum(['wounded', 'dead']).nullable(),
})

/** By cell. */
const gates = z.strictObject({ id: cellName, ownerId: id.nullable(), state: z.enum(['open', 'shut', 'broken']) })

/** The one decision that is awaited; the table is empty when none is. */
const pending = z.strictObject({
  id,
  kind: z.enum(['range', 'defender']),
  /** Battery that fired, or figure that attacks. */
  figureId: id,
  /** Side that decides. */
  sideId: id,
  askedAt: z.number(),
  warned: z.boolean(),
  /** Attacked cell. */
  cell: cellName.nullable(),
  /** Number thrown and the greatest correction (MB-BAT-ART-8). */
  sum: z.number().int().nullable(),
  max: z.number().int().nullable(),
  overshoot: z.boolean(),
})

/** Mutinies handed in that have not taken effect, in their order (MB-BAT-MUT-5). */
const mutinies = z.strictObject({
  id,
  position: z.number().int(),
  sideId: id,
  newSideId: id,
  officerIds: z.array(id),
  unitIds: z.array(id),
})

export const tables = {
  battle: table(battle),
  map: table(map),
  settings: table(z.strictObject({ id, ...settingColumns })),
  sides: table(sides),
  figures: table(figures),
  officers: table(officers),
  gates: table(gates),
  pending: table(pending),
  mutinies: table(mutinies),
}

export type BattleState = StateOf<typeof tables>
export type Battle = RowOf<typeof tables.battle>
export type BattleMap = RowOf<typeof tables.map>
export type Side = RowOf<typeof tables.sides>
export type Figure = RowOf<typeof tables.figures>
export type Officer = RowOf<typeof tables.officers>
export type Gate = RowOf<typeof tables.gates>
export type Pending = RowOf<typeof tables.pending>
export type Mutiny = RowOf<typeof tables.mutinies>

/** Ids of the rows of which there is one. */
export const ONE = { battle: 'battle', map: 'map', settings: 'settings', pending: 'pending' } as const
