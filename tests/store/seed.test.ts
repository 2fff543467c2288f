import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedScenarios } from '@/lib/server/seed'
import { startApp, type TestApp } from './support/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const seed = () =>
  seedScenarios(
    app.dataFolder,
    path.resolve('scenarios'),
    (slug) => app.context.campaign(slug) !== null,
    (pack, slug) => app.context.createCampaign(pack, { slug, name: null, rehearsal: false }),
  )
const shipped = fs
  .readdirSync('scenarios')
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'))

test('a fresh data folder gets every shipped scenario once, each with its master', async () => {
  expect((await seed()).sort()).toEqual(shipped.sort())
  expect(
    app.context
      .campaigns()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(shipped.sort())
  expect(await seed()).toEqual([])
  await app.accounts.makeFirstLogin()
  expect(await app.accounts.makeFirstLogin()).toBeNull()
  for (const slug of shipped) expect(app.context.localIdentity(slug)?.audiences).toEqual(['master'])
})

test('a slug is made of the name given, and a taken one is refused in words', async () => {
  const pack: unknown = JSON.parse(fs.readFileSync(`scenarios/${shipped[0]}.json`, 'utf8'))
  const create = (slug: string | null, name: string | null) => app.context.createCampaign(pack, { slug, name, rehearsal: true })
  expect(await create(null, 'Моя игра')).toEqual({ slug: 'moia-igra' })
  expect(await create(null, 'Моя игра')).toEqual({ slug: 'moia-igra-2' })
  expect(await create('moia-igra', null)).toMatchObject({ errors: [{ path: 'slug' }] })
  expect(await create('Не слаг', null)).toMatchObject({ errors: [{ path: 'slug' }] })
  expect(app.context.campaigns().find(({ slug }) => slug === 'moia-igra')?.rehearsal).toBe(true)
})
