import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'strezh-autumn'
const base = inject('base')
const master = api(base, slug, inject('masterToken')[slug]!)
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launch()
  await master.command('clock.start', {})
  await master.command('army.march', { armies: ['lig-city'], to: 'medovyy-dol', text: '=1+1' })
  await master.command('army.march', { armies: ['lig-city'], to: 'medovyy-dol' })
  page = await openDevice(browser, 'laptop')
  await enterByCard(page, base, (await master.card('master')).code)
  await page.goto(`${base}/c/${slug}/audit`)
})
afterAll(() => browser?.close())

test('commands and refusals stand in the chronicle, and refusals can be filtered', async () => {
  const rows = page
    .getByRole('row')
    .filter({ hasText: 'Городское ополчение' })
    .or(page.getByRole('row').filter({ hasText: 'Медовый дол' }))
  await rows.first().waitFor()
  await page.getByRole('button', { name: 'Только отказы' }).click()
  await page.getByRole('row').filter({ hasText: 'отказ' }).first().waitFor()
  await page.getByText('принято', { exact: true }).first().waitFor({ state: 'detached' })
})

test('the CSV for Excel has a BOM, semicolons and harmless cells', async () => {
  const response = await page.request.get(`${base}/api/campaigns/${slug}/audit?format=csv&separator=%3B&bom=1`)
  expect(response.status()).toBe(200)
  const text = (await response.body()).toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.split('\n')[0]).toContain(';')
  for (const cell of text.split(/[;\n]/)) expect(cell).not.toMatch(/^"?[=+@]/)
})

test('JSON Lines: one record a line, numbered without gaps', async () => {
  const response = await page.request.get(`${base}/api/campaigns/${slug}/audit?format=jsonl`)
  const records = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { seq: number })
  expect(records.length).toBeGreaterThan(2)
  records.forEach((record, index) => expect(record.seq).toBe(records[0]!.seq + index))
})
