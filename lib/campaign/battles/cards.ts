import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import type { Officer } from '../state'
import { cardToBoards } from './board/mirroring'
import type { TableEvent } from './opening'
import { bonusSchema } from './tables'

type Bonus = z.infer<typeof bonusSchema>

const schema = z.strictObject({
  officer: id,
  bonuses: z.array(bonusSchema).max(20),
  /** His personal saving number; 7: never saved (MB-BAT-OFF-11). */
  saveOn: z.number().int().min(1).max(7).optional(),
})

/** Slots of each rank, the highest number, and whether words are allowed (MB-BAT-RNK-6, MB-AMB-56). */
const limits: Record<Officer['rank'], { slots: number; highest: number; words: boolean }> = {
  lower: { slots: 0, highest: 0, words: false },
  colonel: { slots: 1, highest: 1, words: false },
  general: { slots: 1, highest: 2, words: true },
  marshal: { slots: 3, highest: 2, words: true },
}

/** Two bonuses differ if they differ in kind or in arm (MB-BAT-RNK-6). */
const keyOf = ({ kind, arm }: Bonus): string => `${kind}/${arm ?? ''}`

function fitsRank(bonuses: readonly Bonus[], rank: Officer['rank']): boolean {
  const { slots, highest, words } = limits[rank]
  const fits = ({ kind, value }: Bonus): boolean => (kind === 'non-numeric' ? words : value !== null && value >= 1 && value <= highest)
  return bonuses.length <= slots && bonuses.every(fits) && new Set(bonuses.map(keyOf)).size === bonuses.length
}

export const cardCommands = {
  /** The master fills in an officer's character card (MB-BAT-RNK-1 to -6). */
  'officer.setCard': command<typeof schema, TableEvent>({
    schema,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
      const officer = find(draft.officers, data.officer)
      if (!officer) throw new RuleError('E_UNKNOWN', { what: 'officer' })
      if (!fitsRank(data.bonuses, officer.rank)) throw new RuleError('E_RANK_LIMIT')
      const saveOn = data.saveOn ?? find(draft.officerCards, officer.id)?.saveOn ?? 5
      draft.officerCards[officer.id] = { id: officer.id, bonuses: data.bonuses, saveOn }
      ctx.emit({ type: 'CardSet', officerId: officer.id })
      cardToBoards(draft, officer.id, draft.officerCards[officer.id]!, ctx)
    },
  }),
}
