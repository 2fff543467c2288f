import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../columns'
import { command } from '../feature'
import type { CampaignState } from '../state'
import type { SurvivalEvent } from './events'
import { battleOver, shipFor, type SurvivalContext } from './rolls'

const begin = z.strictObject({ ships: z.array(id).min(1).max(200) })
const show = z.strictObject({ ship: id.nullable() })
const nothing = z.strictObject({})

function requireMaster(ctx: SurvivalContext): void {
  if (!ctx.master) throw new RuleError('E_ROLE')
}

/** Only a ship that may be told of: out of action, its battle over. */
function requireTold(draft: CampaignState, shipId: string): void {
  const ship = shipFor(draft, shipId)
  if (ship.status !== 'out' || !battleOver(draft, ship)) throw new RuleError('E_SURV_STATE')
}

/** The ceremony on the wall (EP-35): the queue of ships, and the one whose turn it is. */
export const ceremonyCommands = {
  'survival.beginCeremony': command<typeof begin, SurvivalEvent>({
    schema: begin,
    who: ['master'],
    handler(draft, data, ctx) {
      const shipIds = [...new Set(data.ships)]
      for (const shipId of shipIds) shipFor(draft, shipId)
      requireMaster(ctx)
      for (const shipId of shipIds) requireTold(draft, shipId)
      draft.ceremony.ceremony = { id: 'ceremony', shipIds, shipId: null }
      ctx.emit({ type: 'CeremonyShown', ship: null, name: null })
    },
  }),
  /** Puts a ship of the queue on the wall; null: the queue itself. */
  'survival.showShip': command<typeof show, SurvivalEvent>({
    schema: show,
    who: ['master'],
    handler(draft, data, ctx) {
      const ship = data.ship === null ? null : shipFor(draft, data.ship)
      requireMaster(ctx)
      const ceremony = draft.ceremony.ceremony
      if (!ceremony || (ship && !ceremony.shipIds.includes(ship.id))) throw new RuleError('E_SURV_STATE')
      ceremony.shipId = ship?.id ?? null
      ctx.emit({ type: 'CeremonyShown', ship: ship?.id ?? null, name: ship?.name ?? null })
    },
  }),
  'survival.endCeremony': command<typeof nothing, SurvivalEvent>({
    schema: nothing,
    who: ['master'],
    handler(draft, _data, ctx) {
      requireMaster(ctx)
      if (!draft.ceremony.ceremony) throw new RuleError('E_SURV_STATE')
      delete draft.ceremony.ceremony
      ctx.emit({ type: 'CeremonyEnded' })
    },
  }),
}
