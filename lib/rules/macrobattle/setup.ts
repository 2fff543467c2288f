import { z } from 'zod'
import { pointOf } from './grid'
import { readTextMap, type MapFault } from './maps/text'
import { figureGiven, newFigure, newOfficer, newSide, type FigureGiven } from './newFigure'
import { figureOfNotation } from './notation'
import { settingsSchema } from './settings'
import { bonus, cellName, compass, ONE, type BattleState, type Compass, type Figure } from './tables'

const id = z.string().min(1).max(80)

/** A figure as an object, or in the notation of worked cases. */
const figure = (place: 'cell' | 'edge' | 'none') =>
  z.union([figureGiven, z.string()]).transform((given, ctx): FigureGiven => {
    if (typeof given !== 'string') return given
    const read = figureOfNotation(given, place)
    if (read) return read
    ctx.addIssue({ code: 'custom', message: `not a figure: ${given}` })
    return z.NEVER
  })
const figures = (place: 'cell' | 'edge' | 'none') => z.record(id, figure(place)).default({})

/** Figures as a list, or with a truth value each. */
const marks = z
  .union([z.array(id), z.record(id, z.union([z.boolean(), z.number()]))])
  .transform((given) => (Array.isArray(given) ? given : Object.keys(given).filter((key) => given[key])))
  .default([])

const zone = z.strictObject({ normal: z.array(cellName).nullable().default(null), march: z.array(cellName).nullable().default(null) })
const allExits = z.partialRecord(z.enum(compass), z.union([id.transform((one) => [one]), z.array(id)])).default({})

/**
 * What a battle starts from: the notation of worked cases (section 17.1), in which a figure may also be an object. `sides` adds what
 * a campaign knows of them.
 */
export const setupSchema = z.strictObject({
  map: z.array(z.string()).min(1),
  roads: z.array(cellName).default([]),
  narrow: z.array(cellName).default([]),
  gateOwner: z.record(cellName, id).default({}),
  sides: z
    .record(
      id,
      z.strictObject({
        states: z.array(id).optional(),
        leaders: z.array(id).optional(),
        cinc: id.nullable().optional(),
        edge: z.enum(compass).nullable().optional(),
      }),
    )
    .default({}),
  figures: figures('cell'),
  hidden: figures('cell'),
  reserve: figures('edge'),
  toPlace: figures('none'),
  zones: z.record(id, zone).nullable().default(null),
  onMarch: marks,
  cards: z.record(id, z.array(bonus)).default({}),
  saves: z.record(id, z.number().int()).default({}),
  assigned: z.record(id, id).default({}),
  players: z.record(id, id).default({}),
  seniority: z.record(id, z.number()).default({}),
  exits: allExits,
  allies: z.array(z.tuple([id, id])).default([]),
  settings: settingsSchema,
  start: z
    .strictObject({
      order: z.array(id).default([]),
      turn: id.optional(),
      phase: z.enum(['deployment', 'saboteurs', 'movement', 'shooting', 'bayonet']).default('movement'),
      points: z.number().nonnegative().multipleOf(0.5).nullable().default(null),
      shotsHere: z.record(id, z.number().int()).default({}),
      still: z.record(id, z.number().int()).default({}),
      moved: marks,
      shot: marks,
      fought: marks,
      turned: marks,
      changedCell: marks,
      overturned: z.array(id).default([]),
      savedMounted: z.array(id).default([]),
      wounded: z.array(id).default([]),
      gates: z.record(cellName, z.enum(['open', 'shut', 'broken'])).default({}),
    })
    .prefault({}),
})
export type Setup = z.infer<typeof setupSchema>

const faultWords: Record<MapFault['code'], string> = {
  empty: 'the map has no cells',
  ragged: 'rows are of different length',
  'too-large': 'the map is too large',
  letter: 'no such terrain letter',
  road: 'a road mark off the map',
  narrow: 'a narrow wall off the map',
  gate: 'there is no gate on that cell',
}

/** What a setup says that cannot be; words with the place, or null. */
export function setupFault(setup: Setup): { path: (string | number)[]; message: string } | null {
  const read = readTextMap(setup.map, setup)
  if ('code' in read)
    return { path: ['map'], message: `${faultWords[read.code]}${read.at ? ` (${read.at})` : read.row ? ` (row ${read.row})` : ''}` }
  const { width, height } = read.map
  const groups = { figures: setup.figures, hidden: setup.hidden, reserve: setup.reserve, toPlace: setup.toPlace }
  const seen = new Set<string>()
  for (const [group, named] of Object.entries(groups)) {
    for (const [key, { cell }] of Object.entries(named)) {
      if (seen.has(key)) return { path: [group, key], message: 'the id is used twice' }
      seen.add(key)
      if (group !== 'figures' && group !== 'hidden') continue
      const point = cell === undefined ? null : pointOf(cell)
      if (!point || point.x >= width || point.y >= height) return { path: [group, key], message: 'a cell of the map is needed' }
    }
  }
  for (const cell of Object.keys(setup.start.gates)) {
    if (!Object.hasOwn(read.gates, cell)) return { path: ['start', 'gates', cell], message: faultWords.gate }
  }
  const { overturned, savedMounted, wounded, turn } = setup.start
  const unknown = [...overturned, ...savedMounted, ...wounded].find((each) => !seen.has(each))
  if (unknown !== undefined) return { path: ['start'], message: `there is no figure ${unknown}` }
  if (seen.size === 0) return { path: ['figures'], message: 'a battle needs figures' }
  if (turn !== undefined && !sidesOf(setup).includes(turn)) return { path: ['start', 'turn'], message: `there is no side ${turn}` }
  return null
}

/** The shape with what its parts must agree on. */
export const checkedSetup = setupSchema.superRefine((setup, ctx) => {
  const fault = setupFault(setup)
  if (fault) ctx.addIssue({ code: 'custom', ...fault })
})

/** Sides in the order of `start.order`, the rest as they appear. */
function sidesOf({ start, sides, figures: on, hidden, reserve, toPlace }: Setup): string[] {
  const appearing = [on, hidden, reserve, toPlace].flatMap((group) => Object.values(group).map(({ side }) => side))
  return [...new Set([...start.order, ...appearing, ...Object.keys(sides)])]
}

/** The state of tables a battle begins with. */
export function startBattle(setup: Setup): BattleState {
  const read = readTextMap(setup.map, setup)
  if ('code' in read) throw new Error(faultWords[read.code])
  const order = sidesOf(setup)
  const { start } = setup
  const state: BattleState = {
    battle: {},
    map: { [ONE.map]: read.map },
    settings: { [ONE.settings]: { id: ONE.settings, ...setup.settings } },
    ...{ sides: {}, figures: {}, officers: {}, gates: read.gates, pending: {}, mutinies: {} },
  }
  for (const [cell, gate] of Object.entries(start.gates)) state.gates[cell]!.state = gate
  addSides(state, setup, order)
  addFigures(state, setup)
  const exits = Object.fromEntries(compass.map((edge) => [edge, setup.exits[edge] ?? []])) as Record<Compass, string[]>
  state.battle[ONE.battle] = {
    ...{ id: ONE.battle, phase: start.phase, order, turnOf: start.turn ?? order[0]!, turnNumber: start.phase === 'deployment' ? 0 : 1 },
    ...{ turnStartedAt: 0, pausedMs: 0, warned: false, turnSeconds: setup.settings.turnSeconds },
    pool: start.points === null ? null : start.points * 2,
    overturned: start.overturned.map((each) => ({ figure: each, by: null })),
    ...{ savedMounted: start.savedMounted, holders: null, settled: false, exits },
  }
  return state
}

function addSides(state: BattleState, setup: Setup, order: readonly string[]): void {
  for (const sideId of order) {
    const side = newSide(sideId, setup.sides[sideId] ?? {})
    const bounds = setup.zones ? (setup.zones[sideId] ?? { normal: [], march: [] }) : { normal: null, march: null }
    state.sides[sideId] = { ...side, normalCells: bounds.normal, marchCells: bounds.march, deployed: setup.start.phase !== 'deployment' }
  }
  for (const [one, other] of setup.allies) {
    state.sides[one]?.allies.push(other)
    state.sides[other]?.allies.push(one)
  }
}

function addFigures(state: BattleState, setup: Setup): void {
  const groups: [Record<string, FigureGiven>, Figure['status']][] = [
    [setup.figures, 'on'],
    [setup.hidden, 'hidden'],
    [setup.reserve, 'reserve'],
    [setup.toPlace, 'unplaced'],
  ]
  for (const [group, status] of groups) {
    for (const [figureId, given] of Object.entries(group)) {
      const full: FigureGiven = {
        ...given,
        facing: given.facing ?? (status === 'on' && (given.kind === 'FA' || given.kind === 'HA') ? 'N' : null),
        assignedTo: setup.assigned[figureId] ?? given.assignedTo ?? null,
        onMarch: setup.onMarch.includes(figureId) || given.onMarch === true,
        player: setup.players[figureId] ?? given.player ?? null,
        seniority: setup.seniority[figureId] ?? given.seniority ?? 0,
        saveOn: setup.saves[figureId] ?? given.saveOn ?? 5,
        card: setup.cards[figureId] ?? given.card ?? [],
      }
      state.figures[figureId] = counted(newFigure(figureId, full, status), setup)
      if (given.kind === 'OF') state.officers[figureId] = newOfficer(figureId, full)
    }
  }
  for (const officer of Object.values(state.figures)) {
    if (officer.status !== 'hidden' || officer.kind !== 'OF') continue
    const body = Object.values(state.figures).find((each) => isBodyOf(each, officer))
    officer.attachedToId = body?.id ?? null
  }
}

const isBodyOf = (body: Figure, officer: Figure): boolean =>
  body.kind === 'SB' && body.status === 'hidden' && body.sideId === officer.sideId && body.cell === officer.cell

function counted(figureRow: Figure, { start }: Setup): Figure {
  const { id: key } = figureRow
  const has = (list: readonly string[]) => list.includes(key)
  const status = has(start.overturned) ? 'overturned' : has(start.wounded) ? 'wounded' : figureRow.status
  return {
    ...figureRow,
    status,
    lostBy: status === 'overturned' ? 'bayonet' : null,
    shotsHere: start.shotsHere[key] ?? 0,
    still: start.still[key] ?? 0,
    ...{ moved: has(start.moved), halted: has(start.moved), changedCell: has(start.moved) || has(start.changedCell) },
    ...{ shot: has(start.shot), fought: has(start.fought), turned: has(start.turned) },
  }
}
