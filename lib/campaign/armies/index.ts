import type { Feature } from '../feature'
import type { ArmiesEvent } from './events'
import { merge } from './merge'
import { split } from './split'
import { armiesView, flagsView } from './views'
import { armiesVisibility } from './visibility'

export const armies: Feature<ArmiesEvent> = {
  name: 'armies',
  commands: { 'army.split': split, 'army.merge': merge },
  due: {},
  answers: {},
  views: [flagsView, armiesView],
  visibility: armiesVisibility,
}
export { armOf, arms, type Arm } from './arms'
export { armyToOrder, commandsArmy, generalOf, isAtLarge, maySeeStrength, mayOrderArmy, type Giver } from './authority'
export { battleOfOfficer, isOpenBattle, marchOfArmy, marchOfOfficer, stateOfOfficer, statusOfArmy } from './bodies'
export type { ArmiesEvent } from './events'
export { minutesOfKind, minutesOfOfficer, paceOfArmy, paceOfUnits } from './pace'
export { checkPart, splitOff, type SplitPart } from './split'
export { armiesIn, armsOf, officersOf, unitsOf } from './units'
