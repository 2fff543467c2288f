import type { OfficerRow } from '@/lib/campaign/viewRows'
import type { Json } from '@/lib/kernel/json'
import type { Role } from '@/lib/kernel/command'
import type { PersonRow } from './search'

/** A person as the form holds him. */
export interface PersonForm {
  player: string
  character: string
  nickname: string
  stateId: string | null
  roles: Role[]
  rank: OfficerRow['rank'] | null
  sectorId: string | null
}

export const emptyForm: PersonForm = {
  player: '',
  character: '',
  nickname: '',
  stateId: null,
  roles: ['participant'],
  rank: null,
  sectorId: null,
}

export const formOf = (person: PersonRow): PersonForm => ({
  player: person.player ?? '',
  character: person.character,
  nickname: person.nickname ?? '',
  stateId: person.stateId,
  roles: person.roles,
  rank: person.officer?.rank ?? null,
  sectorId: person.officer?.sectorId ?? null,
})

/** True if saving the form makes an officer's figure: for a new person, or one who becomes an officer (MB-GEN-4). */
export const makesOfficer = (form: PersonForm, isNew: boolean, hasFigure: boolean): boolean =>
  form.roles.includes('officer') && (isNew || !hasFigure)

export type FormFault = 'needNames' | 'needState'

/** What the form still lacks: both names (EP-11), and for a new officer a state, a rank and a place (MB-GEN-4). */
export function faultOfForm(form: PersonForm, isNew: boolean, hasFigure = true): FormFault | null {
  if (form.player.trim() === '' || form.character.trim() === '') return 'needNames'
  if (makesOfficer(form, isNew, hasFigure) && (form.stateId === null || form.rank === null || form.sectorId === null)) return 'needState'
  return null
}

/** Data of `people.create`. */
export function createData(form: PersonForm): Record<string, Json> {
  const officer = form.roles.includes('officer') && form.rank !== null
  return {
    player: form.player.trim(),
    character: form.character.trim(),
    roles: form.roles,
    ...(form.nickname.trim() !== '' && { nickname: form.nickname.trim() }),
    ...(form.stateId !== null && { stateId: form.stateId }),
    ...(officer && { rank: form.rank }),
    ...(officer && form.sectorId !== null && { sectorId: form.sectorId }),
  }
}

export interface Edit {
  type: string
  data: { [key: string]: Json }
}

const sameRoles = (a: readonly Role[], b: readonly Role[]): boolean => a.length === b.length && a.every((role) => b.includes(role))

/** Commands that bring a person from what he is to what the form says; none where nothing changed. */
export function editsOf(person: PersonRow, form: PersonForm, reason: string): Edit[] {
  const before = formOf(person)
  const set: Record<string, Json> = {}
  if (form.player.trim() !== before.player) set.player = form.player.trim()
  if (form.character.trim() !== before.character) set.character = form.character.trim()
  if (form.nickname.trim() !== before.nickname) set.nickname = form.nickname.trim() === '' ? null : form.nickname.trim()
  if (form.stateId !== before.stateId) set.stateId = form.stateId
  const edits: Edit[] = []
  if (Object.keys(set).length > 0) edits.push({ type: 'people.adjust', data: { id: person.id, set, reason } })
  if (person.officer && form.rank !== null && form.rank !== before.rank) {
    edits.push({ type: 'officers.adjust', data: { id: person.id, set: { rank: form.rank }, reason } })
  }
  if (!sameRoles(form.roles, before.roles)) {
    const figure = makesOfficer(form, false, person.officer !== null) && form.rank !== null && form.sectorId !== null
    const data = { person: person.id, roles: form.roles, ...(figure && { rank: form.rank, sectorId: form.sectorId }) }
    edits.push({ type: 'people.setRoles', data })
  }
  return edits
}

/** Corrections need a reason (EP-7), a change of roles does not. */
export const needsReason = (edits: readonly Edit[]): boolean => edits.some((edit) => edit.type.endsWith('.adjust'))
