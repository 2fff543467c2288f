import { undoneBy } from '@/lib/campaign/audit'
import type { VisibleEvent } from '@/lib/campaign/feature'
import { visibleEvent } from '@/lib/campaign/registry'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord, CampaignService } from '@/lib/store/types'

export const disputeKinds = ['army', 'card'] as const
export type DisputeKind = (typeof disputeKinds)[number]

/** One line of the history that both sides may look at. */
export interface DisputeLine {
  /** Event milliseconds. */
  at: number
  /** When it really happened, where a master said so (EP-1). */
  happenedAt: number | null
  event: VisibleEvent
}

const PAGE = 500

/** True if a fact speaks of this army or card. */
function speaksOf(event: object, kind: DisputeKind, id: string): boolean {
  const { armyId, armyIds, cardId, card } = event as Record<string, unknown>
  if (kind === 'card') return cardId === id || card === id
  return armyId === id || (Array.isArray(armyIds) && armyIds.includes(id))
}

/** Under which flag an army stood is public, its name is its own side's: the line says only that it is an army. */
const withoutName = (event: VisibleEvent, kind: DisputeKind): VisibleEvent =>
  kind === 'army' && typeof event.armyId === 'string' ? { ...event, armyId: 'army' } : event

async function allRecords(service: CampaignService): Promise<AuditRecord[]> {
  const all: AuditRecord[] = []
  for (;;) {
    const page = await service.audit({ after: all.at(-1)?.seq ?? 0, limit: PAGE })
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

/**
 * The history of one army or card as two disputing players may read it on a master's screen (EP-14): of an army what lay open on the
 * table, of a card what HQ was told. What was taken back is left out, and nothing tells a strength.
 */
export async function disputeOf(service: CampaignService, kind: DisputeKind, id: string): Promise<DisputeLine[]> {
  const records = await allRecords(service)
  const undone = undoneBy(records.map((record) => ({ seq: record.seq, undoes: takesBack(record) })))
  const state = service.state()
  const audience = kind === 'army' ? ({ kind: 'wall' } as const) : ({ kind: 'hq' } as const)
  return records
    .filter((record) => !undone.has(record.seq))
    .flatMap(({ events, atEvent, happenedAt }) =>
      events.flatMap((event): DisputeLine[] => {
        const seen = speaksOf(event, kind, id) ? visibleEvent(event, audience, state) : null
        return seen ? [{ at: atEvent, happenedAt, event: withoutName(seen, kind) }] : []
      }),
    )
}
