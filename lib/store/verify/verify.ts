import type { PrismaClient } from '@/generated/prisma/client'
import { emptyState, type CampaignState } from '@/lib/campaign/state'
import { applyPatches } from '@/lib/kernel/patches'
import type { BoundRecord } from '../commit'
import { firstPrevHash, recordHash, requestHash, stateHash } from '../hash'
import { loadState } from '../load'
import { DiceCheck } from './dice'
import { firstDifference } from './difference'
import { VerifyFault } from './fault'

/** Records read at once. */
const PAGE = 500

export interface Verified {
  records: number
  checkpoints: number
  rolls: number
}

/**
 * Re-checks a campaign: that the chain of hashes holds, that patches replayed from the first checkpoint lead to every later one and to
 * the rows of the database, that the server's dice came from the promised secret. Throws `VerifyFault` with the first fault.
 */
export async function verifyCampaign(prisma: PrismaClient, slug: string): Promise<Verified> {
  const campaign = await prisma.campaign.findUnique({ where: { slug }, select: { id: true } })
  if (!campaign) throw new VerifyFault(`there is no campaign ${slug}`)
  const campaignId = campaign.id
  const secrets = await prisma.diceSecret.findMany({ where: { campaignId } })
  const dice = new DiceCheck(new Map(secrets.map((row) => [row.id, row.secret])))
  let state: CampaignState = emptyState()
  let seq = 0
  let prevHash = firstPrevHash(campaignId)
  let checkpoints = 0
  for (;;) {
    const rows = await prisma.auditRecord.findMany({ where: { campaignId, seq: { gt: seq } }, orderBy: { seq: 'asc' }, take: PAGE })
    for (const { campaignId: _, ...row } of rows) {
      const record = row as unknown as BoundRecord
      checkLink(record, seq, prevHash)
      state = applyPatches(state, record.patches)
      if (record.type === 'store.checkpoint') {
        state = await checkpointState(prisma, campaignId, record, state)
        checkpoints += 1
        dice.promises(state)
      }
      dice.check(record, state)
      seq = record.seq
      prevHash = record.hash
    }
    if (rows.length < PAGE) break
  }
  if (checkpoints === 0) throw new VerifyFault('the audit has no checkpoint to start from')
  const difference = firstDifference(state, await loadState(prisma, campaignId))
  if (difference) throw new VerifyFault(`the rows differ from the replay of the audit: ${difference}`)
  return { records: seq, checkpoints, rolls: dice.rolls }
}

function checkLink({ requestHash: asked, ...record }: BoundRecord, lastSeq: number, prevHash: string): void {
  const { seq, hash, ...rest } = record
  if (seq !== lastSeq + 1) throw new VerifyFault(`record ${lastSeq + 1} is missing`)
  if (record.prevHash !== prevHash) throw new VerifyFault(`record ${seq} does not follow record ${lastSeq}: the chain is broken`)
  if (recordHash({ seq, ...rest }) !== hash) throw new VerifyFault(`record ${seq} was changed: its hash does not fit`)
  const { actor, as, type, data, happenedAt } = record
  if (requestHash(actor, { as, type, data, happenedAt }) !== asked)
    throw new VerifyFault(`record ${seq}: the hash of its request does not fit`)
}

/** The state as the checkpoint has it: equal to the replay, but for the first one and those of migrations, which give rows a new shape. */
async function checkpointState(
  prisma: PrismaClient,
  campaignId: string,
  record: BoundRecord,
  replayed: CampaignState,
): Promise<CampaignState> {
  const row = await prisma.checkpoint.findUnique({ where: { campaignId_seq: { campaignId, seq: record.seq } } })
  if (!row) throw new VerifyFault(`the checkpoint of record ${record.seq} is missing`)
  const state = row.state as unknown as CampaignState
  const { kind, stateHash: promised } = record.data as { kind: string; stateHash: string }
  if (stateHash(state) !== promised) throw new VerifyFault(`the checkpoint of record ${record.seq} was changed: its hash does not fit`)
  if (kind === 'migration' || (kind === 'create' && record.seq === 1)) return state
  const difference = firstDifference(replayed, state)
  if (difference) throw new VerifyFault(`the checkpoint of record ${record.seq} differs from the replay: ${difference}`)
  return state
}
