import type { Feature } from '../feature'
import { peopleCommands } from './commands'
import type { PeopleEvent } from './events'
import { peopleViews } from './views'
import { peopleVisibility } from './visibility'

export { keepingMaster } from './masters'
export { firstCharacter, presentCharacter } from './succession'

export const people: Feature<PeopleEvent> = {
  name: 'people',
  commands: peopleCommands,
  due: {},
  answers: {},
  views: peopleViews,
  visibility: peopleVisibility,
}
