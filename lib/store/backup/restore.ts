import fs from 'node:fs'
import path from 'node:path'
import { markRestored } from '../checkpoints'
import { databaseFile, openPrisma } from '../database'
import Database from '../driver'
import { lockFolder } from '../folderLock'
import { checkIntegrity } from '../integrity'
import { deployMigrations, removeDatabase } from '../migrate/deploy'
import { systemTime } from '../timeSource'
import { copyUploads } from '../uploads'
import { stamp } from './copy'

/**
 * Puts a copy in the place of the database. Refuses while a server holds the folder (`FolderInUse`) and when the copy is damaged. The
 * replaced database is kept; gives its name, or null when there was none. The restored campaigns get new dice secrets.
 */
export async function restoreDatabase(dataFolder: string, copy: string, now: Date): Promise<string | null> {
  const unlock = lockFolder(dataFolder)
  try {
    const incoming = path.join(dataFolder, 'incoming.sqlite')
    fs.copyFileSync(copy, incoming)
    try {
      checkCampaigns(incoming)
    } catch (error) {
      removeDatabase(incoming)
      throw error
    }
    const file = databaseFile(dataFolder)
    const replaced = fs.existsSync(file) ? keepReplaced(dataFolder, file, now) : null
    removeDatabase(file)
    fs.renameSync(incoming, file)
    removeDatabase(incoming)
    await deployMigrations(file, now)
    // A copy in a second folder has the photos of papers beside it.
    await copyUploads(path.dirname(copy), dataFolder)
    const prisma = openPrisma(file)
    await markRestored({ prisma, time: systemTime, log: () => {} }).finally(() => prisma.$disconnect())
    return replaced
  } finally {
    unlock()
  }
}

/** The file must be sound and a database of Stavka, before anything is replaced. */
function checkCampaigns(file: string): void {
  checkIntegrity(file)
  const db = new Database(file)
  try {
    db.prepare('SELECT id FROM campaigns').all()
    db.pragma('journal_mode = DELETE')
  } catch (error) {
    throw new Error(`${file} is not a database of Stavka`, { cause: error })
  } finally {
    db.close()
  }
}

function keepReplaced(dataFolder: string, file: string, now: Date): string {
  const folder = path.join(dataFolder, 'backups')
  fs.mkdirSync(folder, { recursive: true })
  const kept = path.join(folder, `replaced-${stamp(now)}.sqlite`)
  const db = new Database(file)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  fs.copyFileSync(file, kept)
  return kept
}
