import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'strezh-autumn'
const secret = 'Держись до четверга, помощь идёт'
const second = 'Помощи не будет, уходи за реку'

let server: TestServer
let browser: Browser
let master: ReturnType<typeof api>
let author: Page
let rider: Page
let reader: Page
let enemy: Page

const accepted = async (type: string, data: object, more: object = {}) => {
  const answer = await master.command(type, data, more)
  expect([type, answer.status, answer.status === 200 ? null : answer.body]).toEqual([type, 200, null])
  return answer.body.result
}
const views = async () => (await master.call('GET', '/state')).body.snapshots[0].views
const letters = (page: Page) => page.getByRole('button', { name: /Письма$/ }).click()

/** The throw that waits for the rider's dice (EP-4). */
async function waitingThrow(): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const [request] = Object.keys((await views()).diceRequests ?? {})
    if (request) return request
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('no throw fell due')
}

beforeAll(async () => {
  server = await startServer()
  master = api(server.base, slug, server.token(slug, 'master'))
  browser = await launch()
  const phone = () => openDevice(browser, 'phone')
  ;[author, rider, reader, enemy] = await Promise.all([phone(), phone(), phone(), phone()])
  for (const [page, person] of [
    [author, 'ostromir'],
    [rider, 'lyut'],
    [reader, 'yarmila'],
    [enemy, 'radko'],
  ] as const) {
    await enterByCard(page, server.base, (await master.card(person)).code)
  }
  // Six seconds for a leg, and the enemy on the way.
  await accepted('settings.set', { name: 'campaign.courierMinutes', value: 0.1 })
  await accepted('armies.adjust', { id: 'kre-mountain', set: { sectorId: 'studenyy-bor' }, reason: 'test' })
  await accepted('clock.start', {})
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

test('a general seals a letter on his phone and hands it to the courier beside him', async () => {
  await letters(author)
  await author.getByRole('button', { name: 'Написать письмо' }).click()
  const sheet = author.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Кому' }).click()
  await author.getByRole('option', { name: /Ярмила/ }).click()
  await sheet.getByRole('textbox', { name: 'Письмо' }).fill(secret)
  await sheet.getByRole('combobox', { name: 'Кто повезёт' }).click()
  await author.getByRole('option', { name: /Лют/ }).click()
  await sheet.getByRole('button', { name: 'Запечатать и отдать гонцу' }).click()
  await rider.getByText('При себе').waitFor()
  expect(await rider.content()).not.toContain(secret)
})

test('he rides through an occupied sector; his throw waits on his own screen and at the master’s; the addressee reads (MB-COU-2, EP-4)', async () => {
  await accepted('army.march', { officers: ['lyut'], route: ['studenyy-bor', 'belye-klyuchi'] }, { as: 'lyut' })
  const request = await waitingThrow()
  await rider.getByText('Бросьте 3к6').waitFor()
  await accepted('dice.answer', { request }, { dice: [6, 6, 6] })
  await letters(reader)
  await reader.getByRole('button', { name: /не вскрыто/ }).click()
  await reader.getByText(secret).waitFor()
  await reader.keyboard.press('Escape')
  for (const page of [rider, enemy]) expect(await page.content()).not.toContain(secret)
  expect(JSON.stringify((await views()).letters)).toContain('"state":"delivered"')
})

test('on his way back he throws three ones: his captor reads what he carries, its addressee never (MB-COU-6, MB-PUR-7)', async () => {
  await accepted('letter.write', { to: 'ostromir', text: second, courier: 'lyut' }, { as: 'yarmila' })
  await accepted('army.march', { officers: ['lyut'], route: ['studenyy-bor', 'strezhgrad'] }, { as: 'lyut' })
  await accepted('dice.answer', { request: await waitingThrow() }, { dice: [1, 1, 1] })
  await letters(enemy)
  await enemy.getByRole('button', { name: /не вскрыто/ }).click()
  await enemy.getByText(second).waitFor()
  await rider.getByText('Вы в плену.', { exact: false }).first().waitFor()
  await letters(author)
  expect(await author.content()).not.toContain(second)
})

test('checked out of the room a general sees what he saw, plainly marked, and nothing that happens then (info.flagsWhere)', async () => {
  const general = await openDevice(browser, 'phone')
  await enterByCard(general, server.base, (await master.card('velena')).code)
  await general.getByRole('button', { name: 'Карта' }).click()
  const marching = general.locator('[data-flag="str-royal"][data-towards="strezhskiy-brod"]')
  await general.locator('[data-flag="str-royal"]').first().waitFor()
  await accepted('room.leave', { people: ['velena'] })
  await general.getByText('Вы не у стола.').waitFor()
  await accepted('army.march', { armies: ['str-royal'], to: 'strezhskiy-brod' })
  expect(await marching.count()).toBe(0)
  expect(await general.locator('[data-flag="str-royal"]').count()).toBeGreaterThan(0)
  await accepted('room.enter', { people: ['velena'] })
  await marching.first().waitFor()
  expect(await general.getByText('Вы не у стола.').count()).toBe(0)
})

test('the kiosk opens one’s screen by a card and keeps nothing of him (EP-43)', async () => {
  const tablet = await openDevice(browser, 'laptop')
  const { code } = await master.card('gorazd')
  await tablet.goto(`${server.base}/c/${slug}/kiosk?token=${server.token(slug, 'wall')}`)
  await tablet.locator('[data-address]').waitFor()
  await tablet.getByRole('textbox', { name: 'Код карточки' }).fill(`${server.base}/login?code=${encodeURIComponent(code)}`)
  await tablet.getByRole('button', { name: 'Открыть мой экран' }).click()
  await tablet
    .getByText('Мои армии')
    .or(tablet.getByRole('button', { name: 'Написать приказ' }))
    .first()
    .waitFor()
  expect(await tablet.content()).toContain('Горазд')
  await tablet.getByRole('button', { name: 'Выйти' }).click()
  await tablet.locator('[data-address]').waitFor()
  expect(await tablet.content()).not.toContain('Горазд')
  // The tablet's own link stays in its address; of the person there is nothing.
  const kept = await tablet.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  expect(kept).not.toMatch(/gorazd|stavka_[A-Za-z0-9_-]{20}/)
  expect(await tablet.evaluate(() => JSON.stringify(history.state))).not.toContain('gorazd')
  await tablet.goBack().catch(() => null)
  expect(await tablet.content()).not.toContain('Горазд')
})
