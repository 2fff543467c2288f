import type { Json } from './json'

/** To whom a stream of changes goes (DESIGN §6). */
export type Audience = { kind: 'wall' | 'hq' | 'master' | 'audit' } | { kind: 'state' | 'person'; id: string }

/** `wall`, `hq`, `master`, `audit`, `state:<id>`, `person:<id>`: also the name of the room of sockets. */
export const audienceName = (audience: Audience): string => ('id' in audience ? `${audience.kind}:${audience.id}` : audience.kind)

export function parseAudience(name: string): Audience | null {
  const match = /^(?:(wall|hq|master|audit)|(state|person):(.+))$/.exec(name)
  if (!match) return null
  if (match[1]) return { kind: match[1] as 'wall' | 'hq' | 'master' | 'audit' }
  return { kind: match[2] as 'state' | 'person', id: match[3]! }
}

/** Rows of a view by id, plain data. */
export type ViewRows = Record<string, { [key: string]: Json }>

/**
 * The only way out of the server. `rows` gives what this audience sees beyond the layers below it (person over state and hq
 * over wall): an audience whose layer has no row of its own for an id sees the row of the layer below.
 */
export interface View<State> {
  name: string
  reads: readonly (keyof State & string)[]
  rows(state: State, audience: Audience): ViewRows
}
