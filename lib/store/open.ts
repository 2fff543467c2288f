import fs from 'node:fs'
import pino from 'pino'
import type { PrismaClient } from '@/generated/prisma/client'
import type { CampaignStore } from './campaignStore'
import { createCampaign, type NewCampaign } from './create'
import { databaseFile, openPrisma } from './database'
import { lockFolder } from './folderLock'
import { writeCheckpoints } from './checkpoints'
import { deployMigrations } from './migrate/deploy'
import { openCampaign, openCampaigns, type Shell } from './openCampaigns'
import { systemTime, type TimeSource } from './timeSource'
import type { CampaignService } from './types'

export type { NewCampaign } from './create'

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
  time?: TimeSource
  log?: (error: unknown, what: string) => void
}

/**
 * Opens a data folder: locks it, brings the database to the newest migration (with a copy before and a checkpoint after), loads every
 * campaign. Throws `FolderInUse` when another process has it.
 */
export async function openStore(dataFolder: string, options: StoreOptions = {}): Promise<Store> {
  fs.mkdirSync(dataFolder, { recursive: true })
  const unlock = lockFolder(dataFolder)
  let prisma: PrismaClient | null = null
  try {
    const file = databaseFile(dataFolder)
    const { applied, copy } = await deployMigrations(file, new Date())
    prisma = openPrisma(file)
    const logger = pino({ name: 'store' })
    const shell: Shell = {
      prisma,
      time: options.time ?? systemTime,
      log: options.log ?? ((error, what) => logger.error({ err: error }, what)),
    }
    if (applied.length > 0 && copy !== null) await writeCheckpoints(shell, 'migration')
    return opened(shell, await openCampaigns(shell), unlock)
  } catch (error) {
    await prisma?.$disconnect()
    unlock()
    throw error
  }
}

function opened(shell: Shell, campaigns: CampaignStore[], unlock: () => void): Store {
  return {
    prisma: shell.prisma,
    campaigns: () => [...campaigns],
    async create(campaign) {
      const id = await createCampaign(shell.prisma, campaign, shell.time)
      const service = await openCampaign(shell, { id, slug: campaign.slug })
      campaigns.push(service)
      return service
    },
    async close() {
      await Promise.all(campaigns.map((campaign) => campaign.close()))
      await shell.prisma.$disconnect()
      unlock()
    },
  }
}
