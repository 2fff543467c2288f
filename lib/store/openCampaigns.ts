import type { PrismaClient } from '@/generated/prisma/client'
import { CampaignStore } from './campaignStore'
import { firstPrevHash } from './hash'
import { loadState } from './load'
import { comeBack } from './outage'
import { boundIds } from './records'
import type { TimeSource } from './timeSource'

/** What opening a campaign needs besides the database. */
export interface Shell {
  prisma: PrismaClient
  time: TimeSource
  log: (error: unknown, what: string) => void
}

/** Loads one campaign and starts its clock; what fell due while the process was away is dealt with first (DESIGN §4). */
export async function openCampaign(shell: Shell, { id, slug }: { id: string; slug: string }): Promise<CampaignStore> {
  const { prisma, time, log } = shell
  const where = { campaignId: id }
  const state = await loadState(prisma, id)
  const last = await prisma.auditRecord.findFirst({ where, orderBy: { seq: 'desc' }, select: { seq: true, hash: true } })
  const { _max: latest } = await prisma.auditRecord.aggregate({ where, _max: { atEvent: true } })
  const { _max: checkpoint } = await prisma.checkpoint.aggregate({ where, _max: { seq: true } })
  const heartbeat = await prisma.heartbeat.findUnique({ where })
  const secrets = await prisma.diceSecret.findMany({ where })
  const atEvent = latest.atEvent ?? 0
  const campaign = new CampaignStore({
    prisma,
    id,
    slug,
    base: { state, seq: last?.seq ?? 0, hash: last?.hash ?? firstPrevHash(id), atEvent },
    bound: await boundIds(prisma, id),
    secrets: new Map(secrets.map((row) => [row.id, row.secret])),
    checkpointSeq: checkpoint.seq ?? 0,
    time,
    back: comeBack(state, heartbeat, atEvent, time.utc()),
    log,
  })
  await campaign.open()
  return campaign
}

/** Opens every campaign of the database, oldest first. */
export async function openCampaigns(shell: Shell): Promise<CampaignStore[]> {
  const rows = await shell.prisma.campaign.findMany({ orderBy: { createdAt: 'asc' }, select: { id: true, slug: true } })
  const opened: CampaignStore[] = []
  for (const row of rows) opened.push(await openCampaign(shell, row))
  return opened
}
