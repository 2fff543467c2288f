import type { CampaignState } from '@/lib/campaign/state'
import { parseNotation } from '@/lib/kernel/dice'
import { commitmentOf, facesOf } from '@/lib/kernel/verifiableDice'
import type { AuditRecord } from '../types'
import { VerifyFault } from './fault'

/** Throws the server's dice once more: every face must come from the secret that was promised, every roll number must be the next. */
export class DiceCheck {
  rolls = 0
  private last = 0

  constructor(private readonly secrets: ReadonlyMap<string, string>) {}

  /** Every promise must be that of its secret. */
  promises(state: CampaignState): void {
    for (const { id, sha256, secret } of Object.values(state.diceCommitments)) {
      const kept = secret ?? this.secrets.get(id)
      if (kept === undefined) throw new VerifyFault(`the secret of dice promise ${id} is missing`)
      if (commitmentOf(kept) !== sha256) throw new VerifyFault(`the secret of dice promise ${id} is not the one that was promised`)
    }
  }

  check(record: Pick<AuditRecord, 'seq' | 'dice'>, state: CampaignState): void {
    for (const { number, notation, faces, source, commitment } of record.dice) {
      this.rolls += 1
      if (source !== 'server') continue
      if (number !== this.last + 1) throw new VerifyFault(`record ${record.seq}: roll ${number} does not follow roll ${this.last}`)
      this.last = number
      const secret = commitment === null ? undefined : (state.diceCommitments[commitment]?.secret ?? this.secrets.get(commitment))
      if (secret === undefined) throw new VerifyFault(`record ${record.seq}: the secret of roll ${number} is missing`)
      const { count, sides } = parseNotation(notation)
      if (facesOf(secret, number, count, sides).join() !== faces.join()) {
        throw new VerifyFault(`record ${record.seq}: roll ${number} did not come from the promised secret`)
      }
    }
  }
}
