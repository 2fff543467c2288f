import type { Context } from '@/lib/kernel/command'
import type { Feature } from '../feature'
import type { CampaignState } from '../state'
import { gainFunctions } from './camp'
import { closeAll } from './closing'
import { bookkeepingCommands } from './commands/bookkeeping'
import { cardCommands } from './commands/cards'
import { deckCommands } from './commands/deck'
import { decisionCommands } from './commands/decisions'
import { dispatchCommands } from './commands/dispatches'
import { givingCommands } from './commands/giving'
import { helpCommands } from './commands/help'
import { outcomeCommands } from './commands/outcome'
import { resultCommands } from './commands/results'
import { reversalCommands } from './commands/reversal'
import { roundCommands } from './commands/rounds'
import { staffCommands } from './commands/staff'
import { tradeCommands } from './commands/trade'
import { wordCommands } from './commands/word'
import { hqDue } from './deadlines'
import type { HqEvent } from './events'
import { reopenAll } from './takingBack'
import { hqViews } from './views'
import { hqVisibility } from './visibility'

export const hq: Feature<HqEvent> = {
  name: 'hq',
  commands: {
    ...decisionCommands,
    ...cardCommands,
    ...deckCommands,
    ...wordCommands,
    ...bookkeepingCommands,
    ...givingCommands,
    ...tradeCommands,
    ...dispatchCommands,
    ...roundCommands,
    ...resultCommands,
    ...helpCommands,
    ...staffCommands,
    ...reversalCommands,
    ...outcomeCommands,
  },
  due: hqDue,
  answers: {},
  views: hqViews,
  visibility: hqVisibility,
}

export { titleOf } from './announcement'
export { mostImported } from './commands/deck'
export { cardFault } from './newCard'

/** The end of the event closes all open cards and the open announcement (HQ-CRD-4). For the clock, whose own events differ. */
export const closeAllCards = (draft: CampaignState, ctx: Context<never>): void => closeAll(draft, ctx)

/** The start of the event gains the camp functions already reached (HQ-CAM-3); called once the clock is running. */
export const gainCampFunctions = (draft: CampaignState, ctx: Context<never>): void => gainFunctions(draft, ctx)

/** An end pressed by accident is taken back: what it closed is open again. Called while the clock stands at the end. */
export const reopenCards = (draft: CampaignState, ctx: Context<never>): void => reopenAll(draft, ctx)
