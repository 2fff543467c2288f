import { randomBytes } from 'node:crypto'
import { clockOf, eventAt } from '@/lib/campaign/clock'
import { dueCommand, execute, fire, systemActor, type CampaignOutcome, type EngineInput } from '@/lib/campaign/engine'
import { nextOpening } from '@/lib/campaign/hours'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor, Command, DueItem, PastCommand } from '@/lib/kernel/command'
import { dueCommandId } from '@/lib/kernel/due'
import { isBadInput, isDiceNeeded } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import { find } from '@/lib/kernel/table'
import type { Answer } from '@/lib/live/protocol'
import { answerOf } from './answers'
import type { BoundRecord, Checkpoint } from './commit'
import type { EarliestDue } from './earliestDue'
import { recordHash, requestHash, stateHash } from './hash'
import { historyOf } from './history'
import { serverDice } from './serverDice'
import { rulesVersion, schemaVersion } from './versions'

/** What is final: everything a new head starts from. */
export interface Base {
  state: CampaignState
  seq: number
  /** Hash of the last record. */
  hash: string
  /** Event time of the last record: time never goes back behind it. */
  atEvent: number
}

/** An id that was answered, and what it was answered to. */
export interface Bound {
  seq: number
  requestHash: string
}

export interface HeadOptions {
  base: Base
  bound: ReadonlyMap<string, Bound>
  secrets: ReadonlyMap<string, string>
  due: EarliestDue
  log: (error: unknown, what: string) => void
}

export interface Request {
  command: Command
  actor: Actor
  screen: string | null
  /** Moment of entering the queue on the campaign's time line, UTC milliseconds. */
  utc: number
  /** The host's wall clock at that moment: for the record alone. */
  hostUtc: number
  /** Records that an undo may look at. */
  past: readonly PastCommand[]
  /** The record of an id bound long ago, read from the database. */
  answered: BoundRecord | null
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('base64url')}`
/** Null when the command cannot be written down: half a surrogate pair has no UTF-8. */
function requestHashOf({ command, actor }: Request): string | null {
  try {
    return command.id.isWellFormed() ? requestHash(actor.id, command) : null
  } catch {
    return null
  }
}

const ruleFault = { code: 'E_FAULT', params: {} }

/** The uncommitted end of a campaign: commands run on it one after another and become final together (group commit). */
export class Head {
  state: CampaignState
  seq: number
  hash: string
  atEvent: number
  readonly records: BoundRecord[] = []
  readonly bound = new Map<string, Bound>()
  checkpoint: Checkpoint | null = null
  /** Tables copied by this head: until it is final nobody else holds them, so each is copied once for the whole group. */
  private readonly owned = new WeakSet<object>()

  constructor(private readonly options: HeadOptions) {
    const { state, seq, hash, atEvent } = options.base
    this.state = state
    this.seq = seq
    this.hash = hash
    this.atEvent = atEvent
  }

  /** Event time at a moment of the campaign's time line, never before what already happened. */
  now(utc: number): number {
    const clock = clockOf(this.state)
    if (!clock) return this.atEvent
    // A held clock stands in the past on purpose: its overdue items are still to come.
    return clock.status === 'held' ? clock.anchorEvent : Math.max(eventAt(clock, utc), this.atEvent)
  }

  /** Fires everything due at or before the moment, one record per item, until nothing is (DESIGN §4). */
  fireDue(utc: number, hostUtc: number): void {
    this.fireOverdue(utc, hostUtc)
    if (this.openByHours(utc, hostUtc)) this.fireOverdue(utc, hostUtc)
  }

  /** The moment of the next opening has come: the clock that the hours stopped goes on by itself (EP-15). */
  private openByHours(utc: number, hostUtc: number): boolean {
    const opening = nextOpening(this.state)
    if (!opening || opening.utc > utc) return false
    const command: Command = { id: this.freeId(`due:hours.open:${opening.id}:${opening.utc}`), type: 'hours.open', data: {} }
    const request: Request = { command, actor: systemActor, screen: null, utc, hostUtc, past: [], answered: null }
    const now = this.now(utc)
    this.append(request, execute(this.state, command, { ...this.engineInput(request), actor: systemActor, now }), now)
    return true
  }

  private fireOverdue(utc: number, hostUtc: number): void {
    const fired = new Set<string>()
    const { due } = this.options
    for (let item = due.of(this.state); item && item.at <= this.now(utc); item = due.of(this.state)) {
      const id = dueCommandId(item)
      if (fired.has(id)) {
        due.fail(item)
        this.options.log(new Error(`${id} is still due after it fired`), 'due item')
        continue
      }
      fired.add(id)
      this.fireItem(item, utc, hostUtc)
    }
  }

  private fireItem(item: DueItem, utc: number, hostUtc: number): void {
    const command = { ...dueCommand(item), id: this.freeId(dueCommandId(item)) }
    const request: Request = { command, actor: systemActor, screen: null, utc, hostUtc, past: [], answered: null }
    try {
      const outcome = fire(this.state, item, this.engineInput(request))
      if (outcome.error) this.options.due.fail(item)
      this.append(request, outcome, item.at)
    } catch (error) {
      // Whatever went wrong, in the rules or in writing down what they made: everything else must go on.
      this.options.log(error, dueCommandId(item))
      this.options.due.fail(item)
      const nothing = { next: this.state, patches: [], inverse: [], events: [], rolls: [], answer: null }
      this.append(request, { ...nothing, error: ruleFault }, item.at)
    }
  }

  /** After an undo the same item may fire once more; its record then needs an id of its own. */
  private freeId(id: string): string {
    for (let n = 1; ; n += 1) {
      const candidate = n === 1 ? id : `${id}:${n}`
      if (!this.options.bound.has(candidate) && !this.bound.has(candidate)) return candidate
    }
  }

  /** Runs one command after what is due. Final answers bind the id; bad input, missing dice and faults do not. */
  run(request: Request): Answer {
    const { command, actor } = request
    this.fireDue(request.utc, request.hostUtc)
    const asked = requestHashOf(request)
    if (asked === null) return { ok: false, id: command.id, kind: 'bad', path: 'data', reason: 'a text is not well-formed Unicode' }
    const earlier = this.options.bound.get(command.id) ?? this.bound.get(command.id)
    if (earlier) return this.repeated(request, earlier, asked)
    const now = this.now(request.utc)
    try {
      const outcome = execute(this.state, command, { ...this.engineInput(request), actor, now })
      return answerOf(this.append(request, outcome, now), actor)
    } catch (error) {
      if (isBadInput(error)) return { ok: false, id: command.id, kind: 'bad', path: error.path, reason: error.reason }
      if (isDiceNeeded(error)) return { ok: false, id: command.id, kind: 'dice', ...error.request }
      this.options.log(error, command.type)
      return { ok: false, id: command.id, kind: 'unavailable' }
    }
  }

  private repeated({ command, actor, answered }: Request, earlier: Bound, asked: string): Answer {
    if (earlier.requestHash !== asked) return { ok: false, id: command.id, kind: 'reused' }
    const record = answered ?? this.records.find(({ seq }) => seq === earlier.seq)
    return record ? answerOf(record, actor) : { ok: false, id: command.id, kind: 'unavailable' }
  }

  private engineInput(request: Request): Omit<EngineInput, 'actor' | 'now'> {
    const { state } = this
    return {
      utc: request.utc,
      serverDice: (first) => serverDice(state, this.options.secrets, first),
      history: historyOf(request.past, this.records),
      failed: this.options.due.failed,
      id: newId,
      owned: this.owned,
    }
  }

  /** Adds a record without a command: the store's own, such as a checkpoint. */
  appendOwn(
    type: string,
    data: Json,
    changes: Pick<CampaignOutcome, 'next' | 'patches' | 'inverse'>,
    utc: number,
    hostUtc: number,
  ): BoundRecord {
    const command: Command = { id: newId('store'), type, data }
    const outcome: CampaignOutcome = { ...changes, events: [], rolls: [], answer: null, error: null }
    return this.append({ command, actor: systemActor, screen: null, utc, hostUtc, past: [], answered: null }, outcome, this.now(utc))
  }

  /** Adds the record of a checkpoint, which holds the hash of the state that is written beside it. */
  addCheckpoint(kind: Checkpoint['kind'], utc: number, hostUtc: number): void {
    const data = { kind, stateHash: stateHash(this.state) }
    const { seq } = this.appendOwn('store.checkpoint', data, { next: this.state, patches: [], inverse: [] }, utc, hostUtc)
    this.checkpoint = { seq, kind, state: this.state, atUtc: hostUtc }
  }

  private append({ command, actor, screen, hostUtc }: Request, outcome: CampaignOutcome, atEvent: number): BoundRecord {
    const { data } = command
    const fields = data !== null && typeof data === 'object' && !Array.isArray(data) ? data : {}
    const record = {
      seq: this.seq + 1,
      commandId: command.id,
      actor: actor.id,
      as: command.as ?? null,
      roles: [...actor.roles],
      screen,
      type: command.type,
      data,
      dice: outcome.rolls,
      events: outcome.events,
      patches: outcome.patches,
      inverse: outcome.inverse,
      answer: outcome.answer,
      error: outcome.error,
      reason: typeof fields.reason === 'string' ? fields.reason : null,
      cause: this.causeOf(command),
      undoes: command.type === 'audit.undo' && !outcome.error ? (fields.seq as number) : null,
      atUtc: hostUtc,
      atEvent,
      happenedAt: command.happenedAt ?? null,
      rulesVersion,
      schemaVersion,
      prevHash: this.hash,
    }
    const bound: BoundRecord = { ...record, hash: recordHash(record), requestHash: requestHash(actor.id, command) }
    this.records.push(bound)
    this.bound.set(command.id, { seq: bound.seq, requestHash: bound.requestHash })
    this.state = outcome.next
    this.seq = bound.seq
    this.hash = bound.hash
    this.atEvent = Math.max(this.atEvent, atEvent)
    return bound
  }

  /** A throw that was answered was caused by the due item it belongs to. */
  private causeOf({ type, data }: Command): string | null {
    if (type !== 'dice.answer') return null
    const request = find(this.state.diceRequests, (data as { request: string }).request)
    return request ? dueCommandId({ kind: request.kind, id: request.itemId, at: request.dueAt }) : null
  }
}
