import fs from 'node:fs'
import path from 'node:path'
import Database from './driver'

/** The data folder is used by another process that writes. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
  constructor(readonly folder: string) {
    super(
      `Папка данных ${folder} уже занята другим сервером Ставки: остановите его или задайте другую STAVKA_DATA. / ` +
        `The data folder ${folder} is used by another Stavka server: stop it or set another STAVKA_DATA.`,
    )
  }
}

/**
 * Makes this process the only one that writes into a data folder: an exclusive lock on `lock.sqlite`, which the operating system
 * drops when the process dies in any way. Gives the function that releases it; throws `FolderInUse`.
 */
export function lockFolder(dataFolder: string): () => void {
  fs.mkdirSync(dataFolder, { recursive: true })
  const lock = new Database(path.join(dataFolder, 'lock.sqlite'), { timeout: 200 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (/SQLITE_BUSY/.test((error as { code?: string }).code ?? '')) throw new FolderInUse(path.resolve(dataFolder))
    throw error
  }
  return () => lock.close()
}
