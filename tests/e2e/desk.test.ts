import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api, enterByCard, enterByPassword, launch, openDevice } from './world'

const slug = 'strezh-autumn'
const base = inject('base')
const master = api(base, slug, inject('masterToken')[slug]!)

let browser: Browser
let first: Page
let second: Page
let vera: ReturnType<typeof api>
let veraId: string

const views = async () => {
  const { body } = await master.call('GET', '/state')
  return body.snapshots.find((snapshot: any) => snapshot.audience === 'master').views
}
/** The head of an item of the queue on a master's page. */
const item = (page: Page, words: string) => page.locator('[data-item]').filter({ hasText: words })

beforeAll(async () => {
  browser = await launch()
  ;[first, second] = await Promise.all([openDevice(browser, 'laptop'), openDevice(browser, 'laptop')])
  const made = await master.command('people.create', { player: 'Вера', character: 'Мастер Вера', roles: ['master'] })
  veraId = made.body.result.person
  const { body } = await master.call('POST', '/tokens', { audience: `person:${veraId}`, label: 'second master' })
  vera = api(base, slug, body.token as string)
  const { login, code } = await master.card('master')
  await enterByPassword(first, base, login, code)
  await enterByCard(second, base, (await master.card(veraId)).code)
  await Promise.all([first.goto(`${base}/c/${slug}/master`), second.goto(`${base}/c/${slug}/master`)])
})
afterAll(() => browser?.close())

test('EP-8: two masters see each slug, and what one has taken the other does not take by mistake', async () => {
  const { clock } = await views()
  if (clock.clock.status === 'setup') await master.command('clock.start', {})
  await master.command('reminder.set', { at: 0, text: 'спросить генерала о гонце' })
  for (const page of [first, second]) await item(page, 'спросить генерала о гонце').waitFor()
  await first.getByLabel('Другие мастера за пультом').getByText('Мастер Вера').waitFor()
  await item(second, 'спросить генерала').getByRole('button', { name: 'Взять' }).click()
  await item(first, 'спросить генерала').getByRole('button', { name: 'Мастер Вера' }).waitFor()
  const { claims } = await views()
  const [claim] = Object.values<any>(claims)
  expect(claim).toMatchObject({ kind: 'reminder', byId: veraId })
  const refused = await master.command('desk.take', { kind: 'reminder', id: claim.itemId })
  expect(refused.body).toMatchObject({ code: 'E_TAKEN' })
})

test('EP-8: a correction that meets a newer one says who made it and changes nothing', async () => {
  const before = (await views()).armies['kre-rear']?.name ?? Object.values<any>((await views()).armies)[0].name
  const id = Object.entries<any>((await views()).armies).find(([, army]) => army.name === before)![0]
  await vera.command('armies.adjust', { id, set: { name: 'Имя Веры' }, expected: { name: before }, reason: 'опечатка' })
  const late = await master.command('armies.adjust', { id, set: { name: 'Имя мастера' }, expected: { name: before }, reason: 'спор' })
  expect(late.status).toBe(422)
  expect(late.body).toMatchObject({ code: 'E_CHANGED', params: { columns: ['name'], by: veraId } })
  expect((await views()).armies[id].name).toBe('Имя Веры')
})

test('EP-5: one march is held from the timeline while the others go on', async () => {
  const armies = Object.entries<any>((await views()).armies).filter(([, army]) => army.status === 'rest')
  const sectors = (await views()).sectors
  const [held, free] = armies.slice(0, 2).map(([id, army]) => ({ id, to: sectors[army.sectorId].neighbours[0].sectorId }))
  for (const { id, to } of [held!, free!]) expect((await master.command('army.march', { armies: [id], to })).status).toBe(200)
  const march = (await views()).marches
  const marchOf = (armyId: string) => Object.entries<any>(march).find(([, row]) => row.armyId === armyId)![0]
  await master.command('desk.hold', { kind: 'march', id: marchOf(held!.id) })
  await first.getByRole('tab', { name: 'Впереди' }).click()
  await first.getByLabel('Придержано').getByRole('button', { name: 'Отпустить' }).waitFor()
  const timeline = Object.values<any>((await views()).timeline).map((row) => row.itemId)
  expect(timeline).not.toContain(marchOf(held!.id))
  expect(timeline).toContain(marchOf(free!.id))
  await first.getByLabel('Придержано').getByRole('button', { name: 'Отпустить' }).click()
  await first.getByLabel('Придержано').waitFor({ state: 'detached' })
})

test('EP-11: a side changed in secret takes effect on his screens at its moment; who leaves is passed on and his session ends', async () => {
  const people = Object.entries<any>((await views()).people).filter(([, person]) => person.officer && person.stateId && !person.left)
  const [traitorId, traitor] = people.at(-1)!
  const joins = Object.keys((await views()).states).find((id) => id !== traitor.stateId)!
  const phone = await openDevice(browser, 'phone')
  await enterByCard(phone, base, (await master.card(traitorId)).code)
  const planned = await master.command('people.changeSide', { person: traitorId, state: joins, at: null })
  const spy = api(
    base,
    slug,
    (await master.call('POST', '/tokens', { audience: `person:${traitorId}`, label: 'spy' })).body.token as string,
  )
  const audiences = async () => (await spy.call('GET', '/state')).body.snapshots.map((snapshot: any) => snapshot.audience)
  expect(await audiences()).toContain(`state:${traitor.stateId}`)
  expect(JSON.stringify((await spy.call('GET', '/state')).body)).not.toContain('allegianceChanges')
  await master.command('people.revealSide', { change: planned.body.result.change })
  expect(await audiences()).toContain(`state:${joins}`)
  expect(await audiences()).not.toContain(`state:${traitor.stateId}`)
  await master.command('people.leave', { person: traitorId })
  await phone
    .getByText(/войти|вход/i)
    .first()
    .waitFor()
})
