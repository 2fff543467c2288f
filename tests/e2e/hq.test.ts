import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'horizon-war'
const names = ['volunteer-1', 'volunteer-2', 'volunteer-3', 'volunteer-4']

let server: TestServer
let master: ReturnType<typeof api>
let browser: Browser
let desk: Page
let wall: Page
/** Four volunteers, each on a device of his own. */
let tablets: Page[]
const lines: Line[] = []

/** A device's connection that a test can cut: what the page sends may still arrive, what the server answers does not. */
interface Line {
  /** Cuts the connection as soon as a message with this text has gone out; null: never. */
  cutAfter: string | null
  /** While it is down no new connection gets through. */
  down: boolean
  cuts: number
  cut(): Promise<void>
}

async function lineOf(page: Page): Promise<Line> {
  const open: { close(options?: object): Promise<void> }[] = []
  const line: Line = {
    cutAfter: null,
    down: false,
    cuts: 0,
    async cut() {
      line.cuts += 1
      await Promise.all(open.splice(0).map((socket) => socket.close({ code: 4000 })))
    },
  }
  await page.route(/live\/socket\.io/, (route) => (line.down ? route.abort() : route.continue()))
  await page.routeWebSocket(/live\/socket\.io/, (socket) => {
    if (line.down) return void socket.close({ code: 4000 })
    const upstream = socket.connectToServer()
    open.push(socket, upstream)
    socket.onMessage((message) => {
      upstream.send(message)
      if (line.cutAfter === null || !String(message).includes(line.cutAfter)) return
      line.cutAfter = null
      // The server has the command; its answer finds nobody.
      upstream.onMessage(() => undefined)
      void line.cut()
    })
  })
  return line
}

const views = async (): Promise<Record<string, Record<string, any>>> => {
  const { body } = await master.call('GET', '/state')
  return body.snapshots.find((snapshot: any) => snapshot.audience === 'master').views
}
async function ok(type: string, data: unknown, more: object = {}): Promise<any> {
  const { status, body } = await master.command(type, data, more)
  expect([type, status, body]).toEqual([type, 200, expect.anything()])
  return body.result
}
const records = async (kind: string): Promise<any[]> => (await master.call('GET', `/audit?kind=${kind}&limit=1000`)).body.records
const pools = async () => {
  const { energy, resources, bchs } = (await views()).pools!
  return [energy.value, resources.value, bchs.value] as [number, number, number]
}
/** The three numbers as they stand on the screen. */
const shownPools = async (page: Page) =>
  (await page.getByRole('region', { name: 'Запасы' }).locator('output').allInnerTexts()).map((text) => Number(text))
/** An open card; a pool tells the title too, as the reason of its last change. */
const article = (page: Page, title: string) => page.locator('article[data-urgency]').filter({ hasText: title })

const way = (cost: object, more: object = {}) => ({ id: 'a', text: 'Заплатить', cost, effects: [], consequence: 'Заплачено', ...more })
const crisis = (id: string, title: string, more: object) => ({
  ...{ id, title, kind: 'crisis', description: 'Проверка.', overcome: 'Платой.', ifNot: { text: 'Потеряем.', effects: [] } },
  ...{ ways: [way({ energy: 2, resources: 1 })], decision: 'collective', deadline: { kind: 'eventEnd' } },
  ...more,
})

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launch(), startServer()])
  const { base } = server
  master = api(base, slug, server.token(slug, 'master'))
  await ok('settings.set', { name: 'word.mode', value: 'devices' })
  // Long enough for a slow machine: no test here waits for the window to end.
  await ok('settings.set', { name: 'word.windowSec', value: 1800 })
  await ok('settings.set', { name: 'dice.source', value: 'table' })
  await ok('clock.start', {})
  for (const person of names) await ok('hq.checkIn', { person })
  tablets = await Promise.all(names.map(() => openDevice(browser, 'laptop')))
  const enter = async (page: Page, person: string, screen: string) => {
    await enterByCard(page, base, (await master.card(person)).code)
    await page.goto(`${base}/c/${slug}/${screen}`)
  }
  for (const page of tablets) lines.push(await lineOf(page))
  ;[desk, wall] = await Promise.all([openDevice(browser, 'laptop'), openDevice(browser, 'television')])
  await Promise.all([
    ...tablets.map((page, index) => enter(page, names[index]!, 'hq')),
    enter(desk, 'master', 'master'),
    wall.goto(`${base}/c/${slug}/wall?token=${server.token(slug, 'wall')}`),
  ])
  await desk.getByRole('tab', { name: 'ЦУП' }).click()
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

/** Presses the way of a card and the button of the dialog. */
async function choose(page: Page, title: string, act: string, yes: string): Promise<void> {
  await article(page, title).getByRole('button', { name: act }).click()
  await page.getByRole('dialog').getByRole('button', { name: yes }).click()
}
const ring = (page: Page, words: number, quorum: number) =>
  page.getByRole('img', { name: new RegExp(`Слов сказано ${words} из ${quorum}`) })
const say = (page: Page) => page.getByRole('button', { name: 'И это наше слово!' }).click()

describe('the word on four devices (HQ-DEC-3…5, HQ-AUD-2)', () => {
  test('one drops its connection on the deciding word, one before it: decided once, paid once, the same on all four screens', async () => {
    const before = await pools()
    await ok('hq.issueCard', { card: crisis('word-card', 'Связь оборвалась', {}) })
    const [first, second, third, fourth] = tablets as [Page, Page, Page, Page]
    await choose(first, 'Связь оборвалась', 'Объявить решение', 'Объявить')
    for (const page of tablets) await ring(page, 0, 3).waitFor()
    await say(first)
    await say(second)
    for (const page of tablets) await ring(page, 2, 3).waitFor()

    lines[3]!.down = true
    await lines[3]!.cut()
    lines[2]!.cutAfter = 'hq.sayWord'
    await say(third)

    // Those who were never away.
    for (const page of [first, second]) await article(page, 'Связь оборвалась').waitFor({ state: 'detached' })
    // The one whose answer was lost: his page asks again under the old id and shows what all see.
    await article(third, 'Связь оборвалась').waitFor({ state: 'detached' })
    expect(lines[2]!.cuts).toBe(1)
    // The one who was away still shows the open word, and catches up when he is back.
    await ring(fourth, 2, 3).waitFor()
    lines[3]!.down = false
    await article(fourth, 'Связь оборвалась').waitFor({ state: 'detached' })

    const after: [number, number, number] = [before[0] - 2, before[1] - 1, before[2]]
    expect(await pools()).toEqual(after)
    for (const page of tablets) {
      await expect.poll(() => shownPools(page)).toEqual(after)
      expect(await page.getByText('Заплатить').count()).toBe(0)
    }
    const words = (await records('hq.sayWord')).filter((record) => record.error === null)
    expect(words.map((record) => record.actor)).toEqual(names.slice(0, 3))
    expect(new Set(words.map((record) => record.commandId)).size).toBe(3)
    const decided = words.flatMap((record) => record.events).filter((event: any) => event.type === 'CardDecided')
    expect(decided).toMatchObject([{ card: 'word-card', way: 'a', spokenBy: names.slice(0, 3) }])
  })
})

describe('a personal decision (HQ-DEC-1, HQ-AUD-2)', () => {
  test('a double click pays once', async () => {
    const before = await pools()
    await ok('hq.issueCard', { card: crisis('double', 'Двойное нажатие', { decision: 'personal' }) })
    const page = tablets[0]!
    await article(page, 'Двойное нажатие').getByRole('button', { name: 'Решить так' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Да, решаем' }).dblclick()
    await article(page, 'Двойное нажатие').waitFor({ state: 'detached' })
    expect(await pools()).toEqual([before[0] - 2, before[1] - 1, before[2]])
    expect((await records('hq.decide')).filter((record) => record.data.card === 'double')).toHaveLength(1)
  })

  test('two tabs of one person pay once; the second is told in words who was faster', async () => {
    const before = await pools()
    await ok('hq.issueCard', { card: crisis('tabs', 'Две вкладки', { decision: 'personal' }) })
    const one = tablets[0]!
    const other = await one.context().newPage()
    await other.goto(`${server.base}/c/${slug}/hq`)
    for (const page of [one, other]) {
      await article(page, 'Две вкладки').getByRole('button', { name: 'Решить так' }).click()
      await page.getByRole('dialog').waitFor()
    }
    await one.getByRole('dialog').getByRole('button', { name: 'Да, решаем' }).click()
    await other.getByRole('dialog').getByText('Вас опередили, решение: Вера Кольцова', { exact: false }).waitFor()
    expect(await other.getByRole('dialog').getByRole('button', { name: 'Да, решаем' }).isDisabled()).toBe(true)
    expect(await pools()).toEqual([before[0] - 2, before[1] - 1, before[2]])
    await other.close()
  })

  test('the deadline passes while the dialog is open: it says so, nothing is paid, the volunteer goes on (HQ-CRD-3)', async () => {
    const before = await pools()
    await ok('hq.issueCard', { card: crisis('late', 'Срок вышел', { decision: 'personal', deadline: { kind: 'timer', minutes: 30 } }) })
    const page = tablets[1]!
    await article(page, 'Срок вышел').getByRole('button', { name: 'Решить так' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Да, решаем' }).waitFor()
    // The master brings the deadline forward to this very moment.
    await ok('hq.setDeadline', { card: 'late', due: 1, reason: 'проверка' })
    await dialog.getByText('Срок вышел, пока вы решали', { exact: false }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Да, решаем' }).isDisabled()).toBe(true)
    expect(await dialog.getByText('Заплатить').count()).toBe(1)
    await dialog.getByRole('button', { name: 'Назад' }).click()
    await article(page, 'Срок вышел').waitFor({ state: 'detached' })
    expect(await pools()).toEqual(before)
    expect((await views()).cards!.late.state).toBe('failed')
  })
})

describe('the word in the room (HQ-DEC-9)', () => {
  test('said aloud and ticked by the master: who is on watch counts, «Прозвучало» decides, the cost is paid once', async () => {
    await ok('settings.set', { name: 'word.mode', value: 'room' })
    await ok('hq.checkOut', { person: 'volunteer-4' })
    const before = await pools()
    await ok('hq.issueCard', { card: crisis('room-card', 'Слово вслух', {}) })
    await choose(tablets[0]!, 'Слово вслух', 'Объявить решение', 'Объявить')
    const word = desk.getByRole('region', { name: 'Объявлено решение' })
    await ring(desk, 0, 2).waitFor()
    const heard = word.getByRole('toolbar', { name: 'Кого было слышно' }).getByRole('button')
    await expect.poll(() => heard.count()).toBe(3)
    await heard.filter({ hasText: 'Вера Кольцова' }).click()
    expect(await word.getByRole('button', { name: /Прозвучало/ }).isDisabled()).toBe(true)
    await heard.filter({ hasText: 'Тимур Сафин' }).click()
    await word.getByRole('button', { name: /Прозвучало/ }).dblclick()
    await word.waitFor({ state: 'detached' })
    const after: [number, number, number] = [before[0] - 2, before[1] - 1, before[2]]
    for (const page of tablets) {
      await article(page, 'Слово вслух').waitFor({ state: 'detached' })
      await expect.poll(() => shownPools(page)).toEqual(after)
    }
    const [record] = (await records('hq.confirmWord')).filter((each) => each.error === null)
    expect(record.actor).toBe('master')
    expect(record.events.find((event: any) => event.type === 'CardDecided')).toMatchObject({
      card: 'room-card',
      spokenBy: ['volunteer-1', 'volunteer-2'],
    })
  })
})

describe('a ceremony of survival on the wall (EP-35, SURV-1…8)', () => {
  test('die typed, six outcomes, help by the word, «Окончательно», the fallen by name', async () => {
    const { ship } = await ok('survival.registerShip', {
      ...{ name: 'Стойкий', side: 'СПО', map: 'moon', captain: 'Ада Ковач', crew: ['Ян Горич', 'Лия Верн'], out: true, cause: 'реактор' },
    })
    await ok('hq.mapRoundStarted', { map: 'moon', n: 1 })
    await ok('hq.mapFinished', { map: 'moon', winner: 'СПО', stakes: {} })
    await ok('aids.adjust', { id: 'plus1', set: { stock: 1 }, reason: 'проверка' })

    const line = desk.getByRole('listitem').filter({ hasText: 'Стойкий' })
    await desk.getByRole('radio', { name: 'Столы' }).click()
    await desk.getByRole('button', { name: 'Церемония на экран' }).click()
    await wall.getByRole('heading', { name: 'Судьбы кораблей' }).waitFor()
    await line.getByRole('button', { name: 'На экран' }).click()
    const shown = wall.getByRole('region', { name: 'Стойкий' })
    await shown.getByText('Ада Ковач').waitFor()
    await shown.getByText('Лия Верн').waitFor()
    for (const name of ['FUBAR']) await shown.getByText(name).waitFor()
    expect(await shown.locator('strong').count()).toBe(6)

    await line.getByRole('button', { name: 'Бросить кость' }).click()
    await typeDie(desk, 1)
    await shown.getByText('Кость 1').waitFor()

    await tablets[0]!
      .getByRole('toolbar', { name: /Стойкий/ })
      .getByRole('button', { name: '+1' })
      .first()
      .click()
    await tablets[0]!
      .getByRole('button', { name: /Объявить/ })
      .last()
      .click()
    await ring(tablets[1]!, 0, 2).waitFor()
    const { announcements } = await views()
    for (const person of names.slice(0, 2)) {
      await ok('hq.sayWord', { announcement: Object.keys(announcements!)[0]! }, { as: person })
    }
    await shown.getByText('Кость 1 +1').waitFor()

    await line.getByRole('button', { name: 'Окончательно' }).click()
    // Whoever falls is drawn by dice as well.
    const final = shown.getByText('Окончательно')
    const dialog = desk.getByRole('dialog', { name: 'Бросок кубиков' })
    for (;;) {
      await expect.poll(async () => (await dialog.isVisible()) || (await final.isVisible()), { timeout: 20_000 }).toBe(true)
      if (await final.isVisible()) break
      const dice = dialog.getByLabel(/^Кубик/)
      for (let index = 0; index < (await dice.count()); index += 1) await dice.nth(index).fill('1')
      await dice.last().press('Enter')
      // Another question may follow in the same window.
      await expect.poll(async () => !(await dialog.isVisible()) || (await dice.first().inputValue()) === '', { timeout: 20_000 }).toBe(true)
    }
    const { roll } = (await views()).ships![ship]
    expect(roll).toMatchObject({ final: true, dice: [1], result: 2 })
    await expect
      .poll(() => shown.locator('li').filter({ hasText: '†' }).count(), { timeout: 30_000 })
      .toBe(roll.verdict.outcome.dead.length)
  })
})

/** Types one face into the dialog for dice. */
async function typeDie(page: Page, face: number): Promise<void> {
  const die = page.getByRole('dialog', { name: 'Бросок кубиков' }).getByLabel('Кубик 1')
  await die.fill(String(face))
  await die.press('Enter')
}
