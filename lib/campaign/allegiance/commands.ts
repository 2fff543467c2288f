import { z } from 'zod'
import type { Context, DueKind } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { battleOfOfficer } from '../armies'
import { id, moment } from '../columns'
import { command } from '../feature'
import type { CampaignState, RowIn } from '../state'
import { goOver, type SideEvent } from './goOver'

type Ctx = Context<SideEvent>

const change = z.strictObject({
  person: id,
  state: id,
  /** Armies and officers that follow him. */
  armies: z.array(id).max(200).default([]),
  officers: z.array(id).max(200).default([]),
  /** Secret until then; null: until the master says. Absent: at once. */
  at: moment.nullish(),
  contact: z.enum(['now', 'later']).default('later'),
})
const planned = z.strictObject({ change: id })

/** After all marches of the same instant: whoever crosses then, crosses under his old flag. */
const SIDES = 8

/** Who goes and with whom must be there, and of one side; the new side must be another. */
function checkChange(draft: CampaignState, data: z.infer<typeof change>): void {
  const person = find(draft.people, data.person)
  if (!person) throw new RuleError('E_UNKNOWN', { what: 'person' })
  if (person.left) throw new RuleError('E_LEFT')
  if (!find(draft.states, data.state)) throw new RuleError('E_UNKNOWN', { what: 'state' })
  if (person.stateId === data.state) throw new RuleError('E_SAME_SIDE')
  for (const armyId of data.armies) {
    const army = find(draft.armies, armyId)
    if (!army) throw new RuleError('E_NO_ARMY', { army: armyId })
    if (army.stateId !== person.stateId) throw new RuleError('E_OTHER_STATE')
    if (army.battleId !== null) throw new RuleError('E_IN_BATTLE')
  }
  for (const officerId of data.officers) {
    const officer = find(draft.people, officerId)
    if (!officer || !find(draft.officers, officerId)) throw new RuleError('E_UNKNOWN', { what: 'officer' })
    if (officer.stateId !== person.stateId) throw new RuleError('E_OTHER_STATE')
  }
  if (isFightingNow(draft, { armyIds: data.armies, personId: data.person, officerIds: data.officers })) throw new RuleError('E_IN_BATTLE')
}

/** True while any of them is in a battle, where sides are fixed: who turns there is a mutineer (MB-BAT-MUT-1). */
function isFightingNow(
  state: CampaignState,
  { armyIds, personId, officerIds }: Pick<RowIn<'allegianceChanges'>, 'armyIds' | 'personId' | 'officerIds'>,
): boolean {
  const inBattle = (armyId: string | null) => armyId !== null && (find(state.armies, armyId)?.battleId ?? null) !== null
  const fights = (officerId: string) =>
    inBattle(find(state.officers, officerId)?.armyId ?? null) || battleOfOfficer(state, officerId) !== null
  return armyIds.some(inBattle) || [personId, ...officerIds].some(fights)
}

function changeOf(draft: CampaignState, changeId: string): RowIn<'allegianceChanges'> {
  const row = find(draft.allegianceChanges, changeId)
  if (!row) throw new RuleError('E_UNKNOWN', { what: 'sideChange' })
  return row
}

function requireMaster(ctx: Ctx): void {
  if (!ctx.master) throw new RuleError('E_ROLE')
}

export const allegianceCommands = {
  /** An officer changes sides (EP-11): at once, at a moment kept secret until then, or when the master says. */
  'people.changeSide': command<typeof change, SideEvent>({
    schema: change,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      checkChange(draft, data)
      const { person: personId, state: joinsId, armies: armyIds, officers: officerIds, contact } = data
      // One plan for one person: a new one takes the place of what was planned before.
      for (const row of Object.values(draft.allegianceChanges)) if (row.personId === personId) delete draft.allegianceChanges[row.id]
      const going = { personId, joinsId, armyIds: [...new Set(armyIds)], officerIds: [...new Set(officerIds)], contact }
      if (data.at === undefined) return goOver(draft, going, ctx)
      const row = { id: ctx.id('change'), ...going, at: data.at, decidedAt: ctx.now, byId: ctx.by }
      draft.allegianceChanges[row.id] = row
      ctx.emit({ type: 'SideChangePlanned', change: row.id, person: personId, joinsId, at: row.at })
      ctx.answer({ change: row.id })
    },
  }),
  /** The moment has come: the secret is out. */
  'people.revealSide': command<typeof planned, SideEvent>({
    schema: planned,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      const row = changeOf(draft, data.change)
      if (find(draft.people, row.personId)?.left ?? true) throw new RuleError('E_LEFT')
      if (isFightingNow(draft, row)) throw new RuleError('E_IN_BATTLE')
      comesTrue(draft, row, ctx)
    },
  }),
  /** He stays after all; nobody else ever hears of it. */
  'people.dropSideChange': command<typeof planned, SideEvent>({
    schema: planned,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      const row = changeOf(draft, data.change)
      delete draft.allegianceChanges[row.id]
      ctx.emit({ type: 'SideChangeDropped', change: row.id, person: row.personId })
    },
  }),
}

function comesTrue(draft: CampaignState, row: RowIn<'allegianceChanges'>, ctx: Ctx): void {
  const { personId, joinsId, armyIds, officerIds, contact } = row
  goOver(draft, { personId, joinsId, armyIds: [...armyIds], officerIds: [...officerIds], contact }, ctx)
  delete draft.allegianceChanges[row.id]
}

/** A change of side that was kept secret until its moment; it waits until a battle is over, and who has left the event changes no more. */
const sideChange: DueKind<CampaignState, SideEvent> = {
  list: (state) =>
    Object.values(state.allegianceChanges)
      .filter((row) => row.at !== null && state.people[row.personId]?.left === false && !isFightingNow(state, row))
      .map((row) => ({ kind: 'side.change', id: row.id, at: row.at!, group: SIDES, order: [row.decidedAt, row.id] })),
  fire: (draft, item, ctx) => comesTrue(draft, draft.allegianceChanges[item.id]!, ctx),
}

export const allegianceDue = { 'side.change': sideChange }
