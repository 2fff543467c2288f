import { z } from 'zod'

/** One step of a play: time runs to `at`, then the command is given. */
const step = z.strictObject({
  /** Who gives the command: id of a person or side; the master when nothing is said. */
  as: z.string().min(1).default('master'),
  /** Event milliseconds; the moment of the step before when nothing is said. */
  at: z.number().finite().nonnegative().optional(),
  /** Type of the command; without one only time runs. */
  command: z.string().min(1).optional(),
  data: z.json().default({}),
  /** Faces of the dice, in the order they are thrown. */
  dice: z.array(z.number().int().positive()).default([]),
})

/** A file of `play` (DESIGN §7). `system` is a rule system, or `campaign` with a scenario pack or a state as `setup`. */
export const playFile = z.strictObject({ system: z.string().min(1), setup: z.unknown(), steps: z.array(step) })
export type PlayFile = z.infer<typeof playFile>
export type PlayStep = PlayFile['steps'][number]

/** What came of a step. `fired`: what fell due before it. */
export type PlayedStep =
  | { ok: true; events: unknown[]; fired?: unknown[] }
  | { ok: false; error: { code: string; params: Record<string, unknown> }; fired?: unknown[] }

export interface Played {
  steps: PlayedStep[]
  state: unknown
}

/** What cannot be played at all, in words. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable'
}
