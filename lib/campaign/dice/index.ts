import type { Feature } from '../feature'
import { diceCommands } from './commands'
import type { DiceEvent } from './events'
import { diceViews } from './views'
import { diceVisibility } from './visibility'

export type { DiceEvent } from './events'
export { hasDiceRequest, openDiceRequest, thrownAtTable, waitsForDice } from './requests'

export const dice: Feature<DiceEvent> = {
  name: 'dice',
  commands: diceCommands,
  due: {},
  answers: {},
  views: diceViews,
  visibility: diceVisibility,
}
