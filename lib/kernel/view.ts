import type { Json } from './json'

/** To whom a stream of changes goes (DESIGN §6). */
export type Audience = { kind: 'wall' | 'hq' | 'master' | 'audit' } | { kind: 'state' | 'person' | 'screen'; id: string }

/** Also `outside`: what the wall tells those who do not stand at the table (`info.flagsWhere`). Views never meet it, see `lib/campaign/room`. */
export type Listener = Audience | { kind: 'outside' }

/** `wall`, `outside`, `hq`, `master`, `audit`, `state:<id>`, `person:<id>`, `screen:<device>`: also the name of the room of sockets. */
export const audienceName = (audience: Listener): string => ('id' in audience ? `${audience.kind}:${audience.id}` : audience.kind)

export function parseAudience(name: string): Listener | null {
  const match = /^(?:(wall|outside|hq|master|audit)|(state|person|screen):(.+))$/.exec(name)
  if (!match) return null
  if (match[1]) return { kind: match[1] as 'wall' | 'outside' | 'hq' | 'master' | 'audit' }
  return { kind: match[2] as 'state' | 'person' | 'screen', id: match[3]! }
}

/** Rows of a view by id, plain data. */
export type ViewRows = Record<string, { [key: string]: Json }>

/**
 * The only way out of the server. `rows` gives what this audience sees beyond the layers below it (person over state and hq
 * over wall): an audience whose layer has no row of its own for an id sees the row of the layer below.
 */
export interface View<State, To = Audience> {
  name: string
  reads: readonly (keyof State & string)[]
  /** Also for `screen:` audiences, the layer of one device. They are left out of all other views. */
  screens?: boolean
  rows(state: State, audience: To): ViewRows
}
