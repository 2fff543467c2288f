import { RuleError } from '@/lib/kernel/errors'
import type { CampaignState } from '../state'
import { placeOf } from './place'

/**
 * Commands that are given at the table (`info.flagsWhere`): their refusals would tell where bodies stand now (MB-INF-11). From
 * outside a general writes a letter or hands in a paper.
 */
const givenAtTable: ReadonlySet<string> = new Set([
  'army.march',
  'army.countermand',
  'army.split',
  'army.merge',
  'battle.declareAttack',
  'battle.play',
  'courier.pursue',
  'letter.hand',
  'letter.deliver',
  'pass.give',
])

/** Refuses with `E_OUTSIDE` what somebody away from the table cannot order. */
export function checkAtTable(state: CampaignState, type: string, data: unknown, personId: string): void {
  // A letter may be written anywhere; a courier who stands beside its author takes it where they stand.
  const hands = type === 'letter.write' && (data as { courier?: string }).courier !== undefined
  if ((hands || givenAtTable.has(type)) && placeOf(state, personId) === 'outside') throw new RuleError('E_OUTSIDE')
}
