import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@/lib/live/protocol'
import type { AuditRecord } from '@/lib/store/types'
import { startApp, type TestApp } from './support/app'
import { connectScreen } from './support/client'
import { card, smallWorld } from './support/world'

/** HQ's shared tablet and its watch over HTTP (EP-30). */
let app: TestApp
const tokens: Record<string, string> = {}
let count = 0

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  const state = smallWorld((world) => {
    world.cards.one = card('one')
    world.cards.two = card('two')
    world.people.volunteer!.roles = ['volunteer', 'host']
  })
  app.live.open(await app.store.create({ slug: 'hq', title: 'HQ', state, rehearsal: false }))
  app.live.open(await app.store.create({ slug: 'other', title: 'Other', state: smallWorld(), rehearsal: false }))
  for (const who of ['master', 'hq', 'wall', 'audit', 'person:volunteer', 'person:participant'])
    tokens[who] = await app.accounts.issueToken('hq', who, 'test')
  tokens.second = await app.accounts.issueToken('hq', 'hq', 'second tablet')
  tokens.elsewhere = await app.accounts.issueToken('other', 'hq', 'other')
  await call('master', 'POST', 'commands', { id: 'start', type: 'clock.start', data: {} })
  await call('master', 'POST', 'commands', { id: 'issue', type: 'hq.issueCard', data: { card: 'one' } })
  await call('master', 'POST', 'commands', { id: 'issue two', type: 'hq.issueCard', data: { card: 'two' } })
})
afterAll(() => app.close())

const call = (who: string, method: string, path: string, body?: object, slug = 'hq'): Promise<Response> =>
  fetch(`${app.base}/api/campaigns/${slug}/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const take = async (pin: string, who = 'hq', person = 'volunteer') => call(who, 'POST', 'tablet', { person, pin })
const held = async (pin: string, who = 'hq') => ((await (await take(pin, who)).json()) as { token: string }).token
const give = async (token: string, type: string, data: object, who = 'hq', more: object = {}): Promise<[number, Answer]> => {
  const response = await call(who, 'POST', 'tablet/commands', { token, command: { id: `t${(count += 1)}`, type, data, ...more } })
  return [response.status, (await response.json()) as Answer]
}
const lastRecord = async (): Promise<AuditRecord> =>
  ((await (await call('audit', 'GET', 'audit?limit=1&descending=1')).json()) as { records: AuditRecord[] }).records[0]!

describe('HQ’s shared tablet (EP-30)', () => {
  test('a PIN is set by its person or a master, told to nobody, and stands in no view, export or record', async () => {
    expect((await call('person:participant', 'POST', 'pins', { person: 'volunteer', pin: '9371' })).status).toBe(403)
    expect((await call('hq', 'POST', 'pins', { person: 'volunteer', pin: '9371' })).status).toBe(403)
    expect((await call('person:volunteer', 'POST', 'pins', { person: 'participant', pin: '9371' })).status).toBe(403)
    expect((await call('master', 'POST', 'pins', { person: 'master', pin: '9371' })).status).toBe(403)
    expect((await call('person:volunteer', 'POST', 'pins', { person: 'volunteer', pin: '937' })).status).toBe(400)
    expect((await take('9371')).status).toBe(401)
    expect((await call('person:volunteer', 'POST', 'pins', { person: 'volunteer', pin: '9371' })).status).toBe(200)
    const told = await Promise.all(['state', 'export', 'audit', 'pins'].map(async (path) => (await call('master', 'GET', path)).text()))
    for (const text of told) expect(text).not.toMatch(/9371|argon2/)
  })

  test('who takes it is the actor of what he does; the audit names the person, not the tablet', async () => {
    const token = await held('9371')
    const [status, answer] = await give(token, 'hq.decide', { card: 'one', way: 'w' })
    expect([status, answer]).toMatchObject([200, { ok: true, seq: null }])
    expect(await lastRecord()).toMatchObject({ type: 'hq.decide', actor: 'volunteer', screen: 'hq tablet' })
    expect(Object.values(app.context.campaign('hq')!.state().consequences)).toMatchObject([{ cardId: 'one', decidedById: 'volunteer' }])
  })

  test('his token opens nothing else: no stream, no endpoint, no other tablet, no command of another role, on nobody’s behalf', async () => {
    const token = await held('9371')
    tokens.hold = token
    for (const path of ['state', 'pins', 'watch', 'audit']) expect([path, (await call('hold', 'GET', path)).status]).toEqual([path, 401])
    await expect(connectScreen(app.base, 'hq', { token })).rejects.toThrow('unauthorised')
    expect((await call('hold', 'POST', 'commands', { id: 'x', type: 'hq.decide', data: {} })).status).toBe(401)
    expect((await give(token, 'hq.decide', { card: 'two', way: 'w' }, 'second'))[0]).toBe(401)
    expect((await give(token, 'hq.decide', { card: 'two', way: 'w' }, 'person:volunteer'))[0]).toBe(403)
    for (const type of ['hq.adjustPool', 'hq.turnStart', 'clock.pause', 'army.march']) expect((await give(token, type, {}))[0]).toBe(403)
    expect((await give(token, 'hq.decide', { card: 'two', way: 'w' }, 'hq', { as: 'participant' }))[0]).toBe(403)
    expect(app.context.campaign('hq')!.state().cards.two).toMatchObject({ state: 'open' })
  })

  test('let go, by a tap, by the next person or by a new PIN, he is no actor any more', async () => {
    const first = await held('9371')
    await call('hq', 'DELETE', 'tablet', { token: first })
    expect((await give(first, 'hq.checkIn', { person: 'volunteer' }))[0]).toBe(401)
    const second = await held('9371')
    const third = await held('9371')
    expect((await give(second, 'hq.checkIn', { person: 'volunteer' }))[0]).toBe(401)
    await call('master', 'POST', 'pins', { person: 'volunteer', pin: '5555' })
    expect((await give(third, 'hq.checkIn', { person: 'volunteer' }))[0]).toBe(401)
    expect((await take('5555')).status).toBe(201)
  })

  test('HQ’s tablet alone: no wall, no auditor, no login, no other campaign', async () => {
    for (const who of ['wall', 'audit', 'person:volunteer', 'master']) expect([who, (await take('5555', who)).status]).toEqual([who, 403])
    expect((await call('elsewhere', 'POST', 'tablet', { person: 'volunteer', pin: '5555' })).status).toBe(404)
    expect((await call('elsewhere', 'POST', 'tablet', { person: 'volunteer', pin: '5555' }, 'other')).status).toBe(401)
    expect((await take('5555', 'hq', 'participant')).status).toBe(401)
  })

  test('six wrong PINs lock a person out until a master sets a new one', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await take('0000')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await take('5555')).status).toBe(429)
    await call('master', 'POST', 'pins', { person: 'volunteer', pin: '6666' })
    expect((await take('6666')).status).toBe(201)
  })
})

describe('coming on watch (EP-30)', () => {
  const present = () => app.context.campaign('hq')!.state().people.volunteer!.present

  test('the badge is scanned at HQ’s tablet or by a master: in and out, by the person himself', async () => {
    const { code } = await app.accounts.issueCode('hq', 'volunteer')
    const scan = (who: string, inOrOut: boolean, badge = code) => call(who, 'POST', 'watch/badge', { code: badge, present: inOrOut })
    const out = await scan('hq', false)
    expect([out.status, await out.json()]).toEqual([200, { person: { id: 'volunteer', name: 'character volunteer' }, changed: true }])
    expect(present()).toBe(false)
    expect(await lastRecord()).toMatchObject({ type: 'hq.checkOut', actor: 'volunteer', screen: 'watch' })
    expect((await scan('master', true)).status).toBe(200)
    expect(present()).toBe(true)
    expect(await (await scan('master', true)).json()).toMatchObject({ changed: false })
    for (const who of ['wall', 'person:volunteer', 'person:participant', 'audit']) expect((await scan(who, false)).status).toBe(403)
    expect((await scan('hq', true, 'AAAA-BBBB-CCCC')).status).toBe(401)
    const player = await app.accounts.issueCode('hq', 'participant')
    expect(await (await scan('hq', true, player.code)).json()).toEqual({ error: 'E_ROLE' })
  })

  test('one’s own phone comes on watch by the code that hangs in HQ, and by no other', async () => {
    await call('hq', 'POST', 'watch/badge', { code: (await app.accounts.issueCode('hq', 'volunteer')).code, present: false })
    const codeOf = async (who: string) => ((await (await call(who, 'GET', 'watch')).json()) as { code: string }).code
    const code = await codeOf('hq')
    expect(await codeOf('master')).toBe(code)
    expect((await call('person:volunteer', 'GET', 'watch')).status).toBe(403)
    expect((await call('person:volunteer', 'POST', 'watch', { code: 'guess' })).status).toBe(422)
    expect(await (await call('person:participant', 'POST', 'watch', { code })).json()).toEqual({ error: 'E_ROLE' })
    expect(present()).toBe(false)
    expect((await call('person:volunteer', 'POST', 'watch', { code })).status).toBe(200)
    expect(present()).toBe(true)
  })
})
