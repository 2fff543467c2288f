import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app'
import { connectScreen, until, type TestScreen } from './support/client'
import { smallWorld } from './support/world'

/** The table stands in a room (`info.flagsWhere`); what a connection is told follows its person to the table and away from it. */
let app: TestApp
let slug: string
let count = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  slug = `room-${(count += 1)}`
  const state = smallWorld((world) => {
    world.settings['info.flagsWhere'] = { id: 'info.flagsWhere', value: 'room' }
    world.checkIns['red-general'] = { id: 'red-general', at: 0, how: 'start' }
  })
  app.live.open(await app.store.create({ slug, title: slug, state, rehearsal: false }))
})

const screen = async (audience: string, name?: string): Promise<TestScreen> =>
  connectScreen(app.base, slug, { token: await app.accounts.issueToken(slug, audience, ''), ...(name ? { screen: name } : {}) })
const heard = (of: TestScreen): string[] => of.snapshots.map(({ audience }) => audience)
const send = (by: TestScreen, type: string, data: object) => by.command({ id: `room-${(count += 1)}`, type, data })
const room = (path: string, token: string, method = 'GET', body?: object) =>
  fetch(`${app.base}/api/campaigns/${slug}/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

describe('info.flagsWhere room on the wire', () => {
  test('a flag that moves is told to who stands at the table and to the wall, in no byte to who is away', async () => {
    const [master, at, away, wall] = await Promise.all(
      ['master', 'person:red-general', 'person:blue-general', 'wall'].map((who) => screen(who)),
    )
    expect([heard(at!), heard(away!)]).toEqual([
      ['wall', 'state:red', 'person:red-general'],
      ['outside', 'person:blue-general'],
    ])
    await send(master!, 'clock.start', {})
    await send(at!, 'army.march', { armies: ['red-army'], to: 'middle' })
    for (const hears of [at!, wall!]) await until(() => hears.heard.join().includes('FlagAtBorder'), 'the flag at the border')
    await until(() => away!.changes.some(({ events }) => events.some(({ type }) => type === 'ClockStarted')), 'the clock')
    expect(away!.heard.join()).not.toMatch(/FlagAtBorder|towardsId":"middle/)
    for (const one of [master!, at!, away!, wall!]) one.close()
  })

  test('checked out, his connection is closed and comes back without the table; so does a wall he opened himself', async () => {
    const master = await screen('master')
    const [phone, wall] = [await screen('person:red-general'), await screen('person:red-general', 'wall')]
    expect(heard(wall)).toEqual(['wall'])
    await send(master, 'room.leave', { people: ['red-general'] })
    await until(() => !phone.socket.connected && !wall.socket.connected, 'both were closed')
    const [again, wallAgain] = [await screen('person:red-general'), await screen('person:red-general', 'wall')]
    expect([heard(again), heard(wallAgain)]).toEqual([['outside', 'person:red-general'], ['outside']])
    expect(Object.keys(again.snapshots[1]!.views.lastKnown!)).toContain('flags')
    for (const one of [master, again, wallAgain]) one.close()
  })

  test('nobody checks himself in but by the code that a screen at the table shows', async () => {
    const wall = await app.accounts.issueToken(slug, 'wall', '')
    const blue = await app.accounts.issueToken(slug, 'person:blue-general', '')
    expect((await room('room', blue)).status).toBe(403)
    expect((await room('room', blue, 'POST', { code: 'guess' })).status).toBe(422)
    const { code } = (await (await room('room', wall)).json()) as { code: string }
    expect((await room('room', wall, 'POST', { code })).status).toBe(403)
    expect((await room('room', blue, 'POST', { code })).status).toBe(200)
    expect(app.context.campaign(slug)!.state().checkIns['blue-general']).toMatchObject({ how: 'code' })
  })

  test('the kiosk opens by a card alone, for players, and everything closes when the person goes (EP-43)', async () => {
    const wall = await app.accounts.issueToken(slug, 'wall', '')
    const card = await app.accounts.issueCode(slug, 'blue-general')
    const masterCard = await app.accounts.issueCode(slug, 'master')
    const person = await app.accounts.issueToken(slug, 'person:blue-general', '')
    expect((await room('kiosk', wall, 'POST', { code: 'AAAA-BBBB-CCCC' })).status).toBe(401)
    expect((await room('kiosk', wall, 'POST', { code: masterCard.code })).status).toBe(403)
    expect((await room('kiosk', person, 'POST', { code: card.code })).status).toBe(403)
    const opened = await room('kiosk', wall, 'POST', { code: card.code })
    expect(opened.status).toBe(201)
    expect(opened.headers.get('set-cookie')).toBeNull()
    const { token } = (await opened.json()) as { token: string }
    const tablet = await connectScreen(app.base, slug, { token, screen: 'kiosk' })
    expect(heard(tablet)).toEqual(['wall', 'state:blue', 'person:blue-general'])
    await room('kiosk', wall, 'DELETE', { token })
    await until(() => tablet.rejected.length > 0, 'the tablet was turned out')
    expect((await room('state', token)).status).toBe(401)
  })
})
