import { z } from 'zod'
import { armiesIn, generalOf, stateOfOfficer, unitsOf } from '../armies'
import { sideToRideTo } from '../battles'
import { areEnemies } from '../map'
import { crossAt } from '../marches'
import { bearsPass } from '../passes'
import { setting } from '../settings'
import type { Army, CampaignState, March } from '../state'

/** What a rider meets in a territory, fixed at the moment of his crossing (MB-COU-2, -3, -8; EP-4). */
export const encounterSchema = z.object({
  sectorId: z.string(),
  /** Number of enemy units (MB-COU-3). */
  n: z.number().int().positive(),
  /** Generals of all hostile armies there (MB-COU-8). */
  toldTo: z.array(z.string()),
  /** The hostile state he would be brought to, and its generals there (MB-COU-8). */
  captorId: z.string(),
  captors: z.array(z.string()),
})
export type Encounter = z.infer<typeof encounterSchema>

export const generalsOf = (state: CampaignState, armies: Army[]): string[] => [...new Set(armies.map((army) => generalOf(state, army)))]
const presentUnits = (state: CampaignState, army: Army): number => unitsOf(state, army.id).filter((unit) => unit.awayUntil === null).length

/** Hostile officers there, with an army or alone: they count only by `courier.countOfficers` (MB-AMB-22). */
function hostileOfficers(state: CampaignState, stateId: string, sectorId: string): string[] {
  if (!setting(state, 'courier.countOfficers')) return []
  return Object.values(state.officers)
    .filter((officer) => officer.status === 'free' && officer.sectorId === sectorId)
    .map((officer) => stateOfOfficer(state, officer.id))
    .filter((other) => other !== null && areEnemies(state, stateId, other)) as string[]
}

/** The hostile state with the most units there; a tie goes to the state present longest (MB-COU-8). */
function captorOf(state: CampaignState, armies: Army[]): string | null {
  const strength = new Map<string, { units: number; since: number }>()
  for (const army of armies) {
    const known = strength.get(army.stateId)
    strength.set(army.stateId, {
      units: (known?.units ?? 0) + presentUnits(state, army),
      since: Math.min(known?.since ?? Infinity, army.presentSince),
    })
  }
  const [first] = [...strength].sort(([, a], [, b]) => b.units - a.units || a.since - b.since)
  return first?.[0] ?? null
}

/** True where the rider goes openly: as an envoy, or to troops whose pass he bears (EP-13). */
const isOpenTo = (state: CampaignState, march: March, stateId: string): boolean =>
  march.passage === 'envoy' || (march.passage === 'pass' && bearsPass(state, march.officerId!, stateId, crossAt(march)))

/** Hostile armies where this rider crosses to. */
export const hostileTo = (state: CampaignState, march: March): Army[] => {
  const stateId = stateOfOfficer(state, march.officerId!)
  return armiesIn(state, march.toId).filter((army) => areEnemies(state, stateId, army.stateId))
}

/** Those of them that he does not hide from (EP-13). */
export const openArmies = (state: CampaignState, march: March): Army[] =>
  hostileTo(state, march).filter((army) => isOpenTo(state, march, army.stateId))

/** What the rider of this march meets where he crosses to; null: no throw is made. */
export function encounterOf(state: CampaignState, march: March): Encounter | null {
  const stateId = stateOfOfficer(state, march.officerId!)
  const sectorId = march.toId
  if (stateId === null || sideToRideTo(state, march) !== null) return null
  if (march.rest.length === 0 && !setting(state, 'courier.testAtDestination')) return null
  // Who knows him for an envoy or has seen his pass does not look for him (EP-13).
  const hostile = hostileTo(state, march).filter((army) => !isOpenTo(state, march, army.stateId))
  const officers = march.passage === 'envoy' ? [] : hostileOfficers(state, stateId, sectorId)
  const n = hostile.reduce((sum, army) => sum + presentUnits(state, army), officers.length)
  const captorId = captorOf(state, hostile) ?? officers[0]
  if (n === 0 || captorId === undefined) return null
  const captors = generalsOf(
    state,
    hostile.filter((army) => army.stateId === captorId),
  )
  // Where nobody but lone officers stands there is no general: the master hears it.
  return { sectorId, n, captorId, toldTo: orMaster(generalsOf(state, hostile)), captors: orMaster(captors) }
}

const orMaster = (people: string[]): string[] => (people.length > 0 ? people : ['master'])
