import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { DueItem } from '@/lib/kernel/command'
import { dueCommandId, nextDue } from '@/lib/kernel/due'

/**
 * The earliest due item of a state. Remembered for the state last asked about: after a commit the timer and the next command ask
 * about the same one, and every kind lists all it has for it.
 */
export class EarliestDue {
  private known: { state: CampaignState; item: DueItem | null } | null = null

  /** `failed`: ids of due items that failed in this process and are not tried again. */
  constructor(readonly failed: Set<string> = new Set()) {}

  of(state: CampaignState): DueItem | null {
    if (this.known?.state !== state) this.known = { state, item: nextDue(state, registry.due, this.failed) }
    return this.known.item
  }

  /** Leaves an item out from now on. */
  fail(item: DueItem): void {
    this.failed.add(dueCommandId(item))
    this.known = null
  }
}
