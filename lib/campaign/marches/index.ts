import type { Feature } from '../feature'
import { countermand } from './countermand'
import { marchDue } from './due'
import type { MarchesEvent } from './events'
import { march } from './march'
import { marchesView, ordersView } from './views'
import { marchesVisibility } from './visibility'

export const marches: Feature<MarchesEvent> = {
  name: 'marches',
  commands: { 'army.march': march, 'army.countermand': countermand },
  due: marchDue,
  answers: {},
  views: [marchesView, ordersView],
  visibility: marchesVisibility,
}
export { marchGroups, marchItems } from './due'
export type { MarchesEvent, MovingBody } from './events'
export { bodyOf, cross } from './moving'
export { arriveAt, crossAt, toMs } from './times'
