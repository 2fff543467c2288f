import { setTimeout as sleep } from 'node:timers/promises'
import { poolIds, type PoolId } from '@/lib/campaign/hq/tables'
import type { Command } from '@/lib/kernel/command'
import type { Answer, Snapshot } from '@/lib/live/protocol'
import type { AuditRecord } from '@/lib/store/types'
import { answerFaults, decisionFaults, poolFaults } from './checks'
import { openSoakClient, type SoakClient } from './client'
import { nextMove, type Part } from './moves'
import { Random } from './random'

/** Who sits at a tablet; `null`: a wall that only reads. */
export interface Seat {
  audience: string
  person: string
  part: Part | null
}

export interface SoakOptions {
  origin: string
  slug: string
  seats: readonly Seat[]
  /** A token of the master, for whoever may make the others'. */
  masterToken: string
  /** Real seconds of play. */
  seconds: number
  /** How fast event time runs. */
  rate: number
  seed: number
  /** Longest and shortest wait of a player between two commands, real milliseconds. */
  pause: readonly [least: number, most: number]
}

export interface SoakResult {
  given: number
  accepted: number
  refused: number
  records: number
  reconnects: number
  /** Event minutes that passed. */
  minutes: number
  /** What was not as it should be; empty: everything was. */
  faults: string[]
}

/** Thirty tablets: eight volunteers with two each, the hosts, couriers and players of the scenario, two masters, and what only reads. */
export const thirtySeats = (): Seat[] => {
  const of = (part: Part, ...people: string[]): Seat[] => people.map((person) => ({ audience: `person:${person}`, person, part }))
  const volunteers = Array.from({ length: 8 }, (_, index) => `volunteer-${index + 1}`)
  return [
    ...of('volunteer', ...volunteers, ...volunteers),
    ...of('host', 'host-moon', 'host-l4', 'host-light', 'host-giants'),
    ...of('courier', 'courier-1', 'courier-2'),
    ...of('participant', 'captain-1', 'captain-2', 'captain-3'),
    ...of('master', 'master', 'master'),
    ...['wall', 'hq', 'audit'].map((audience) => ({ audience, person: '', part: null })),
  ]
}

/** What all players of a run share. */
interface Run {
  random: Random
  until: number
  pause: SoakOptions['pause']
  answers: Map<string, Answer>
  faults: string[]
  reconnects: number
}

/** Gives random commands until the time is over; now and then sends one twice, or loses the connection. */
async function playOne(client: SoakClient, seat: Seat, number: number, run: Run): Promise<void> {
  const { random } = run
  for (let count = 0; performance.now() < run.until; count += 1) {
    await sleep(random.whole(...run.pause))
    if (random.chance(0.01)) {
      await client.reconnect()
      run.reconnects += 1
    }
    const [type, data] = nextMove(seat.part!, { me: seat.person, random, view: (name) => client.view(name) })
    const command: Command = { id: `soak-${number}-${count}`, type, data, ...(random.chance(0.8) ? { dice: 'server' as const } : {}) }
    const [answer, again] = await Promise.all([client.send(command), random.chance(0.1) ? client.send(command) : Promise.resolve(null)])
    for (const one of [answer, again]) note(command, one, run)
  }
}

function note(command: Command, answer: Answer | null, { answers, faults }: Run): void {
  if (!answer) return
  if (!answer.ok && !['rule', 'dice'].includes(answer.kind)) faults.push(`${command.type} ${JSON.stringify(command.data)}: ${answer.kind}`)
  const before = answers.get(command.id)
  if (before && JSON.stringify(before) !== JSON.stringify(answer)) faults.push(`${command.id} was answered in two ways`)
  answers.set(command.id, answer)
}

/** Endpoints of one campaign for the master. */
const endpoints = ({ origin, slug, masterToken }: SoakOptions) => {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(`${origin}/api/campaigns/${slug}${path}`, { ...init, headers: { authorization: `Bearer ${masterToken}` } })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  return {
    give: async (type: string, data: object, id: string) =>
      void (await call('/commands', { method: 'POST', body: JSON.stringify({ id, type, data }) })),
    token: async (audience: string) =>
      ((await (await call('/tokens', { method: 'POST', body: JSON.stringify({ audience, label: 'soak' }) })).json()) as { token: string })
        .token,
    records: async () =>
      (await (await call('/audit?format=jsonl')).text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as AuditRecord),
    snapshot: async () => ((await (await call('/state')).json()) as { snapshots: Snapshot[] }).snapshots[0]!,
  }
}

const poolsOf = ({ views }: Snapshot): Record<PoolId, number> =>
  Object.fromEntries(poolIds.map((pool) => [pool, (views.pools as unknown as Record<PoolId, { value: number }>)[pool].value])) as Record<
    PoolId,
    number
  >

/**
 * Plays HQ at many tablets against a running server with a rehearsal campaign, then compares everything: pools with the sum of their
 * audited changes, answers with the audit, each tablet with what the server says afresh. The audit's own replay is `verify`'s.
 */
export async function soakHq(options: SoakOptions): Promise<SoakResult> {
  const { give, token, records, snapshot } = endpoints(options)
  await give('clock.start', {}, 'soak-start')
  await give('clock.setRate', { rate: options.rate }, 'soak-rate')
  const from = (await records()).length
  const begin = await snapshot()
  const clients: SoakClient[] = []
  for (const [index, { audience }] of options.seats.entries())
    clients.push(await openSoakClient(options.origin, options.slug, `${index} ${audience}`, await token(audience)))

  const random = new Random(options.seed)
  const run: Run = {
    random,
    until: performance.now() + options.seconds * 1000,
    pause: options.pause,
    answers: new Map(),
    faults: [],
    reconnects: 0,
  }
  try {
    await Promise.all(options.seats.map((seat, index) => (seat.part ? playOne(clients[index]!, seat, index, run) : Promise.resolve())))
    await give('hq.adjustPool', { pool: 'energy', delta: 1, reason: 'конец' }, 'soak-last')
    await give('clock.setRate', { rate: 1 }, 'soak-rate-end')
    const end = await snapshot()
    // What a tablet shows must agree soon, not at this very instant: packets are still on their way.
    const differences = await settled(clients)
    const all = await records()
    const answered = [...run.answers.values()]
    return {
      given: run.answers.size,
      accepted: answered.filter(({ ok }) => ok).length,
      refused: answered.filter((answer) => !answer.ok && answer.kind === 'rule').length,
      records: all.length,
      reconnects: run.reconnects,
      minutes: Math.round((end.time.event - begin.time.event) / 6_000) / 10,
      faults: [
        ...run.faults,
        ...differences,
        ...poolFaults(all.slice(from), poolsOf(begin), poolsOf(await snapshot())),
        ...answerFaults(all, run.answers),
        ...decisionFaults(all),
      ],
    }
  } finally {
    for (const client of clients) client.close()
  }
}

/** Differences that are still there after a while. */
async function settled(clients: readonly SoakClient[]): Promise<string[]> {
  let left: string[] = []
  for (let tries = 0; tries < 40; tries += 1) {
    left = (await Promise.all(clients.map((client) => client.differences()))).flat()
    if (left.length === 0) return []
    await sleep(250)
  }
  return left
}
