import type { Feature } from '../feature'
import { courierAnswers, courierDue } from './crossing'
import type { CouriersEvent } from './events'
import { pursue } from './pursuing'
import { pursuitAnswers } from './pursuit'
import { pursuitsView, suspicionsView } from './pursuitViews'
import { endPursuit, pursuitDue } from './returning'
import { ridersView } from './views'
import { couriersVisibility } from './visibility'

export const couriers: Feature<CouriersEvent> = {
  name: 'couriers',
  commands: { 'courier.pursue': pursue, 'courier.endPursuit': endPursuit },
  due: { ...courierDue, ...pursuitDue },
  answers: { ...courierAnswers, ...pursuitAnswers },
  views: [suspicionsView, pursuitsView, ridersView],
  visibility: couriersVisibility,
}
export type { CourierOutcome, CouriersEvent } from './events'
