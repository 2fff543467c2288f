import type { Context } from '@/lib/kernel/command'
import type { Feature } from '../feature'
import type { CampaignState } from '../state'
import { ceremonyCommands } from './ceremony'
import { survivalCommands } from './commands'
import type { SurvivalEvent } from './events'
import { finaliseAll, giveAid, type Ship, type ShipAid } from './rolls'
import { setStatus } from './ships'
import { survivalViews } from './views'
import { survivalVisibility } from './visibility'

/** Ships out of action and the die that tells what became of them (fleet reference, section 14). */
export const survival: Feature<SurvivalEvent> = {
  name: 'survival',
  commands: { ...survivalCommands, ...ceremonyCommands },
  due: {},
  answers: {},
  views: survivalViews,
  visibility: survivalVisibility,
}

export {
  battleOver,
  causeModifier,
  owesRoll,
  requireAidable,
  resultOf,
  rollOf,
  shipFor,
  standingDie,
  verdictOf,
  type ShipAid,
} from './rolls'

/** Help of HQ that has been let through (HQ-BAT-5). For HQ, whose own events differ. */
export const giveShipAid = (draft: CampaignState, ctx: Context<never>, ship: Ship, aid: ShipAid): void => giveAid(draft, ctx, ship, aid)

/** The end of the event makes every roll final (SURV-8). For the clock. */
export const finaliseSurvival = (draft: CampaignState, ctx: Context<never>): void => finaliseAll(draft, ctx)

/** A battle takes a ship out of action (SURV-1). For battles, whose own events differ. */
export const takeShipOut = (ctx: Context<never>, ship: Ship, cause: string | null): void => setStatus(ctx, ship, 'out', cause)
