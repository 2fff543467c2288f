import type { PrismaClient } from '@/generated/prisma/client'
import type { CampaignState } from '@/lib/campaign/state'
import type { CampaignService } from './types'

/** What a new campaign is made from: the state a scenario gives. */
export interface NewCampaign {
  slug: string
  title: string
  state: CampaignState
  rehearsal: boolean
}

/** Everything durable of one data folder: the only writer of its database. */
export interface Store {
  /** For accounts and tokens, which live outside campaign state. */
  readonly prisma: PrismaClient
  campaigns(): CampaignService[]
  /** Writes a new campaign and opens it. */
  create(campaign: NewCampaign): Promise<CampaignService>
  close(): Promise<void>
}

export interface StoreOptions {
  /** Second folder for a copy at most ten seconds behind (STAVKA_COPY); null: none. */
  copyFolder?: string | null
  /** Run the child process that keeps hourly copies and the second folder up to date. */
  backups?: boolean
}
