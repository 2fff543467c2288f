import type { RowIn } from '../state'
import type { StrikeChoice, aidIds } from './tables'

type Stakes = RowIn<'gameTables'>['stakes']

/** Rows of HQ's people, gifts, letters and results. */
export interface HqViewRows {
  /** Master and audit: all. A person: his own. */
  donations: Omit<RowIn<'donations'>, 'id' | 'giver'> & { byName: string }
  /** Sum of confirmed gifts by pool, id = pool. HQ; the wall when `hq.publicOnWall`. */
  donationTotals: { amount: number }
  /** Things got for Resources. HQ and master. */
  acquisitions: Omit<RowIn<'acquisitions'>, 'id'>
  /** Master and audit. */
  exchanges: Omit<RowIn<'exchanges'>, 'id'>
  /** Currencies and how many units one Resource is worth, id = currency. HQ and master. */
  rates: { units: number }
  /**
   * Letters. HQ: what has arrived and what it wrote itself. A host: what he sent and what has arrived at his tables. A courier: what
   * waits to be carried, without its text. Master: all.
   */
  dispatches: {
    way: 'toHq' | 'fromHq'
    tableId: string
    tableName: string
    byName: string
    /** Null: sealed. */
    text: string | null
    /** A card that opens on arrival. Master alone, and to a courier as one thing more to carry. */
    cardId: string | null
    answersId: string | null
    sentAt: number
    /** Master alone. */
    arrivesAt: number | null
    courierId: string | null
    /** Null to who has written it: there is no steady link. */
    deliveredAt: number | null
    state: RowIn<'dispatches'>['state']
    position: number
  }
  /** From which table the last letter came, when. One row `latest`. The wall when `hq.publicOnWall`. */
  latestDispatch: { tableName: string; at: number }
  /** HQ: who is on watch now. Master: the whole log, and when each last did anything. */
  watches: {
    personId: string
    name: string
    since: number
    until: number | null
    /** Master alone. */
    heardAt: number | null
    askedAt: number | null
    position: number
  }
  /** Cards that open by themselves, id = card. Master. */
  openings: { at: number; from: RowIn<'openings'>['from'] }
  /** The winner's intervention, one row `strike`. Master; HQ when its own side has it. */
  interventions: {
    state: RowIn<'interventions'>['state']
    side: string | null
    tableId: string | null
    choice: StrikeChoice | null
    at: number | null
    roads: RowIn<'interventions'>['roads']
    /** What can be struck now. `free`: the influence is said in words (AMB-H26). */
    targets: { tableId: string; name: string; state: 'running' | 'finished'; stakes: Stakes; free: boolean }[]
  }
  promises: Omit<RowIn<'promises'>, 'id'>
  /** Help that was given, and to whom. HQ and master. */
  aidUses: {
    aid: (typeof aidIds)[number]
    targetName: string
    byName: string | null
    spokenBy: string[]
    at: number
    position: number
  }
}
