import Database from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Actor } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { stateFromPack } from '@/lib/scenario/toState'
import { openStore } from '@/lib/store/open'
import type { CampaignService } from '@/lib/store/types'
import { median, round } from './statistics'
import { benchCard, benchPack, neighbourOfArmy } from './world'

const master: Actor = { id: 'master', roles: ['master'], system: false }
const volunteer: Actor = { id: 'v1', roles: ['volunteer'], system: false }
const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-bench-'))

type Given = [type: string, data: Json, actor: Actor]

async function give(service: CampaignService, [type, data, actor]: Given): Promise<void> {
  const answer = await service.submit({ id: randomUUID(), type, data }, actor, null)
  if (!answer.ok) throw new Error(`${type}: ${JSON.stringify(answer)}`)
}

/** Commands per second with so many in flight. */
async function rate(service: CampaignService, commands: Given[], inFlight: number): Promise<number> {
  const start = performance.now()
  let next = 0
  const worker = async () => {
    while (next < commands.length) await give(service, commands[next++]!)
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return commands.length / ((performance.now() - start) / 1000)
}

/** The bare thing: better-sqlite3 inserting one row of 300 bytes per transaction with the same durability. */
function rawRate(count: number): number {
  const file = path.join(folder(), 'raw.db')
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('CREATE TABLE events (id INTEGER PRIMARY KEY, payload TEXT)')
  const insert = db.prepare('INSERT INTO events (payload) VALUES (?)')
  const one = db.transaction((payload: string) => insert.run(payload))
  const payload = 'x'.repeat(300)
  const start = performance.now()
  for (let index = 0; index < count; index += 1) one.immediate(payload)
  const perSecond = count / ((performance.now() - start) / 1000)
  db.close()
  return perSecond
}

const marches: Given[] = Array.from({ length: 80 }, (_, index) => [
  'army.march',
  { armies: [`a${index}`], to: neighbourOfArmy(index), text: `Order ${index}` },
  master,
])
const countermands: Given[] = Array.from({ length: 80 }, (_, index) => ['army.countermand', { army: `a${index}` }, master])

/** (b) and (c): throughput of queue, kernel and store beside raw inserts, and the time to open a campaign of many records. */
export async function measureStore({ rounds, records }: { rounds: number; records: number }) {
  const data = folder()
  let store = await openStore(data)
  const service = await store.create({
    slug: 'bench',
    title: 'Bench',
    rehearsal: false,
    state: stateFromPack(benchPack(), { rehearsal: false, master: { player: 'M', character: 'M' } }),
  })
  await give(service, ['clock.start', {}, master])
  await give(service, ['hq.checkIn', { person: 'v1' }, master])
  const results: Record<string, number[]> = { raw: [], 'army.march 1': [], 'army.march 16': [], 'hq.decide 1': [], 'hq.decide 16': [] }
  for (let turn = 0; turn < rounds; turn += 1) {
    results.raw!.push(rawRate(2000))
    for (const inFlight of [1, 16]) {
      results[`army.march ${inFlight}`]!.push(await rate(service, marches, inFlight))
      await rate(service, countermands, 16)
      const cards = Array.from({ length: 80 }, (_, index) => `c${turn}-${inFlight}-${index}`)
      await rate(
        service,
        cards.map((id): Given => ['hq.issueCard', { card: benchCard(id) }, master]),
        16,
      )
      results[`hq.decide ${inFlight}`]!.push(
        await rate(
          service,
          cards.map((id): Given => ['hq.decide', { card: id, way: 'a' }, volunteer]),
          inFlight,
        ),
      )
    }
  }
  while (service.seq() < records) {
    await rate(service, marches, 16)
    await rate(service, countermands, 16)
  }
  const made = service.seq()
  await store.close()
  const start = performance.now()
  store = await openStore(data)
  const startUp = performance.now() - start
  const heap = Math.round(process.memoryUsage().heapUsed / 1e6)
  await store.close()
  fs.rmSync(data, { recursive: true, force: true })
  const perSecond = Object.fromEntries(Object.entries(results).map(([name, values]) => [name, Math.round(median(values))]))
  const ratios = Object.fromEntries(
    Object.entries(results)
      .filter(([name]) => name !== 'raw')
      .map(([name, values]) => [name, round(median(values.map((value, turn) => value / results.raw![turn]!)))]),
  )
  return { perSecond, ratioToRaw: ratios, startUp: { records: made, milliseconds: Math.round(startUp) }, heapMegabytes: heap }
}
