import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'strezh-autumn'

let server: TestServer
let browser: Browser
let master: ReturnType<typeof api>

const accepted = async (type: string, data: object, more: object = {}) => {
  const answer = await master.command(type, data, more)
  expect([type, answer.status, answer.status === 200 ? null : answer.body]).toEqual([type, 200, null])
  return answer.body.result
}
const views = async (): Promise<Record<string, Record<string, any>>> => (await master.call('GET', '/state')).body.snapshots[0].views
/** The throw that waits for dice from the table (EP-4). */
async function waitingThrow(): Promise<string> {
  await expect.poll(async () => Object.keys((await views()).diceRequests ?? {}).length, { timeout: 30_000 }).toBe(1)
  return Object.keys((await views()).diceRequests!)[0]!
}
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launch()])
  master = api(server.base, slug, server.token(slug, 'master'))
  // Six seconds for a rider's leg, twelve for a march.
  await accepted('settings.set', { name: 'campaign.courierMinutes', value: 0.1 })
  for (const arm of ['infantry', 'cavalry', 'artillery', 'horseArtillery'])
    await accepted('settings.set', { name: `campaign.${arm}Minutes`, value: 0.2 })
  await accepted('clock.start', {})
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

test('EP-43: a minute of silence closes the kiosk by itself, warns before it, and the person’s key dies on the server', async () => {
  const tablet = await openDevice(browser, 'laptop')
  // The page's own clock, so that nobody waits a minute.
  await tablet.clock.install()
  const { code } = await master.card('gorazd')
  await tablet.goto(`${server.base}/c/${slug}/kiosk?token=${server.token(slug, 'wall')}`)
  await tablet.getByRole('textbox', { name: 'Код карточки' }).fill(code)
  const opened = tablet.waitForResponse((response) => response.url().endsWith('/kiosk') && response.request().method() === 'POST')
  await tablet.getByRole('button', { name: 'Открыть мой экран' }).click()
  const { token } = (await (await opened).json()) as { token: string }
  await tablet.getByText('Горазд', { exact: false }).first().waitFor()
  const key = () => fetch(`${server.base}/api/campaigns/${slug}/state`, { headers: { authorization: `Bearer ${token}` } })
  expect((await key()).status).toBe(200)

  await tablet.clock.fastForward(50_000)
  await tablet.getByText('Никто не касается экрана', { exact: false }).waitFor()
  // A touch begins the minute anew.
  await tablet.mouse.click(5, 5)
  await tablet.getByText('Никто не касается экрана', { exact: false }).waitFor({ state: 'detached' })
  await tablet.clock.fastForward(50_000)
  await tablet.getByText('Никто не касается экрана', { exact: false }).waitFor()

  const closed = tablet.waitForResponse((response) => response.url().endsWith('/kiosk') && response.request().method() === 'DELETE')
  await tablet.clock.fastForward(15_000)
  await tablet.getByRole('textbox', { name: 'Код карточки' }).waitFor()
  expect((await closed).status()).toBe(200)
  expect(await tablet.content()).not.toContain('Горазд')
  expect((await key()).status).toBe(401)
  await tablet.context().close()
})

test('MB-PUR-1…4: a general sends cavalry after a suspicious person from his phone and is told what came of it', async () => {
  const phone = await openDevice(browser, 'phone')
  await enterByCard(phone, server.base, (await master.card('gorazd')).code)
  await accepted('armies.adjust', { id: 'kre-guard', set: { sectorId: 'studenyy-bor' }, reason: 'проверка' })
  await accepted('army.march', { officers: ['lyut'], to: 'studenyy-bor' }, { as: 'lyut' })
  const crossing = await waitingThrow()
  // No more than there are units, and not three ones: he is noticed, and rides on.
  await accepted('dice.answer', { request: crossing }, { dice: [2, 1, 1] })

  await phone.getByRole('button', { name: /Письма$/ }).click()
  await phone.getByRole('button', { name: /подозрительный тип/ }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Послать погоню' }).click()
  const sheet = phone.getByRole('dialog', { name: /Погоня: Студёный бор/ })
  expect(await sheet.getByRole('button', { name: 'Отметьте полки' }).isDisabled()).toBe(true)
  await sheet.getByRole('checkbox', { name: /Рыцари Кремня/ }).click()
  await sheet.getByRole('button', { name: 'Послать 1 полк' }).scrollIntoViewIfNeeded()
  expect(await widthOf(phone)).toBeLessThanOrEqual(390)
  await sheet.getByRole('button', { name: 'Послать 1 полк' }).click()
  await sheet.waitFor({ state: 'detached' })

  // Nobody throws on a phone: the dice fall at the table, the rider's first.
  await accepted('dice.answer', { request: await waitingThrow() }, { dice: [1, 6] })
  await phone.getByRole('button', { name: /Лют/ }).first().waitFor()
  const { people } = await views()
  expect(people!.lyut.officer).toMatchObject({ status: 'captive' })
  await phone.context().close()
})

test('EP-1: an order given at the master’s desk with the moment it really happened stands behind the border it has crossed meanwhile', async () => {
  const [desk, wall] = await Promise.all([openDevice(browser, 'laptop'), openDevice(browser, 'television')])
  await enterByCard(desk, server.base, (await master.card('master')).code)
  await desk.goto(`${server.base}/c/${slug}/master`)
  await wall.goto(`${server.base}/c/${slug}/wall?token=${server.token(slug, 'wall')}`)
  const rows = await views()
  const [armyId, army] = Object.entries(rows.flags!).find(([id, flag]) => id === 'str-royal' && flag.status === 'rest')!
  const { sectorId: to } = rows.sectors![army.sectorId]!.neighbours[0]
  await wall.locator(`[data-flag="${armyId}"]`).waitFor()
  await desk.locator(`[data-flag="${armyId}"]`).first().click()
  await desk.getByRole('button', { name: /^Приказ/ }).click()
  const form = desk.getByRole('form', { name: 'Приказ' })
  await form.getByRole('button', { name: new RegExp(rows.sectors![to]!.name) }).click()
  await form.getByRole('radio', { name: '−1 мин' }).click()
  await form.getByText('Выходит, граница пройдена', { exact: false }).waitFor()
  await form.getByRole('button', { name: 'Отдать приказ' }).click()
  await wall.locator(`[data-flag="${armyId}"]`).waitFor()
  await expect.poll(async () => (await views()).flags![armyId]!.sectorId, { timeout: 20_000 }).toBe(to)
  const [record] = (await master.call('GET', '/audit?kind=army.march&descending=1&limit=1')).body.records
  expect(record.happenedAt).toBeGreaterThanOrEqual(0)
  expect(record.happenedAt).toBeLessThan(record.atEvent - 6_000)
})
