import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseFile } from '../database'
import Database from '../driver'
import { copyUploads } from '../uploads'
import { copyDatabase, stamp } from './copy'

/** Twice in the ten seconds that a copy may be behind. */
const LOOK_EVERY_MS = 5000
const HOUR_MS = 3_600_000
/** Hourly copies of three days. */
const KEPT_COPIES = 72

export interface KeeperOptions {
  dataFolder: string
  /** Second folder for the continuous copy; null: none. */
  copyFolder: string | null
  signal: AbortSignal
  report: (error: unknown) => void
}

/** Keeps the copies of a data folder until it is told to stop: the second folder whenever something changed, and one each hour. */
export async function keepCopies({ dataFolder, copyFolder, signal, report }: KeeperOptions): Promise<void> {
  const file = databaseFile(dataFolder)
  const watched = new Database(file, { fileMustExist: true, timeout: 10_000 })
  let copied: unknown = null
  while (!signal.aborted) {
    try {
      const version = watched.pragma('data_version', { simple: true })
      if (copyFolder && version !== copied) {
        // Photos first: the copy of the database never names one that is not beside it.
        await copyUploads(dataFolder, copyFolder)
        await copyDatabase(file, path.join(copyFolder, 'stavka.sqlite'))
        copied = version
      }
      await keepHourly(dataFolder, file, new Date())
    } catch (error) {
      report(error)
    }
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
  }
  watched.close()
}

async function keepHourly(dataFolder: string, file: string, now: Date): Promise<void> {
  const folder = path.join(dataFolder, 'backups')
  fs.mkdirSync(folder, { recursive: true })
  const kept = fs
    .readdirSync(folder)
    .filter((name) => /^hourly-.*\.sqlite$/.test(name))
    .sort()
  const newest = kept.at(-1)
  if (newest && now.getTime() - fs.statSync(path.join(folder, newest)).mtimeMs < HOUR_MS) return
  await copyDatabase(file, path.join(folder, `hourly-${stamp(now)}.sqlite`))
  for (const old of kept.slice(0, Math.max(0, kept.length + 1 - KEPT_COPIES))) fs.rmSync(path.join(folder, old))
}
