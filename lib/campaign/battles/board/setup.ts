import { settingSchemas, settingsSchema, type Settings } from '@/lib/rules/macrobattle/settings'
import { setupSchema, startBattle, type Setup } from '@/lib/rules/macrobattle/setup'
import { compass, type BattleState, type Compass } from '@/lib/rules/macrobattle/tables'
import { neighboursOf, relationOf } from '../../map'
import { setting } from '../../settings'
import type { SettingName } from '../../settings/definitions'
import type { CampaignState } from '../../state'
import { sidesOf, type Battle, type Side } from '../lookup'
import type { BattleContext } from '../opening'
import type { Bounds, Ground } from './ground'
import { makePieces, pieceOf, type NewPiece } from './pieces'

/** The campaign's settings of section 15, fixed for this battle from now on. */
const settingsNow = (state: CampaignState): Settings =>
  settingsSchema.parse(Object.fromEntries(Object.keys(settingSchemas).map((name) => [name, setting(state, name as SettingName)])))

/** Sides are allies where states of theirs are (MB-BAT-GEN-5). */
export const areAllied = (state: CampaignState, one: Side, other: Side): boolean =>
  one.stateIds.some((a) => other.stateIds.some((b) => relationOf(state, a, b) === 'allied'))

/**
 * Where each side deploys (MB-DEP-2): on the cells the master set; else on the map's for the edge it came from; else, and for who was
 * there first, on those of the first edge left over, in the order of sides.
 */
export function boundsOfSides(sides: readonly Side[], ground: Ground): Map<string, Bounds & { edge: Compass | null }> {
  const free = new Map(ground.bounds)
  const taken = new Map<string, Bounds & { edge: Compass | null }>()
  const take = (side: Side, edge: Compass | undefined) => {
    const cells = edge && free.get(edge)
    if (!cells) return
    free.delete(edge)
    taken.set(side.id, { ...cells, edge })
  }
  for (const side of sides) if (side.edge !== null) take(side, side.edge)
  for (const side of sides) if (!taken.has(side.id)) take(side, [...free.keys()][0])
  for (const side of sides) {
    const edge = taken.get(side.id)?.edge ?? null
    if (side.bounds) taken.set(side.id, { ...side.bounds, edge })
    else if (!taken.has(side.id)) taken.set(side.id, { normal: [], march: [], edge })
  }
  return taken
}

const gatesOf = (ground: Ground, bounds: Map<string, { edge: Compass | null }>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ground.gateOwners).flatMap(([cell, edge]) => {
      const owner = [...bounds].find(([, side]) => side.edge === edge)
      return owner ? [[cell, owner[0]]] : []
    }),
  )

const byStatus = (figures: Setup['toPlace'], reserve: ReadonlySet<string>, isReserve: boolean): Setup['toPlace'] =>
  Object.fromEntries(Object.entries(figures).filter(([id]) => reserve.has(id) === isReserve))

/** The state a battle begins with on the board: everybody has yet to be placed, who has not come onto the field waits in reserve. */
export function boardSetup(
  draft: CampaignState,
  battle: Battle,
  ground: Ground,
  forces: readonly { onField: boolean; edge: Compass | null; pieces: readonly NewPiece[] }[],
  ctx: BattleContext,
): BattleState {
  const sides = sidesOf(draft, battle.id)
  const bounds = boundsOfSides(sides, ground)
  const figures: Setup['toPlace'] = {}
  const waiting = new Set<string>()
  for (const { onField, edge, pieces } of forces) {
    for (const [id, given] of Object.entries(makePieces(draft, battle.id, pieces, ctx))) {
      figures[id] = onField ? given : { ...given, edge }
      if (!onField) waiting.add(id)
    }
  }
  const pairs = sides.flatMap((one, index) => sides.slice(index + 1).map((other) => [one, other] as const))
  const setup: Setup = {
    ...setupSchema.parse({ map: [...ground.rows], roads: [...ground.roads], narrow: [...ground.narrow] }),
    gateOwner: gatesOf(ground, bounds),
    sides: Object.fromEntries(
      sides.map(({ id, stateIds, cincId, edge }) => [
        id,
        { states: [...stateIds], cinc: cincId === null ? null : (pieceOf(draft, battle.id, { officerId: cincId })?.id ?? null), edge },
      ]),
    ),
    toPlace: byStatus(figures, waiting, false),
    reserve: byStatus(figures, waiting, true),
    zones: Object.fromEntries([...bounds].map(([id, { normal, march }]) => [id, { normal: [...normal], march: [...march] }])),
    exits: Object.fromEntries(
      compass.map((edge) => [edge, neighboursOf(draft, battle.sectorId).flatMap(({ sectorId, side }) => (side === edge ? sectorId : []))]),
    ),
    allies: pairs.filter(([one, other]) => areAllied(draft, one, other)).map(([one, other]) => [one.id, other.id]),
    settings: { ...settingsNow(draft), turnSeconds: battle.turnMs / 1000 },
    start: { ...setupSchema.shape.start.parse(undefined), order: sides.map(({ id }) => id), phase: 'deployment' },
  }
  return startBattle(setup)
}
