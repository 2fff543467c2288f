import type { Feature } from '../feature'
import { courierAnswers, courierDue } from './crossing'
import type { CouriersEvent } from './events'
import { ridersView } from './views'
import { couriersVisibility } from './visibility'

export const couriers: Feature<CouriersEvent> = {
  name: 'couriers',
  commands: {},
  due: courierDue,
  answers: courierAnswers,
  views: [ridersView],
  visibility: couriersVisibility,
}
export type { CourierOutcome, CouriersEvent } from './events'
