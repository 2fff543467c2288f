import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import type { View, ViewRows } from '@/lib/kernel/view'
import { id } from '../columns'
import { command } from '../feature'
import type { CampaignState, March, RowIn } from '../state'
import type { ViewRowTypes } from '../viewRows'
import type { MarchesEvent } from './events'

/** What else the order said («если занято, отойти») waits for a master once its body is there (EP-3). */
export function keepInstruction(draft: CampaignState, march: March, text: string, ctx: Context<MarchesEvent>): void {
  if (text.trim() === '') return
  const id = ctx.id('instruction')
  const { orderId, armyId, officerId, toId } = march
  draft.instructions[id] = { id, orderId, armyId, officerId, sectorId: toId, text, at: ctx.now, doneAt: null }
}

const schema = z.strictObject({ instruction: id })

/** A master has read and done what the order said besides (EP-3). */
export const instructionDone = command<typeof schema, MarchesEvent>({
  schema,
  who: ['master'],
  handler(draft, data, ctx) {
    if (!ctx.master) throw new RuleError('E_ROLE')
    const instruction = find(draft.instructions, data.instruction)
    if (!instruction || instruction.doneAt !== null) throw new RuleError('E_UNKNOWN', { what: 'instruction' })
    instruction.doneAt = ctx.now
    ctx.emit({ type: 'InstructionDone', instructionId: instruction.id, orderId: instruction.orderId, text: instruction.text })
  },
})

function row(state: CampaignState, instruction: RowIn<'instructions'>): ViewRowTypes['instructions'] {
  const { orderId, armyId, officerId, sectorId, text, at, doneAt } = instruction
  const order = state.orders[orderId]
  const bodyName = armyId === null ? state.people[officerId!]?.character : state.armies[armyId]?.name
  return {
    orderId,
    orderNumber: order?.number ?? 0,
    byName: (order && state.people[order.byId]?.character) ?? '',
    armyId,
    officerId,
    bodyName: bodyName ?? '',
    sectorId,
    text,
    at,
    doneAt,
  }
}

/** Words of orders go to the master alone (MB-INF-5). */
export const instructionsView: View<CampaignState> = {
  name: 'instructions',
  reads: ['instructions', 'orders', 'people', 'armies'],
  rows(state, audience): ViewRows {
    if (audience.kind !== 'master' && audience.kind !== 'audit') return {}
    return Object.fromEntries(Object.values(state.instructions).map((instruction) => [instruction.id, row(state, instruction)]))
  },
}
