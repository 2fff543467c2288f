import fs from 'node:fs'
import path from 'node:path'
import Database from '../driver'
import { checkIntegrity } from '../integrity'

/** All pages in one step: a copy in several steps would begin anew with each write of the server. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies a database that may be in use, as it is at one moment, into one sound file: online backup, integrity check, fsync, and only
 * then the name. Runs in a process of its own: the server never opens its live file a second time.
 */
export async function copyDatabase(file: string, target: string): Promise<void> {
  fs.mkdirSync(path.dirname(target), { recursive: true })
  const unfinished = `${target}.unfinished`
  for (const suffix of ['', '-wal', '-shm', '-journal']) fs.rmSync(unfinished + suffix, { force: true })
  const source = new Database(file, { fileMustExist: true, timeout: 10_000 })
  try {
    await source.backup(unfinished, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  const copy = new Database(unfinished)
  copy.pragma('journal_mode = DELETE')
  copy.close()
  checkIntegrity(unfinished)
  flush(unfinished)
  fs.renameSync(unfinished, target)
}

function flush(file: string): void {
  const handle = fs.openSync(file, 'r+')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

/** A time as part of a file's name. */
export const stamp = (time: Date): string => time.toISOString().slice(0, 19).replace(/:/g, '-')
