import type { Cost, Effect } from '@/lib/campaign/hq/tables'
import type { PackCard } from '../hqSchema'
import type { Report } from './report'

interface Known {
  tables: ReadonlySet<string>
  cards: ReadonlySet<string>
  volunteers: ReadonlySet<string>
}

const total = (cost: Cost): number => (cost.energy ?? 0) + (cost.resources ?? 0) + (cost.bchs ?? 0)
const harms = (effect: Effect): boolean =>
  (effect.t === 'pool' && effect.delta < 0) || (effect.t === 'camp' && ((effect.defence ?? 0) < 0 || (effect.support ?? 0) < 0))

/** One card: its schedule, its references, and the rules of its kind. */
export function checkCard(card: PackCard, path: PropertyKey[], known: Known, report: Report): void {
  report.known([...path, 'table'], card.table, known.tables, 'стола')
  // A card may be about a table and come by hand (HQ-TRG-4).
  if (card.table === null && card.round !== null) report.fault([...path, 'table'], 'у раунда не указан стол')
  if (card.reserve !== null && card.round !== null) report.fault([...path, 'reserve'], 'карточка стоит и в расписании, и в запасе')
  if (
    report.known([...path, 'assignee'], card.assignee, known.volunteers, 'волонтёра (роль volunteer)') &&
    card.assignee !== null &&
    card.decision !== 'personal'
  )
    report.fault([...path, 'assignee'], 'исполнителя назначают только для личного решения (HQ-DEC-1)')
  report.ids([...path, 'ways'], card.ways)
  checkEffects(card, path, known, report)
  if (card.kind === 'crisis') checkCrisis(card, path, report)
  else checkProspect(card, path, report)
}

function checkEffects(card: PackCard, path: PropertyKey[], known: Known, report: Report): void {
  const check = (effects: readonly Effect[], at: PropertyKey[]) =>
    effects.forEach((effect, index) => {
      if (effect.t === 'issue') report.known([...at, index, 'cardId'], effect.cardId, known.cards, 'карточки')
      if (effect.t === 'grant') report.known([...at, index, 'map'], effect.map ?? null, known.tables, 'стола')
    })
  card.ways.forEach(({ effects }, index) => check(effects, [...path, 'ways', index, 'effects']))
  if (card.ifNot) check(card.ifNot.effects, [...path, 'ifNot', 'effects'])
  if (card.aggravation?.ifNot) check(card.aggravation.ifNot.effects, [...path, 'aggravation', 'ifNot', 'effects'])
  if (card.aggravation?.gives) check(card.aggravation.gives, [...path, 'aggravation', 'gives'])
}

function checkCrisis(card: PackCard, path: PropertyKey[], report: Report): void {
  card.ways.forEach(({ cost }, index) => {
    // HQ-CRI-2
    if (total(cost) === 0)
      report.fault([...path, 'ways', index, 'cost'], 'путь преодоления ничего не стоит: нужна цена хотя бы в одном запасе (E_CARD_COST)')
  })
  if (!card.ifNot) report.fault([...path, 'ifNot'], 'у кризиса не сказано, что будет, если не преодолеть (HQ-CRI-1)')
  if (card.overcome === '') report.fault([...path, 'overcome'], 'у кризиса не сказано, как преодолеть (HQ-CRI-1)')
}

function checkProspect(card: PackCard, path: PropertyKey[], report: Report): void {
  const ways = card.ways.map(({ id }) => id).sort()
  if (ways.join() !== 'accept,refuse') return report.fault([...path, 'ways'], 'у перспективы ровно два пути: accept и refuse')
  const accept = card.ways.find(({ id }) => id === 'accept')!
  const refuse = card.ways.find(({ id }) => id === 'refuse')!
  // HQ-PRO-1, HQ-PRO-2
  const gain = accept.effects.some((effect) => effect.t === 'pool' && effect.delta > 0)
  if (!gain)
    report.fault([...path, 'ways', card.ways.indexOf(accept), 'effects'], 'перспектива ничего не приносит ни в один запас (E_CARD_REWARD)')
  if (total(refuse.cost) > 0 || refuse.effects.some(harms))
    report.fault([...path, 'ways', card.ways.indexOf(refuse)], 'отказ от перспективы ничего не отнимает (E_CARD_REWARD)')
  if (card.ifNot?.effects.some(harms)) report.fault([...path, 'ifNot'], 'упущенная перспектива ничего не отнимает (E_CARD_REWARD)')
  if (card.aggravation) report.fault([...path, 'aggravation'], 'усугубить можно только кризис (HQ-CRI-8)')
  if (card.decision !== 'collective') report.fault([...path, 'decision'], 'решение о перспективе всегда коллективное (HQ-PRO-4)')
}
