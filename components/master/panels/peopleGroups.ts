import type { PersonRow } from '@/components/people/search'
import type { OfficerRow } from '@/lib/campaign/viewRows'
import type { JumpTarget } from './panel'

export const groupIds = ['all', 'onWatch', 'officers'] as const
export type PeopleGroup = (typeof groupIds)[number]

export function inGroup(person: PersonRow, group: PeopleGroup): boolean {
  switch (group) {
    case 'all':
      return true
    case 'onWatch':
      return person.present
    case 'officers':
      return person.officer !== null
  }
}

/** Where an officer is found: with his army, or alone on his territory. */
export const whereIs = (officer: Pick<OfficerRow, 'armyId' | 'sectorId'>): JumpTarget =>
  officer.armyId === null ? { sectorId: officer.sectorId } : { armyId: officer.armyId }
