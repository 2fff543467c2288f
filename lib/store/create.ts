import { randomBytes } from 'node:crypto'
import type { PrismaClient } from '@/generated/prisma/client'
import { tableNames, type CampaignState, type TableName } from '@/lib/campaign/state'
import type { Row } from '@/lib/kernel/table'
import { commitStatements } from './commit'
import { firstPrevHash } from './hash'
import { EarliestDue } from './earliestDue'
import { Head } from './head'
import { upsertSql } from './rowSql'
import { drawSecret } from './serverDice'
import type { TimeSource } from './timeSource'
import { rulesVersion, schemaVersion } from './versions'

export interface NewCampaign {
  slug: string
  title: string
  /** State as a scenario gives it. */
  state: CampaignState
  rehearsal: boolean
}

/**
 * Writes a new campaign: its rows, a dice secret with its public promise, and the checkpoint record its audit begins with.
 * Throws when the slug is taken. Gives the campaign's id.
 */
export async function createCampaign(
  prisma: PrismaClient,
  { slug, title, state, rehearsal }: NewCampaign,
  time: TimeSource,
): Promise<string> {
  const id = `campaign_${randomBytes(9).toString('base64url')}`
  const utc = time.utc()
  const { commitment, secret } = drawSecret(state, `dice_${randomBytes(9).toString('base64url')}`)
  const complete: CampaignState = {
    ...state,
    clock: Object.fromEntries(Object.entries(state.clock).map(([key, clock]) => [key, { ...clock, rehearsal }])),
    diceCommitments: { [commitment.id]: commitment },
  }
  const head = new Head({
    base: { state: complete, seq: 0, hash: firstPrevHash(id), atEvent: 0 },
    bound: new Map(),
    secrets: new Map(),
    due: new EarliestDue(),
    log: () => {},
  })
  head.addCheckpoint('create', utc, utc)
  await prisma.$transaction([
    prisma.campaign.create({ data: { id, slug, title, rehearsal, rulesVersion, schemaVersion, createdAt: utc } }),
    prisma.diceSecret.create({ data: { campaignId: id, id: commitment.id, secret } }),
    ...writeRows(prisma, id, complete),
    ...commitStatements(prisma, { campaignId: id, state: complete, records: head.records, checkpoint: head.checkpoint, heartbeat: null }),
  ])
  return id
}

function writeRows(prisma: PrismaClient, campaignId: string, state: CampaignState) {
  const filled = tableNames
    .map((table): [TableName, Row[]] => [table, Object.values(state[table]) as Row[]])
    .filter(([, rows]) => rows.length > 0)
  return filled.map(([table, rows]) => prisma.$executeRawUnsafe(upsertSql[table], campaignId, JSON.stringify(rows)))
}
