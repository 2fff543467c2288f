import type { Cost, Effect } from '@/lib/campaign/hq/tables'
import { fault, type FaultCode } from '../faults'
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

/** Names what the card speaks of and nobody knows. */
function known(report: Report, path: PropertyKey[], id: string | null, all: ReadonlySet<string>, code: FaultCode): boolean {
  if (id === null || all.has(id)) return true
  report.fault(path, fault(code, { id }))
  return false
}

/** One card: its schedule, its references, and the rules of its kind. */
export function checkCard(card: PackCard, path: PropertyKey[], names: Known, report: Report): void {
  known(report, [...path, 'table'], card.table, names.tables, 'tableUnknown')
  // A card may be about a table and come by hand (HQ-TRG-4).
  if (card.table === null && card.round !== null) report.fault([...path, 'table'], fault('roundNoTable'))
  if (card.reserve !== null && card.round !== null) report.fault([...path, 'reserve'], fault('planTwice'))
  if (
    known(report, [...path, 'assignee'], card.assignee, names.volunteers, 'personUnknown') &&
    card.assignee !== null &&
    card.decision !== 'personal'
  )
    report.fault([...path, 'assignee'], fault('assigneePersonal'))
  report.ids([...path, 'ways'], card.ways)
  checkEffects(card, path, names, report)
  if (card.kind === 'crisis') checkCrisis(card, path, report)
  else checkProspect(card, path, report)
}

function checkEffects(card: PackCard, path: PropertyKey[], names: Known, report: Report): void {
  const check = (effects: readonly Effect[], at: PropertyKey[]) =>
    effects.forEach((effect, index) => {
      if (effect.t === 'issue') known(report, [...at, index, 'cardId'], effect.cardId, names.cards, 'cardUnknown')
      if (effect.t === 'grant') known(report, [...at, index, 'map'], effect.map ?? null, names.tables, 'tableUnknown')
    })
  card.ways.forEach(({ effects }, index) => check(effects, [...path, 'ways', index, 'effects']))
  if (card.ifNot) check(card.ifNot.effects, [...path, 'ifNot', 'effects'])
  if (card.aggravation?.ifNot) check(card.aggravation.ifNot.effects, [...path, 'aggravation', 'ifNot', 'effects'])
  if (card.aggravation?.gives) check(card.aggravation.gives, [...path, 'aggravation', 'gives'])
}

function checkCrisis(card: PackCard, path: PropertyKey[], report: Report): void {
  card.ways.forEach(({ cost }, index) => {
    // HQ-CRI-2
    if (total(cost) === 0) report.fault([...path, 'ways', index, 'cost'], fault('crisisCost'))
  })
  if (!card.ifNot) report.fault([...path, 'ifNot'], fault('crisisIfNot'))
  if (card.overcome === '') report.fault([...path, 'overcome'], fault('crisisOvercome'))
}

function checkProspect(card: PackCard, path: PropertyKey[], report: Report): void {
  const ways = card.ways.map(({ id }) => id).sort()
  if (ways.join() !== 'accept,refuse') return report.fault([...path, 'ways'], fault('prospectWays'))
  const accept = card.ways.find(({ id }) => id === 'accept')!
  const refuse = card.ways.find(({ id }) => id === 'refuse')!
  // HQ-PRO-1, HQ-PRO-2
  const gain = accept.effects.some((effect) => effect.t === 'pool' && effect.delta > 0)
  if (!gain) report.fault([...path, 'ways', card.ways.indexOf(accept), 'effects'], fault('prospectGain'))
  if (total(refuse.cost) > 0 || refuse.effects.some(harms))
    report.fault([...path, 'ways', card.ways.indexOf(refuse)], fault('prospectRefuse'))
  if (card.ifNot?.effects.some(harms)) report.fault([...path, 'ifNot'], fault('prospectMissed'))
  if (card.aggravation) report.fault([...path, 'aggravation'], fault('prospectAggravation'))
  if (card.decision !== 'collective') report.fault([...path, 'decision'], fault('prospectDecision'))
}
