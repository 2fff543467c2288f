import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import Database from '../driver'
import { checkIntegrity } from '../integrity'
import { applyMigrations } from './engine'
import { migrationFiles, migrationsList } from './files'

export interface Deployed {
  applied: string[]
  /** The copy made before, or null when there was nothing to copy. */
  copy: string | null
}

/**
 * Brings a database to the newest migration. The caller holds the folder's lock. The file is copied first; afterwards every table
 * that was there must have as many rows as before and the file must be sound, otherwise the copy is put back and the error thrown.
 */
export async function deployMigrations(file: string, now: Date): Promise<Deployed> {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (isUpToDate(file)) return { applied: [], copy: null }
  const exists = fs.existsSync(file)
  const before = exists ? rowCounts(file) : new Map<string, number>()
  const copy = exists ? copyBeside(file, now) : null
  try {
    const applied = await applyMigrations(file, migrationsList())
    compareCounts(before, rowCounts(file))
    checkIntegrity(file)
    return { applied, copy }
  } catch (error) {
    removeDatabase(file)
    if (copy) fs.copyFileSync(copy, file)
    throw new Error(`The migration failed and was taken back: ${describe(error)}`, { cause: error })
  }
}

/** True when every migration stands in the database with the same text: then no engine is needed. */
export function isUpToDate(file: string): boolean {
  if (!fs.existsSync(file)) return false
  const db = new Database(file, { timeout: 2000 })
  try {
    const rows = db.prepare(
      'SELECT migration_name AS name, checksum, finished_at AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    const done = new Map((rows.all() as { name: string; checksum: string; finished: unknown }[]).map((row) => [row.name, row]))
    return (
      [...done.values()].every((row) => row.finished !== null) &&
      migrationFiles().every(({ name, sql }) => done.get(name)?.checksum === createHash('sha256').update(sql).digest('hex'))
    )
  } catch (error) {
    if (/no such table/.test(String(error))) return false
    throw error
  } finally {
    db.close()
  }
}

function rowCounts(file: string): Map<string, number> {
  const db = new Database(file)
  try {
    const names = db.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations'",
    )
    const count = (name: string) => (db.prepare(`SELECT count(*) AS rows FROM "${name}"`).get() as { rows: number }).rows
    return new Map((names.all() as { name: string }[]).map(({ name }) => [name, count(name)]))
  } finally {
    db.close()
  }
}

/** A table that a migration drops must be empty: nothing recorded is ever lost by an update. */
function compareCounts(before: Map<string, number>, after: Map<string, number>): void {
  for (const [name, rows] of before) {
    const now = after.get(name) ?? 0
    if (now !== rows) throw new Error(`table ${name} had ${rows} rows and has ${now}`)
  }
}

function copyBeside(file: string, now: Date): string {
  const db = new Database(file)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  const folder = path.join(path.dirname(file), 'backups')
  fs.mkdirSync(folder, { recursive: true })
  const copy = path.join(folder, `before-migration-${now.toISOString().replace(/[:.]/g, '-')}.sqlite`)
  fs.copyFileSync(file, copy)
  checkIntegrity(copy)
  return copy
}

/** Removes a database with the files that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) fs.rmSync(file + suffix, { force: true })
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : JSON.stringify(error))
