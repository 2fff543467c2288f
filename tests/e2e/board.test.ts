import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pointOf } from '@/lib/rules/macrobattle/grid'
import { knownBattle } from '@/lib/rules/macrobattle/known'
import { lineOfFire } from '@/lib/rules/macrobattle/lineOfFire'
import { startServer, type TestServer } from './server'
import { api, enterByCard, launch, openDevice } from './world'

const slug = 'strezh-autumn'
let server: TestServer
let master: ReturnType<typeof api>
let browser: Browser
let desk: Page
let gunner: Page
let king: Page

const views = async (): Promise<Record<string, Record<string, any>>> => {
  const { body } = await master.call('GET', '/state')
  return body.snapshots.find((snapshot: any) => snapshot.audience === 'master').views
}
async function ok(type: string, data: unknown): Promise<void> {
  const { status, body } = await master.command(type, data)
  expect([type, status, body]).toEqual([type, 200, expect.anything()])
}
async function until<Value>(look: (rows: Awaited<ReturnType<typeof views>>) => Value | undefined | null | false): Promise<Value> {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = look(await views())
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('waited in vain')
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Taps the middle of a cell of the board. */
async function tap(page: Page, cell: string): Promise<void> {
  const svg = page.getByRole('application').first()
  await svg.scrollIntoViewIfNeeded()
  const box = (await svg.boundingBox())!
  const [left = 0, , width = 1] = (await svg.getAttribute('viewBox'))!.split(' ').map(Number)
  const scale = box.width / width
  const { x, y } = pointOf(cell)!
  await page.mouse.click(box.x + ((x + 0.5) * 40 - left) * scale, box.y + ((y + 0.5) * 40 - left) * scale)
}
async function place(page: Page, figure: string, cell: string): Promise<void> {
  await button(page, figure).click()
  await tap(page, cell)
  await page.locator(`[data-figure][data-cell="${cell}"]`).waitFor()
}
async function typeDice(page: Page, faces: readonly number[]): Promise<void> {
  for (const [index, face] of faces.entries()) await page.getByLabel(`Кубик ${index + 1}`, { exact: true }).fill(String(face))
  await button(page, 'Записать').click()
}

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launch(), startServer()])
  const { base } = server
  master = api(base, slug, server.token(slug, 'master'))
  for (const name of ['campaign.artilleryMinutes', 'campaign.horseArtilleryMinutes', 'campaign.infantryMinutes'])
    await ok('settings.set', { name, value: 0.1 })
  await ok('clock.start', {})
  await ok('room.enter', { people: ['yarmila', 'miroslava'] })
  ;[desk, gunner, king] = await Promise.all([openDevice(browser, 'laptop'), openDevice(browser, 'laptop'), openDevice(browser, 'phone')])
  await enterByCard(desk, base, (await master.card('master')).code)
  await enterByCard(gunner, base, (await master.card('miroslava')).code)
  await enterByCard(king, base, (await master.card('yarmila')).code)
})
afterAll(async () => {
  await browser?.close()
  await server?.remove()
})

/** A cell for a battery of one side and one for a target of the other, so that some throw without a double drops a shell there. */
function shotFor(rows: Record<string, any>, battle: string) {
  const seen: Record<string, Record<string, any>> = {}
  for (const { battleId, view, rowId, row } of Object.values<any>(rows)) if (battleId === battle) (seen[view] ??= {})[rowId] = row
  const state = knownBattle(seen)!
  const [guns, foot] = state.battle.battle!.order.map((side) => state.sides[side]!.normalCells!) as [string[], string[]]
  for (const from of guns)
    for (const to of foot) {
      const line = lineOfFire(state, 'FA', from, to, false)
      const clear = [from, to].every((cell) => state.map.map!.terrain[pointOf(cell)!.y * state.map.map!.width + pointOf(cell)!.x] === '.')
      if (clear && line.refusal === null && line.facing!.length === 1 && line.cells! >= 3) {
        const number = line.cells! + 1
        const low = Math.max(1, number - 6)
        return { from, to, dice: low * 2 === number ? [low - 1, number - low + 1] : [low, number - low], number }
      }
    }
  throw new Error('no line of fire between the sides')
}

test('EP-9, EP-20: two officers fight on the digital board with dice of the table, from the call to what the map shows', async () => {
  const { base } = server
  await ok('army.march', { armies: ['kre-siege'], to: 'volchiy-pereval', text: '' })
  await until(({ flags }) => flags!['kre-siege']?.sectorId === 'volchiy-pereval' && flags!['kre-siege']?.status === 'rest')
  await ok('army.march', { armies: ['str-north'], to: 'volchiy-pereval', text: '' })
  const battle = await until(({ battles }) => Object.entries(battles ?? {}).find(([, each]) => each.phase === 'called')?.[0])
  const address = `${base}/c/${slug}/battles/${battle}`

  // The master opens the field on the board, on a map short enough for one shot.
  for (const person of ['miroslava', 'yarmila']) await ok('battle.arrived', { battle, person, arrived: true })
  await ok('battle.toBoard', { battle, map: 'training-ground' })
  await desk.goto(address)
  await desk.getByRole('application').waitFor()

  // The general's phone leads to the board; each places what he needs, the rest waits in reserve (MB-DEP-5).
  await king.getByRole('link', { name: 'К доске боя' }).click()
  await gunner.goto(address)
  const { from, to, dice } = shotFor((await views()).boardRows!, battle)
  await place(gunner, '1-я осадная батарея', from)
  await button(gunner, 'Расстановка готова').click()
  expect(await king.locator('[data-figure]').count()).toBe(1)
  await place(king, 'Борской мушкетёрский полк', to)
  await button(king, 'Расстановка готова').click()

  // The first turn: dice are thrown at the table and typed in; a shell takes the regiment (MB-BAT-ART-3).
  await button(gunner, 'Бросить на движение').click()
  await typeDice(gunner, [5])
  await button(gunner, 'К стрельбе').click()
  await tap(gunner, from)
  await button(gunner, /^Огонь/)
    .first()
    .click()
  await typeDice(gunner, dice)
  for (const page of [gunner, king, desk]) await page.getByText(`Ядро упало на ${to}`).first().waitFor()
  await king.locator(`[data-figure][data-cell="${to}"]`).waitFor({ state: 'detached' })

  // By agreement the siege park holds the field; what happened is written to the map.
  await button(desk, 'Бой окончен').click()
  await desk.getByRole('dialog').getByText('Герцогство Кремнец').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Окончить бой' }).click()
  await desk.getByText('Поле за: Герцогство Кремнец').waitFor()
  await button(desk, 'Записать на карту').click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Записать на карту' }).click()
  await desk.getByText('итоги записаны на карту', { exact: false }).first().waitFor()

  const after = await views()
  expect(after.armies!['str-north'].units.map((unit: any) => unit.name)).not.toContain('Борской мушкетёрский полк')
  expect(after.armies!['kre-siege'].units.length).toBe(5)
  expect(after.flags!['kre-siege']).toMatchObject({ sectorId: 'volchiy-pereval', status: 'rest' })
  await desk.goto(`${base}/c/${slug}/master`)
  await desk.locator('[data-flag="kre-siege"]').first().waitFor()
}, 180_000)
