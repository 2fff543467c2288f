import type { PrismaClient } from '@/generated/prisma/client'
import type { AccountStore } from './accountStore'

/** Accounts in the database, written by the one client that writes (DESIGN §5). */
export function prismaAccountStore(prisma: PrismaClient): AccountStore {
  return {
    async load() {
      const [accounts, people, tokens] = await Promise.all([
        prisma.account.findMany({ orderBy: { id: 'asc' } }),
        prisma.accountPerson.findMany(),
        prisma.token.findMany({ orderBy: { issuedAt: 'asc' } }),
      ])
      return { accounts, people, tokens }
    },
    async saveAccount(row) {
      await prisma.account.upsert({ where: { id: row.id }, create: row, update: row })
    },
    async savePerson(row) {
      await prisma.accountPerson.create({ data: row })
    },
    async saveToken(row) {
      await prisma.token.create({ data: row })
    },
    async markTokenSeen(id, at) {
      await prisma.token.updateMany({ where: { id }, data: { lastSeenAt: at } })
    },
    async deleteToken(id) {
      await prisma.token.deleteMany({ where: { id } })
    },
  }
}
