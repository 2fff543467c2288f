import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app'
import { Canaries } from './support/canaries'
import { secretWorld } from './support/secretWorld'

/** Who may use each endpoint. One that stands nowhere here fails the first test: whoever adds it says whose it is. */
const people = ['volunteer', 'red-general', 'host', 'courier', 'participant'].map((id) => `person:${id}`)
const screens = ['wall', 'hq', 'state:red']
const records = ['master', 'audit', 'person:auditor']
const senders = [...records, ...people, ...screens, null]
const inCampaign = senders.filter((sender) => sender !== null)
const masters = ['master']

const mayUse: Record<string, readonly (string | null)[]> = {
  'GET /api/health': senders,
  'GET /api/campaigns': inCampaign,
  'POST /api/campaigns': [],
  'POST /api/admin/reset': [],
  'GET /api/campaigns/[slug]/audit': records,
  'GET /api/campaigns/[slug]/export': records,
  'GET /api/campaigns/[slug]/state': inCampaign,
  'POST /api/campaigns/[slug]/commands': ['master', 'person:auditor', ...people],
  'POST /api/campaigns/[slug]/preview': masters,
  'GET /api/campaigns/[slug]/cards': masters,
  'POST /api/campaigns/[slug]/cards': masters,
  'GET /api/campaigns/[slug]/forecast': masters,
  'GET /api/campaigns/[slug]/logins': masters,
  'POST /api/campaigns/[slug]/logins': masters,
  'GET /api/campaigns/[slug]/tokens': masters,
  'POST /api/campaigns/[slug]/tokens': masters,
  'DELETE /api/campaigns/[slug]/tokens/[id]': masters,
  'GET /api/campaigns/[slug]/screens': masters,
  'GET /api/campaigns/[slug]/repair/[seq]': masters,
  'GET /api/campaigns/[slug]/dispute/[kind]/[id]': masters,
  'POST /api/campaigns/[slug]/papers/photo': ['master', 'person:host'],
  'GET /api/campaigns/[slug]/papers/[id]/photo': records,
  'GET /api/campaigns/[slug]/room': ['master', 'person:host', 'wall'],
  'POST /api/campaigns/[slug]/room': ['master', 'person:auditor', ...people],
  'POST /api/campaigns/[slug]/kiosk': ['master', 'person:host', 'wall'],
  'DELETE /api/campaigns/[slug]/kiosk': ['master', 'person:host', 'wall'],
  'POST /api/campaigns/[slug]/tablet': ['hq'],
  'DELETE /api/campaigns/[slug]/tablet': ['hq'],
  'POST /api/campaigns/[slug]/tablet/commands': ['hq'],
  'GET /api/campaigns/[slug]/watch': ['master', 'hq'],
  'POST /api/campaigns/[slug]/watch': ['master', 'person:auditor', ...people],
  'POST /api/campaigns/[slug]/watch/badge': ['master', 'hq'],
  'GET /api/campaigns/[slug]/pins': ['master', 'person:auditor', ...people],
  // Who may set whose is tested beside the PINs themselves: `person` of this request is nobody.
  'POST /api/campaigns/[slug]/pins': ['master', 'person:auditor', ...people],
}

const canaries = new Canaries()
let app: TestApp
const tokens: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  app.live.open(await app.store.create({ slug: 'one', title: 'One', state: secretWorld(canaries), rehearsal: false }))
  await app.store.create({ slug: 'two', title: 'Two', state: secretWorld(new Canaries()), rehearsal: false })
  for (const sender of senders) if (sender !== null) tokens[sender] = await app.accounts.issueToken('one', sender, '')
})
afterAll(() => app.close())

/** A secret of nobody is refused with the same status as somebody without the right: only there 401 is no door shut. */
const asksForSecret = ['kiosk', 'tablet', 'tablet/commands', 'watch/badge'].map((name) => `POST /api/campaigns/[slug]/${name}`)
const values: Record<string, string> = { id: 'no-such', seq: '1', kind: 'card' }
async function call(endpoint: string, sender: string | null, slug = 'one'): Promise<{ status: number; text: string }> {
  const [method, path] = endpoint.split(' ') as [string, string]
  const address = path.replace('[slug]', slug).replace(/\[(\w+)\]/g, (_all, name: string) => values[name]!)
  const response = await fetch(app.base + address, {
    method,
    headers: sender === null ? {} : { authorization: `Bearer ${tokens[sender]}` },
    ...(method === 'GET'
      ? {}
      : {
          body: JSON.stringify({
            id: `${sender}${method}`,
            type: 'clock.pause',
            data: {},
            code: 'x',
            people: [],
            token: 'x',
            person: 'x',
            pin: '1234',
            command: { type: 'hq.decide' },
          }),
        }),
  })
  return { status: response.status, text: await response.text() }
}

describe('every endpoint', () => {
  test('has its place in the table of who may use it', () => {
    expect(app.endpoints).toEqual(Object.keys(mayUse).sort())
  })

  test.each(senders)('lets %s in where he may, and nowhere else; nothing he may not know is in the answer', async (sender) => {
    const wrong: string[] = []
    for (const [endpoint, who] of Object.entries(mayUse)) {
      const { status, text } = await call(endpoint, sender)
      const shut = sender === null ? [401] : endpoint.includes('[id]/photo') ? [404] : [403]
      const right = who.includes(sender)
        ? status < 500 && ![401, 403].includes(status)
        : shut.includes(status) && /"(error|kind)":"\w+"/.test(text)
      const secret = asksForSecret.includes(endpoint) && who.includes(sender) && status === 401
      const leaked = canaries.all.filter(({ digits, allowed }) => !allowed.has(sender ?? '') && text.includes(digits))
      const everything = records.includes(sender ?? '')
      if ((!right && !secret) || (!everything && leaked.length > 0))
        wrong.push([endpoint, status, text.slice(0, 200), ...leaked.map(({ label }) => label)].join(' '))
    }
    expect(wrong).toEqual([])
  })

  test('of another campaign does not exist for anybody of this one', async () => {
    for (const endpoint of Object.keys(mayUse).filter((each) => each.includes('[slug]'))) {
      for (const sender of inCampaign)
        expect([endpoint, sender, (await call(endpoint, sender, 'two')).status]).toEqual([endpoint, sender, 404])
    }
  })

  test('met no fault of the program', () => {
    expect(app.faults).toEqual([])
  })
})
