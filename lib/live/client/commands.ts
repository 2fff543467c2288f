import type { Command } from '@/lib/kernel/command'
import type { Answer } from '@/lib/live/protocol'

/** What the queue needs of a connection. `send` calls back with the answer, or with null when none came in time. */
export interface CommandTransport {
  connected(): boolean
  send(command: Command, done: (answer: Answer | null) => void): void
}

export interface DiceQuestion {
  notation: string
  purpose: string
  index: number
}
/** Faces that were thrown, `server` to let the server throw, null to give up. */
export type DiceReply = number[] | 'server' | null

interface Pending {
  command: Command
  attempts: number
  resolve: (answer: Answer) => void
}

const attemptsAtMost = 12

/**
 * Sends commands so that each has one effect: an id is kept until its final answer came, and after a reconnect the same id is sent
 * again (the server binds it). Dice asked for are put to a person, then the same command goes out with the faces.
 */
export class CommandQueue {
  readonly #pending = new Map<string, Pending>()

  constructor(
    private readonly transport: CommandTransport,
    private readonly askDice: (question: DiceQuestion) => Promise<DiceReply>,
  ) {}

  /** The final answer, or the question for dice when nobody threw. */
  send(command: Command): Promise<Answer> {
    return new Promise((resolve) => {
      this.#pending.set(command.id, { command, attempts: 0, resolve })
      this.#transmit(command.id)
    })
  }

  /** After a reconnect: everything without an answer goes out again under its old id. */
  resend(): void {
    for (const id of this.#pending.keys()) this.#transmit(id)
  }

  get waiting(): number {
    return this.#pending.size
  }

  /** Gives up everything that still waits: the connection is over for good. */
  close(): void {
    for (const [id, { resolve }] of this.#pending) resolve({ ok: false, id, kind: 'unavailable' })
    this.#pending.clear()
  }

  #transmit(id: string): void {
    const pending = this.#pending.get(id)
    if (!pending || !this.transport.connected()) return
    pending.attempts += 1
    const attempt = pending.attempts
    const sent = pending.command
    this.transport.send(sent, (answer) => {
      if (this.#pending.get(id) !== pending || pending.command !== sent) return
      if (answer) void this.#settle(pending, answer)
      else if (attempt === pending.attempts) {
        if (attempt < attemptsAtMost) this.#transmit(id)
        else this.#finish(pending, { ok: false, id, kind: 'unavailable' })
      }
    })
  }

  async #settle(pending: Pending, answer: Answer): Promise<void> {
    if (answer.ok || answer.kind !== 'dice') return this.#finish(pending, answer)
    this.#pending.delete(pending.command.id)
    const { notation, purpose, index } = answer
    const reply = await this.askDice({ notation, purpose, index })
    if (reply === null) return pending.resolve(answer)
    const before = Array.isArray(pending.command.dice) ? pending.command.dice : []
    const dice: Command['dice'] = reply === 'server' ? 'server' : [...before, ...reply]
    const next: Pending = { command: { ...pending.command, dice }, attempts: 0, resolve: pending.resolve }
    this.#pending.set(next.command.id, next)
    this.#transmit(next.command.id)
  }

  #finish(pending: Pending, answer: Answer): void {
    this.#pending.delete(pending.command.id)
    pending.resolve(answer)
  }
}
