import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch, openDevice, type Size } from './world'

const base = inject('base')
let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const board = (page: Page) => page.getByRole('application')

/** A device where nothing rolls longer than needed. */
async function device(size: Size): Promise<Page> {
  const page = await openDevice(browser, size)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

/** Taps the middle of a drawn cell, by what is marked there. */
async function tapMark(page: Page, kind: string): Promise<string> {
  const mark = page.locator(`[data-mark="${kind}"]`).first()
  const cell = (await mark.getAttribute('data-cell'))!
  const box = (await mark.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return cell
}

test('without a login somebody learns to deploy, roll, move, drag and fight against the program; a reload loses nothing', async () => {
  const page = await device('laptop')
  await page.goto(`${base}/login`)
  await page.getByRole('link', { name: /Учебный бой/ }).click()
  await button(page, 'Показать, как играть').click()

  // Deployment: the first figure by hand, the rest by the program.
  await page.getByText('Это расстановка.', { exact: false }).waitFor()
  const cell = await tapMark(page, 'place')
  await page.locator(`[data-figure="first-MU-1"][data-cell="${cell}"]`).waitFor()
  await button(page, 'Расставить за меня').click()
  expect(await page.locator('[data-figure^="first-"]').count()).toBe(6)
  await button(page, 'Расстановка готова').click()

  // The program deploys; then the turn begins.
  await button(page, 'Бросить на движение').click()
  const rolled = page.getByText(/кубики \d, \d — очков движения/).first()
  await rolled.waitFor()
  await page.getByRole('group', { name: 'Кубики' }).waitFor()
  await page.reload()
  await rolled.waitFor()
  expect(await page.locator('[data-figure^="first-"]').count()).toBe(6)

  // A move taken back, then the same by dragging.
  const horse = page.locator('[data-figure^="first-LC"]')
  const stands = (at: string) => page.locator(`[data-figure^="first-LC"][data-cell="${at}"]`).waitFor()
  await horse.click()
  const before = (await horse.getAttribute('data-cell'))!
  const there = await tapMark(page, 'go')
  await stands(there)
  await button(page, 'Вернуть ход').click()
  await stands(before)
  const [from, to] = [(await horse.boundingBox())!, (await page.locator(`[data-mark="go"][data-cell="${there}"]`).boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
  await stands(there)

  // The battery fires: its chances stand beside the board before the dice fall.
  await button(page, 'К стрельбе').click()
  await page.locator('[data-figure^="first-FA"]').click()
  await page.getByRole('table', { name: 'Точные шансы' }).first().waitFor()
  await button(page, /^Огонь/)
    .first()
    .click()
  await page
    .getByText(/огонь, кубики \d, \d — клетка/)
    .first()
    .waitFor()
  await button(page, 'К штыкам').click()
  await button(page, 'Закончить ход').click()
  await page.getByText('Ход 2: Красные').waitFor()
  await page.context().close()
})

test('arrows and Enter choose a figure and place it; nothing is wider than a phone', async () => {
  const page = await device('phone')
  await page.goto(`${base}/battles/practice`)
  await button(page, 'Показать, как играть').click()
  await board(page).focus()
  await page.keyboard.press('ArrowDown')
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('[data-figure="first-MU-1"][data-cell="A8"]').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  await page.context().close()
})

test('two people on two devices: a code, dice that they throw themselves, and each sees only his own before the battle', async () => {
  const [laptop, phone] = await Promise.all([device('laptop'), device('phone')])
  await laptop.goto(`${base}/battles/practice`)
  await laptop.getByText('Второй человек, на двух устройствах').click()
  await laptop.getByText('Бросаем сами и вписываем').click()
  await button(laptop, 'Создать и позвать второго').click()
  const code = (await laptop.locator('[data-code]').getAttribute('data-code'))!
  await phone.goto(`${base}/battles/practice`)
  await phone.getByLabel('Код боя').fill(code.toLowerCase())
  await button(phone, 'Войти по коду').click()
  await phone.getByText('Вы играете за: Красные').waitFor()
  await laptop.locator('[data-code]').waitFor({ state: 'detached' })

  await button(laptop, 'Расставить за меня').click()
  await laptop.locator('[data-figure^="first-OF"]').first().waitFor()
  await button(laptop, 'Расстановка готова').click()
  // By now the other side is to place: its own figures are no news to the first.
  await button(phone, 'Расставить за меня').click()
  await phone.locator('[data-figure^="second-OF"]').first().waitFor()
  await button(phone, 'Расстановка готова').click()

  await button(laptop, 'Бросить на движение').click()
  for (const n of [1, 2, 3]) await laptop.getByLabel(`Кубик ${n}`).fill('4')
  await button(laptop, 'Записать').click()
  await phone.getByText('кубики 4, 4, 4 — очков движения 12').first().waitFor()
  // A reload finds its place again by the link in the address.
  await phone.reload()
  await phone.getByText('кубики 4, 4, 4 — очков движения 12').first().waitFor()
  await button(laptop, 'Закончить ход').click()
  await button(phone, 'Бросить на движение').waitFor()
  await Promise.all([laptop.context().close(), phone.context().close()])
})
