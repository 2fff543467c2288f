import type { Feature } from '../feature'
import { countermand } from './countermand'
import type { MarchesEvent } from './events'
import { instructionDone, instructionsView } from './instructions'
import { marchesView, ordersView } from './views'
import { marchesVisibility } from './visibility'

export const marches: Feature<MarchesEvent> = {
  name: 'marches',
  commands: { 'army.countermand': countermand, 'order.instructionDone': instructionDone },
  // Crossings and arrivals of armies are declared by the battles, which see whom they meet (MB-CON-1).
  due: {},
  answers: {},
  views: [marchesView, ordersView, instructionsView],
  visibility: marchesVisibility,
}
export { departuresOf, type Departure, type Start } from './departure'
export { marchDue, marchGroups, marchItems } from './due'
export type { MarchesEvent, MovingBody } from './events'
export { bodyOf, cross } from './moving'
export { halt } from './halts'
export { giveOrder } from './march'
export { marchFields, oneTarget, oneTargetFault, termsOf, type MarchTerms, type OrderPart } from './terms'
export { arriveAt, crossAt, toMs } from './times'
