import { deflateSync, crc32 } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CampaignState } from '@/lib/campaign/state'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'strezh-autumn'
let server: TestServer
let browser: Browser
let master: ReturnType<typeof api>
let helper: Page
let desks: [Page, Page]

/** A small grey picture that is like no other: `shade` is its colour. */
function picture(shade: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const [width, height] = [60, 80]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width, shade)])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** What stands on the papers: whose, the order, and what must become of it. */
type Written = [state: string, line: string, fate: 'entered' | 'returned' | 'planned']
const first: Written[] = [
  ['Стрежское королевство', 'Королевская 1пик > Заречье', 'entered'],
  ['Стрежское королевство', 'Королевская 1пик > Заречье', 'entered'],
  ['Стрежское королевство', 'Королевская 1муш > Заречье 40', 'entered'],
  ['Стрежское королевство', 'Королевская 1муш > Студёный', 'entered'],
  ['Стрежское королевство', 'Королевская 1тк > Студёный +10', 'planned'],
  ['Стрежское королевство', 'Северная 1муш > Заречье', 'entered'],
  ['Стрежское королевство', 'Северная 1муш > Заречье > Студёный', 'entered'],
  ['Стрежское королевство', 'Северная 1пик > Студёный; если занято, отойти', 'entered'],
  ['Стрежское королевство', 'Летучий 1др > Белые', 'entered'],
  ['Стрежское королевство', 'Летучий 1др > Стрежский', 'entered'],
  ['Стрежское королевство', 'Гарнизон 1му > Студёный', 'entered'],
  ['Стрежское королевство', 'Гарнизон 1лп > Стрежград', 'entered'],
  ['Стрежское королевство', 'Королевская > Кремнец', 'returned'],
  ['Стрежское королевство', 'Северная 1лп > Заречье 5', 'returned'],
  ['Стрежское королевство', 'Гарнизон > Маячная', 'returned'],
]
const second: Written[] = [
  ['Герцогство Кремнец', 'Гвардия 1пик > Волчий', 'entered'],
  ['Герцогство Кремнец', 'Гвардия 1пик > Волчий', 'entered'],
  ['Герцогство Кремнец', 'Гвардия 1му > Рудный', 'entered'],
  ['Герцогство Кремнец', 'Осадный 1лп > Чёрная', 'entered'],
  ['Герцогство Кремнец', 'Осадный 1арт > Волчий', 'entered'],
  ['Герцогство Кремнец', 'Горный 1лп > Белые', 'entered'],
  ['Лига Семи Пристаней', 'Городские 1му > Медовый', 'entered'],
  ['Лига Семи Пристаней', 'Городские 1му > Медовый 45', 'entered'],
  ['Лига Семи Пристаней', 'Городские 1пик > Соляные', 'entered'],
  ['Лига Семи Пристаней', 'Наёмная 1др > Маячная +5', 'planned'],
  ['Лига Семи Пристаней', 'Береговая 1лп > Соляные', 'entered'],
  ['Ковыльное войско', 'табор 2лк > Ковыльная', 'entered'],
  ['Ковыльное войско', 'Передовые 1др > Медовый', 'entered'],
  ['Герцогство Кремнец', 'Гвардия > Стрежград', 'returned'],
  ['Лига Семи Пристаней', 'Береговая 1му > Соляные 10', 'returned'],
]
const papers = [...first, ...second]

const state = async (): Promise<CampaignState> => (await master.call('GET', '/export')).body.state as CampaignState

beforeAll(async () => {
  server = await startServer()
  master = api(server.base, slug, server.token(slug, 'master'))
  await master.command('people.setRoles', { person: 'volunteer-2', roles: ['host'] })
  await master.command('people.setRoles', { person: 'volunteer-3', roles: ['master'] })
  browser = await launch()
  const [phone, one, two] = await Promise.all([openDevice(browser, 'phone'), openDevice(browser, 'laptop'), openDevice(browser, 'laptop')])
  helper = phone
  desks = [one, two]
  await enterByCard(phone, server.base, (await master.card('volunteer-2')).code)
  await enterByCard(one, server.base, (await master.card('master')).code)
  await enterByCard(two, server.base, (await master.card('volunteer-3')).code)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

test('EP-2: thirty papers photographed on a phone each get a number to write on them, the first before the clock runs', async () => {
  await helper.goto(`${server.base}/c/${slug}/papers`)
  for (const [index, [owner]] of papers.entries()) {
    await helper.getByRole('radio', { name: owner }).click()
    const name = `paper-${index}.png`
    await helper.getByLabel('Снимок', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer: picture(40 + index * 5) })
    await helper
      .getByText(`№ ${index + 1}`, { exact: true })
      .first()
      .waitFor()
    if (index === 0) await master.command('clock.start', {})
  }
  await expect
    .poll(async () => Object.values((await state()).papers).filter((paper) => paper.photo !== null).length, { timeout: 20_000 })
    .toBe(30)
  const kept = Object.values((await state()).papers)
  expect(new Set(kept.map((paper) => paper.photo)).size).toBe(30)
  expect(kept.map((paper) => paper.number).sort((a, b) => a - b)).toEqual(papers.map((_, index) => index + 1))
  // Who took none sees no photo and no paper (MB-INF-5).
  const general = await openDevice(browser, 'phone')
  await enterByCard(general, server.base, (await master.card('ostromir')).code)
  const photo = `${server.base}/api/campaigns/${slug}/papers/${kept[0]!.id}/photo`
  expect((await general.request.get(photo)).status()).toBe(404)
  expect((await helper.request.get(photo)).status()).toBe(200)
  expect((await general.request.post(`${server.base}/api/campaigns/${slug}/papers/photo`, { data: picture(1) })).status()).toBe(403)
  await general.context().close()
}, 180_000)

/** Types one paper in at a desk and waits until it is off the list. */
async function enter(page: Page, number: number, line: string, fate: Written[2]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^№ ${number}(?!\\d)`) }).click()
  await page.getByRole('form', { name: `Внести бумагу № ${number}` }).waitFor()
  const field = page.getByRole('combobox', { name: 'Приказ одной строкой' })
  await field.fill(line)
  if (fate === 'returned') await page.getByText('Нарушает правило').waitFor()
  await field.press('Escape')
  await field.press('Enter')
  await page.getByRole('button', { name: new RegExp(`^№ ${number}(?!\\d)`) }).waitFor({ state: 'detached' })
}

test('EP-2, EP-8: two masters type them in with the photo beside the line; what breaks a rule goes back to its author', async () => {
  await Promise.all(desks.map((page) => page.goto(`${server.base}/c/${slug}/inbox`)))
  const [one, two] = desks
  await one.getByText('Ждут 30 приказов').waitFor()
  // The one sees what the other has taken.
  await two.getByRole('button', { name: /^№ 16(?!\d)/ }).click()
  await two.getByRole('button', { name: 'Беру' }).click()
  const { character } = (await state()).people['volunteer-3']!
  await one
    .getByRole('button', { name: /^№ 16(?!\d)/ })
    .filter({ hasText: character })
    .waitFor()
  await expect.poll(async () => Object.keys((await state()).claims)).toHaveLength(1)
  expect(await one.getByRole('img', { name: /Бумага № 1$/ }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  const work = async (page: Page, from: number, written: Written[]) => {
    for (const [index, [, line, fate]] of written.entries()) await enter(page, from + index, line, fate)
  }
  await Promise.all([work(one, 1, first), work(two, 1 + first.length, second)])
  await one.getByText('Никто не ждёт').waitFor()
  const after = await state()
  const byNumber = Object.values(after.papers).sort((a, b) => a.number - b.number)
  expect(byNumber.map((paper) => paper.status)).toEqual(papers.map(([, , fate]) => (fate === 'returned' ? 'returned' : 'entered')))
  const planned = papers.filter(([, , fate]) => fate === 'planned').length
  const entered = papers.filter(([, , fate]) => fate === 'entered').length
  expect(Object.values(after.pendingOrders).map((order) => order.status)).toEqual(Array(planned).fill('planned'))
  expect(Object.keys(after.orders)).toHaveLength(entered)
  expect(Object.keys(after.marches)).toHaveLength(entered)
  // EP-1: each started at the stamp of its paper, and both times are kept.
  for (const paper of byNumber.filter(({ orderIds }) => orderIds.length > 0)) {
    const order = after.orders[paper.orderIds[0]!]!
    expect(order.happenedAt).toBe(paper.stampAt)
    expect(order.at).toBeGreaterThan(paper.stampAt)
    expect(Object.values(after.marches).find((march) => march.orderId === order.id)!.startAt).toBe(paper.stampAt)
  }
  // MB-MAP-9: parts split off, and no unit was lost or made.
  const before = (await import('@/scenarios/strezh-autumn.json')).default.armies
    .flatMap((army) => army.units.length)
    .reduce((a, b) => a + b)
  expect(Object.keys(after.units)).toHaveLength(before)
  expect(Object.values(after.notices).filter((notice) => notice.kind === 'orderReturned')).toHaveLength(5)
}, 240_000)
