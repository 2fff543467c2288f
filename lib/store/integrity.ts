import Database from './driver'

/** Throws with SQLite's own words when a database file is damaged or its foreign keys do not hold. */
export function checkIntegrity(file: string): void {
  const db = new Database(file)
  try {
    const faults = (db.pragma('integrity_check') as { integrity_check: string }[]).map((row) => row.integrity_check)
    if (faults.length !== 1 || faults[0] !== 'ok') throw new Error(`${file} is damaged: ${faults.slice(0, 3).join('; ')}`)
    const orphans = db.pragma('foreign_key_check') as { table: string }[]
    if (orphans.length > 0) throw new Error(`${file}: rows without their campaign in ${orphans[0]!.table}`)
  } finally {
    db.close()
  }
}
