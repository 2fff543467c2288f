import { z } from 'zod'
import { id, name, newId, reason, text } from '../columns'
import { compass } from '../map/tables'
import { fates } from './tables'

/** Shapes of the commands of battles. Who may give them and what they check stands with their handlers. */

/** An attack in the territory (`campaign.battleTrigger` declared). `state`: for whom a master plays. */
export const declareAttack = z.strictObject({ territory: id, state: id.optional() })
/** A battle by the master's word, among the enemies who stand in the territory. */
export const call = z.strictObject({ territory: id })
export const onlyBattle = z.strictObject({ battle: id })
/** Who runs the table, and where the battle is fought; what is left out stays. */
export const host = z.strictObject({ battle: id, person: id.nullable().optional(), place: z.enum(['table', 'board']).optional() })
export const arrived = z.strictObject({ battle: id, person: id, arrived: z.boolean().default(true) })
/** Commander-in-chief or deputy of a side; null: the senior officer again, or no deputy. */
export const leader = z.strictObject({ battle: id, side: id, person: id.nullable() })
/** One side for two whose representatives named a common commander-in-chief (MB-BAT-GEN-6). */
export const joinSides = z.strictObject({ battle: id, side: id, other: id })
/** The edge a side (MB-DEP-6, MB-CON-9) or one reinforcement comes from. */
export const setEdge = z
  .strictObject({ battle: id, side: id.optional(), force: id.optional(), edge: compass })
  .refine((data) => (data.side === undefined) !== (data.force === undefined), { path: ['side'], message: 'either `side` or `force`' })
const cells = z.array(z.string().min(2).max(8)).max(2000)
export const setBounds = z.strictObject({ battle: id, side: id, normal: cells, march: cells })
/** Less than a second is no turn: where time ends it, one would follow another without end. */
export const setTurnLimit = z.strictObject({ battle: id, seconds: z.number().min(1).max(86_400) })
/** Passes the turn to the next side, or to the named one ("it is already their turn"). */
export const turn = z.strictObject({ battle: id, side: id.optional() })
/** A reinforcement comes onto the board (MB-BAT-EDG-2); `entered` false takes it back. */
export const enter = z.strictObject({ battle: id, force: id, entered: z.boolean().default(true) })

const markText = text.default('')
/** One thing set down at the table (EP-20). */
export const mark = z.discriminatedUnion('kind', [
  /** A regiment or battery is destroyed. */
  z.strictObject({ battle: id, kind: z.literal('loss'), unit: id, text: markText }),
  /** A battery is overturned in bayonet by a side: it may be captured (MB-END-4). */
  z.strictObject({ battle: id, kind: z.literal('overturned'), unit: id, bySide: id, text: markText }),
  /** An officer failed his saving roll (MB-BAT-OFF-13). */
  z.strictObject({ battle: id, kind: z.literal('wounded'), officer: id, text: markText }),
  /** A mounted officer was saved: his horse is thrown for afterwards (MB-END-6). */
  z.strictObject({ battle: id, kind: z.literal('saved'), officer: id, text: markText }),
  /** Something the master has to settle. */
  z.strictObject({ battle: id, kind: z.literal('dispute'), text: text.min(1) }),
])
/** Officers turn on their own side and take these units with them (MB-BAT-MUT-2 to -4). */
export const mutiny = z.strictObject({
  battle: id,
  officers: z.array(id).min(1).max(50),
  units: z.array(id).max(200).default([]),
  name: name.optional(),
})
export const strikeMark = z.strictObject({ mark: id })
/** Who leaves together by an edge marches together (MB-BAT-EDG-6). `to` where several territories lie beyond it. */
export const leave = z
  .strictObject({
    battle: id,
    units: z.array(id).max(200).default([]),
    officers: z.array(id).max(50).default([]),
    edge: compass,
    to: id.optional(),
    /** Name and, normally left to the server, id of the army they form. */
    name: name.optional(),
    new: newId.optional(),
  })
  .refine((data) => data.units.length + data.officers.length > 0, { path: ['units'], message: 'units or officers' })
/** The fighting is over; `holders`: sides that hold the field, none, one or allies (MB-END-1). */
export const end = z.strictObject({ battle: id, holders: z.array(id).max(20), byAgreement: z.boolean().default(false) })
/** The master's own result in place of the computed one; null takes it away. */
export const overrule = z.strictObject({
  outcome: id,
  fate: z
    .strictObject({
      fate: z.enum(fates),
      stateId: id.nullable().default(null),
      armyId: id.nullable().default(null),
      toId: id.nullable().default(null),
    })
    .nullable(),
  reason: reason.optional(),
})
