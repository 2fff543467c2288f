import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { largeWarPack } from '@/scripts/scenarios/largeWar'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'horizon-war'

/** A server of its own: nobody else starts the clock of its campaigns. */
let server: TestServer
let base: string
let master: ReturnType<typeof api>
let browser: Browser
let desk: Page
let wall: Page
/** The television as the masters' page lists it. */
let listed: ReturnType<Page['locator']>

/** The id by which a screen is listed. It has one once its page is alive: the server already sends the layout. */
async function deviceOf(page: Page): Promise<string> {
  const id = await page.waitForFunction(() => localStorage.getItem('stavka-device'))
  return (await id.jsonValue())!
}

beforeAll(async () => {
  server = await startServer()
  base = server.base
  master = api(base, slug, server.token(slug, 'master'))
  browser = await launch()
  ;[desk, wall] = await Promise.all([openDevice(browser, 'laptop'), openDevice(browser, 'television')])
  await wall.goto(`${base}/c/${slug}/wall?token=${server.token(slug, 'wall')}`)
  await wall.locator('[data-layout="map"]').waitFor()
  const device = await deviceOf(wall)
  await enterByCard(desk, base, (await master.card('master')).code)
  await desk.goto(`${base}/c/${slug}/screens`)
  listed = desk.locator(`[data-screen="${device}"]`)
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

/** Chooses an option of one of the screen's lists. */
async function choose(field: string, option: string): Promise<void> {
  await listed.getByLabel(field, { exact: true }).click()
  await desk.getByRole('option', { name: option }).click()
}

test('EP-44: a television is listed, named, and its number flashes on it alone', async () => {
  await listed.waitFor()
  await listed.getByText('на связи').waitFor()
  await listed.getByLabel('Название').fill('Экран у камина')
  await listed.getByLabel('Название').press('Enter')
  await listed.getByRole('heading', { name: 'Экран у камина' }).waitFor()
  await listed.getByRole('button', { name: 'Показать номер' }).click()
  await wall.locator('[data-screen-number="1"]').waitFor()
  expect(await desk.locator('[data-screen-number]').count()).toBe(0)
  expect(await wall.content()).not.toContain('Экран у камина')
  await wall.locator('[data-screen-number]').waitFor({ state: 'detached' })
})

test('EP-44: layout and look are switched from the masters’ page and outlive a reload', async () => {
  await choose('Что показывать', 'Вестибюль: часы и вызовы')
  await wall.locator('[data-layout="lobby"]').waitFor()
  await choose('Оформление', 'Карта (светлое)')
  await wall.waitForFunction(() => document.documentElement.dataset.theme === 'mapRoom')
  await wall.reload()
  await wall.locator('[data-layout="lobby"]').waitFor()
  await wall.waitForFunction(() => document.documentElement.dataset.theme === 'mapRoom')
  // The same television, not a second one.
  expect(await desk.locator('[data-screen]').count()).toBe(1)
})

test('EP-9: a call stands on the wall without a reason and goes when he has come', async () => {
  const { body } = await master.call('GET', '/state')
  const views = body.snapshots.find((snapshot: any) => snapshot.audience === 'master').views
  const [id, person] = Object.entries<any>(views.people).find(([, row]) => row.roles.includes('volunteer'))!
  await desk.getByLabel('Кого позвать').fill(person.character)
  await desk.getByRole('button', { name: person.character }).click()
  const call = wall.locator('[data-call]').filter({ hasText: person.character })
  await call.waitFor()
  expect(await call.textContent()).toContain('к столу')
  expect(await wall.content()).not.toContain(`"${id}"`)
  await desk.getByRole('button', { name: 'Пришёл' }).click()
  await call.waitFor({ state: 'detached' })
})

test('EP-44: a hall never gets HQ’s numbers; with HQ’s key and in HQ’s room it does, until it is moved', async () => {
  const screen = await openDevice(browser, 'television')
  await screen.goto(`${base}/c/${slug}/wall?token=${server.token(slug, 'hq')}`)
  await screen.locator('[data-layout="map"]').waitFor()
  const device = await deviceOf(screen)
  await master.command('screen.assign', { screen: device, room: 'hq', layout: 'hq' })
  const pools = screen.getByRole('heading', { name: 'Энергия' })
  await pools.waitFor()
  await master.command('screen.assign', { screen: device, room: 'hall' })
  await screen.locator('[data-layout="map"]').waitFor()
  expect(await pools.count()).toBe(0)
  await screen.context().close()
})

test('EP-44: before the start a countdown stands in place of the clock', async () => {
  await wall.locator('[data-countdown]').waitFor()
  expect(await wall.locator('[data-layout] time').count()).toBe(0)
  await master.command('clock.start', {})
  await wall.locator('[data-countdown]').waitFor({ state: 'detached' })
  await wall.locator('section[aria-label="Идёт игра"] time').waitFor()
})

test('on the map of the largest war no name and no flag lies over another', async () => {
  const file = path.join(server.data, 'large.json')
  writeFileSync(file, JSON.stringify(largeWarPack()))
  const env = { ...process.env, NODE_ENV: 'production' as const, STAVKA_DATA: server.data, PORT: String(server.port) }
  execFileSync(process.execPath, ['dist/commands/campaign.mjs', 'create', file, '--slug', 'large'], { env })
  const large = api(base, 'large', server.token('large', 'master'))
  const page = await openDevice(browser, 'laptop')
  await enterByCard(page, base, (await large.card('master')).code)
  await page.goto(`${base}/c/large/master`)
  await page.locator('[data-flag="a79"]').waitFor()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.waitForTimeout(600)
  const found = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.map-window [data-name], .map-window [data-flag] text')].map((element) => ({
      text: element.textContent ?? '',
      box: element.getBoundingClientRect(),
    }))
    const pairs = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b) => {
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        return width > 1 && height > 1 ? [`${a.text} × ${b.text}`] : []
      }),
    )
    return { count: boxes.length, pairs }
  })
  expect(found.count).toBe(140)
  expect(found.pairs).toEqual([])
  await page.context().close()
})
