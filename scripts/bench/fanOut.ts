import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { stateFromPack } from '@/lib/scenario/toState'
import { openStore } from '@/lib/store/open'
import { startServerWithTokens } from './server'
import { residentMegabytes, startProcess, stopProcess } from './processes'
import { percentile, round } from './statistics'
import { openThinScreen, type ThinScreen } from './thinScreen'
import { benchPack, neighbourOfArmy } from './world'

const socketPath = '/live/socket.io'
const PER_SECOND = 10

interface Measured {
  p50: number
  p99: number
  delivered: number
}

/** Gives `count` commands at 10 a second and measures each until each screen has its packet. `mark` finds the packet of a command. */
async function measure(
  screens: ThinScreen[],
  count: number,
  give: (index: number) => Promise<unknown>,
  mark: (index: number) => string,
): Promise<Measured> {
  const latencies: number[] = []
  const sentAt: number[] = []
  for (const screen of screens) {
    let next = 0
    screen.onFrame = (frame, at) => {
      // Packets of one stream keep their order, so only the next mark needs to be looked for.
      while (next < sentAt.length && frame.includes(mark(next))) latencies.push(at - sentAt[next++]!)
    }
  }
  for (let index = 0; index < count; index += 1) {
    const due = performance.now() + 1000 / PER_SECOND
    sentAt.push(performance.now())
    await give(index)
    await sleep(Math.max(0, due - performance.now()))
  }
  await sleep(1000)
  for (const screen of screens) screen.onFrame = null
  return {
    p50: round(percentile(latencies, 50)),
    p99: round(percentile(latencies, 99)),
    delivered: round(latencies.length / (count * screens.length)),
  }
}

const openScreens = async (origin: string, auth: object, count: number): Promise<ThinScreen[]> => {
  const screens: ThinScreen[] = []
  for (let index = 0; index < count; index += 1) screens.push(await openThinScreen(origin, socketPath, auth))
  return screens
}

/** (a) and (d): command → all screens, beside raw socket.io sending the same bytes, interleaved; memory of the server. */
export async function measureFanOut({ sockets, count, rounds }: { sockets: number[]; count: number; rounds: number }) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-bench-'))
  const store = await openStore(data)
  await store.create({
    slug: 'bench',
    title: 'Bench',
    rehearsal: false,
    state: stateFromPack(benchPack(), { rehearsal: false, master: { player: 'M', character: 'M' } }),
  })
  await store.close()
  const server = await startServerWithTokens(data, 'bench', ['master', 'wall'])
  const raw = await startProcess([fileURLToPath(import.meta.url), '--raw-socket-server'], /port (\d+)/, {})
  const rawOrigin = `http://127.0.0.1:${raw.match[1]}`
  const results = []
  try {
    const master = await openThinScreen(server.origin, socketPath, { campaign: 'bench', screen: 'bench', token: server.tokens.master })
    const command = (type: string, payload: object) => master.call('command', { id: randomUUID(), type, data: payload })
    await command('clock.start', {})
    for (const number of sockets) {
      const ours: Measured[] = []
      const bare: Measured[] = []
      for (let turn = 0; turn < rounds; turn += 1) {
        let sample = ''
        const screens = await openScreens(server.origin, { campaign: 'bench', screen: 'bench', token: server.tokens.wall }, number)
        const watch = screens[0]!
        ours.push(
          await measure(
            screens,
            count,
            async (index) => {
              const army = index % 80
              const before = watch.onFrame
              if (!sample)
                watch.onFrame = (frame, at) => {
                  sample ||= frame
                  before?.(frame, at)
                }
              const answer = await command('army.march', { armies: [`a${army}`], to: neighbourOfArmy(army) })
              if (!(answer as { ok: boolean }).ok) throw new Error(JSON.stringify(answer))
            },
            (index) => `"a${index % 80}"`,
          ),
        )
        for (let index = 0; index < Math.min(count, 80); index += 1) await command('army.countermand', { army: `a${index}` })
        screens.forEach((screen) => screen.close())

        const rawScreens = await openScreens(rawOrigin, {}, number)
        const payload = (JSON.parse(sample.slice(2)) as unknown[])[1] as object
        const sender = await openThinScreen(rawOrigin, socketPath, {})
        bare.push(
          await measure(
            rawScreens,
            count,
            (index) => sender.call('command', { ...payload, mark: `#${index}#` }),
            (index) => `#${index}#`,
          ),
        )
        sender.close()
        rawScreens.forEach((screen) => screen.close())
      }
      const best = (list: Measured[]) => ({
        p50: percentile(
          list.map((m) => m.p50),
          50,
        ),
        p99: percentile(
          list.map((m) => m.p99),
          50,
        ),
        delivered: Math.min(...list.map((m) => m.delivered)),
      })
      const [stavka, socketIo] = [best(ours), best(bare)]
      results.push({
        sockets: number,
        stavka,
        socketIo,
        ratio: { p50: round(stavka.p50 / socketIo.p50), p99: round(stavka.p99 / socketIo.p99) },
        serverMegabytes: residentMegabytes(server.child.pid!),
      })
    }
    master.close()
  } finally {
    await stopProcess(raw.child)
    await stopProcess(server.child)
    fs.rmSync(data, { recursive: true, force: true })
  }
  return results
}
