import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from './support/app'
import { connectScreen, until } from './support/client'
import { smallWorld } from './support/world'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  await app.store.create({ slug: 'one', title: 'One', state: smallWorld(), rehearsal: false })
  await app.store.create({ slug: 'two', title: 'Two', state: smallWorld(), rehearsal: false })
  for (const service of app.store.campaigns()) app.live.open(service)
  const master = await screen('master')
  await master.command({ id: 'start', type: 'clock.start', data: {} })
  await master.command({ id: 'open', type: 'hq.issueCard', data: { card: 'open-card' } })
  master.close()
})
afterAll(() => app.close())

const token = (audience: string) => app.accounts.issueToken('one', audience, audience)
const screen = async (audience: string) => connectScreen(app.base, 'one', { token: await token(audience), screen: audience })
let count = 0
const id = () => `live-${(count += 1)}`
const adjust = (delta: number) => ({ id: id(), type: 'hq.adjustPool', data: { pool: 'energy', delta, reason: 'test' } })

describe('the handshake', () => {
  test('nobody we know, a campaign unknown or not his', async () => {
    await expect(connectScreen(app.base, 'one', {})).rejects.toThrow('unauthorised')
    await expect(connectScreen(app.base, 'one', { token: 'nonsense' })).rejects.toThrow('unauthorised')
    const wall = await token('wall')
    await expect(connectScreen(app.base, 'two', { token: wall })).rejects.toThrow('notFound')
    await expect(connectScreen(app.base, 'nowhere', { token: wall })).rejects.toThrow('notFound')
  })

  test('a page of another site cannot use the cookie', async () => {
    const { login, code } = await app.accounts.issueCode('one', 'participant')
    const session = (await app.accounts.verify(login, code))!
    const cookie = await app.cookie(session.accountId, session.epoch)
    await expect(connectScreen(app.base, 'one', { cookie, origin: 'http://elsewhere.example' })).rejects.toThrow()
    const own = await connectScreen(app.base, 'one', { cookie, origin: app.base })
    expect(own.snapshots.map(({ audience }) => audience)).toEqual(['wall', 'person:participant'])
    own.close()
  })
})

describe('streams', () => {
  test('a snapshot per layer at once, then changes that continue it without a gap', async () => {
    const [hq, master] = await Promise.all([screen('hq'), screen('master')])
    expect(hq.snapshots.map(({ audience, layer }) => [audience, layer])).toEqual([
      ['wall', 0],
      ['hq', 1],
    ])
    const { n, boot } = hq.snapshots[1]!
    await master.command(adjust(1))
    await master.command(adjust(-1))
    await until(() => hq.changes.length === 2, 'two packets for hq')
    expect(hq.changes.map((changes) => [changes.audience, changes.boot, changes.n])).toEqual([
      ['hq', boot, n + 1],
      ['hq', boot, n + 2],
    ])
    expect(hq.changes[0]!.events).toMatchObject([{ type: 'PoolAdjusted' }])
    const again = (await hq.socket.emitWithAck('snapshot', 'hq')) as { audience: string; n: number }[]
    expect(again).toMatchObject([{ audience: 'hq', n: n + 2 }])
    hq.close()
    master.close()
  })

  test('a screen cannot ask for the snapshot of an audience that is not its own', async () => {
    const wall = await screen('wall')
    expect(await wall.socket.emitWithAck('snapshot', 'master')).toEqual([])
    expect(await wall.socket.emitWithAck('snapshot', null)).toHaveLength(1)
    wall.close()
  })

  test('the master sees who is connected', async () => {
    const wall = await screen('wall')
    expect(app.context.screens('one')).toMatchObject([{ name: 'wall', audiences: ['wall'], personId: null }])
    wall.close()
    await until(() => app.context.screens('one').length === 0, 'the list is empty again')
  })
})

describe('commands over the socket', () => {
  test('a screen that only reads may not; too large is said so', async () => {
    const [wall, master] = await Promise.all([screen('wall'), screen('master')])
    expect(await wall.command({ id: id(), type: 'clock.pause', data: {} })).toMatchObject({ ok: false, kind: 'forbidden' })
    expect(await master.command({ ...adjust(1), extra: 'x'.repeat(256 * 1024) })).toMatchObject({ ok: false, kind: 'tooLarge' })
    expect(await master.command({ ...adjust(1), extra: 1 })).toMatchObject({ ok: false, kind: 'bad', path: 'extra' })
    wall.close()
    master.close()
  })

  test('a message nested too deeply to be walked through is answered, and the next one too', async () => {
    const master = await screen('master')
    const faults: unknown[] = []
    const heard = (error: unknown) => void faults.push(error)
    process.on('uncaughtException', heard)
    for (const depth of [100, 50_000]) {
      const nested = '['.repeat(depth) + ']'.repeat(depth)
      const engine = master.socket.io.engine as unknown as { transport: { ws: { send(text: string): void } } }
      engine.transport.ws.send(`42["command",{"id":"deep","type":"settings.set","data":{"name":"x","value":${nested}}}]`)
    }
    expect(await master.command({ ...adjust(1), extra: 1 })).toMatchObject({ ok: false, kind: 'bad', path: 'extra' })
    process.off('uncaughtException', heard)
    expect(faults).toEqual([])
    master.close()
  })

  test('without an acknowledgement asked for, a command has its effect all the same', async () => {
    const master = await screen('master')
    const { seq } = master.snapshots[0]!
    master.socket.emit('command', adjust(1))
    await until(() => master.changes.some((changes) => changes.seq! > seq!), 'the change arrives')
    master.close()
  })

  test('two volunteers decide one crisis at once: one wins, the other is told (HQ-DEC)', async () => {
    const volunteer = await screen('person:volunteer')
    const [first, second] = await Promise.all(
      [0, 1].map(() => volunteer.command({ id: id(), type: 'hq.decide', data: { card: 'open-card', way: 'w' } })),
    )
    expect([first!.ok, second!.ok].sort()).toEqual([false, true])
    expect(first!.ok ? second : first).toMatchObject({ kind: 'rule' })
    volunteer.close()
  })

  test('too many commands in a moment are held back, and bind no id', async () => {
    const person = await screen('person:courier')
    const answers = await Promise.all(Array.from({ length: 450 }, () => person.command({ id: id(), type: 'clock.pause', data: {} })))
    const held = answers.filter((answer) => !answer.ok && answer.kind === 'tooMany')
    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThan(100)
    person.close()
  })
})

describe('what must not go on (DESIGN §6)', () => {
  test('a change of roles ends sessions and their sockets; a token comes back with what it may hear now', async () => {
    const { login, code } = await app.accounts.issueCode('one', 'host')
    const session = (await app.accounts.verify(login, code))!
    const cookie = await app.cookie(session.accountId, session.epoch)
    const [bySession, byToken, master] = await Promise.all([
      connectScreen(app.base, 'one', { cookie }),
      screen('person:host'),
      screen('master'),
    ])
    await master.command({ id: id(), type: 'people.setRoles', data: { person: 'host', roles: ['host', 'volunteer'] } })
    await until(() => !bySession.socket.connected && !byToken.socket.connected, 'both sockets are closed')
    expect(bySession.rejected).toHaveLength(1)
    expect(byToken.rejected).toHaveLength(0)
    await expect(connectScreen(app.base, 'one', { cookie })).rejects.toThrow('unauthorised')
    const back = await screen('person:host')
    expect(back.snapshots.map(({ audience }) => audience)).toEqual(['wall', 'hq', 'person:host'])
    back.close()
    master.close()
  })

  test('somebody who left is nobody, by session or token', async () => {
    const personToken = await token('person:red-colonel')
    const [his, master] = await Promise.all([connectScreen(app.base, 'one', { token: personToken }), screen('master')])
    const left = await master.command({ id: id(), type: 'people.adjust', data: { id: 'red-colonel', set: { left: true }, reason: 'test' } })
    expect(left).toMatchObject({ ok: true })
    await until(() => !his.socket.connected, 'the socket is closed')
    await expect(connectScreen(app.base, 'one', { token: personToken })).rejects.toThrow('unauthorised')
    master.close()
  })

  test('a revoked token and a renewed code close what they opened', async () => {
    const wallToken = await token('wall')
    const wall = await connectScreen(app.base, 'one', { token: wallToken })
    const row = app.accounts.tokens('one').at(-1)!
    await app.accounts.revokeToken(row.id)
    await until(() => wall.rejected.length === 1 && !wall.socket.connected, 'the wall is told')

    const { login, code } = await app.accounts.issueCode('one', 'courier')
    const session = (await app.accounts.verify(login, code))!
    const own = await connectScreen(app.base, 'one', { cookie: await app.cookie(session.accountId, session.epoch) })
    await app.accounts.issueCode('one', 'courier')
    await until(() => own.rejected.length === 1, 'the old session is told')
  })

  test('no fault of the program was met', () => {
    expect(app.faults).toEqual([])
  })
})
