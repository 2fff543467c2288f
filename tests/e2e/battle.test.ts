import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'strezh-autumn'
let server: TestServer
let master: ReturnType<typeof api>
let browser: Browser
let desk: Page
let tablet: Page
let wall: Page
let general: Page

const viewsOf = async (reader: typeof master, audience: string): Promise<Record<string, Record<string, any>>> => {
  const { body } = await reader.call('GET', '/state')
  return body.snapshots.find((snapshot: any) => snapshot.audience === audience).views
}
const views = () => viewsOf(master, 'master')
async function ok(type: string, data: unknown): Promise<void> {
  const { status, body } = await master.command(type, data)
  expect([type, status, body]).toEqual([type, 200, expect.anything()])
}
/** Waits until the server's state says so. */
async function until<Value>(look: (rows: Awaited<ReturnType<typeof views>>) => Value | undefined | null | false): Promise<Value> {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = look(await views())
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('waited in vain')
}
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first()

/** Faces typed one throw after another, each where the tablet asks for it. */
async function throwDice(page: Page, throws: readonly { purpose: RegExp; face: number }[]): Promise<void> {
  for (const { purpose, face } of throws) {
    const dialog = page.getByRole('dialog', { name: 'Бросок кубиков' }).filter({ hasText: purpose })
    const die = dialog.getByLabel('Кубик 1')
    await die.fill(String(face))
    await die.press('Enter')
  }
}

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launch(), startServer()])
  const { base } = server
  master = api(base, slug, server.token(slug, 'master'))
  // Roads of seconds instead of an hour, so that the armies truly march, cross and meet by the clock.
  await ok('settings.set', { name: 'campaign.artilleryMinutes', value: 0.1 })
  await ok('settings.set', { name: 'campaign.horseArtilleryMinutes', value: 0.1 })
  await ok('settings.set', { name: 'campaign.infantryMinutes', value: 0.1 })
  await ok('clock.start', {})
  await ok('people.setRoles', { person: 'volunteer-4', roles: ['volunteer', 'host'] })
  await ok('room.enter', { people: ['yarmila', 'miroslava'] })
  ;[desk, tablet, wall, general] = await Promise.all([
    openDevice(browser, 'laptop'),
    openDevice(browser, 'laptop'),
    openDevice(browser, 'television'),
    openDevice(browser, 'phone'),
  ])
  await enterByCard(desk, base, (await master.card('master')).code)
  await enterByCard(tablet, base, (await master.card('volunteer-4')).code)
  await enterByCard(general, base, (await master.card('yarmila')).code)
  await wall.goto(`${base}/c/${slug}/wall?token=${server.token(slug, 'wall')}`)
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

test('EP-9, EP-20: a battle with figures from contact to aftermath, and what the map shows then', async () => {
  const { base } = server
  await ok('army.march', { armies: ['kre-siege'], to: 'volchiy-pereval', text: '' })
  await until(({ flags }) => flags!['kre-siege']?.sectorId === 'volchiy-pereval' && flags!['kre-siege']?.status === 'rest')
  await ok('army.march', { armies: ['str-north'], to: 'volchiy-pereval', text: '' })
  const battle = await until(({ battles }) => Object.entries(battles ?? {}).find(([, each]) => each.phase === 'called')?.[0])

  // Contact: the commanders are called, the general's phone says so, the public wall knows of no battle yet.
  await general.getByText('Вас зовут к столу', { exact: true }).waitFor()
  expect((await viewsOf(api(server.base, slug, server.token(slug, 'wall')), 'wall')).battles).toBeUndefined()
  await ok('battle.host', { battle, person: 'volunteer-4' })

  // The host of the table sees his table, ticks who has come, and opens the field.
  await tablet.goto(`${base}/c/${slug}/battles`)
  await tablet.getByRole('link', { name: /Волчий перевал/ }).click()
  await tablet.getByRole('heading', { name: 'Стол боя · Волчий перевал' }).waitFor()
  await tablet.getByText('1-я осадная батарея').first().waitFor()
  for (const name of ['Мирослава Кварц', 'Ярмила Тугрань']) {
    const commander = tablet.getByRole('button', { name: new RegExp(name) })
    await commander.click()
    await commander.filter({ hasText: 'пришёл' }).waitFor()
  }
  await general.getByText('Мастер отметил, что вы пришли.').waitFor()
  await tablet.getByRole('button', { name: 'Открыть поле боя' }).click()
  await tablet.getByRole('button', { name: 'Начать первый ход' }).click()

  // The first turn belongs to who was there first; its bell can stand; the turn is passed on.
  await tablet.getByRole('timer').waitFor()
  await tablet.getByRole('heading', { name: 'Герцогство Кремнец' }).first().waitFor()
  await tablet.getByRole('button', { name: 'Остановить' }).click()
  await tablet.getByRole('button', { name: 'Пустить' }).click()
  await tablet.getByRole('button', { name: 'Ход окончен' }).click()
  await tablet.getByText('Ход 2, ходит').waitFor()

  // A loss struck out again, a loss, an overturned battery, a wounded officer.
  await row(tablet, 'Борской мушкетёрский полк').getByRole('button', { name: 'Потеря' }).click()
  await row(tablet, 'Борской мушкетёрский полк').getByRole('button', { name: 'Вернуть' }).click()
  await row(tablet, 'Борской мушкетёрский полк').getByRole('button', { name: 'Потеря' }).waitFor()
  await row(tablet, 'Ключевской мушкетёрский полк').getByRole('button', { name: 'Потеря' }).click()
  await row(tablet, '1-я осадная батарея').getByRole('button', { name: 'Опрокинута' }).click()
  await row(tablet, 'Мирослава Кварц').getByRole('button', { name: 'Ранен' }).click()
  await row(tablet, 'Ярмила Тугрань').getByRole('button', { name: 'Без коня' }).click()
  await tablet.getByText('опрокинута: Стрежское королевство').waitFor()
  await general.getByText('Вы в бою', { exact: true }).waitFor()

  // The rest of the siege park leaves by the eastern edge and marches at once.
  const enemy = tablet.getByRole('region', { name: 'Герцогство Кремнец' })
  await enemy.getByRole('button', { name: 'Ушли краем' }).click()
  const leaving = tablet.getByRole('dialog')
  await leaving.getByRole('checkbox', { name: 'Все вместе' }).click()
  await leaving.getByRole('radio', { name: 'восток → Угольная падь' }).click()
  await leaving.getByRole('button', { name: 'Ушли, марш начался' }).click()
  const gone = await until(
    ({ marches }) => Object.values(marches ?? {}).find((march: any) => march.toId === 'ugolnaya-pad')?.armyId as string,
  )
  await wall.locator(`[data-flag="${gone}"]`).waitFor()

  // The end: the dice are asked one by one and typed.
  await tablet.getByRole('button', { name: 'Бой окончен' }).click()
  const ending = tablet.getByRole('dialog')
  await ending.getByRole('button', { name: 'Стрежское королевство' }).click()
  await ending.getByText('батарея: 1-я осадная батарея').waitFor()
  await ending.getByRole('button', { name: 'Окончить бой' }).click()
  await throwDice(tablet, [
    { purpose: /батаре/i, face: 5 },
    { purpose: /кон[ья]/i, face: 2 },
  ])
  await tablet.getByText('Поле за: Стрежское королевство').waitFor()
  await tablet.getByText('достаётся: Стрежское королевство').waitFor()
  await tablet.getByText('конь убит').waitFor()
  await tablet.getByText('Итоги на карту записывает мастер.').waitFor()

  // The master rules one result otherwise, takes it back, and writes all to the map.
  await desk.goto(`${base}/c/${slug}/battles/${battle}`)
  const captive = desk.locator('[data-outcome="officer"]').filter({ hasText: 'Мирослава Кварц' })
  await captive.getByText('в плену: Стрежское королевство').waitFor()
  await captive.getByRole('button', { name: 'Иначе' }).click()
  await desk.getByRole('dialog').getByRole('radio', { name: 'ранен, лечится у своих' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Решить так' }).click()
  await captive.getByText('ранен, лечится у своих').waitFor()
  await captive.getByRole('button', { name: 'По правилам' }).click()
  await captive.getByText('ранен, лечится у своих').waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Записать на карту' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Записать на карту' }).click()
  await desk.getByText('итоги записаны на карту', { exact: false }).first().waitFor()

  // What stands on the map: the battery changed hands, the loss is gone, the officer is a captive, the winner is free.
  const after = await views()
  const north = after.armies!['str-north']
  expect(north.status).toBe('rest')
  expect(north.units.map((unit: any) => unit.name)).toContain('1-я осадная батарея')
  expect(north.units.map((unit: any) => unit.name)).not.toContain('Ключевской мушкетёрский полк')
  expect(after.people!.miroslava.officer).toMatchObject({ status: 'captive' })
  expect(after.people!.yarmila.officer).toMatchObject({ horse: 'dead' })

  await general.getByText('Бой окончен', { exact: true }).waitFor()
  for (const page of [desk, wall, general]) {
    if (page === desk) await desk.goto(`${base}/c/${slug}/master`)
    if (page === general) await general.getByRole('button', { name: 'Карта' }).click()
    await page.locator('[data-flag="str-north"]').first().waitFor()
    await page.locator(`[data-flag="${gone}"]`).first().waitFor()
  }
}, 240_000)
