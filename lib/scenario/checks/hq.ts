import type { PackShip, PackTable } from '../hqSchema'
import type { Pack } from '../schema'
import { checkCard } from './card'
import type { Report } from './report'

/** Tables with their stakes, and the cards with everything they name. */
export function checkHq(pack: Pack, report: Report): void {
  if (!pack.hq) return
  const sectors = new Set(pack.sectors.map(({ id }) => id))
  const withRole = (role: string) => new Set(pack.people.filter(({ roles }) => (roles as string[]).includes(role)).map(({ id }) => id))
  const known = {
    tables: report.ids(['hq', 'tables'], pack.hq.tables),
    cards: report.ids(['hq', 'cards'], pack.hq.cards),
    volunteers: withRole('volunteer'),
  }
  pack.hq.tables.forEach((table, index) => checkTable(table, ['hq', 'tables', index], sectors, withRole('host'), report))
  pack.hq.cards.forEach((card, index) => checkCard(card, ['hq', 'cards', index], known, report))
  const people = new Set(pack.people.map(({ id }) => id))
  report.ids(['hq', 'ships'], pack.hq.ships)
  pack.hq.ships.forEach((ship, index) => checkShip(ship, ['hq', 'ships', index], pack.hq!.tables, people, report))
}

/** A ship fights at a table of the pack, for a side that fights there; what its roll picks by name must be told apart (SURV-6). */
function checkShip(ship: PackShip, path: PropertyKey[], tables: readonly PackTable[], people: ReadonlySet<string>, report: Report): void {
  if (report.known([...path, 'table'], ship.table, new Set(tables.map(({ id }) => id)), 'стола') && ship.table !== null) {
    const sides = Object.keys(tables.find(({ id }) => id === ship.table)!.cpLimit)
    if (sides.length > 0 && !sides.includes(ship.side))
      report.fault([...path, 'side'], `за этим столом нет стороны «${ship.side}»: ${sides.join(', ')}`)
  }
  report.known([...path, 'owner'], ship.owner, people, 'человека')
  for (const list of ['crew', 'components'] as const) {
    const twice = ship[list].findIndex((name, index) => ship[list].indexOf(name) < index)
    if (twice >= 0) report.fault([...path, list, twice], `«${ship[list][twice]!}» названо дважды`)
  }
}

function checkTable(table: PackTable, path: PropertyKey[], sectors: ReadonlySet<string>, hosts: ReadonlySet<string>, report: Report): void {
  report.known([...path, 'sector'], table.sector, sectors, 'сектора')
  report.known([...path, 'host'], table.host, hosts, 'ведущего стола (роль host)')
  report.ids([...path, 'stakes'], table.stakes)
  table.stakes.forEach(({ index, outcomes }, place) => {
    if (index !== null && index >= outcomes.length)
      report.fault([...path, 'stakes', place, 'index'], `исходов всего ${outcomes.length}, счёт с нуля`)
  })
}
