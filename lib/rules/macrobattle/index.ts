import type { Ruleset } from '../ruleset'
import { commands } from './commands'
import { deadlines } from './deadlines'
import type { BattleEvent } from './events'
import { legal } from './legal'
import { odds } from './odds'
import { checkedSetup, startBattle, type Setup } from './setup'
import { tables, type BattleState } from './tables'
import { seatsOf, views } from './views'
import { visibility } from './visibility'

/** The battle on the grid of the macrobattle (reference, sections 5.2 to 16). */
export const macrobattle: Ruleset<BattleState, BattleEvent, Setup> = {
  id: 'macrobattle',
  title: 'Макробоёвка',
  setup: checkedSetup,
  start: startBattle,
  tables,
  commands,
  seats: seatsOf,
  views,
  visibility,
  deadlines,
  legal,
  odds,
}
