import { describe, expect, test } from 'vitest'
import type { Command } from '@/lib/kernel/command'
import { CommandQueue, type DiceReply } from '@/lib/live/client/commands'
import type { Answer } from '@/lib/live/protocol'

/** A server at the other end of a line that can be cut; it binds ids as the real one does. */
function line() {
  const sent: Command[] = []
  const waiting: { command: Command; done: (answer: Answer | null) => void }[] = []
  const state = { connected: true }
  const transport = {
    connected: () => state.connected,
    send: (command: Command, done: (answer: Answer | null) => void) => {
      sent.push(command)
      waiting.push({ command, done })
    },
  }
  const ok = (command: Command): Answer => ({ ok: true, id: command.id, at: 0, result: null, seq: null })
  return {
    state,
    sent,
    transport,
    /** Answers the oldest transmission. */
    reply(make: (command: Command) => Answer | null = ok) {
      const next = waiting.shift()!
      next.done(make(next.command))
    },
    /** Transmissions under way are lost with the connection: nobody is called back. */
    cut() {
      state.connected = false
      waiting.length = 0
    },
  }
}
const nobody = () => Promise.resolve<DiceReply>(null)
const march: Command = { id: 'c1', type: 'army.march', data: { armies: ['a'], to: 's' } }
const needs =
  (notation: string, index = 0) =>
  (command: Command): Answer => ({
    ok: false,
    id: command.id,
    kind: 'dice',
    notation,
    purpose: 'courier.test',
    index,
  })

describe('commands over a line that breaks', () => {
  test('a command lost with the connection goes out again under the same id', async () => {
    const wire = line()
    const queue = new CommandQueue(wire.transport, nobody)
    const answer = queue.send(march)
    wire.cut()
    wire.state.connected = true
    queue.resend()
    wire.reply()
    expect(await answer).toMatchObject({ ok: true, id: 'c1' })
    expect(wire.sent).toEqual([march, march])
    expect(queue.waiting).toBe(0)
  })

  test('a command given while there is no connection waits for one', async () => {
    const wire = line()
    wire.state.connected = false
    const queue = new CommandQueue(wire.transport, nobody)
    const answer = queue.send(march)
    expect(wire.sent).toEqual([])
    wire.state.connected = true
    queue.resend()
    wire.reply()
    expect((await answer).ok).toBe(true)
  })

  test('no answer in time: the same id once more, and in the end a plain word that the server did not answer', async () => {
    const wire = line()
    const queue = new CommandQueue(wire.transport, nobody)
    const answer = queue.send(march)
    let transmissions = 0
    while (queue.waiting > 0) {
      transmissions += 1
      wire.reply(() => null)
    }
    expect(transmissions).toBeGreaterThan(1)
    expect(new Set(wire.sent.map((command) => command.id))).toEqual(new Set(['c1']))
    expect(await answer).toEqual({ ok: false, id: 'c1', kind: 'unavailable' })
  })

  test('an answer that comes late to an earlier transmission settles the command once', async () => {
    const wire = line()
    const queue = new CommandQueue(wire.transport, nobody)
    const answer = queue.send(march)
    queue.resend()
    wire.reply((command) => ({ ok: false, id: command.id, kind: 'rule', code: 'E_MARCHING', params: {} }))
    wire.reply()
    expect(await answer).toMatchObject({ ok: false, code: 'E_MARCHING' })
  })

  test('a refusal is final: nothing is sent again', async () => {
    const wire = line()
    const queue = new CommandQueue(wire.transport, nobody)
    const answer = queue.send(march)
    wire.reply((command) => ({ ok: false, id: command.id, kind: 'forbidden' }))
    await answer
    queue.resend()
    expect(wire.sent).toHaveLength(1)
  })

  test('closing gives up what still waits', async () => {
    const queue = new CommandQueue(line().transport, nobody)
    const answer = queue.send(march)
    queue.close()
    expect(await answer).toMatchObject({ kind: 'unavailable' })
  })
})

describe('dice that people throw (DESIGN §3)', () => {
  test('the same command goes out again with the faces, further throws added behind', async () => {
    const wire = line()
    const replies: DiceReply[] = [[4, 1, 6], [2]]
    const queue = new CommandQueue(wire.transport, () => Promise.resolve(replies.shift()!))
    const answer = queue.send(march)
    wire.reply(needs('3d6'))
    await Promise.resolve()
    await Promise.resolve()
    wire.reply(needs('1d6', 1))
    await Promise.resolve()
    await Promise.resolve()
    wire.reply()
    expect((await answer).ok).toBe(true)
    expect(wire.sent).toEqual([march, { ...march, dice: [4, 1, 6] }, { ...march, dice: [4, 1, 6, 2] }])
  })

  test('one key lets the server throw for the whole command', async () => {
    const wire = line()
    const queue = new CommandQueue(wire.transport, () => Promise.resolve<DiceReply>('server'))
    const answer = queue.send(march)
    wire.reply(needs('3d6'))
    await Promise.resolve()
    await Promise.resolve()
    wire.reply()
    await answer
    expect(wire.sent.at(-1)).toEqual({ ...march, dice: 'server' })
  })

  test('while people throw, a reconnect does not send the command without its dice', async () => {
    const wire = line()
    let throwNow: (reply: DiceReply) => void = () => undefined
    const queue = new CommandQueue(wire.transport, () => new Promise((resolve) => (throwNow = resolve)))
    const answer = queue.send(march)
    wire.reply(needs('3d6'))
    queue.resend()
    expect(wire.sent).toHaveLength(1)
    throwNow([1, 1, 1])
    await Promise.resolve()
    await Promise.resolve()
    wire.reply()
    expect((await answer).ok).toBe(true)
  })

  test('who does not want to throw gets the question back and nothing more is sent', async () => {
    const wire = line()
    const queue = new CommandQueue(wire.transport, nobody)
    const answer = queue.send(march)
    wire.reply(needs('3d6'))
    expect(await answer).toMatchObject({ ok: false, kind: 'dice' })
    expect(wire.sent).toHaveLength(1)
  })
})
