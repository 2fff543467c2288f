import { parseArgs } from 'node:util'
import { measureFanOut } from '../bench/fanOut'
import { serveRawSockets } from '../bench/rawSocketServer'
import { measureStore } from '../bench/throughput'

const help = `npm run bench [-- --short] [-- --json]

Measures Stavka beside the bare thing in the same run:
  (a) a command until all screens have it, 200 and 500 sockets, beside raw socket.io sending the same bytes
  (b) army.march and hq.decide per second, 1 and 16 in flight, beside raw better-sqlite3 inserting one row per transaction
  (c) time to open a campaign of 10,000 audit records
  (d) memory

  --short   fewer rounds, for continuous integration
  --json    only JSON on standard output`

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' }, 'raw-socket-server': { type: 'boolean' } },
})

if (values['raw-socket-server']) serveRawSockets()
else if (values.help) console.log(help)
else await bench(values.short === true, values.json === true)

async function bench(short: boolean, jsonOnly: boolean): Promise<void> {
  const store = await measureStore(short ? { rounds: 2, records: 2_000 } : { rounds: 7, records: 10_000 })
  const fanOut = await measureFanOut(short ? { sockets: [50], count: 30, rounds: 1 } : { sockets: [200, 500], count: 80, rounds: 3 })
  if (!jsonOnly) {
    console.table(
      fanOut.map(({ sockets, stavka, socketIo, ratio, serverMegabytes }) => ({
        sockets,
        'p50 ms': stavka.p50,
        'p99 ms': stavka.p99,
        'raw p50': socketIo.p50,
        'raw p99': socketIo.p99,
        'p99 / raw (aim ≤ 1.5)': ratio.p99,
        'server MB': serverMegabytes,
      })),
    )
    console.table(
      Object.entries(store.ratioToRaw).map(([name, ratio]) => ({
        'command, in flight': name,
        'per second': store.perSecond[name],
        'of raw (aim ≥ 0.1 with 1, ≥ 0.5 with 16)': ratio,
      })),
    )
    console.table([
      {
        'raw inserts per second': store.perSecond.raw,
        'start-up ms (aim ≤ 2000)': store.startUp.milliseconds,
        records: store.startUp.records,
        'heap MB': store.heapMegabytes,
      },
    ])
  }
  console.log(JSON.stringify({ fanOut, store }))
}
