import { followedFrom, undoableType, undoneBy, type Followed, type TracedRecord } from '@/lib/campaign/audit'
import { adjustableColumns } from '@/lib/campaign/adjust'
import { tables, type CampaignState, type TableName } from '@/lib/campaign/state'
import type { Json } from '@/lib/kernel/json'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord, CampaignService } from '@/lib/store/types'
import { whoSaw, type Seen } from './whoSaw'

/** One record of the repair: the mistake itself (no `link`) or what followed from it. */
export interface RepairLine extends Pick<AuditRecord, 'seq' | 'type' | 'data' | 'events' | 'actor' | 'as' | 'atEvent'> {
  link: Omit<Followed, 'seq'> | null
  /** It can be ticked for a roll-back. */
  undoable: boolean
}

/** A row that the mistake changed, as it stands now: what may be corrected forward. */
export interface RepairRow {
  table: TableName
  id: string
  columns: Record<string, Json>
}

/** A notice that came of the mistake or what followed, with how far it has come by now. */
export interface RepairNotice {
  id: string
  seq: number
  personId: string
  kind: string
  params: Record<string, Json>
  deliveredAt: number | null
  readAt: number | null
}

/** Everything that a master needs to put a mistake right (EP-6). */
export interface Repair {
  /** The mistake first, then what followed in order. */
  lines: RepairLine[]
  /** How many more followed than are listed. */
  more: number
  /** The record that took the mistake back, or null. */
  undoneBy: number | null
  rows: RepairRow[]
  seen: Seen
  notices: RepairNotice[]
}

/** More than anybody reads; what cannot be left out of a roll-back is always listed. */
const MOST_LINES = 150
const PAGE = 500

async function recordsFrom(service: CampaignService, seq: number, until: number): Promise<AuditRecord[]> {
  const all: AuditRecord[] = []
  for (;;) {
    const page = await service.audit({ after: all.at(-1)?.seq ?? seq - 1, before: until + 1, limit: PAGE })
    all.push(...page)
    if (page.length < PAGE) return all
  }
}

const traced = (record: AuditRecord): TracedRecord => ({ ...record, actorId: record.actor, undoes: takesBack(record) })

/** Rows that the record changed and that still stand, with those of the changed columns that may be corrected. */
function rowsOf(state: CampaignState, { patches }: AuditRecord): RepairRow[] {
  const changed = new Map<string, RepairRow>()
  for (const patch of patches) {
    const table = patch.table as TableName
    const row = (state[table] as Record<string, Record<string, Json>>)[patch.id]
    if (!row || tables[table].outsideUndo) continue
    const adjustable = adjustableColumns(table).filter((column) => column !== 'version')
    const columns = patch.op === 'set' ? adjustable.filter((column) => column === patch.column) : patch.op === 'add' ? adjustable : []
    if (columns.length === 0) continue
    const key = JSON.stringify([table, patch.id])
    const known = changed.get(key) ?? { table, id: patch.id, columns: {} }
    for (const column of columns) known.columns[column] = row[column]!
    changed.set(key, known)
  }
  return [...changed.values()]
}

function noticesOf(state: CampaignState, records: readonly AuditRecord[]): RepairNotice[] {
  return records.flatMap(({ seq, patches }) =>
    patches.flatMap((patch): RepairNotice[] => {
      const notice = patch.op === 'add' && patch.table === 'notices' ? state.notices[patch.id] : undefined
      if (!notice) return []
      const { id, personId, kind, params, deliveredAt, readAt } = notice
      return [{ id, seq, personId, kind, params, deliveredAt, readAt }]
    }),
  )
}

/** What a master sees of a mistake (EP-6); null when there is no such record. */
export async function repairOf(service: CampaignService, seq: number): Promise<Repair | null> {
  const [state, until] = [service.state(), service.seq()]
  if (seq > until) return null
  const records = await recordsFrom(service, seq, until)
  const root = records[0]
  if (root?.seq !== seq) return null
  const past = records.map(traced)
  const followed = followedFrom(past, past[0]!)
  const listed = followed.filter(({ needed }, n) => needed || n < MOST_LINES)
  const bySeq = new Map(records.map((record) => [record.seq, record]))
  const shown = [root, ...listed.map((each) => bySeq.get(each.seq)!)]
  const links = new Map(listed.map(({ seq: each, ...link }) => [each, link]))
  return {
    lines: shown.map(({ seq: each, type, data, events, actor, as, atEvent }) => {
      return { seq: each, type, data, events, actor, as, atEvent, link: links.get(each) ?? null, undoable: undoableType(type) }
    }),
    more: followed.length - listed.length,
    undoneBy: undoneBy(past).get(seq) ?? null,
    rows: rowsOf(state, root),
    seen: whoSaw(state, records, new Set(shown.map((record) => record.seq))),
    notices: noticesOf(state, shown),
  }
}
