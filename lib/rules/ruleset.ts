import type { z } from 'zod'
import type { CommandDefinition } from '@/lib/kernel/command'
import type { Tables } from '@/lib/kernel/table'

/** What a rule system gives (DESIGN §7): one folder of `lib/rules` each. A battle is run by the same kernel as the campaign. */
export interface Ruleset<State extends Tables = Tables, Event extends { type: string } = { type: string }, Setup = unknown> {
  /** Name of its folder, and `system` in files of `play`. */
  id: string
  title: string
  /** Shape of what a battle starts from. */
  setup: z.ZodType<Setup>
  start(setup: Setup): State
  /** Commands by the names of the battle's reference. */
  commands: Record<string, CommandDefinition<State, Event>>
}
