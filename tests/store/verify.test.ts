import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyDatabase } from '@/lib/store/backup/copy'
import { restoreDatabase } from '@/lib/store/backup/restore'
import { databaseFile, openPrismaReadonly } from '@/lib/store/database'
import Database from '@/lib/store/driver'
import { verifyCampaign } from '@/lib/store/verify/verify'
import { command, master, newCampaign, reopen, smallState, temporaryFolder, type Opened } from './fixture'

let opened: Opened
const sent = (type: string, data = {}, more = {}) => opened.campaign.submit(command(type, data, more), master, null)

async function verified(file = databaseFile(opened.folder)) {
  const prisma = openPrismaReadonly(file)
  return verifyCampaign(prisma, 'small').finally(() => prisma.$disconnect())
}

/** Somebody edits the database behind the program's back. */
function tamper(sql: string): void {
  const db = new Database(databaseFile(opened.folder))
  expect(db.prepare(sql).run().changes).toBe(1)
  db.close()
}

/** An officer on his way past an enemy: his crossing throws three dice (MB-COU-2), here by the server. */
function stateWithRider() {
  const state = smallState()
  delete state.settings['dice.source']
  state.states.blue = { id: 'blue', name: 'Blue', short: 'B', colour: '#0000aa', playedByMaster: false, position: 1 }
  state.relations['blue|red'] = { id: 'blue|red', a: 'blue', b: 'red', relation: 'war' }
  state.armies.second = { ...state.armies.first!, id: 'second', name: 'Second', stateId: 'blue', sectorId: 'middle', position: 1 }
  state.units.enemy = { ...state.units.guard!, id: 'enemy', armyId: 'second' }
  state.people.gleb!.stateId = 'red'
  state.officers.gleb = {
    id: 'gleb',
    rank: 'lower',
    seniority: 1,
    horse: 'fit',
    armyId: null,
    sectorId: 'west',
    status: 'free',
    captorId: null,
  }
  return state
}

beforeEach(async () => {
  opened = await newCampaign({ state: stateWithRider(), rehearsal: true })
  await sent('clock.start')
  await sent('army.march', { officers: ['gleb'], to: 'middle' })
  await sent('clock.setRate', { rate: 1000 })
  while (!(await opened.campaign.audit({})).some((record) => record.dice.length > 0)) await new Promise((done) => setTimeout(done, 50))
  await sent('clock.pause')
  await sent('settings.set', { name: 'labels.hq', value: 'Ставка' })
})
afterEach(() => opened.store.close())

describe('verify', () => {
  it('passes an untouched campaign, while the server has it open, and counts its dice', async () => {
    const { records, checkpoints, rolls } = await verified()
    expect(records).toBe(opened.campaign.seq())
    expect(checkpoints).toBe(1)
    expect(rolls).toBeGreaterThan(0)
  })

  it('names the record that was changed', async () => {
    await opened.store.close()
    tamper(`UPDATE auditRecords SET data = '{"name":"labels.hq","value":"X"}' WHERE type = 'settings.set'`)
    await expect(verified()).rejects.toThrow(`record ${opened.campaign.seq()} was changed`)
    opened = await reopen(opened.folder)
  })

  it('finds a record that was removed, rows that were changed and a checkpoint that was changed', async () => {
    await opened.store.close()
    const file = databaseFile(opened.folder)
    const whole = temporaryFolder()
    await copyDatabase(file, path.join(whole, 'copy.sqlite'))
    const faults: [string, RegExp][] = [
      ['DELETE FROM auditRecords WHERE seq = 3', /record 3 is missing/],
      ["UPDATE pools SET value = 99 WHERE id = 'energy'", /pools\/energy, column value/],
      ["UPDATE checkpoints SET state = replace(state, 'Guard', 'Elite')", /checkpoint of record 1 was changed/],
    ]
    for (const [sql, fault] of faults) {
      tamper(sql)
      await expect(verified()).rejects.toThrow(fault)
      fs.copyFileSync(path.join(whole, 'copy.sqlite'), file)
    }
    await verified()
    opened = await reopen(opened.folder)
  })

  it('finds dice that did not come from the promised secret', async () => {
    await opened.store.close()
    tamper(`UPDATE diceSecrets SET secret = '${'ab'.repeat(32)}'`)
    await expect(verified()).rejects.toThrow(/not the one that was promised/)
    opened = await reopen(opened.folder)
  })
})

describe('backup and restore', () => {
  it('copies a database in use into one sound file that verifies', async () => {
    const target = path.join(temporaryFolder(), 'copy.sqlite')
    await copyDatabase(databaseFile(opened.folder), target)
    expect((await verified(target)).records).toBe(opened.campaign.seq())
    expect(fs.readdirSync(path.dirname(target)).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('refuses while a server holds the folder, and a file that is no database', async () => {
    const target = path.join(temporaryFolder(), 'copy.sqlite')
    await copyDatabase(databaseFile(opened.folder), target)
    await expect(restoreDatabase(opened.folder, target, new Date())).rejects.toThrow(/занята/)
    await opened.store.close()
    fs.writeFileSync(target, 'no database')
    await expect(restoreDatabase(opened.folder, target, new Date())).rejects.toThrow()
    opened = await reopen(opened.folder)
  })

  it('puts the copy in place, keeps what was there, draws a new dice secret and writes a checkpoint', async () => {
    const target = path.join(temporaryFolder(), 'copy.sqlite')
    await copyDatabase(databaseFile(opened.folder), target)
    const then = opened.campaign.seq()
    await sent('settings.set', { name: 'labels.hq', value: 'later' })
    await opened.store.close()
    const replaced = await restoreDatabase(opened.folder, target, new Date())
    const kept = new Database(replaced!)
    expect(kept.prepare('SELECT max(seq) AS last FROM auditRecords').get()).toEqual({ last: then + 1 })
    kept.close()
    opened = await reopen(opened.folder)
    expect(opened.campaign.state().settings['labels.hq']!.value).toBe('Ставка')
    const [secret, checkpoint] = await opened.campaign.audit({ after: then })
    expect(secret).toMatchObject({ type: 'store.diceSecret' })
    expect(checkpoint).toMatchObject({ type: 'store.checkpoint', data: { kind: 'restore' } })
    expect(Object.keys(opened.campaign.state().diceCommitments)).toHaveLength(2)
    expect((await verified()).checkpoints).toBe(2)
  })
})
