import { setTimeout as sleep } from 'node:timers/promises'
import { besideArmy, homeOfArmy, largeWar } from '../scenarios/largeWar'
import { openMasterPage, type MasterPage } from './browser'
import { round } from './statistics'

/** The page's memory after a collection of garbage. */
export interface HeapSample {
  /** Minutes of play so far, event time. */
  minutes: number
  heapMegabytes: number
  nodes: number
  listeners: number
}

async function sample({ cdp }: MasterPage, minutes: number): Promise<HeapSample> {
  // Twice: what finalisers let go of in the first turn goes in the second.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { minutes: round(minutes), heapMegabytes: round(usedSize / 1e6), nodes, listeners: jsEventListeners }
}

const RATE = 60
const tabs = ['selection', 'timeline', 'people', 'recent']

/**
 * (f) The master's page through an hour of play at 60×: marches given and recalled, people called, the master going through his
 * panels and about the map.
 */
export async function measureHeap({ minutes }: { minutes: number }): Promise<{ samples: HeapSample[]; commands: number; aim: number }> {
  const master = await openMasterPage({ width: 1366, height: 768 })
  const { page, give } = master
  try {
    await give('clock.start', {})
    await give('clock.setRate', { rate: RATE })
    const samples = [await sample(master, 0)]
    const start = performance.now()
    const passed = () => ((performance.now() - start) / 60_000) * RATE
    let commands = 0
    for (let turn = 0; passed() < minutes; turn += 1) {
      const army = (turn * 7) % largeWar.armies
      const back = Math.floor((turn * 7) / largeWar.armies) % 2 === 1
      await give('army.march', { armies: [`a${army}`], to: back ? homeOfArmy(army) : besideArmy(army), text: `Приказ ${turn}` })
      if (turn % 5 === 0) await give('army.countermand', { army: `a${army}` })
      if (turn % 8 === 0) await give('call.person', { person: `g${turn % largeWar.generals}` })
      commands += 1
      if (turn % 10 === 0) {
        await page
          .locator('[data-flag]')
          .nth(turn % 60)
          .click({ force: true, timeout: 2000 })
          .catch(() => undefined)
        await page.keyboard.press(String(1 + ((turn / 10) % tabs.length)))
      }
      if (samples.length <= (passed() / minutes) * 4) samples.push(await sample(master, passed()))
      await sleep(60)
    }
    samples.push(await sample(master, passed()))
    return { samples, commands, aim: 60 }
  } finally {
    await master.close()
  }
}
