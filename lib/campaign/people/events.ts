import type { Role } from '@/lib/kernel/command'

/** Facts about people. Sessions end when roles change or somebody leaves: the shell listens to `RolesSet` and `PersonLeft`. */
export type PeopleEvent =
  | { type: 'PersonCreated'; person: string; character: string; roles: Role[] }
  | { type: 'RolesSet'; person: string; character: string; roles: Role[] }
  | { type: 'PersonLeft'; person: string; character: string }
