import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import type { MapEvent } from './events'

const holding = z.strictObject({ sector: id, holder: id.nullable() })
const playing = z.strictObject({ state: id, byMaster: z.boolean() })

export const mapCommands = {
  /** Whose territory it is: set by the master, never derived (EP-12). */
  'sector.setHolder': command<typeof holding, MapEvent>({
    schema: holding,
    who: ['master'],
    handler(draft, { sector: sectorId, holder }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const sector = find(draft.sectors, sectorId)
      if (!sector) throw new RuleError('E_UNKNOWN', { what: 'sector' })
      if (holder !== null && !find(draft.states, holder)) throw new RuleError('E_UNKNOWN', { what: 'state' })
      const before = sector.holderId
      if (before === holder) throw new RuleError('E_NOTHING_TO_CHANGE')
      sector.holderId = holder
      ctx.emit({ type: 'HolderSet', sectorId, holderId: holder, before })
    },
  }),
  /** Nobody has come for a state: the master plays it (MB-GEN-3), or hands it back. */
  'state.setPlayed': command<typeof playing, MapEvent>({
    schema: playing,
    who: ['master'],
    handler(draft, { state: stateId, byMaster }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const state = find(draft.states, stateId)
      if (!state) throw new RuleError('E_UNKNOWN', { what: 'state' })
      state.playedByMaster = byMaster
      ctx.emit({ type: 'StatePlayed', stateId, byMaster })
    },
  }),
}
