import { StoredAccounts } from '@/lib/auth/accounts'
import { prismaAccountStore } from '@/lib/auth/prismaAccountStore'
import { openStore, type Store } from '@/lib/store/open'
import { directoryOf } from './campaigns'
import { log } from './log'

/** Opens a data folder that no server holds, for the time of some work of the command line. */
export async function withStore<Result>(
  dataFolder: string,
  work: (parts: { store: Store; accounts: StoredAccounts }) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(dataFolder, { log: (error, what) => log.error({ err: error }, what) })
  try {
    const accounts = await StoredAccounts.open(prismaAccountStore(store.prisma), directoryOf(store))
    return await work({ store, accounts })
  } finally {
    await store.close()
  }
}
