import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app'
import { Canaries } from './support/canaries'
import { connectScreen, until, type TestScreen } from './support/client'
import { hqHearers, secretWorld } from './support/secretWorld'

/**
 * A campaign with a secret in every field. Every audience listens while things happen, tries what it can think of, and crawls every
 * endpoint; then its bytes are searched for what it must not know (DESIGN §6).
 */
const people = ['red-general', 'red-colonel', 'blue-general', 'volunteer', 'host', 'courier', 'participant']
const audiences = ['master', 'audit', 'wall', 'hq', 'state:red', 'state:blue', ...people.map((id) => `person:${id}`)]

const canaries = new Canaries()
/** Everything that an audience was ever sent. */
const bytes = new Map<string, string>()
const refusals = new Map<string, string[]>()
let app: TestApp

let count = 0
const command = (type: string, data: object) => ({ id: `leak-${(count += 1)}`, type, data })

/** What anybody might try: at other people's armies, at cards nobody has shown, at the master's things, at ids that do not exist. */
const attempts = () => [
  command('army.march', { armies: ['red-army'], to: 'east' }),
  command('army.march', { armies: ['blue-army'], to: 'middle', minutes: 1 }),
  command('army.march', { officers: ['red-colonel'], to: 'middle' }),
  command('army.split', { army: 'blue-army', units: ['b1'] }),
  command('army.split', { army: 'red-army', units: ['b1'] }),
  command('army.merge', { armies: ['red-army', 'blue-army'] }),
  command('army.countermand', { army: 'red-army' }),
  ...['hidden-card', 'open-card', 'no-card'].flatMap((card) => [
    command('hq.decide', { card, way: 'v' }),
    command('hq.aggravate', { card }),
    command('hq.issueCard', { card }),
    command('hq.announce', { subject: { s: 'card', cardId: card, wayId: 'w' } }),
  ]),
  command('hq.adjustPool', { pool: 'energy', delta: 1, reason: 'x' }),
  command('notice.read', { notice: 'told' }),
  command('people.setRoles', { person: 'participant', roles: ['master'] }),
  command('people.adjust', { id: 'red-general', set: { left: true }, reason: 'x' }),
  command('audit.undo', { seq: 2 }),
  command('clock.pause', {}),
]

/** Every endpoint with ids of the campaign in its address, and with ids that do not exist. */
async function crawl(audience: string, token: string): Promise<void> {
  const addresses = app.routes.flatMap((route) =>
    ['one', 'nowhere'].map((slug) => route.replace('[slug]', slug).replace('[id]', 'red-army')),
  )
  const queries = ['', '?format=csv&bom=1&separator=%3B', '?format=jsonl', '?person=red-general', '?audience=master', '?limit=-1']
  for (const address of new Set(addresses)) {
    const wanted = address.endsWith('/audit') || address.endsWith('/state') ? queries : ['']
    for (const query of wanted) {
      const response = await fetch(app.base + address + query, { headers: { authorization: `Bearer ${token}` } })
      hear(audience, JSON.stringify([...response.headers]) + (await response.text()))
    }
    // Makes tokens and codes for the master; for the others all of it must be refused.
    const preview = address.endsWith('/preview')
    const body = JSON.stringify(preview ? command('hq.issueCard', { card: 'hidden-card' }) : { audience: 'nobody', people: [] })
    const posted = await fetch(app.base + address, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })
    hear(audience, await posted.text())
  }
}

function hear(audience: string, text: string): void {
  bytes.set(audience, (bytes.get(audience) ?? '') + text)
}

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  const state = secretWorld(canaries)
  app.live.open(await app.store.create({ slug: 'one', title: 'One', state, rehearsal: false }))
  const tokens = new Map<string, string>()
  for (const audience of audiences) tokens.set(audience, await app.accounts.issueToken('one', audience, ''))
  const screens = new Map<string, TestScreen>()
  for (const audience of audiences) screens.set(audience, await connectScreen(app.base, 'one', { token: tokens.get(audience)! }))
  const by = (audience: string) => screens.get(audience)!
  const master = by('master')
  const accepted = async (screen: TestScreen, type: string, data: object) =>
    expect(await screen.command(command(type, data))).toMatchObject({ ok: true })

  await accepted(master, 'clock.start', {})
  await accepted(master, 'hq.issueCard', { card: 'open-card' })
  const reason = canaries.text('reason of a correction')
  await accepted(master, 'hq.adjustPool', { pool: 'resources', delta: 2, reason })
  const text = canaries.text('text of a new order (MB-INF-5)', 'person:blue-general')
  await accepted(by('person:blue-general'), 'army.march', { armies: ['blue-army'], to: 'middle', minutes: 500, text })
  await accepted(master, 'people.create', {
    player: canaries.text('player of a newcomer'),
    character: canaries.text('newcomer'),
    roles: ['participant'],
  })
  await accepted(master, 'units.adjust', {
    id: 'r1',
    set: { name: canaries.text('new name of a unit', 'person:red-general') },
    reason: 'x',
  })
  await accepted(by('person:volunteer'), 'hq.decide', { card: 'open-card', way: 'w' })
  await accepted(by('person:participant'), 'notice.read', { notice: 'told' })

  for (const audience of audiences) {
    // What the master tries succeeds; his and the auditor's bytes may hold everything anyway.
    if (audience === 'master' || audience === 'audit') continue
    const answers: string[] = []
    for (const attempt of attempts()) answers.push(JSON.stringify(await by(audience).command(attempt)))
    refusals.set(audience, answers)
    await by(audience)
      .socket.emitWithAck('snapshot', 'master')
      .then((snapshots) => hear(audience, JSON.stringify(snapshots)))
  }
  for (const audience of audiences) await crawl(audience, tokens.get(audience)!)
  const { seq } = master.snapshots[0]!
  await until(() => (master.changes.at(-1)?.seq ?? seq) === app.context.campaign('one')!.seq(), 'the master has heard everything')
  for (const [audience, screen] of screens) {
    hear(audience, screen.heard.join('\n'))
    screen.close()
  }
})
afterAll(() => app.close())

describe('each audience gets what it may know and nothing else', () => {
  test.each(audiences)('%s', (audience) => {
    const heard = bytes.get(audience)!
    const leaked = canaries.all.filter(({ digits, allowed }) => !allowed.has(audience) && heard.includes(digits)).map(({ label }) => label)
    expect(leaked).toEqual([])
    const missing = canaries.all
      .filter(({ digits, expected }) => expected.includes(audience) && !heard.includes(digits))
      .map(({ label }) => label)
    expect(missing).toEqual([])
  })

  test('numbers of records, hashes and secrets are for master and audit alone', () => {
    for (const audience of audiences) {
      const heard = bytes.get(audience)!
      const everything = audience === 'master' || audience === 'audit'
      expect([audience, /"seq":\d/.test(heard), /"prevHash"/.test(heard)]).toEqual([audience, everything, everything])
      for (const secret of [app.context.authSecret, app.localSecret]) expect(heard).not.toContain(secret)
    }
  })

  test('a hidden card and one that does not exist are refused alike (HQ-VIS-1)', () => {
    for (const audience of [...hqHearers, 'person:participant', 'person:host']) {
      const answers = refusals.get(audience)!.map((answer) => answer.replace(/leak-\d+/, ''))
      const hidden = answers.filter((_, index) => index >= 7 && index < 11)
      const absent = answers.filter((_, index) => index >= 15 && index < 19)
      expect([audience, absent]).toEqual([audience, hidden])
    }
  })

  test('no answer shows where the program broke', () => {
    expect(app.faults).toEqual([])
    for (const heard of bytes.values()) expect(heard).not.toMatch(/node_modules|\.ts:\d+|at \w+ \(/)
  })
})
