import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditRecord } from '@/lib/store/types'
import type { Answer, Snapshot } from '@/lib/live/protocol'
import { startApp, type TestApp } from './support/app'
import { smallWorld } from './support/world'

let app: TestApp
const tokens: Record<string, string> = {}
const audiences = ['master', 'audit', 'wall', 'hq', 'state:red', 'person:red-general', 'person:volunteer', 'person:participant']

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  await app.store.create({ slug: 'one', title: 'One', state: smallWorld(), rehearsal: false })
  await app.store.create({ slug: 'two', title: 'Two', state: smallWorld(), rehearsal: false })
  for (const service of app.store.campaigns()) app.live.open(service)
  for (const audience of audiences) tokens[audience] = await app.accounts.issueToken('one', audience, 'test')
})
afterAll(() => app.close())

const call = (audience: string | null, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${app.base}/api/campaigns/${path}`, {
    ...init,
    headers: { ...(audience === null ? {} : { authorization: `Bearer ${tokens[audience]}` }), ...(init.headers as Record<string, string>) },
  })
const post = (audience: string | null, path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(audience, path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers })
let count = 0
const id = () => `http-${(count += 1)}`
const command = async (audience: string | null, body: object): Promise<[number, Answer]> => {
  const response = await post(audience, 'one/commands', { id: id(), data: {}, ...body })
  return [response.status, (await response.json()) as Answer]
}
const audit = async (query = ''): Promise<AuditRecord[]> =>
  ((await (await call('audit', `one/audit?limit=1000${query}`)).json()) as { records: AuditRecord[] }).records

describe('commands over HTTP (DESIGN §6)', () => {
  test('an accepted command is 200 with its answer; the record number is told to the master alone', async () => {
    const [status, answer] = await command('master', { type: 'clock.start' })
    expect(status).toBe(200)
    expect(answer).toMatchObject({ ok: true, seq: expect.any(Number) as number })
    const [, own] = await command('person:red-general', { type: 'army.march', data: { armies: ['red-army'], to: 'middle' } })
    expect(own).toMatchObject({ ok: true, seq: null })
  })

  test('a refusal by rules is 422 with its code, and stays in the audit', async () => {
    const before = (await audit('&refused=1')).length
    const [status, answer] = await command('person:participant', { type: 'clock.pause' })
    expect([status, answer]).toMatchObject([422, { ok: false, kind: 'rule', code: 'E_ROLE' }])
    expect((await audit('&refused=1')).length).toBe(before + 1)
  })

  test.each([
    [{ type: 'no.such' }, 'type'],
    [{ type: 'clock.setRate', data: { rate: 'fast' } }, 'data.rate'],
    [{ type: 'clock.pause', id: '' }, 'id'],
    [{ type: 'clock.pause', id: 'due:march.cross:x:1' }, 'id'],
    [{ type: 'clock.pause', actor: 'master' }, 'actor'],
  ])('a bad field is 400 with its path: %j', async (body, path) => {
    const [status, answer] = await command('master', body)
    expect([status, answer]).toMatchObject([400, { kind: 'bad', path }])
  })

  test('what is not JSON is 400, and too large a body is 413, with or without its length announced', async () => {
    expect((await post('master', 'one/commands', '{')).status).toBe(400)
    const large = JSON.stringify({ id: id(), type: 'clock.pause', data: { text: 'x'.repeat(256 * 1024) } })
    expect((await post('master', 'one/commands', large)).status).toBe(413)
    const stream = new Blob([large]).stream()
    const chunked = await call('master', 'one/commands', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
    expect(chunked.status).toBe(413)
  })

  test('the same id sent 20 times in parallel has one effect and one answer', async () => {
    const body = { id: id(), type: 'hq.adjustPool', data: { pool: 'energy', delta: 1, reason: 'test' } }
    const before = app.context.campaign('one')!.state().pools.energy!.value
    const answers = await Promise.all(Array.from({ length: 20 }, () => command('master', body)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]![0]).toBe(200)
    expect(app.context.campaign('one')!.state().pools.energy!.value).toBe(before + 1)
    expect((await audit()).filter((record) => record.commandId === body.id)).toHaveLength(1)
  })

  test('an id used again by another actor or with other data is 409 and tells nothing', async () => {
    const body = { id: id(), type: 'hq.adjustPool', data: { pool: 'bchs', delta: 1, reason: 'test' } }
    await command('master', body)
    for (const [audience, again] of [
      ['person:participant', body],
      ['master', { ...body, data: { ...body.data, delta: 2 } }],
    ] as const) {
      expect(await command(audience, again)).toEqual([409, { ok: false, id: body.id, kind: 'reused' }])
    }
  })

  test('`as` is for the master', async () => {
    const [status, answer] = await command('person:participant', { type: 'clock.pause', as: 'master' })
    expect([status, answer]).toMatchObject([422, { code: 'E_ROLE' }])
  })
})

describe('who may what', () => {
  const reading = ['state', 'audit', 'export', 'screens', 'logins', 'tokens']

  test.each(reading)('GET %s: nobody 401, a campaign unknown or not his 404', async (path) => {
    expect((await call(null, `one/${path}`)).status).toBe(401)
    expect((await fetch(`${app.base}/api/campaigns/one/${path}`, { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401)
    const [other, none] = await Promise.all([call('master', `two/${path}`), call('master', `nowhere/${path}`)])
    expect([other.status, none.status]).toEqual([404, 404])
    expect(await other.text()).toBe(await none.text())
  })

  test('scopes: state for all, audit and export for master and audit, the rest for the master', async () => {
    const statuses = async (audience: string) => Promise.all(reading.map(async (path) => (await call(audience, `one/${path}`)).status))
    expect(await statuses('master')).toEqual([200, 200, 200, 200, 200, 200])
    expect(await statuses('audit')).toEqual([200, 200, 200, 403, 403, 403])
    for (const audience of audiences.slice(2))
      expect([audience, await statuses(audience)]).toEqual([audience, [200, 403, 403, 403, 403, 403]])
  })

  test.each(['audit', 'wall', 'hq', 'state:red'])('a %s token only reads: 403', async (audience) => {
    expect(await command(audience, { type: 'clock.pause' })).toMatchObject([403, { kind: 'forbidden' }])
    const before = app.context.campaign('one')!.seq()
    expect((await post(audience, 'one/preview', { type: 'clock.pause', data: {} })).status).toBe(403)
    expect(app.context.campaign('one')!.seq()).toBe(before)
  })

  test.each([
    ['wall', ['wall']],
    ['hq', ['wall', 'hq']],
    ['state:red', ['wall', 'state:red']],
    ['person:red-general', ['wall', 'state:red', 'person:red-general']],
    ['person:volunteer', ['wall', 'hq', 'person:volunteer']],
    ['person:participant', ['wall', 'person:participant']],
    ['master', ['master']],
    ['audit', ['audit']],
  ])('a token of %s hears %j', async (audience, heard) => {
    const { snapshots } = (await (await call(audience, 'one/state')).json()) as { snapshots: Snapshot[] }
    expect(snapshots.map((snapshot) => snapshot.audience)).toEqual(heard)
    expect(snapshots.every((snapshot) => (snapshot.seq === null) === !['master', 'audit'].includes(snapshot.audience))).toBe(true)
  })

  test('a request that another site makes with our cookie is refused', async () => {
    const foreign = { origin: 'http://elsewhere.example' }
    expect((await post('master', 'one/commands', { id: id(), type: 'clock.pause', data: {} }, foreign)).status).toBe(403)
    expect((await post('master', 'one/tokens', { audience: 'wall' }, foreign)).status).toBe(403)
    expect((await post('master', 'one/tokens', { audience: 'wall' }, { origin: app.base })).status).toBe(201)
  })

  test('the command line shows the secret of this start, and nobody else makes campaigns', async () => {
    const reset = (secret: string) =>
      fetch(`${app.base}/api/admin/reset`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
    expect((await reset(tokens.master!)).status).toBe(403)
    expect((await reset('local_wrong')).status).toBe(401)
    expect((await reset(app.localSecret)).status).toBe(200)
    const creation = await fetch(`${app.base}/api/campaigns`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.master}` },
      body: JSON.stringify({ pack: {} }),
    })
    expect(creation.status).toBe(403)
  })
})

describe('logins, tokens, previews', () => {
  test('a master issues a login: the code opens a session until a new one is made', async () => {
    const issued = await post('master', 'one/logins', { people: ['volunteer'] })
    expect(issued.status).toBe(201)
    const { cards } = (await issued.json()) as { cards: { personId: string; login: string; code: string }[] }
    const session = await app.accounts.verify(cards[0]!.login, cards[0]!.code)
    expect(session).not.toBeNull()
    expect((await app.accounts.verifyCode(cards[0]!.code.toLowerCase().replaceAll('-', ' ')))?.accountId).toBe(session!.accountId)
    expect(await app.accounts.verify(cards[0]!.login, 'XXXX-XXXX-XXXX')).toBeNull()
    const cookie = await app.cookie(session!.accountId, session!.epoch)
    const state = () => fetch(`${app.base}/api/campaigns/one/state`, { headers: { cookie } })
    expect((await state()).status).toBe(200)
    expect((await fetch(`${app.base}/api/campaigns/two/state`, { headers: { cookie } })).status).toBe(404)
    const listed = await (await call('master', 'one/logins')).text()
    expect(listed).toContain(cards[0]!.login)
    expect(listed).not.toContain(cards[0]!.code)
    await post('master', 'one/logins', { people: ['volunteer'] })
    expect((await state()).status).toBe(401)
    expect((await post('master', 'one/logins', { people: ['stranger'] })).status).toBe(400)
  })

  test('a revoked token is nobody', async () => {
    const { token } = (await (await post('master', 'one/tokens', { audience: 'wall', label: 'hall' })).json()) as { token: string }
    const state = () => fetch(`${app.base}/api/campaigns/one/state`, { headers: { authorization: `Bearer ${token}` } })
    expect((await state()).status).toBe(200)
    const { tokens: all } = (await (await call('master', 'one/tokens')).json()) as { tokens: { id: string; label: string }[] }
    const { id: tokenId } = all.find(({ label }) => label === 'hall')!
    expect((await call('master', `one/tokens/${tokenId}`, { method: 'DELETE' })).status).toBe(200)
    expect((await state()).status).toBe(401)
    expect((await call('master', `one/tokens/${tokenId}`, { method: 'DELETE' })).status).toBe(404)
    expect((await post('master', 'one/tokens', { audience: 'state:nowhere' })).status).toBe(400)
  })

  test('a preview of what is no command says so', async () => {
    expect((await post('master', 'one/preview', { type: 'no.such' })).status).toBe(400)
    const bad = await post('master', 'one/preview', { type: 'clock.setRate', data: { rate: 'fast' } })
    expect([bad.status, await bad.json()]).toMatchObject([400, { error: 'bad', path: 'data.rate' }])
  })

  test('a preview says what would happen and keeps nothing', async () => {
    const { energy } = app.context.campaign('one')!.state().pools
    const response = await post('master', 'one/preview', { type: 'hq.adjustPool', data: { pool: 'energy', delta: -1, reason: 'test' } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ error: null, patches: [{ table: 'pools', id: 'energy' }] })
    expect(app.context.campaign('one')!.state().pools.energy).toEqual(energy)
  })
})

describe('the forecast of HQ', () => {
  test('is computed on request, keeps nothing and throws no die', async () => {
    const service = app.context.campaign('one')!
    const [before, seq] = [service.state(), service.seq()]
    const response = await call('master', 'one/forecast')
    expect(response.status).toBe(200)
    const forecast = (await response.json()) as { now: number; steps: { at: number; kind: string }[]; pools: object; stops: string }
    expect(forecast.steps.every(({ at }, index) => at >= (forecast.steps[index - 1]?.at ?? forecast.now))).toBe(true)
    expect(Object.keys(forecast.pools)).toEqual(['energy', 'resources', 'bchs'])
    expect([service.state(), service.seq()]).toEqual([before, seq])
  })
})

describe('audit and export', () => {
  test('HQ-CON-4: records of one row, as the lines of the report link to them', async () => {
    await command('master', { type: 'hq.adjustPool', data: { pool: 'resources', delta: 2, reason: 'подарок' } })
    const ofRow = await audit('&row=pools:resources&column=value&descending=1')
    expect(ofRow[0]).toMatchObject({ type: 'hq.adjustPool', data: { pool: 'resources', delta: 2 } })
    expect(await audit('&row=pools:nothing')).toEqual([])
    expect((await call('audit', 'one/audit?row=pools')).status).toBe(400)
  })

  test('cells that a spreadsheet would run are made harmless; BOM and semicolon on request', async () => {
    await command('master', { type: 'hq.adjustPool', data: { pool: 'energy', delta: 1, reason: '=HYPERLINK("http://x")' } })
    const plain = await (await call('audit', 'one/audit?format=csv')).text()
    const excel = Buffer.from(await (await call('audit', 'one/audit?format=csv&bom=1&separator=%3B')).arrayBuffer())
    expect(plain.startsWith('seq,')).toBe(true)
    expect([...excel.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(excel.toString('utf8').slice(1)).toMatch(/^seq;time;/)
    expect(plain).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(plain).not.toMatch(/(^|,)"?=HYPERLINK/m)
  })

  test('filters by person and kind; JSON Lines has every record once, in order', async () => {
    const records = await audit()
    const mine = await audit('&person=participant')
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.every((record) => record.actor === 'participant')).toBe(true)
    const clock = await audit('&kind=clock.')
    expect(clock.length).toBeGreaterThan(0)
    expect(clock.every((record) => record.type.startsWith('clock.'))).toBe(true)
    const lines = (await (await call('master', 'one/audit?format=jsonl')).text()).trim().split('\n')
    expect(lines.map((line) => (JSON.parse(line) as AuditRecord).seq)).toEqual(records.map((record) => record.seq))
    expect((await call('master', 'one/audit?limit=zero')).status).toBe(400)
  })

  test('the export has the state and every record, and no secret', async () => {
    const text = await (await call('audit', 'one/export')).text()
    const exported = JSON.parse(text) as { seq: number; state: object; records: AuditRecord[] }
    expect(exported.state).toEqual(app.context.campaign('one')!.state())
    expect(exported.records.map((record) => record.seq)).toEqual(Array.from({ length: exported.seq }, (_, index) => index + 1))
    for (const secret of [...Object.values(tokens), app.localSecret, app.context.authSecret]) expect(text).not.toContain(secret)
  })

  test('no fault of the program was met', () => {
    expect(app.faults).toEqual([])
  })
})
