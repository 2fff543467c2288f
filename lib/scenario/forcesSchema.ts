import { z } from 'zod'
import { tables } from '@/lib/campaign/state'
import { packId, packReference } from './columns'

const person = tables.people.row.shape
const officer = tables.officers.row.shape
const army = tables.armies.row.shape
const unit = tables.units.row.shape
const card = tables.officerCards.row.shape

/** With an army he stands where it stands; without one `sector` says where. */
export const packOfficer = z.strictObject({
  rank: officer.rank,
  /** Lower is senior among equal ranks. */
  seniority: officer.seniority,
  army: packReference,
  sector: packReference,
  /** Character card (MB-BAT-RNK-1). Without one: no bonus, saved on 5 or 6. */
  card: z
    .strictObject({ bonuses: card.bonuses.default([]), saveOn: card.saveOn.default(5) })
    .nullable()
    .default(null),
})

export const packPerson = z.strictObject({
  id: packId,
  /** Name of the player; a placeholder until the role is given out. */
  player: person.player,
  character: person.character,
  nickname: person.nickname.default(null),
  state: packReference,
  roles: person.roles,
  /** Stands at the table when the event begins (`info.flagsWhere`); everybody else is checked in there. */
  inRoom: z.boolean().default(false),
  /** For the role `officer`, and only for it. */
  officer: packOfficer.nullable().default(null),
})

export const packArmy = z.strictObject({
  id: packId,
  name: army.name,
  state: packId,
  sector: packId,
  /** The controlling general (MB-GEN-5); null: the master. */
  general: packReference,
  /** Further officers who may command it. */
  authorised: z.array(packId).max(50).default([]),
  units: z
    .array(z.strictObject({ kind: unit.kind, name: unit.name }))
    .min(1)
    .max(500),
})

export type PackPerson = z.infer<typeof packPerson>
export type PackArmy = z.infer<typeof packArmy>
