import type { Audience } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import { letterCommands } from './commands'
import type { LettersEvent } from './events'
import { lettersView } from './views'

/** What goes on with letters is the masters'; whom one concerns has it in his view and his notices. */
const forMasters = (event: LettersEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const letters: Feature<LettersEvent> = {
  name: 'letters',
  commands: letterCommands,
  due: {},
  answers: {},
  views: [lettersView],
  visibility: {
    LetterWritten: forMasters,
    LetterHanded: forMasters,
    LetterDelivered: forMasters,
    LetterTaken: forMasters,
    LetterLost: forMasters,
    LetterRead: forMasters,
  },
}
export { deliverLetters, takeLetters } from './deliver'
export type { LettersEvent } from './events'
