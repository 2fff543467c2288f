import type { PrismaClient } from '@/generated/prisma/client'
import { clockOf, eventAt, rateOf } from '@/lib/campaign/clock'
import { systemActor } from '@/lib/campaign/engine'
import { nextOpening } from '@/lib/campaign/hours'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor, Command } from '@/lib/kernel/command'
import type { Answer, WireTime } from '@/lib/live/protocol'
import { commit, touchedRows, type BoundRecord } from './commit'
import { EarliestDue } from './earliestDue'
import { pastCommand } from './history'
import { Head, type Base, type Bound, type HeadOptions, type Request } from './head'
import type { LastSeen, Return } from './outage'
import { previewOf } from './preview'
import { findRecords, pastFrom, recordsBySeq } from './records'
import { heartbeatSql } from './rowSql'
import type { TimeSource } from './timeSource'
import type { AuditQuery, AuditRecord, CampaignService, Committed, Preview } from './types'

/** A checkpoint after so many records keeps `verify` able to start from the middle. */
export const CHECKPOINT_EVERY = 5000
const HEARTBEAT_MS = 5000
/** Pause after a commit that failed, before what is due is tried again: a full disk is not mended faster by trying all the time. */
const RETRY_MS = 1000
/** Timers of the host hold 24 days at most. */
const LONGEST_WAIT_MS = 3_600_000
/** How many waiting commands become final in one commit at most. */
const LARGEST_GROUP = 64
/** Records kept in memory, so that a repeated command is answered without reading. */
const RECENT = 512

export interface CampaignOptions {
  prisma: PrismaClient
  id: string
  slug: string
  base: Base
  bound: Map<string, Bound>
  secrets: ReadonlyMap<string, string>
  checkpointSeq: number
  time: TimeSource
  back: Return
  log: (error: unknown, what: string) => void
}

interface Waiting {
  /** Null: only what is due is to fire. */
  command: Command | null
  actor: Actor
  screen: string | null
  utc: number
  hostUtc: number
  settle: (answer: Answer) => void
}

/** One queue per campaign (DESIGN §§4, 5): due items, then the command, then the commit, then everybody is told. */
export class CampaignStore implements CampaignService {
  readonly id: string
  readonly slug: string
  private base: Base
  private checkpointSeq: number
  private waiting: Waiting[] = []
  private working: Promise<void> | null = null
  private closed = false
  private readonly recent = new Map<number, BoundRecord>()
  private readonly listeners = new Set<(committed: Committed) => void>()
  private readonly due = new EarliestDue()
  /** Adds to the monotonic clock to give the campaign's time line. */
  private readonly offset: number
  private cancelTimer: () => void = () => {}
  private cancelHeartbeat: () => void = () => {}

  constructor(private readonly options: CampaignOptions) {
    this.id = options.id
    this.slug = options.slug
    this.base = options.base
    this.checkpointSeq = options.checkpointSeq
    this.offset = options.back.utc - options.time.monotonic()
  }

  /** Holds the clock after an outage or fires what fell due meanwhile; from then on time runs. */
  async open(): Promise<void> {
    const { hold } = this.options.back
    // Ids with this beginning are refused from outside, so that nobody can have used it up.
    const command: Command | null = hold && { id: `due:clock.hold:${this.base.seq}`, type: 'clock.hold', data: { at: hold.at } }
    await this.enqueue(command, systemActor, null, hold?.utc)
    this.beat()
  }

  state(): CampaignState {
    return this.base.state
  }

  seq(): number {
    return this.base.seq
  }

  time(): WireTime {
    const clock = clockOf(this.base.state)
    if (!clock) return { event: 0, rate: 0 }
    const event = clock.status === 'held' ? clock.anchorEvent : Math.max(eventAt(clock, this.utc()), this.base.atEvent)
    return { event, rate: rateOf(clock) }
  }

  submit(command: Command, actor: Actor, screen: string | null): Promise<Answer> {
    return this.enqueue(command, actor, screen)
  }

  preview(command: Command, actor: Actor): Promise<Preview> {
    return this.pastFor(command, actor).then((past) =>
      previewOf({ base: this.base, command, actor, past, now: this.time().event, utc: this.utc() }),
    )
  }

  onCommitted(listener: (committed: Committed) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  audit(query: AuditQuery): Promise<AuditRecord[]> {
    return findRecords(this.options.prisma, this.id, query)
  }

  async close(): Promise<void> {
    this.closed = true
    this.cancelTimer()
    this.cancelHeartbeat()
    await this.working
    if (this.time().rate > 0) await this.writeHeartbeat()
  }

  /** The campaign's time line, UTC milliseconds: measured by the monotonic clock, so a jump of the host's clock changes nothing. */
  private utc(): number {
    return this.options.time.monotonic() + this.offset
  }

  private enqueue(command: Command | null, actor: Actor, screen: string | null, utc = this.utc()): Promise<Answer> {
    if (this.closed) return Promise.resolve({ ok: false, id: command?.id ?? '', kind: 'unavailable' })
    return new Promise((settle) => {
      this.waiting.push({ command, actor, screen, utc, hostUtc: this.options.time.utc(), settle })
      this.working ??= this.work()
    })
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      // Whatever has already arrived joins the group.
      await new Promise((resolve) => setImmediate(resolve))
      await this.runGroup(this.waiting.splice(0, LARGEST_GROUP))
    }
    this.working = null
  }

  /** Runs a group on one head and makes it final; when that fails, each is run alone and only the guilty one fails. */
  private async runGroup(group: Waiting[]): Promise<void> {
    let answers: Answer[]
    let patience = 0
    try {
      const requests = await Promise.all(group.map((waiting) => this.requestOf(waiting)))
      const head = new Head(this.headOptions())
      answers = group.map((waiting, index) => this.runOne(head, waiting, requests[index]!))
      const last = group.at(-1)!
      if (head.seq - this.checkpointSeq >= CHECKPOINT_EVERY) head.addCheckpoint('interval', last.utc, last.hostUtc)
      if (head.records.length > 0) await this.commit(head)
    } catch (error) {
      this.options.log(error, 'commit')
      if (group.length > 1) {
        for (const waiting of group) await this.runGroup([waiting])
        return
      }
      answers = group.map(({ command }) => ({ ok: false, id: command?.id ?? '', kind: 'unavailable' }))
      patience = RETRY_MS
    }
    group.forEach(({ settle }, index) => settle(answers[index]!))
    this.schedule(patience)
  }

  private runOne(head: Head, { command, utc, hostUtc }: Waiting, request: Request | null): Answer {
    if (request) return head.run(request)
    head.fireDue(utc, hostUtc)
    return { ok: true, id: command?.id ?? '', at: head.atEvent, result: null, seq: null }
  }

  /** What a command needs from the database before it runs: the answer it already got, or the records an undo looks at. */
  private async requestOf({ command, actor, screen, utc, hostUtc }: Waiting): Promise<Request | null> {
    if (!command) return null
    const earlier = this.options.bound.get(command.id)
    const answered = earlier ? (this.recent.get(earlier.seq) ?? (await recordsBySeq(this.options.prisma, this.id, earlier.seq))) : null
    return { command, actor, screen, utc, hostUtc, past: await this.pastFor(command, actor), answered }
  }

  /** Records for an undo; only a master's are worth reading, and only of numbers that were given. */
  private pastFor({ type, data }: Command, actor: Actor) {
    // Who changed what a correction did not expect (EP-8): the latest records are enough.
    if (type.endsWith('.adjust') && typeof (data as { expected?: unknown } | null)?.expected === 'object') {
      return Promise.resolve([...this.recent.values()].map(pastCommand))
    }
    if (!actor.roles.includes('master')) return Promise.resolve([])
    const { seq, seqs } = (data ?? {}) as { seq?: unknown; seqs?: unknown }
    const asked: unknown[] = type === 'audit.undo' ? [seq] : type === 'audit.rollBack' && Array.isArray(seqs) ? seqs : []
    const given = asked.filter((each): each is number => Number.isInteger(each) && Number(each) > 0 && Number(each) <= this.base.seq)
    return given.length > 0 ? pastFrom(this.options.prisma, this.id, Math.min(...given)) : Promise.resolve([])
  }

  private headOptions(): HeadOptions {
    const { bound, secrets, log } = this.options
    return { base: this.base, bound, secrets, due: this.due, log }
  }

  private async commit(head: Head): Promise<void> {
    const { state, seq, hash, atEvent, records, checkpoint } = head
    const touched = new Set(touchedRows(records).keys())
    const clock = clockOf(state)
    const heartbeat = touched.has('clock') && clock ? { utc: this.options.time.utc(), event: head.now(this.utc()) } : null
    await commit(this.options.prisma, { campaignId: this.id, state, records, checkpoint, heartbeat })
    this.base = { state, seq, hash, atEvent }
    if (checkpoint) this.checkpointSeq = checkpoint.seq
    for (const [id, bound] of head.bound) this.options.bound.set(id, bound)
    for (const record of records) this.recent.set(record.seq, record)
    for (const old of this.recent.keys()) {
      if (this.recent.size <= RECENT) break
      this.recent.delete(old)
    }
    for (const listener of this.listeners) this.tell(listener, { state, touched, records })
  }

  /** A listener that fails must not make a durable commit look failed. */
  private tell(listener: (committed: Committed) => void, committed: Committed): void {
    try {
      listener(committed)
    } catch (error) {
      this.options.log(error, 'listener')
    }
  }

  /** One timer for the earliest due item, not before so many milliseconds have passed. */
  private schedule(patience: number): void {
    this.cancelTimer()
    const { event, rate } = this.time()
    if (this.closed) return
    if (rate === 0) return this.scheduleOpening(patience)
    const due = this.due.of(this.base.state)
    if (!due) return
    const ms = Math.max(patience, Math.ceil((due.at - event) / rate) + 1, 1)
    this.cancelTimer = this.options.time.after(ms, () => void this.enqueue(null, systemActor, null))
  }

  /** One timer for the next opening while the hours keep the clock closed (EP-15); a far one is looked at again after an hour. */
  private scheduleOpening(patience: number): void {
    const opening = nextOpening(this.base.state)
    if (!opening) return
    const ms = Math.min(Math.max(patience, Math.ceil(opening.utc - this.utc()) + 1, 1), LONGEST_WAIT_MS)
    this.cancelTimer = this.options.time.after(ms, () => void this.enqueue(null, systemActor, null))
  }

  /** Tells every five seconds, outside the log, that the process is alive: the measure of an outage. */
  private beat(): void {
    this.cancelHeartbeat = this.options.time.after(HEARTBEAT_MS, () => {
      if (this.closed) return
      const written = this.time().rate > 0 ? this.writeHeartbeat() : Promise.resolve()
      void written.catch((error) => this.options.log(error, 'heartbeat')).then(() => this.closed || this.beat())
    })
  }

  private async writeHeartbeat(): Promise<void> {
    const seen: LastSeen = { utc: this.options.time.utc(), event: this.time().event }
    await this.options.prisma.$executeRawUnsafe(heartbeatSql, this.id, seen.utc, seen.event)
  }
}
