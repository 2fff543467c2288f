import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api, enterByPassword, launch, openDevice } from './world'

const slug = 'strezh-autumn'
const base = inject('base')
const master = api(base, slug, inject('masterToken')[slug]!)

let browser: Browser
let page: Page

const views = async () => {
  const { body } = await master.call('GET', '/state')
  return body.snapshots.find((snapshot: any) => snapshot.audience === 'master').views
}
const mapNamed = async (name: string) => Object.entries<any>((await views()).battleMaps).find(([, map]) => map.name === name)
const canvas = () => page.getByRole('application')
/** A file as the file chooser gives it. */
const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})
/** A 10×8 field of Tiled with a wood of an unknown name in its second row. */
const tiled = (change: object = {}) => ({
  orientation: 'orthogonal',
  tilesets: [
    {
      firstgid: 1,
      tiles: [
        { id: 0, class: 'field' },
        { id: 1, class: 'ельник' },
      ],
    },
  ],
  layers: [
    { type: 'tilelayer', name: 'ground', width: 10, height: 8, data: Array.from({ length: 80 }, (_, at) => (at > 10 && at < 15 ? 2 : 1)) },
  ],
  ...change,
})

beforeAll(async () => {
  browser = await launch()
  page = await openDevice(browser, 'laptop')
  const { login, code } = await master.card('master')
  await enterByPassword(page, base, login, code)
})
afterAll(() => browser?.close())

test('a map is drawn by mouse and keyboard, taken back by a step, and saved', async () => {
  await page.goto(`${base}/c/${slug}/maps/new`)
  await page.getByLabel('Название').fill('Старый брод')
  await page.getByRole('radio', { name: 'болото' }).click()
  const box = (await canvas().boundingBox())!
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2)
  await page.mouse.up()
  await canvas().focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'KeyM', 'Enter', 'KeyF', 'Shift+ArrowRight', 'Control+z']) await page.keyboard.press(key)
  await page.getByText('не сохранено').waitFor()
  await page.getByRole('button', { name: /Сохранить/ }).click()
  await page.waitForURL(/\/maps\/map_/)
  const [, map] = (await mapNamed('Старый брод'))!
  expect(map.rows[1]).toBe('M...................')
  expect(map.rows.join('').match(/S+/)![0].length).toBeGreaterThan(2)
  expect(map.rows.join('')).not.toContain('F')
})

test('a map of Tiled is refused in words, or its names are told what they are and it is seen before it is taken', async () => {
  await page.goto(`${base}/c/${slug}/maps/new?import=1`)
  const dialog = page.getByRole('dialog')
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(file('hex.tmj', tiled({ orientation: 'hexagonal' })))
  await dialog.getByRole('alert').getByText('Карта должна быть прямоугольной').waitFor()
  await input.setInputFiles(file('field.tmj', tiled()))
  await dialog.getByText('Скажите, что значит «ельник».').waitFor()
  await dialog.getByRole('combobox', { name: 'ельник' }).click()
  await page.getByRole('option', { name: 'лес', exact: true }).click()
  await dialog.getByText('Всё в порядке').waitFor()
  await dialog.getByRole('button', { name: 'Взять на редактирование' }).click()
  // A page that is closed now loses nothing.
  await page.getByText('не сохранено').waitFor()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('stavka.map.')))
  page.once('dialog', (asked) => void asked.accept())
  await page.goto(`${base}/c/${slug}/maps/new`)
  await page.getByText('Вы не сохранили эту правку').waitFor()
  await page.getByRole('button', { name: /Сохранить/ }).click()
  await page.waitForURL(/\/maps\/map_/)
  const [, map] = (await mapNamed('field'))!
  expect([map.rows.length, map.rows[1]]).toEqual([8, '.FFFF.....'])
})

test('MB-CON-1: it is given to a territory and seen there; EP-8: what another master saved meanwhile is not overwritten', async () => {
  const [id, map] = (await mapNamed('Старый брод'))!
  await page.goto(`${base}/c/${slug}/maps`)
  await page.getByRole('combobox', { name: 'Карта: Студёный бор' }).click()
  await page.getByRole('option', { name: 'Старый брод' }).click()
  await page
    .getByRole('link', { name: /Старый брод/ })
    .getByText('Студёный бор')
    .waitFor()
  expect((await views()).sectorMaps['studenyy-bor']).toEqual({ battleMapId: id })
  await page.getByRole('link', { name: /Старый брод/ }).click()
  await page.getByLabel('Для мастеров').fill('Моя правка')
  const { revision, authorId: _, position: __, ...drawn } = map
  await master.command('battleMap.save', { map: id, revision, ...drawn, about: 'Чужая правка' })
  await page.getByText('новая версия этой карты уже сохранена').waitFor()
  await page.getByRole('button', { name: 'Моя важнее' }).click()
  await page.getByRole('button', { name: 'Сохранить', exact: false }).first().click()
  await expect.poll(async () => (await mapNamed('Старый брод'))![1].about).toBe('Моя правка')
})
