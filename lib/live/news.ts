import type { CampaignState } from '@/lib/campaign/state'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord } from '@/lib/store/types'
import type { News } from './protocol'
import { eventsFor } from './views'

/** A television that is switched on later still has something to tell. */
const KEPT = 20

/** The last facts that everybody may know. What a master takes back is no longer told. */
export class PublicNews {
  private kept: (News & { seq: number })[] = []

  add(records: readonly AuditRecord[], state: CampaignState): void {
    for (const record of records) {
      const { seq, atEvent, events } = record
      const gone = takesBack(record)
      if (gone.length > 0) this.kept = this.kept.filter((news) => !gone.includes(news.seq))
      const told = eventsFor(events, { kind: 'wall' }, state)
      this.kept.push(...told.map((event) => ({ seq, at: atEvent, event })))
    }
    this.kept = this.kept.slice(-KEPT)
  }

  /** Oldest first, without the numbers of the records. */
  list(): News[] {
    return this.kept.map(({ at, event }) => ({ at, event }))
  }
}
