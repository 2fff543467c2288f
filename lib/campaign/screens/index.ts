import type { Audience } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import { screenCommands } from './commands'
import type { ScreensEvent } from './events'
import { screenViews } from './views'

const forMasters = (event: ScreensEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const screens: Feature<ScreensEvent> = {
  name: 'screens',
  commands: screenCommands,
  due: {},
  answers: {},
  views: screenViews,
  visibility: { ScreenAssigned: forMasters, ScreensIdentified: forMasters, ScreenForgotten: forMasters },
}
export { deviceId } from './commands'
export { layouts, rooms, roomsOfHq, type Layout, type Room } from './tables'
