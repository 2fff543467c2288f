import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { besideArmy } from '../scenarios/largeWar'
import { openMasterPage, type MasterPage } from './browser'
import { percentile, round } from './statistics'

/** What a browser did while somebody moved the map. */
export interface MapFrames {
  /** Frames that reached the screen in a second of moving. */
  framesPerSecond: number
  /** Of the 60 that a screen shows. */
  ratioTo60: number
  /** Time between two frames, milliseconds. */
  p50: number
  p95: number
  longest: number
  /** Tasks of the main thread longer than a frame, and the longest of them, milliseconds. */
  longTasks: number
  longestTask: number
  /** Work per frame, milliseconds of a core: scripts of the main thread, its style, layout and paint, and the raster threads. */
  scripting: number
  rendering: number
  raster: number
}

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  /** Time of the thread itself, without what it waited for a core. */
  tdur?: number
  pid: number
  tid: number
  args?: { name?: string }
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
  '__metadata',
]
const renderingWork = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'CompositeLayers',
  'UpdateLayerTree',
])
const scriptingWork = new Set(['FunctionCall', 'EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks'])

const rasterWork = new Set(['RasterTask'])

/** Milliseconds of a core spent in such work; what runs inside of other such work is counted once. */
function work(events: readonly TraceEvent[], names: ReadonlySet<string>): number {
  const threadEnds = new Map<string, number>()
  let sum = 0
  const spans = events.filter(({ name, ph, dur }) => ph === 'X' && names.has(name) && dur !== undefined)
  for (const { pid, tid, ts, dur, tdur } of spans.sort((a, b) => a.ts - b.ts)) {
    const thread = `${pid} ${tid}`
    if (ts < (threadEnds.get(thread) ?? 0)) continue
    threadEnds.set(thread, ts + dur!)
    sum += (tdur ?? dur!) / 1000
  }
  return sum
}

/** Traces what the browser does while `work` runs and sums it up. */
async function traced({ cdp }: MasterPage, work: () => Promise<void>): Promise<MapFrames> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown }) => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: categories } })
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await complete
  cdp.off('Tracing.dataCollected', collect)
  return summary(events, seconds)
}

function summary(events: readonly TraceEvent[], seconds: number): MapFrames {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const onMain = events.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
  const drawn = events
    .filter(({ name, pid }) => name === 'DrawFrame' && pid === main?.pid)
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b)
  const gaps = drawn.slice(1).map((at, index) => at - drawn[index]!)
  const tasks = onMain.filter(({ name, dur }) => name.endsWith('RunTask') && (dur ?? 0) > (1000 / 60) * 1000).map(({ dur }) => dur! / 1000)
  const perFrame = (list: readonly TraceEvent[], names: ReadonlySet<string>) => round(work(list, names) / Math.max(1, drawn.length))
  return {
    framesPerSecond: round(drawn.length / seconds),
    ratioTo60: round(drawn.length / seconds / 60),
    p50: round(percentile(gaps, 50)),
    p95: round(percentile(gaps, 95)),
    longest: round(Math.max(0, ...gaps)),
    longTasks: tasks.length,
    longestTask: round(Math.max(0, ...tasks)),
    scripting: perFrame(onMain, scriptingWork),
    rendering: perFrame(onMain, renderingWork),
    raster: perFrame(events, rasterWork),
  }
}

/** Drags the map in circles with the mouse, a move every 8 ms as a fast mouse sends them. */
async function drag(page: Page, ms: number): Promise<void> {
  const box = (await page.locator('.map-window').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const start = performance.now()
  for (let at = 0; at < ms; at = performance.now() - start) {
    const angle = (at / 900) * 2 * Math.PI
    await page.mouse.move(x + Math.sin(angle) * 160, y + (1 - Math.cos(angle)) * 70)
    await sleep(8)
  }
  await page.mouse.up()
}

/** In and out with the wheel, over several levels of the labels. */
async function wheel(page: Page, ms: number): Promise<void> {
  const box = (await page.locator('.map-window').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const start = performance.now()
  for (let at = 0; at < ms; at = performance.now() - start) {
    await page.mouse.wheel(0, Math.floor(at / 1000) % 2 === 0 ? -40 : 40)
    await sleep(16)
  }
}

/** Windows of a laptop and of a large screen. */
const windows = { '1366×768': { width: 1366, height: 768 }, '1920×1080': { width: 1920, height: 1080 } } as const

/** (f) The master's map on the largest war: panning zoomed in, panning while armies march, zooming; in either window. */
export async function measureMapFrames({ seconds }: { seconds: number }): Promise<Record<string, MapFrames>> {
  const results: Record<string, MapFrames> = {}
  for (const [name, viewport] of Object.entries(windows)) {
    const master = await openMasterPage(viewport)
    try {
      for (const [what, frames] of Object.entries(await measureWindow(master, seconds))) results[`${name}, ${what}`] = frames
    } finally {
      await master.close()
    }
  }
  return results
}

async function measureWindow(master: MasterPage, seconds: number): Promise<Record<string, MapFrames>> {
  const { page, give } = master
  await give('clock.start', {})
  for (let army = 0; army < 30; army += 1) await give('army.march', { armies: [`a${army}`], to: besideArmy(army) })
  const box = (await page.locator('.map-window').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, -120)
  await sleep(1500)
  const panning = await traced(master, () => drag(page, seconds * 1000))
  const busy = await traced(master, async () => {
    const moving = drag(page, seconds * 1000)
    for (let army = 30; army < 30 + 4 * seconds && army < 80; army += 1) {
      await give('army.march', { armies: [`a${army}`], to: besideArmy(army) })
      await sleep(230)
    }
    await moving
  })
  const zooming = await traced(master, () => wheel(page, seconds * 1000))
  return { panning, 'panning, a march every ¼ s': busy, zooming }
}
