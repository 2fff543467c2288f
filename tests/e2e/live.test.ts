import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api, enterByCard, enterByPassword, launch, openDevice } from './world'

const slug = 'strezh-autumn'
const base = inject('base')
const master = api(base, slug, inject('masterToken')[slug]!)

let browser: Browser
let console_: Page
let wall: Page
let hq: Page
let general: Page
let foreign: Page

/** The flag of an army as a screen shows it. */
const flag = (page: Page, army: string) => page.locator(`[data-flag="${army}"]`)

beforeAll(async () => {
  browser = await launch()
  await master.command('clock.start', {})
  ;[console_, wall, hq, general, foreign] = await Promise.all([
    openDevice(browser, 'laptop'),
    openDevice(browser, 'television'),
    openDevice(browser, 'laptop'),
    openDevice(browser, 'phone'),
    openDevice(browser, 'laptop'),
  ])
  const { login, code } = await master.card('master')
  await enterByPassword(console_, base, login, code)
  await console_.goto(`${base}/c/${slug}/master`)
  await wall.goto(`${base}/c/${slug}/wall?token=${inject('wallToken')[slug]}`)
  await enterByCard(hq, base, (await master.card('volunteer-1')).code)
  await enterByCard(general, base, (await master.card('ostromir')).code)
  await enterByCard(foreign, base, (await master.card('gorazd')).code)
})
afterAll(() => browser?.close())

test('each person lands on the screen of his role', () => {
  expect(new URL(hq.url()).pathname).toBe(`/c/${slug}/hq`)
  expect(new URL(general.url()).pathname).toBe(`/c/${slug}/general`)
})

test('a march ordered by the master is seen on wall, general and foreign screens at once; its time only by its own', async () => {
  await flag(wall, 'str-royal').waitFor()
  const answer = await master.command('army.march', { armies: ['str-royal'], to: 'zarechye', text: 'СЕКРЕТНЫЙ ПРИКАЗ' })
  expect(answer.status).toBe(200)
  for (const page of [console_, wall, foreign]) await page.locator('[data-flag="str-royal"][data-towards="zarechye"]').waitFor()
  await general
    .getByText(/Заречье/)
    .first()
    .waitFor()
  expect(await wall.content()).not.toContain('СЕКРЕТНЫЙ ПРИКАЗ')
  expect(await foreign.content()).not.toContain('Королевская армия')
})

test('a crisis appears at HQ, is decided there with its price, and both pools and chronicle show it', async () => {
  await master.command('hq.issueCard', { card: 'captive-envoy' })
  const card = hq.getByRole('article').filter({ hasText: 'Пленный посол' })
  await card.waitFor()
  await hq.getByRole('button', { name: 'Заступить на вахту' }).click()
  await card.getByRole('button', { name: 'Решить так' }).click()
  const dialog = hq.getByRole('dialog')
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Да, решаем' }).click()
  await card.getByRole('button', { name: 'Решить так' }).waitFor({ state: 'detached' })
  const state = await master.call('GET', '/state')
  const views = state.body.snapshots.find((snapshot: any) => snapshot.audience === 'master').views
  expect(views.pools.resources.value).toBe(6)
  const audit = await master.call('GET', '/audit?kind=hq.decide')
  expect(audit.body.records[0].actor).toBe('volunteer-1')
})

test('two volunteers decide one crisis at the same moment: one wins, the other is told who', async () => {
  await master.command('hq.issueCard', { card: 'flooded-mill' })
  const second = api(base, slug, await tokenOf('volunteer-2'))
  const first = api(base, slug, await tokenOf('volunteer-1'))
  await master.command('hq.checkIn', { person: 'volunteer-2' })
  const answers = await Promise.all([
    first.command('hq.decide', { card: 'flooded-mill', way: 'a' }),
    second.command('hq.decide', { card: 'flooded-mill', way: 'a' }),
  ])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
  const loser = answers.find((answer) => answer.status === 422)!
  expect(loser.body).toMatchObject({ code: 'E_ALREADY_DECIDED' })
  expect(String(loser.body.params.by)).toMatch(/Агния|Нежата/)
})

test('English is one tap away', async () => {
  const page = await openDevice(browser, 'laptop', { locale: 'en-GB' })
  await page.context().addCookies([{ name: 'stavka-locale', value: 'en', url: base }])
  await page.goto(`${base}/login`)
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

async function tokenOf(person: string): Promise<string> {
  const { body } = await master.call('POST', '/tokens', { audience: `person:${person}`, label: 'test' })
  return body.token as string
}
