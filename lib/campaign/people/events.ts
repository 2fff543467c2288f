import type { Role } from '@/lib/kernel/command'
import type { PassedOn } from './leaving'

/** Facts about people. Sessions end when roles change or somebody leaves: the shell listens to `RolesSet` and `PersonLeft`. */
export type PeopleEvent =
  | { type: 'PersonCreated'; person: string; character: string; roles: Role[] }
  | { type: 'RolesSet'; person: string; character: string; roles: Role[] }
  | { type: 'PersonLeft'; person: string; character: string; passed: PassedOn }
  /** The player of `person` goes on as `becomes`. */
  | { type: 'CharacterChanged'; person: string; becomes: string; before: string; character: string; passed: PassedOn }
