import type { Audience } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import { battleMapCommands } from './commands'
import type { BattleMapEvent } from './events'
import { battleMapViews } from './views'

const mastersOnly = (event: BattleMapEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const battleMaps: Feature<BattleMapEvent> = {
  name: 'battleMaps',
  commands: battleMapCommands,
  due: {},
  answers: {},
  views: battleMapViews,
  visibility: { BattleMapSaved: mastersOnly, BattleMapRemoved: mastersOnly, BattleMapAssigned: mastersOnly },
}
export { groundOf } from './ground'
