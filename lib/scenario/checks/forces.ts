import type { PackPerson } from '../forcesSchema'
import type { Pack } from '../schema'
import type { Report } from './report'

/** The id of the person who runs the campaign: made with it, never part of a pack. */
export const MASTER_ID = 'master'

/** People, officers and armies: who exists, where he stands, whom he commands (MB-GEN-4, -5). */
export function checkForces(pack: Pack, report: Report): void {
  const people = report.ids(['people'], pack.people)
  const armies = report.ids(['armies'], pack.armies)
  const states = new Set(pack.states.map(({ id }) => id))
  const sectors = new Set(pack.sectors.map(({ id }) => id))
  const officers = new Set(pack.people.filter(({ officer }) => officer).map(({ id }) => id))

  pack.people.forEach((person, index) => {
    const path = ['people', index]
    if (person.id === MASTER_ID) report.fault([...path, 'id'], `id «${MASTER_ID}» занят ведущим мастером: он заводится вместе с кампанией`)
    report.known([...path, 'state'], person.state, states, 'государства')
    checkRoles(person, index, report)
    if (person.officer) checkPlace(person.officer, [...path, 'officer'], { pack, armies, sectors }, report)
  })

  pack.armies.forEach((army, index) => {
    const path = ['armies', index]
    report.known([...path, 'state'], army.state, states, 'государства')
    report.known([...path, 'sector'], army.sector, sectors, 'сектора')
    const commander = (place: PropertyKey[], id: string | null) => {
      if (report.known(place, id, people, 'человека') && id !== null && !officers.has(id))
        report.fault(place, `«${id}» не офицер и не может командовать армией`)
    }
    commander([...path, 'general'], army.general)
    army.authorised.forEach((id, place) => commander([...path, 'authorised', place], id))
  })
}

function checkRoles(person: PackPerson, index: number, report: Report): void {
  const isOfficer = person.roles.includes('officer')
  if (new Set(person.roles).size !== person.roles.length) report.fault(['people', index, 'roles'], 'роль названа дважды')
  if (isOfficer && !person.officer) report.fault(['people', index, 'officer'], 'у офицера нет звания и места: заполните поле officer')
  if (!isOfficer && person.officer) report.fault(['people', index, 'roles'], 'заполнено поле officer, но среди ролей нет officer')
}

interface Places {
  pack: Pack
  armies: ReadonlySet<string>
  sectors: ReadonlySet<string>
}

function checkPlace(
  officer: NonNullable<PackPerson['officer']>,
  path: PropertyKey[],
  { pack, armies, sectors }: Places,
  report: Report,
): void {
  report.known([...path, 'sector'], officer.sector, sectors, 'сектора')
  if (officer.army === null) {
    if (officer.sector === null) report.fault(path, 'офицер без армии должен стоять в секторе: заполните sector')
    return
  }
  if (!report.known([...path, 'army'], officer.army, armies, 'армии')) return
  const at = pack.armies.find(({ id }) => id === officer.army)!.sector
  if (officer.sector !== null && officer.sector !== at) report.fault([...path, 'sector'], `его армия стоит в другом секторе («${at}»)`)
}
