import type { PackTable } from '../hqSchema'
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
