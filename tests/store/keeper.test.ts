import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepCopies } from '@/lib/store/backup/keeper'
import { databaseFile } from '@/lib/store/database'
import Database from '@/lib/store/driver'
import { deployMigrations } from '@/lib/store/migrate/deploy'
import { command, master, newCampaign, reopen, temporaryFolder } from './fixture'

const lastSeq = (file: string): number => {
  const db = new Database(file, { readonly: true })
  const { last } = db.prepare('SELECT max(seq) AS last FROM auditRecords').get() as { last: number }
  db.close()
  return last
}

describe('copies (EP-42)', () => {
  it('keeps the second folder up to date while the store writes, and one copy each hour', async () => {
    const { store, campaign, folder } = await newCampaign()
    const copyFolder = temporaryFolder()
    const ending = new AbortController()
    const faults: unknown[] = []
    const keeping = keepCopies({ dataFolder: folder, copyFolder, signal: ending.signal, report: (error) => faults.push(error) })
    const copy = path.join(copyFolder, 'stavka.sqlite')
    for (const value of ['first', 'second']) {
      await campaign.submit(command('settings.set', { name: 'labels.hq', value }), master, null)
      while (!fs.existsSync(copy) || lastSeq(copy) < campaign.seq()) await new Promise((resolve) => setTimeout(resolve, 100))
    }
    ending.abort()
    await keeping
    expect(faults).toEqual([])
    expect(fs.readdirSync(path.join(folder, 'backups')).filter((name) => name.startsWith('hourly-'))).toHaveLength(1)
    await store.close()
  })
})

describe('migrations', () => {
  it('are copied first and taken back whole when they fail', async () => {
    const { store, campaign, folder } = await newCampaign()
    await campaign.submit(command('settings.set', { name: 'labels.hq', value: 'Ставка' }), master, null)
    const state = campaign.state()
    await store.close()
    // The database forgets that it was migrated: applying the first migration once more must fail on the tables that are there.
    const file = databaseFile(folder)
    const db = new Database(file)
    const history = db.prepare('SELECT * FROM _prisma_migrations').all() as Record<string, unknown>[]
    db.exec('DELETE FROM _prisma_migrations')
    db.close()
    await expect(deployMigrations(file, new Date())).rejects.toThrow(/taken back/)
    expect(fs.readdirSync(path.join(folder, 'backups')).filter((name) => name.startsWith('before-migration-'))).toHaveLength(1)
    const again = new Database(file)
    expect(again.prepare('SELECT count(*) AS rows FROM _prisma_migrations').get()).toEqual({ rows: 0 })
    for (const row of history) {
      const names = Object.keys(row)
      again
        .prepare(`INSERT INTO _prisma_migrations (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
        .run(Object.values(row))
    }
    again.close()
    const opened = await reopen(folder)
    expect(opened.campaign.state()).toEqual(state)
    await opened.store.close()
  })

  it('leave an up-to-date database alone', async () => {
    const { store, folder } = await newCampaign()
    await store.close()
    expect(await deployMigrations(databaseFile(folder), new Date())).toEqual({ applied: [], copy: null })
  })
})
