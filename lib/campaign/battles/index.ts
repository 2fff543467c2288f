import type { Feature } from '../feature'
import { callingCommands } from './calling'
import { cardCommands } from './cards'
import { officerCardsView } from './cardViews'
import { commandingCommands } from './commanding'
import { boardDue } from './board/due'
import { boardCommands } from './board/playing'
import { boardViews } from './board/views'
import { battleDue } from './due'
import { endingCommands } from './ending'
import type { BattlesEvent } from './events'
import { battleComingView, battleForcesView } from './forceViews'
import { leavingCommands } from './leaving'
import { markCommands } from './marks'
import { mutinyCommands } from './mutiny'
import { playingCommands } from './playing'
import { relationCommands } from './relations'
import { battleMarksView, battleOutcomesView } from './resultViews'
import { battleSidesView, battlesView } from './views'
import { battlesVisibility } from './visibility'

export const battles: Feature<BattlesEvent> = {
  name: 'battles',
  commands: {
    ...relationCommands,
    ...callingCommands,
    ...commandingCommands,
    ...playingCommands,
    ...markCommands,
    ...mutinyCommands,
    ...leavingCommands,
    ...endingCommands,
    ...cardCommands,
    ...boardCommands,
  },
  due: { ...battleDue, ...boardDue },
  answers: {},
  views: [
    battlesView,
    battleSidesView,
    battleForcesView,
    battleComingView,
    battleMarksView,
    battleOutcomesView,
    officerCardsView,
    ...boardViews,
  ],
  visibility: battlesVisibility,
}
export type { BattlesEvent } from './events'
export { joinCavalry, joinRider, sideToRideTo } from './joining'
export { forcesOf, isFighting, officersOfForce, openBattlesIn, sidesOf, unitsOfForce } from './lookup'
export { meet, warBegins } from './meeting'
export type { BattleContext } from './opening'
