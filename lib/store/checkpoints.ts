import { randomBytes } from 'node:crypto'
import type { CampaignState } from '@/lib/campaign/state'
import { commitStatements, type Checkpoint } from './commit'
import { firstPrevHash } from './hash'
import { EarliestDue } from './earliestDue'
import { Head } from './head'
import { loadState } from './load'
import type { Shell } from './openCampaigns'
import { drawSecret } from './serverDice'

/** The end of a campaign that nothing runs in: only the store itself adds records to it. */
async function quietHead({ prisma }: Shell, campaignId: string): Promise<Head> {
  const where = { campaignId }
  const last = await prisma.auditRecord.findFirst({ where, orderBy: { seq: 'desc' }, select: { seq: true, hash: true } })
  const { _max: latest } = await prisma.auditRecord.aggregate({ where, _max: { atEvent: true } })
  return new Head({
    base: {
      state: await loadState(prisma, campaignId),
      seq: last?.seq ?? 0,
      hash: last?.hash ?? firstPrevHash(campaignId),
      atEvent: latest.atEvent ?? 0,
    },
    bound: new Map(),
    secrets: new Map(),
    due: new EarliestDue(),
    log: () => {},
  })
}

/** Writes a checkpoint record for every campaign. The campaigns are not open. */
export async function writeCheckpoints(shell: Shell, kind: Checkpoint['kind']): Promise<void> {
  const { prisma, time } = shell
  for (const { id } of await prisma.campaign.findMany({ select: { id: true } })) {
    const head = await quietHead(shell, id)
    head.addCheckpoint(kind, time.utc(), time.utc())
    const { state, records, checkpoint } = head
    await prisma.$transaction(commitStatements(prisma, { campaignId: id, state, records, checkpoint, heartbeat: null }))
  }
}

/**
 * After a restore: the server's dice start from a new secret, since faces that were already seen would come again; then a checkpoint.
 * The campaigns are not open.
 */
export async function markRestored(shell: Shell): Promise<void> {
  const { prisma, time } = shell
  for (const { id } of await prisma.campaign.findMany({ select: { id: true } })) {
    const head = await quietHead(shell, id)
    const utc = time.utc()
    const { commitment, secret } = drawSecret(head.state, `dice_${randomBytes(9).toString('base64url')}`)
    const next: CampaignState = { ...head.state, diceCommitments: { ...head.state.diceCommitments, [commitment.id]: commitment } }
    const patches = [{ op: 'add' as const, table: 'diceCommitments', id: commitment.id, row: commitment }]
    const inverse = [{ op: 'remove' as const, table: 'diceCommitments', id: commitment.id }]
    head.appendOwn('store.diceSecret', { commitment: commitment.id }, { next, patches, inverse }, utc, utc)
    head.addCheckpoint('restore', utc, utc)
    const { state, records, checkpoint } = head
    await prisma.$transaction([
      prisma.diceSecret.create({ data: { campaignId: id, id: commitment.id, secret } }),
      ...commitStatements(prisma, { campaignId: id, state, records, checkpoint, heartbeat: null }),
    ])
  }
}
