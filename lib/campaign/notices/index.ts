import type { Feature } from '../feature'
import { noticeCommands } from './commands'
import type { NoticesEvent } from './events'
import { noticesView } from './views'
import { noticesVisibility } from './visibility'

export const notices: Feature<NoticesEvent> = {
  name: 'notices',
  commands: noticeCommands,
  due: {},
  answers: {},
  views: [noticesView],
  visibility: noticesVisibility,
}
export { notify } from './notify'
