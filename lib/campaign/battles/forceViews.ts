import { find } from '@/lib/kernel/table'
import type { Audience, View } from '@/lib/kernel/view'
import { maySeeStrength, unitsOf } from '../armies'
import { areEnemies, sideTowards } from '../map'
import { crossAt } from '../marches'
import { inOrder, type Army, type CampaignState, type Unit } from '../state'
import type { ViewRowTypes } from '../viewRows'
import { forcesOf, isFighting, isOnBoard, officersOfForce, sideOfState, sidesOf, unitsOfForce, type Battle, type Force } from './lookup'
import { hurtOf, lostOf } from './marked'
import { counted, isAtBattle, seesWhole, sideOfPerson } from './people'

type ForceRow = ViewRowTypes['battleForces']
type ComingRow = ViewRowTypes['battleComing']

/** When cavalry is due back; null: the master says (`pursuit.absenceMinutes` asked). */
const backAt = (state: CampaignState, unitId: string): number | null =>
  Object.values(state.pursuits).find((pursuit) => !pursuit.returned && pursuit.unitIds.includes(unitId))?.returnAt ?? null

function forceRow(state: CampaignState, force: Force): ForceRow {
  const { battleId, sideId, armyId, officerId, from, at, edge, onMarch, position } = force
  const lost = lostOf(state, battleId)
  const hurt = hurtOf(state, battleId)
  const character = (personId: string) => find(state.people, personId)?.character ?? personId
  const absent = force.absentIds
    .map((unitId) => find(state.units, unitId))
    .filter((unit): unit is Unit => unit !== null && unit.awayUntil !== null)
  return {
    ...{ battleId, sideId, armyId, officerId, from, at, edge, onMarch, position },
    name: officerId !== null ? character(officerId) : (find(state.armies, armyId!)?.name ?? ''),
    onBoard: isOnBoard(force),
    units: unitsOfForce(state, force).map(({ id, kind, name }) => ({ id, kind, name, lost: lost.has(id) })),
    absent: absent.map(({ id, kind, name }) => ({ id, kind, name, until: backAt(state, id) })),
    officers: officersOfForce(state, force).map(({ id, rank }) => ({ id, name: character(id), rank, hurt: hurt.has(id) })),
  }
}

/** Own side's people who may know the strength of this body: who leads the side, and who may know it anyway (MB-INF-2, MB-INF-9). */
function seesForce(state: CampaignState, battle: Battle, force: Force, audience: Audience): boolean {
  if (seesWhole(state, battle, audience)) return true
  if (audience.kind !== 'person') return false
  const own = sideOfPerson(state, battle, audience.id)
  if (!own || own.id !== force.sideId) return false
  const army = force.armyId === null ? null : find(state.armies, force.armyId)
  return (
    own.cincId === audience.id ||
    own.deputyId === audience.id ||
    force.officerId === audience.id ||
    (army !== null && maySeeStrength(state, army, audience.id))
  )
}

const tables = ['battles', 'battleSides', 'battleForces', 'battleMarks', 'armies', 'units', 'officers', 'people', 'settings'] as const

/** Bodies of the sides with their units: reserves and strengths are for the own side and the master (MB-INF-9). */
export const battleForcesView: View<CampaignState> = {
  name: 'battleForces',
  reads: [...tables, 'pursuits'],
  rows(state, audience) {
    const open = inOrder(state.battles).filter((battle) => battle.phase !== 'ended' && isAtBattle(state, battle, audience))
    return counted(
      open.flatMap((battle) =>
        forcesOf(state, battle.id)
          .filter((force) => seesForce(state, battle, force, audience))
          .map((force) => [force.id, forceRow(state, force)] as const),
      ),
    )
  },
}

function byKind(units: Unit[]): ComingRow['units'] {
  const counts = new Map<Unit['kind'], number>()
  for (const unit of units) if (unit.awayUntil === null) counts.set(unit.kind, (counts.get(unit.kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** An army on its way here would join: its state has a side, or is at war with one (MB-CON-5). */
const wouldJoin = (state: CampaignState, battle: Battle, army: Army): boolean =>
  sideOfState(state, battle.id, army.stateId) !== null ||
  sidesOf(state, battle.id).some((side) => side.stateIds.some((stateId) => areEnemies(state, army.stateId, stateId)))

/** Reinforcements on the road (EP-20), for who runs the table: "in 4 minutes from the north 2 cavalry". */
export const battleComingView: View<CampaignState> = {
  name: 'battleComing',
  reads: [...tables, 'marches', 'relations', 'sectors'],
  rows(state, audience) {
    const rows: Record<string, ComingRow> = {}
    for (const battle of inOrder(state.battles)) {
      if (!isFighting(battle) || !seesWhole(state, battle, audience)) continue
      for (const march of Object.values(state.marches)) {
        const army = march.armyId === null ? null : find(state.armies, march.armyId)
        if (!army || march.crossed || march.toId !== battle.sectorId || !wouldJoin(state, battle, army)) continue
        rows[march.id] = {
          battleId: battle.id,
          sideId: sideOfState(state, battle.id, army.stateId)?.id ?? null,
          stateId: army.stateId,
          name: army.name,
          at: crossAt(march),
          edge: sideTowards(state, march.toId, march.fromId),
          units: byKind(unitsOf(state, army.id)),
        }
      }
    }
    return rows
  },
}
