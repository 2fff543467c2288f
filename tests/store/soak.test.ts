import fs from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePack } from '@/lib/scenario/parse'
import { stateFromPack } from '@/lib/scenario/toState'
import { databaseFile, openPrismaReadonly } from '@/lib/store/database'
import { verifyCampaign } from '@/lib/store/verify/verify'
import { soakHq, thirtySeats } from '@/scripts/soak/hq'
import { startApp, type TestApp } from './support/app'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  const parsed = parsePack(JSON.parse(fs.readFileSync('scenarios/horizon-war.json', 'utf8')))
  if (!parsed.ok) throw new Error('the shipped scenario is broken')
  const state = stateFromPack(parsed.pack, { rehearsal: true, master: { player: 'M', character: 'M' } })
  app.live.open(await app.store.create({ slug: 'evening', title: 'Evening', state, rehearsal: true }))
})
afterAll(() => app.close())

test('thirty tablets at HQ leave audit, state, pools, answers and every screen in agreement (the long run: npm run soak)', async () => {
  const masterToken = await app.accounts.issueToken('evening', 'master', 'soak')
  const { faults, ...counts } = await soakHq({
    ...{ origin: app.base, slug: 'evening', masterToken, seats: thirtySeats() },
    ...{ seconds: 4, rate: 20, seed: 7, pause: [20, 200] },
  })
  expect(faults).toEqual([])
  // Not a quiet evening: much was done, much refused, and somebody lost his connection.
  expect(counts.accepted).toBeGreaterThan(30)
  expect(counts.refused).toBeGreaterThan(30)
  expect(app.faults).toEqual([])
  const prisma = openPrismaReadonly(databaseFile(app.dataFolder))
  const verified = await verifyCampaign(prisma, 'evening').finally(() => prisma.$disconnect())
  expect(verified.records).toBe(counts.records)
})
