import type { CampaignOutcome } from '@/lib/campaign/engine'
import { forcesOf, openBattlesIn, sidesOf } from '@/lib/campaign/battles'
import { neighboursOf } from '@/lib/campaign/map'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor } from '@/lib/kernel/command'
import { z } from 'zod'
import type { CaseTable } from './table'

/** Two things that a battle reports to the map, written in cases as commands (macrobattle reference, section 17.1). */

const master: Actor = { id: 'master', roles: ['master'], system: false }

const leftBattle = z.strictObject({
  cmd: z.literal('LeftBattle'),
  army: z.string(),
  state: z.string(),
  general: z.string().nullable(),
  units: z.record(z.string(), z.enum(['LI', 'MU', 'PK', 'LC', 'DR', 'HC', 'FA', 'HA', 'SB'])),
  from: z.string(),
  to: z.string(),
})
const battleEnded = z.strictObject({ cmd: z.literal('BattleEnded'), territory: z.string(), holder: z.string().nullable() })

const battleIn = (state: CampaignState, territory: string) => {
  const [battle] = openBattlesIn(state, territory)
  if (!battle) throw new Error(`no battle in ${territory}`)
  return battle
}

/** Figures of the case that no army has yet: they belong to the army of their state in that battle. */
function bringFigures(state: CampaignState, battleId: string, given: z.infer<typeof leftBattle>): CampaignState {
  const army = forcesOf(state, battleId)
    .map((force) => state.armies[force.armyId ?? ''])
    .find((candidate) => candidate?.stateId === given.state)
  if (!army) throw new Error(`${given.state} has no army in the battle`)
  const unknown = Object.entries(given.units).filter(([id]) => !state.units[id])
  const units = unknown.map(([id, kind]) => ({ id, armyId: army.id, kind, name: id, position: 0, awayUntil: null, awaySectorId: null }))
  return {
    ...state,
    armies: { ...state.armies, [army.id]: { ...army, generalId: given.general } },
    units: { ...state.units, ...Object.fromEntries(units.map((unit) => [unit.id, unit])) },
  }
}

function leftEdge(table: CaseTable, given: z.infer<typeof leftBattle>): CampaignOutcome {
  const battle = battleIn(table.state, given.from)
  table.state = bringFigures(table.state, battle.id, given)
  const edge = neighboursOf(table.state, given.from).find((neighbour) => neighbour.sectorId === given.to)?.side
  const data = { battle: battle.id, units: Object.keys(given.units), edge: edge ?? 'N', to: given.to, new: given.army }
  return table.give({ type: 'battle.leave', data }, master)
}

function ended(table: CaseTable, { territory, holder }: z.infer<typeof battleEnded>): CampaignOutcome {
  const battle = battleIn(table.state, territory)
  const holders = sidesOf(table.state, battle.id).flatMap((side) => (holder !== null && side.stateIds.includes(holder) ? side.id : []))
  const outcome = table.give({ type: 'battle.end', data: { battle: battle.id, holders } }, master)
  return outcome.error ? outcome : table.give({ type: 'battle.settle', data: { battle: battle.id } }, master)
}

export const reportedCommands = ['LeftBattle', 'BattleEnded']

/** Plays what a battle reported by the commands of the table. */
export function giveReported(table: CaseTable, command: { cmd: string }): CampaignOutcome {
  return command.cmd === 'LeftBattle' ? leftEdge(table, leftBattle.parse(command)) : ended(table, battleEnded.parse(command))
}
