/* eslint-disable @typescript-eslint/unbound-method -- the methods of the adapter are wrapped in place and always called on it */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils'

/** How long a statement waits for another process's lock, in milliseconds. */
const BUSY_MS = 2000

/**
 * Prisma's SQLite adapter with two things added. Its one connection guards only BEGIN: a query made while somebody's transaction is
 * open would run inside it, and a write already reported as done would be lost when that transaction rolls back; here everything
 * outside a transaction waits for the open one. And the pragmas of DESIGN §5 are set on the connection itself.
 */
export class SerialSqlite implements SqlDriverAdapterFactory {
  readonly provider = 'sqlite' as const
  readonly adapterName: string
  private readonly stock: PrismaBetterSqlite3

  constructor(private readonly options: { file: string; readonly?: boolean }) {
    this.stock = new PrismaBetterSqlite3({ url: `file:${options.file}`, timeout: BUSY_MS, readonly: options.readonly ?? false })
    this.adapterName = this.stock.adapterName
  }

  async connect(): Promise<SqlDriverAdapter> {
    const adapter = await this.stock.connect()
    await adapter.executeScript(this.options.readonly ? 'PRAGMA query_only = ON;' : writingPragmas)
    return serialised(adapter)
  }
}

const writingPragmas = [
  'PRAGMA journal_mode = WAL;',
  'PRAGMA synchronous = FULL;',
  'PRAGMA foreign_keys = ON;',
  'PRAGMA wal_autocheckpoint = 2000;',
].join(' ')

function serialised(adapter: SqlDriverAdapter): SqlDriverAdapter {
  let tail: Promise<void> = Promise.resolve()
  /** Waits for its turn; the turn ends when the function it gives is called. */
  const turn = async (): Promise<() => void> => {
    const before = tail
    let end!: () => void
    tail = new Promise((resolve) => (end = resolve))
    await before
    return end
  }
  const inTurn =
    <Arguments extends unknown[], Result>(work: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      const end = await turn()
      try {
        return await work.apply(adapter, args)
      } finally {
        end()
      }
    }
  const { startTransaction, executeScript } = adapter
  const pragma = executeScript.bind(adapter)
  adapter.queryRaw = inTurn(adapter.queryRaw)
  adapter.executeRaw = inTurn(adapter.executeRaw)
  adapter.executeScript = inTurn(executeScript)
  adapter.startTransaction = async (isolation) => {
    const end = await turn()
    try {
      const transaction = await startTransaction.call(adapter, isolation)
      await pragma('PRAGMA defer_foreign_keys = ON;')
      const { commit, rollback } = transaction
      const ending = (work: () => Promise<void>) => async () => {
        try {
          await work.call(transaction)
        } finally {
          end()
        }
      }
      transaction.commit = ending(commit)
      transaction.rollback = ending(rollback)
      return transaction
    } catch (error) {
      end()
      throw error
    }
  }
  return adapter
}
