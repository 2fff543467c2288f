import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { setting } from '../settings'
import type { Army, CampaignState } from '../state'
import type { ArmyRow, ViewRowTypes } from '../viewRows'
import { commandsArmy, maySeeStrength } from './authority'
import { marchOfArmy, stateOfOfficer, statusOfArmy } from './bodies'
import { paceOfArmy } from './pace'
import { armsOf, officersOf, unitsOf } from './units'

type FlagRow = ViewRowTypes['flags']

/**
 * While its commanders are only called, that an army is pinned is known to those who may order it, who are called, and to the master: not
 * to the table, and not to the rest of its state (EP-9).
 */
function statusFor(state: CampaignState, army: Army, knowsCall: boolean): ArmyRow['status'] {
  const onlyCalled = army.battleId !== null && state.battles[army.battleId]?.phase === 'called'
  return onlyCalled && !knowsCall ? 'rest' : statusOfArmy(state, army)
}

function flagRow(state: CampaignState, army: Army, knows: { target: boolean; name: boolean; call: boolean }): FlagRow {
  return {
    stateId: army.stateId,
    sectorId: army.sectorId,
    towardsId: knows.target ? (marchOfArmy(state, army.id)?.toId ?? null) : null,
    arms: armsOf(state, army.id),
    status: statusFor(state, army, knows.call),
    name: knows.name ? army.name : null,
    position: army.position,
  }
}

/** Who knows the target of a march that is not public: its giver and the controller, as they know its times (MB-INF-4). */
function knowsTarget(state: CampaignState, army: Army, personId: string): boolean {
  const march = marchOfArmy(state, army.id)
  if (army.generalId === personId) return true
  // Who gave the order and has gone over to another state since sees no more of it (EP-11).
  const belongs = stateOfOfficer(state, personId) === army.stateId || army.authorised.includes(personId)
  return belongs && march !== null && state.orders[march.orderId]?.byId === personId
}

/** What this audience's layer says of a flag beyond the layers below, or null. */
function flagFor(state: CampaignState, army: Army, audience: Audience): FlagRow | null {
  const isPublic = setting(state, 'info.marchTargetPublic')
  switch (audience.kind) {
    case 'master':
    case 'audit':
      return flagRow(state, army, { target: true, name: true, call: true })
    case 'wall':
      return flagRow(state, army, { target: isPublic, name: false, call: false })
    case 'state':
      return army.stateId === audience.id ? flagRow(state, army, { target: isPublic, name: true, call: false }) : null
    case 'person': {
      if (isPublic || !knowsTarget(state, army, audience.id)) return null
      return flagRow(state, army, { target: true, name: true, call: commandsArmy(state, army, audience.id) })
    }
    case 'hq':
    case 'screen':
      return null
  }
}

/**
 * A row per army. `row` gets the state with the units of that army alone, sorted out once for all: views are computed after every
 * command, and looking for the units of each army among all of them would cost more than everything else.
 */
function rowsOf(state: CampaignState, row: (army: Army, own: CampaignState) => FlagRow | ArmyRow | null): ViewRows {
  const unitsByArmy = new Map<string, CampaignState['units']>()
  for (const unit of Object.values(state.units)) {
    const own = unitsByArmy.get(unit.armyId)
    if (own) own[unit.id] = unit
    else unitsByArmy.set(unit.armyId, { [unit.id]: unit })
  }
  const rows: Record<string, FlagRow | ArmyRow> = {}
  for (const army of Object.values(state.armies)) {
    const shown = row(army, { ...state, units: unitsByArmy.get(army.id) ?? {} })
    if (shown) rows[army.id] = shown
  }
  return rows as unknown as ViewRows
}

/** Flags as they stand on the table: state, arms, place and border, never strength or times (MB-INF-1, -3, -4). */
export const flagsView: View<CampaignState> = {
  name: 'flags',
  reads: ['armies', 'units', 'people', 'marches', 'orders', 'battles', 'settings'],
  rows: (state, audience) => rowsOf(state, (army, own) => flagFor(own, army, audience)),
}

function armyRow(state: CampaignState, army: Army, mayCommand: boolean, wholly = false): ArmyRow {
  const units = unitsOf(state, army.id)
  return {
    name: army.name,
    stateId: army.stateId,
    sectorId: army.sectorId,
    generalId: army.generalId,
    authorised: [...army.authorised],
    mayCommand,
    status: statusFor(state, army, mayCommand || wholly),
    strength: units.length,
    units: units.map(({ id, kind, name, awayUntil }) => ({ id, kind, name, awayUntil })),
    officerIds: officersOf(state, army.id).map((officer) => officer.id),
    ...paceOfArmy(state, army.id),
    position: army.position,
  }
}

/** What somebody needs who may order an army and yet is no general of it: everything but its strength (MB-GEN-5, MB-INF-2). */
const withoutStrength = (row: ArmyRow): ArmyRow => ({ ...row, strength: null, units: [], officerIds: [], slowest: null })

/** Armies with their strength, for those who may know it (MB-INF-2). */
export const armiesView: View<CampaignState> = {
  name: 'armies',
  reads: ['armies', 'units', 'officers', 'people', 'marches', 'battles', 'settings'],
  rows: (state, audience) =>
    rowsOf(state, (army, own) => {
      if (audience.kind === 'master' || audience.kind === 'audit') return armyRow(own, army, audience.kind === 'master', true)
      if (audience.kind !== 'person') return null
      const mayCommand = commandsArmy(state, army, audience.id)
      if (maySeeStrength(state, army, audience.id)) return armyRow(own, army, mayCommand)
      return mayCommand ? withoutStrength(armyRow(own, army, mayCommand)) : null
    }),
}
