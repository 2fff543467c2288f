import { execute, fire, nextDueItem, noHistory, type CampaignOutcome } from '@/lib/campaign/engine'
import type { CampaignEvent } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor, Command } from '@/lib/kernel/command'
import type { DiceSource } from '@/lib/kernel/dice'

/** Faces of a worked case, thrown by the server in their order; one too few is a fault of the case. */
export class ScriptedDice {
  private faces: number[] = []

  give(faces: readonly number[]): void {
    this.faces = [...faces]
  }

  left(): number {
    return this.faces.length
  }

  source(firstNumber: number): DiceSource {
    let number = firstNumber - 1
    return {
      roll: ({ count, sides, purpose }) => {
        const faces = this.faces.splice(0, count)
        if (faces.length < count) throw new Error(`dice needed for ${purpose}: ${count}, the case gives ${faces.length}`)
        if (faces.some((face) => face < 1 || face > sides)) throw new Error(`dice for ${purpose}: ${faces.join(', ')} of ${sides} sides`)
        number += 1
        return { number, faces, source: 'server', commitment: null }
      },
    }
  }
}

/** A campaign on the pure core for worked cases: a clock that is told the time, dice that are told the faces, ids that count up. */
export class CaseTable {
  readonly dice = new ScriptedDice()
  /** What came of every command and due item, in order. */
  readonly outcomes: CampaignOutcome[] = []
  now = 0
  private commands = 0
  private readonly used = new Map<string, number>()

  constructor(
    public state: CampaignState,
    /** Names of ids by prefix where a case has a name for them; others are `<prefix>_<number>`. */
    private readonly names: Record<string, (number: number) => string> = {},
  ) {}

  private shell() {
    return {
      utc: this.now,
      serverDice: (first: number) => this.dice.source(first),
      history: noHistory,
      id: (prefix: string) => {
        const number = (this.used.get(prefix) ?? 0) + 1
        this.used.set(prefix, number)
        return this.names[prefix]?.(number) ?? `${prefix}_${number}`
      },
    }
  }

  /** Lets event time run to a moment; everything due at or before it fires at its own (DESIGN §4). Returns what happened. */
  runTo(at: number): CampaignEvent[] {
    const events: CampaignEvent[] = []
    for (let item = nextDueItem(this.state); item && item.at <= at; item = nextDueItem(this.state)) {
      const outcome = fire(this.state, item, this.shell())
      if (outcome.error) throw new Error(`${item.kind} ${item.id}: ${outcome.error.code}`)
      this.keep(outcome)
      events.push(...outcome.events)
    }
    this.now = at
    return events
  }

  /** Gives a command at this moment. */
  give(command: Omit<Command, 'id'>, actor: Actor): CampaignOutcome {
    this.commands += 1
    const outcome = execute(this.state, { id: `case-${this.commands}`, ...command }, { ...this.shell(), actor, now: this.now })
    this.keep(outcome)
    return outcome
  }

  private keep(outcome: CampaignOutcome): void {
    this.state = outcome.next
    this.outcomes.push(outcome)
  }
}
