import type { Audience } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import { passCommands } from './commands'
import type { PassesEvent } from './events'
import { passesView } from './views'

const forMasters = (event: PassesEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const passes: Feature<PassesEvent> = {
  name: 'passes',
  commands: passCommands,
  due: {},
  answers: {},
  views: [passesView],
  visibility: { PassGiven: forMasters, PassTakenBack: forMasters },
}
export type { PassesEvent } from './events'
export { bearsPass } from './valid'
