import { find } from '@/lib/kernel/table'
import type { Audience, View } from '@/lib/kernel/view'
import { inOrder, type CampaignState } from '../state'
import type { ViewRowTypes } from '../viewRows'
import { forcesOf, sidesOf, type Battle, type Side } from './lookup'
import { commandersOf } from './opening'
import { isAtBattle, isPublic, seesWhole, sideOfPerson } from './people'
import { movementDice } from './turns'

type Rows<Name extends keyof ViewRowTypes> = Record<string, ViewRowTypes[Name]>

const nameOf = (state: CampaignState, personId: string | null): string | null =>
  personId === null ? null : (find(state.people, personId)?.character ?? null)

function battleRow(state: CampaignState, battle: Battle): ViewRowTypes['battles'] {
  const { id, declaredById: _declaredById, holders, ...columns } = battle
  return {
    ...columns,
    holders: [...holders],
    sides: sidesOf(state, id).map((side) => ({ id: side.id, stateIds: [...side.stateIds], name: side.name })),
    onMarch: forcesOf(state, id).flatMap((force) => (force.onMarch && force.armyId !== null ? force.armyId : [])),
  }
}

/** What this audience's layer says of a battle: the wall has what is public, other layers only what is not (EP-9). */
function seesBattle(state: CampaignState, battle: Battle, audience: Audience): boolean {
  switch (audience.kind) {
    case 'wall':
      return isPublic(battle)
    case 'master':
    case 'audit':
      return true
    case 'person':
      return !isPublic(battle) && isAtBattle(state, battle, audience)
    case 'hq':
    case 'state':
    case 'screen':
      return false
  }
}

const reads = ['battles', 'battleSides', 'battleForces', 'battleMarks', 'armies', 'units', 'officers', 'people'] as const

/** Territory, sides and who is on the march: everybody (section 16.2). No strengths, no reserves (MB-INF-9). */
export const battlesView: View<CampaignState> = {
  name: 'battles',
  reads,
  rows(state, audience) {
    const shown = inOrder(state.battles).filter((battle) => seesBattle(state, battle, audience))
    const rows: Rows<'battles'> = Object.fromEntries(shown.map((battle) => [battle.id, battleRow(state, battle)]))
    return rows
  },
}

function sideRow(state: CampaignState, side: Side, own: boolean): ViewRowTypes['battleSides'] {
  const { battleId, stateIds, name, joinedAt, cincId, deputyId, edge, bounds, position } = side
  const commanders = own ? commandersOf(state, side) : []
  return {
    ...{ battleId, stateIds: [...stateIds], name, joinedAt, cincId, deputyId, position },
    cincName: nameOf(state, cincId),
    deputyName: nameOf(state, deputyId),
    edge: own ? edge : null,
    bounds: own ? bounds : null,
    dice: own ? movementDice(state, side) : null,
    commanders: commanders.map((personId) => ({
      personId,
      name: nameOf(state, personId) ?? personId,
      arrived: side.arrivedIds.includes(personId),
    })),
  }
}

/** Who leads the sides: for everybody at the battle; who has come, edge, cells and dice for the own side. */
export const battleSidesView: View<CampaignState> = {
  name: 'battleSides',
  reads,
  rows(state, audience) {
    const rows: Rows<'battleSides'> = {}
    for (const battle of inOrder(state.battles)) {
      if (!isAtBattle(state, battle, audience)) continue
      const whole = seesWhole(state, battle, audience)
      const own = audience.kind === 'person' ? sideOfPerson(state, battle, audience.id) : null
      for (const side of sidesOf(state, battle.id)) rows[side.id] = sideRow(state, side, whole || side.id === own?.id)
    }
    return rows
  },
}
