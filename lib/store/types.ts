import type { CampaignEvent } from '@/lib/campaign/registry'
import type { CampaignState, TableName } from '@/lib/campaign/state'
import type { Actor, Command } from '@/lib/kernel/command'
import type { Roll } from '@/lib/kernel/dice'
import type { ErrorParams } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import type { Patch } from '@/lib/kernel/patches'
import type { Answer, WireTime } from '@/lib/live/protocol'

/** One line of the audit (DESIGN §5): what was asked, by whom, when, what came of it. Hashes chain the lines. */
export interface AuditRecord {
  seq: number
  commandId: string
  actor: string
  as: string | null
  roles: string[]
  screen: string | null
  type: string
  data: Json
  dice: Roll[]
  events: CampaignEvent[]
  patches: Patch[]
  inverse: Patch[]
  answer: Json
  error: { code: string; params: ErrorParams } | null
  reason: string | null
  /** commandId of the due item or command that caused this one, or null. */
  cause: string | null
  /** seq that this record takes back, or null. */
  undoes: number | null
  atUtc: number
  atEvent: number
  happenedAt: number | null
  rulesVersion: string
  schemaVersion: number
  prevHash: string
  hash: string
}

/** What became durable in one commit, in order; told to listeners after the commit and before anything else is run. */
export interface Committed {
  state: CampaignState
  /** Tables that changed. */
  touched: ReadonlySet<TableName>
  records: AuditRecord[]
}

export interface AuditQuery {
  /** Only records after this seq. */
  after?: number
  before?: number
  limit?: number
  actor?: string
  type?: string
  /** Only refusals. */
  refused?: boolean
  /** Only records that changed this row; with `column`, that made it or changed this column of it. */
  row?: { table: string; id: string; column?: string }
  /** Newest first. */
  descending?: boolean
}

/** A campaign as the rest of the program uses it: the only door to its state. */
export interface CampaignService {
  readonly id: string
  readonly slug: string
  /** The committed state. Treat as immutable. */
  state(): CampaignState
  seq(): number
  time(): WireTime
  /** Queues a command; the promise settles when the answer is final and durable (or is not final at all). */
  submit(command: Command, actor: Actor, screen: string | null): Promise<Answer>
  /** Runs a command on the present state without keeping anything; dice are never thrown. For the master. */
  preview(command: Command, actor: Actor): Promise<Preview>
  onCommitted(listener: (committed: Committed) => void): () => void
  audit(query: AuditQuery): Promise<AuditRecord[]>
  close(): Promise<void>
}

export interface Preview {
  error: { code: string; params: ErrorParams } | null
  dice: { notation: string; purpose: string } | null
  patches: Patch[]
  events: CampaignEvent[]
  /** Due items that would fire at once after it and after one another (EP-1: "crossed at 13:26, contact"), with what each would bring. */
  wouldFire: { kind: string; id: string; at: number; events: CampaignEvent[] }[]
}
