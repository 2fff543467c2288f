import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditRecord } from '@/lib/store/types'
import { startApp, type TestApp } from './support/app'
import { smallWorld } from './support/world'

let app: TestApp
const tokens: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  await app.store.create({ slug: 'one', title: 'One', state: smallWorld(), rehearsal: false })
  for (const service of app.store.campaigns()) app.live.open(service)
  for (const audience of ['master', 'audit', 'hq', 'person:volunteer'])
    tokens[audience] = await app.accounts.issueToken('one', audience, 'test')
})
afterAll(() => app.close())

const call = (audience: string | null, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${app.base}/api/campaigns/one/${path}`, {
    ...init,
    headers: audience === null ? {} : { authorization: `Bearer ${tokens[audience]}` },
  })
const send = async (file: BodyInit, query = '', audience = 'master'): Promise<[number, any]> => {
  const response = await call(audience, `cards${query}`, { method: 'POST', body: file })
  return [response.status, await response.json()]
}
const deck = async () => (await (await call('master', 'cards?format=json')).json()) as { cards: { id: string; title: string }[] }
const heading = 'Ключ;Вид;Название;Решение;Как преодолеть;Если не преодолеть;Путь 1: ключ;Путь 1;Путь 1: цена'
const csv = (...rows: string[]) => [heading, ...rows].join('\r\n')
const fog = 'fog;кризис;Туман;личное;Зажечь;темно;a;Зажечь;энергия 2'

describe('the deck over HTTP', () => {
  test('masters alone read and import it', async () => {
    for (const audience of ['audit', 'hq', 'person:volunteer']) {
      expect((await call(audience, 'cards')).status).toBe(403)
      expect((await send(csv(fog), '', audience))[0]).toBe(403)
    }
    expect((await call(null, 'cards')).status).toBe(401)
  })

  test('a file is tried without a trace, then taken once, and stands in the audit as a command', async () => {
    const before = await deck()
    const [status, tried] = await send(csv(fog))
    expect([status, tried]).toMatchObject([200, { added: [{ id: 'fog', title: 'Туман' }], changed: [], faults: [] }])
    expect(await deck()).toEqual(before)
    const query = (id: string) => `?stamp=${tried.stamp as string}&id=${id}`
    expect(await send(csv(fog), query('import-1'))).toMatchObject([200, { ok: true, result: { added: 1, changed: 0 } }])
    expect((await deck()).cards.map(({ id }) => id)).toContain('fog')
    const audit = (await (await call('audit', 'audit?limit=1000')).json()) as { records: AuditRecord[] }
    expect(audit.records.filter(({ type }) => type === 'hq.importCards')).toHaveLength(1)
    // The deck is another one now: nothing is taken for what was tried before.
    expect(await send(csv(fog.replace('Туман', 'Мгла')), query('import-2'))).toMatchObject([
      409,
      { error: 'stale', changed: [{ id: 'fog' }] },
    ])
    expect((await deck()).cards.find(({ id }) => id === 'fog')).toMatchObject({ title: 'Туман' })
  })

  test('a file with faults is never taken; each is told by row and column', async () => {
    const bad = csv('mist;кризис;;личное;;;a;Ждать;', 'smoke;погода;Дым;личное;x;y;a;Ждать;энергия 1')
    const [, tried] = await send(bad)
    expect(tried.faults.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual(
      expect.arrayContaining(['2 Название', '3 Вид']),
    )
    expect(await send(bad, `?stamp=${tried.stamp as string}&id=import-3`)).toMatchObject([422, { error: 'faults' }])
    expect((await send(csv(fog), '?stamp=x'))[0]).toBe(400)
    expect((await send('x'.repeat(2 * 1024 * 1024 + 1)))[0]).toBe(413)
  })

  test.each(['csv', 'xlsx', 'json'])('what is downloaded as %s changes nothing when it comes back', async (format) => {
    const file = await call('master', `cards?format=${format}`)
    expect(file.headers.get('content-disposition')).toContain(`cards-one.${format}`)
    const [, tried] = await send(await file.arrayBuffer())
    expect(tried).toMatchObject({ faults: [], added: [], changed: [], same: (await deck()).cards.length })
  })
})
