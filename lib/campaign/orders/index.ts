import type { Feature } from '../feature'
import { acceptanceCommands, orderDue } from './acceptance'
import type { OrdersEvent } from './events'
import { march } from './march'
import { paperCommands } from './papers'
import { papersView, pendingOrdersView } from './views'
import { ordersVisibility } from './visibility'

export const orders: Feature<OrdersEvent> = {
  name: 'orders',
  commands: { 'army.march': march, ...acceptanceCommands, ...paperCommands },
  due: orderDue,
  answers: {},
  views: [papersView, pendingOrdersView],
  visibility: ordersVisibility,
}
export { mayTakePapers } from './papers'
export type { OrdersEvent, Refusal } from './events'
