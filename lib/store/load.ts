import type { PrismaClient } from '@/generated/prisma/client'
import { emptyState, tableNames, type CampaignState } from '@/lib/campaign/state'
import type { Row, Tables } from '@/lib/kernel/table'
import { models } from './tableColumns'

type Finder = { findMany(query: { where: { campaignId: string } }): Promise<(Row & { campaignId: string })[]> }

/** The state of a campaign from its rows. */
export async function loadState(prisma: PrismaClient, campaignId: string): Promise<CampaignState> {
  const state = emptyState() as unknown as Tables
  const delegates = prisma as unknown as Record<string, Finder>
  for (const table of tableNames) {
    const model = models[table]
    const rows = await delegates[model[0]!.toLowerCase() + model.slice(1)]!.findMany({ where: { campaignId } })
    for (const { campaignId: _, ...row } of rows) state[table]![row.id] = row
  }
  return state as unknown as CampaignState
}
