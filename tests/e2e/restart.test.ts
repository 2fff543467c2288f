import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'strezh-autumn'
let browser: Browser
let server: TestServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launch(), startServer()])
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

test('a server killed and started again: the screens come back by themselves, with everything that was acknowledged', async () => {
  const token = server.token(slug, 'master')
  const master = api(server.base, slug, token)
  await master.command('clock.start', {})
  const [wall, general] = [await openDevice(browser, 'television'), await openDevice(browser, 'phone')]
  await wall.goto(`${server.base}/c/${slug}/wall?token=${server.token(slug, 'wall')}`)
  await enterByCard(general, server.base, (await master.card('ostromir')).code)
  await wall.locator('[data-flag="str-van"]').waitFor()
  expect((await master.command('army.march', { armies: ['str-van'], to: 'strezhskiy-brod' })).status).toBe(200)

  await server.kill('SIGKILL')
  for (const page of [wall, general]) await page.locator('[data-status="stale"], [data-status="connecting"]').first().waitFor()
  server = await startServer({ data: server.data, port: server.port })

  await general.locator('[data-status="live"]').first().waitFor()
  await wall.locator('[data-flag="str-van"][data-towards="strezhskiy-brod"]').waitFor()
  const after = api(server.base, slug, token)
  expect((await after.command('army.march', { armies: ['kre-siege'], to: 'volchiy-pereval' })).status).toBe(200)
  await wall.locator('[data-flag="kre-siege"][data-towards="volchiy-pereval"]').waitFor()
})
