import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { tables as rules } from '@/lib/rules/macrobattle/tables'
import { id, moment, name, optionalId, optionalMoment } from '../../columns'

/** Tables of the battle's own state under the names of its rule system. */
export const boardTableNames = Object.keys(rules) as (keyof typeof rules)[]
export type BoardTableName = (typeof boardTableNames)[number]

const plain = z.record(z.string(), z.json())
/** An event as it is told to somebody: `type` and only what he may know. */
const told = z.array(plain)

export const boardTables = {
  /** Battles that are or were on the digital board (EP-20); the id is the battle's. Its row changes with every change of the board. */
  boards: table(
    z.strictObject({
      id,
      battleId: id,
      /** Which map it is fought on; the cells themselves are a row of `boardRows`. */
      mapId: z.string().min(1).max(80),
      /**
       * play: moves are made here; positions: it came back from the table, the master places what is left; table: it was taken to tin
       * figures, positions stand as they were; over.
       */
      status: z.enum(['play', 'positions', 'table', 'over']),
      /** Changes of the board so far. */
      moves: z.number().int().nonnegative(),
      /** What falls due next by the event clock (MB-BAT-TRN-3): the end of a turn, or of the time to choose a defender. */
      deadlineAt: optionalMoment,
      deadline: z.enum(['TimeExpired', 'DecisionExpired']).nullable(),
      /** The turn under way when it was taken to the table: it goes on if nobody passed it there. */
      resume: z
        .strictObject({
          turn: z.number().int(),
          turnOf: id,
          phase: z.enum(['movement', 'shooting', 'bayonet']),
          pool: z.number().int().nullable(),
        })
        .nullable(),
      /** What mutineers who have handed in their notice will be called, by id of their side (MB-BAT-MUT-5). */
      names: z.record(z.string(), name),
    }),
    { fixed: ['battleId', 'mapId', 'status', 'moves', 'deadlineAt', 'deadline', 'resume', 'names'] },
  ),
  /** The state of a battle on the board: one row for each row of the rule system's tables, the map in one of its own. */
  boardRows: table(
    z.strictObject({
      /** `<battle>/<table>/<row>`; nobody reads it apart. */
      id: z.string().min(1).max(250),
      battleId: id,
      table: z.enum(boardTableNames),
      rowId: id,
      data: plain,
    }),
    { fixed: ['battleId', 'table', 'rowId', 'data'] },
  ),
  /** Whom a figure stands for: a unit, or an officer. Exactly one is set. Figures have ids of their own, which tell nothing. */
  boardPieces: table(z.strictObject({ id, battleId: id, unitId: optionalId, officerId: optionalId }), {
    fixed: ['battleId', 'unitId', 'officerId'],
  }),
  /** The battle's log: what each command told, to everybody and to those who were told something else. The oldest are forgotten. */
  boardTold: table(
    z.strictObject({
      id,
      battleId: id,
      /** Whole for what everybody was told; in between for what was told to some alone, so that no gap tells of it. */
      number: z.number().nonnegative(),
      turn: z.number().int().nonnegative(),
      at: moment,
      full: told,
      open: told,
      /** By person; who does not stand here was told what is open. */
      own: z.record(z.string(), told),
    }),
    { fixed: ['battleId', 'number', 'turn', 'at', 'full', 'open', 'own'] },
  ),
}
