import { undoableType, type TracedRecord } from '@/lib/campaign/audit'
import { execute, fire, nextDueItem, type CampaignOutcome } from '@/lib/campaign/engine'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor, Command, History } from '@/lib/kernel/command'
import { dueCommandId } from '@/lib/kernel/due'
import type { Json } from '@/lib/kernel/json'
import { takesBack } from '@/lib/kernel/takenBack'
import { ScriptedDice } from '@/lib/cases/table'

/** A small campaign on the pure core that keeps its records, as the store would. */
export class Chronicle {
  now = 0
  readonly records: TracedRecord[] = []
  /** The state before each record, by its number minus one. */
  readonly before: CampaignState[] = []
  readonly dice = new ScriptedDice()
  private made = 0

  constructor(public state: CampaignState) {}

  private shell() {
    const history: History = {
      find: (seq) => this.records.find((record) => record.seq === seq) ?? null,
      after: (seq) => this.records.filter((record) => record.seq > seq),
    }
    return {
      utc: this.now,
      history,
      serverDice: (first: number) => this.dice.source(first),
      id: (prefix: string) => `${prefix}_${(this.made += 1)}`,
    }
  }

  private keep(outcome: CampaignOutcome, commandId: string, type: string, data: Json, actorId: string): void {
    const { events, patches, inverse, error } = outcome
    const undoes = takesBack({ type, data, error, undoes: type === 'audit.undo' && !error ? (data as { seq: number }).seq : null })
    this.before.push(this.state)
    const seq = this.records.length + 1
    this.records.push({ seq, commandId, type, data, actorId, atEvent: this.now, events, patches, inverse, undoes, cause: null })
    this.state = outcome.next
  }

  /** Lets event time run to a moment; what falls due fires. */
  runTo(at: number): void {
    for (let item = nextDueItem(this.state); item && item.at <= at; item = nextDueItem(this.state)) {
      this.now = item.at
      const outcome = fire(this.state, item, this.shell())
      this.keep(outcome, dueCommandId(item), `due.${item.kind}`, { id: item.id, at: item.at }, 'system')
    }
    this.now = at
  }

  give(type: string, data: Json, actor: Actor, more: Partial<Command> = {}): CampaignOutcome & { seq: number } {
    const id = `c${this.records.length + 1}`
    const outcome = execute(this.state, { id, type, data, ...more }, { ...this.shell(), actor, now: this.now })
    this.keep(outcome, id, type, data, actor.id)
    return { ...outcome, seq: this.records.length }
  }

  /** Numbers of the records after `seq` that can be taken back and changed more than counters. */
  undoableAfter(seq: number): number[] {
    return this.records
      .filter((record) => record.seq > seq && undoableType(record.type) && record.inverse.some(({ table }) => table !== 'counters'))
      .map((record) => record.seq)
  }
}
