import type { Feature } from '../feature'
import { claimCommands } from './claims'
import type { DeskEvent } from './events'
import { handoverCommands } from './handover'
import { holdCommands } from './holds'
import { reasonCommands } from './reasons'
import { deskDue, reminderCommands } from './reminders'
import { deskViews } from './views'
import { deskVisibility } from './visibility'

export const desk: Feature<DeskEvent> = {
  name: 'desk',
  commands: { ...reminderCommands, ...claimCommands, ...holdCommands, ...handoverCommands, ...reasonCommands },
  due: deskDue,
  answers: {},
  views: deskViews,
  visibility: deskVisibility,
}
export { REASON_LATER } from './later'
export { deferReason } from './reasons'
