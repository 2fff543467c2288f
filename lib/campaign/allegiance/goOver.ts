import type { Context } from '@/lib/kernel/command'
import { meet, type BattlesEvent } from '../battles'
import type { CallsEvent } from '../calls'
import type { MarchesEvent } from '../marches'
import { notify } from '../notices'
import type { CampaignState, RowIn } from '../state'
import type { AllegianceEvent } from './events'

type Change = Pick<RowIn<'allegianceChanges'>, 'personId' | 'joinsId' | 'armyIds' | 'officerIds' | 'contact'>
/** A change of side may bring flags together that are enemies now (EP-11). */
export type SideEvent = AllegianceEvent | BattlesEvent | CallsEvent | MarchesEvent

/** Armies that go over: their flag and whoever may order them is the new state's; who rides with them and stays loyal stays behind. */
function armiesGoOver(draft: CampaignState, change: Change, leftId: string | null, followers: ReadonlySet<string>): string[] {
  // An army that has gone to somebody else of another state meanwhile is not his to take along.
  const going = change.armyIds.filter((armyId) => draft.armies[armyId]?.stateId === leftId)
  for (const armyId of going) {
    const army = draft.armies[armyId]!
    army.stateId = change.joinsId
    if (army.generalId === null || !followers.has(army.generalId)) army.generalId = change.personId
    army.authorised = army.authorised.filter((personId) => followers.has(personId))
    for (const officer of Object.values(draft.officers)) {
      if (officer.armyId === armyId && !followers.has(officer.id)) officer.armyId = null
    }
  }
  return going
}

/** Armies that stay: those who went give no more orders there; without its general the master commands it (MB-GEN-3). */
function armiesStay(draft: CampaignState, going: readonly string[], followers: ReadonlySet<string>): void {
  for (const army of Object.values(draft.armies)) {
    if (going.includes(army.id)) continue
    if (army.generalId !== null && followers.has(army.generalId)) army.generalId = null
    army.authorised = army.authorised.filter((personId) => !followers.has(personId))
    for (const officer of Object.values(draft.officers)) {
      if (officer.armyId === army.id && followers.has(officer.id)) officer.armyId = null
    }
  }
}

/**
 * An officer is of the other side from this moment on (EP-11), with the armies and officers that follow him: his screens hear the new
 * state, his marches go on, and what was written to him stays his.
 */
export function goOver(draft: CampaignState, change: Change, ctx: Context<SideEvent>): void {
  const person = draft.people[change.personId]!
  const leftId = person.stateId
  const officerIds = change.officerIds.filter((officerId) => draft.people[officerId] !== undefined)
  const followers = new Set([person.id, ...officerIds])
  for (const personId of followers) draft.people[personId]!.stateId = change.joinsId
  const armyIds = armiesGoOver(draft, change, leftId, followers)
  armiesStay(draft, armyIds, followers)
  const state = draft.states[change.joinsId]!.name
  for (const personId of followers) notify(draft, ctx, personId, 'sideChanged', { stateId: change.joinsId, state })
  ctx.emit({ type: 'SideChanged', person: person.id, character: person.character, leftId, joinsId: change.joinsId, armyIds, officerIds })
  if (change.contact === 'now') for (const armyId of armyIds) meet(draft, armyId, 'arrival', ctx)
}
