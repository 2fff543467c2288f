import { parseArgs } from 'node:util'
import { measureBattle } from '../bench/battle'
import { measureFanOut } from '../bench/fanOut'
import { measureHeap } from '../bench/heap'
import { measureMapFrames } from '../bench/mapFrames'
import { serveRawSockets } from '../bench/rawSocketServer'
import { round } from '../bench/statistics'
import { measureStore } from '../bench/throughput'

const help = `npm run bench [-- PART…] [-- --short] [-- --json]

Measures Stavka beside the bare thing in the same run:
  (a) a command until all screens have it, 200 and 500 sockets, beside raw socket.io sending the same bytes
  (b) army.march and hq.decide per second, 1 and 16 in flight, beside raw better-sqlite3 inserting one row per transaction
  (c) time to open a campaign of 10,000 audit records
  (d) memory
  (e) commands per second of one core through the kernel on a battle board, and whole battles of bots
and in Chromium on the largest war (60 territories, 80 armies, 400 units, 30 riders):
  (f) frames of the master's map while it is dragged and zoomed, beside the 60 a second that a screen shows
  (g) heap of the master's page through an hour of play at 60 times the speed

  PART      fanout (a, d), store (b, c), battle (e), map (f), heap (g); without one: fanout, store and battle

  --short   fewer rounds, for continuous integration
  --json    only JSON on standard output`

const parts = ['fanout', 'store', 'battle', 'map', 'heap'] as const
type Part = (typeof parts)[number]

const fanOutTable = (fanOut: Awaited<ReturnType<typeof measureFanOut>>) =>
  fanOut.map(({ sockets, stavka, socketIo, ratio, serverMegabytes }) => ({
    sockets,
    'p50 ms': stavka.p50,
    'p99 ms': stavka.p99,
    'raw p50': socketIo.p50,
    'raw p99': socketIo.p99,
    'p99 / raw (aim ≤ 1.5)': ratio.p99,
    'server MB': serverMegabytes,
  }))

const storeTable = (store: Awaited<ReturnType<typeof measureStore>>) =>
  Object.entries(store.ratioToRaw).map(([name, ratio]) => ({
    'command, in flight': name,
    'per second': store.perSecond[name],
    'of raw (aim ≥ 0.1 with 1, ≥ 0.5 with 16)': ratio,
  }))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' }, 'raw-socket-server': { type: 'boolean' } },
})

if (values['raw-socket-server']) serveRawSockets()
else if (values.help || positionals.some((part) => !parts.includes(part as Part))) console.log(help)
else
  await bench(
    positionals.length === 0 ? ['fanout', 'store', 'battle'] : (positionals as Part[]),
    values.short === true,
    values.json === true,
  )

async function bench(chosen: readonly Part[], short: boolean, jsonOnly: boolean): Promise<void> {
  const results: Record<string, unknown> = {}
  const show = (table: readonly object[]) => {
    if (!jsonOnly) console.table(table)
  }
  if (chosen.includes('store')) {
    const store = await measureStore(short ? { rounds: 2, records: 2_000 } : { rounds: 7, records: 10_000 })
    show(storeTable(store))
    show([
      {
        'raw inserts per second': store.perSecond.raw,
        'start-up ms (aim ≤ 2000)': store.startUp.milliseconds,
        records: store.startUp.records,
        'heap MB': store.heapMegabytes,
      },
    ])
    results.store = store
  }
  if (chosen.includes('fanout')) {
    const fanOut = await measureFanOut(short ? { sockets: [50], count: 30, rounds: 1 } : { sockets: [200, 500], count: 80, rounds: 3 })
    show(fanOutTable(fanOut))
    results.fanOut = fanOut
  }
  if (chosen.includes('battle')) {
    const battle = measureBattle(short ? { rounds: 20, battles: 1 } : { rounds: 60, battles: 5 })
    show([
      {
        'battle commands per second of one core (aim ≥ 20000)': battle.commandsPerSecond,
        'bot battles per second': battle.botBattlesPerSecond,
        'commands per battle': battle.commandsPerBattle,
      },
    ])
    results.battle = battle
  }
  if (chosen.includes('map')) {
    const map = await measureMapFrames({ seconds: short ? 3 : 8 })
    show(Object.entries(map).map(([what, frames]) => ({ what, ...frames })))
    results.map = map
  }
  if (chosen.includes('heap')) {
    const heap = await measureHeap({ minutes: short ? 15 : 60 })
    show(heap.samples.map((sample) => ({ ...sample, 'of the aim (60 MB)': round(sample.heapMegabytes / heap.aim) })))
    results.heap = heap
  }
  console.log(JSON.stringify(results))
}
