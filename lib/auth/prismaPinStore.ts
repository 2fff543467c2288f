import type { PrismaClient } from '@/generated/prisma/client'
import type { PinStore } from './pins'

/** PINs in the database, written by the one client that writes (DESIGN §5). */
export function prismaPinStore(prisma: PrismaClient): PinStore {
  return {
    load: () => prisma.pin.findMany(),
    async save(row) {
      const { campaignId, personId } = row
      await prisma.pin.upsert({ where: { campaignId_personId: { campaignId, personId } }, create: row, update: row })
    },
  }
}
