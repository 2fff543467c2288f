import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { duration, id, name, optionalId, optionalMoment, moment, position, text } from '../columns'
import { compass } from '../map/tables'

/** Rule systems by which a battle may be fought. */
export const battleSystems = ['macrobattle'] as const

/**
 * called: the commanders are called, armies are pinned (EP-9); deployment: figures are placed; running: sides take turns;
 * aftermath: the fighting is over, its results wait for settlement; ended: written back to the map, or called off.
 */
export const battlePhases = ['called', 'deployment', 'running', 'aftermath', 'ended'] as const
export type BattlePhase = (typeof battlePhases)[number]

/** What brought the flags together (MB-CON-2), or who wanted it: contact, a completed march, a declared attack, a new war, the master. */
export const battleCauses = ['crossing', 'arrival', 'declared', 'relation', 'master'] as const

/** What is set down at the table (EP-20), each of which can be struck out again. */
export const markKinds = ['loss', 'overturned', 'wounded', 'saved', 'mutiny', 'dispute', 'left'] as const
export type MarkKind = (typeof markKinds)[number]

export const outcomeKinds = ['unit', 'battery', 'officer', 'horse', 'army'] as const
/** What becomes of a unit, a battery, an officer, a horse or an army after the battle (MB-END-2 to -7). */
export const fates = [
  'lost',
  'survives',
  'captured',
  'treated',
  'prisoner',
  'executed',
  'unhurt',
  'fit',
  'wounded',
  'dead',
  'rest',
  'gone',
  'withdrawn',
] as const
export const fateSchema = z.strictObject({
  fate: z.enum(fates),
  /** Captor of an officer, or state that has the battery now. */
  stateId: optionalId,
  /** Army that takes a captured battery (MB-END-5). */
  armyId: optionalId,
  /** Sector an army is withdrawn to. */
  toId: optionalId,
})
export type Fate = z.infer<typeof fateSchema>

/** A bonus of an officer's character card (MB-BAT-RNK-1): a number for attack or defence, perhaps of one arm, or words. */
export const bonusSchema = z.strictObject({
  kind: z.enum(['attack', 'defence', 'non-numeric']),
  value: z.number().int().nullable().default(null),
  arm: z.enum(['infantry', 'cavalry', 'artillery']).nullable().default(null),
  text: z.string().max(400).default(''),
})

export const battleTables = {
  /** Character cards of officers (MB-BAT-RNK-1); the id is the officer's. Without a row: no bonus, saved on 5+ (MB-BAT-OFF-11). */
  officerCards: table(z.strictObject({ id, bonuses: z.array(bonusSchema).max(20), saveOn: z.number().int().min(1).max(7) })),
  /** Battles of the campaign, running and over (MB-CON-1). */
  battles: table(
    z.strictObject({
      id,
      sectorId: id,
      system: z.enum(battleSystems),
      phase: z.enum(battlePhases),
      /** Where it is fought: with figures on a real table (EP-20) or on the digital board. */
      place: z.enum(['table', 'board']),
      cause: z.enum(battleCauses),
      /** The start by the rules: the instant that brought the flags together (MB-CON-2). */
      startAt: moment,
      /** When the board was opened after the commanders had come (EP-9). */
      openedAt: optionalMoment,
      endedAt: optionalMoment,
      /** The state that declared the attack (`campaign.battleTrigger` declared), and the person who did. */
      attackerId: optionalId,
      declaredById: optionalId,
      /** The person who runs the table (ведущий стола). */
      hostId: optionalId,
      /** Turns begun so far; the side to move and since when. Null before the first turn. */
      turn: z.number().int().nonnegative(),
      turnSideId: optionalId,
      turnStartedAt: optionalMoment,
      /** Longest turn in milliseconds (MB-BAT-TRN-3). */
      turnMs: duration,
      /** The bell of this turn has rung. */
      rung: z.boolean(),
      /** Sides that hold the field: one, allies together, or none (MB-END-1). */
      holders: z.array(id),
      /** Ended by agreement of all commanders-in-chief (MB-END-1). */
      byAgreement: z.boolean(),
      position,
    }),
    { fixed: ['sectorId', 'system', 'phase', 'turn'] },
  ),
  /** Sides of a battle; `position` is the order of presence, in which they deploy and take turns (MB-CON-3, MB-BAT-TRN-2). */
  battleSides: table(
    z.strictObject({
      id,
      battleId: id,
      /** States that fight under one commander-in-chief; one, unless a common one was named (MB-BAT-GEN-6). Empty for mutineers. */
      stateIds: z.array(id),
      /** Of a side that is no state: the mutineers. */
      name: name.nullable(),
      /** Earliest crossing of its armies into the sector (MB-CON-3). */
      presentSince: moment,
      /** Joined the running battle and enters from reserve (MB-BAT-TRN-4, MB-CON-9); null: there from the start. */
      joinedAt: optionalMoment,
      cincId: optionalId,
      /** Leads in his place (EP-9). */
      deputyId: optionalId,
      /** Commanders who have come to the table (EP-9). */
      arrivedIds: z.array(id),
      /** The edge from which the side came (MB-DEP-6); null until the master names it. */
      edge: compass.nullable(),
      /** Cells for its deployment where the master set them (MB-DEP-2): normal ones and the narrow ones of armies on the march. */
      bounds: z.strictObject({ normal: z.array(z.string().max(8)).max(2000), march: z.array(z.string().max(8)).max(2000) }).nullable(),
      position,
    }),
    { fixed: ['battleId'] },
  ),
  /** Bodies that fight for a side: armies, lone officers, and cavalry back from a pursuit. */
  battleForces: table(
    z.strictObject({
      id,
      battleId: id,
      sideId: id,
      /** An army, or a lone officer; exactly one is set. */
      armyId: optionalId,
      officerId: optionalId,
      /** Of the army only these units: cavalry back from a pursuit (MB-PUR-6). Empty: the whole army but its absent units. */
      unitIds: z.array(id),
      /** There from the start, or a reinforcement (MB-CON-5). */
      from: z.enum(['start', 'reinforcement']),
      /** When it reached the battle. */
      at: moment,
      /** Compass side from which it came (MB-BAT-EDG-1); null for cavalry back from a pursuit until the master names it. */
      edge: compass.nullable(),
      /** Deploys in the narrow bounds of an army on the march (MB-DEP-3, MB-DEP-4). */
      onMarch: z.boolean(),
      /** Cavalry that missed the start, away on a pursuit (MB-PUR-6). */
      absentIds: z.array(id),
      /** When a reinforcement was brought onto the board (MB-BAT-EDG-2); null: in reserve. */
      enteredAt: optionalMoment,
      position,
    }),
    { fixed: ['battleId', 'armyId', 'officerId'] },
  ),
  /** What was set down at the table (EP-20). A mark that was struck out stays, struck. */
  battleMarks: table(
    z.strictObject({
      id,
      battleId: id,
      kind: z.enum(markKinds),
      /** Side of the unit or officer. */
      sideId: optionalId,
      unitId: optionalId,
      officerId: optionalId,
      /** Side whose figure overturned the battery (MB-END-4). */
      bySideId: optionalId,
      /** Of those who left: by which edge, to which sector, and the army they form now (MB-BAT-EDG-5, -6). */
      edge: compass.nullable(),
      toId: optionalId,
      leftIds: z.array(id),
      text,
      at: moment,
      byId: id,
      struck: z.boolean(),
      position,
    }),
    { fixed: ['battleId', 'kind'] },
  ),
  /** Results of a battle: what the rules and the dice gave, and what the master overruled. */
  battleOutcomes: table(
    z.strictObject({
      id,
      battleId: id,
      kind: z.enum(outcomeKinds),
      /** The unit, officer or army it speaks of; a horse has the id of its officer. */
      subjectId: id,
      /** Its name at that time; a unit's kind. */
      name,
      unitKind: z.string().max(2).nullable(),
      sideId: optionalId,
      /** Face of the die that decided it (MB-END-4, MB-END-6). */
      face: z.number().int().min(1).max(6).nullable(),
      computed: fateSchema,
      override: fateSchema.nullable(),
      position,
    }),
    { fixed: ['battleId', 'kind', 'subjectId', 'computed', 'face'] },
  ),
}
