import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { stateFromPack } from '@/lib/scenario/toState'
import { openStore } from '@/lib/store/open'
import { largeWarPack } from '../scenarios/largeWar'
import { stopProcess } from './processes'
import { startServerWithTokens } from './server'

/** A master's page on the largest war, in a browser of its own, and the means to give commands. */
export interface MasterPage {
  page: Page
  cdp: CDPSession
  give: (type: string, data: object) => Promise<void>
  close: () => Promise<void>
}

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--enable-precise-memory-info',
]

/** Starts server and browser and opens the console as the master; a rehearsal may run its clock faster. */
export async function openMasterPage(viewport: { width: number; height: number }): Promise<MasterPage> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-bench-'))
  const store = await openStore(data)
  const state = stateFromPack(largeWarPack(), { rehearsal: true, master: { player: 'M', character: 'M' } })
  await store.create({ slug: 'bench', title: 'Bench', rehearsal: true, state })
  await store.close()
  const server = await startServerWithTokens(data, 'bench', ['master'])
  const browser: Browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags })
  const ask = async (where: string, body: object): Promise<unknown> => {
    const response = await fetch(`${server.origin}/api/campaigns/bench/${where}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.tokens.master}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }
  let given = 0
  const give = async (type: string, payload: object) => void (await ask('commands', { id: `bench-${given++}`, type, data: payload }))
  const page = await (await browser.newContext({ viewport, locale: 'ru-RU' })).newPage()
  const { cards } = (await ask('logins', { people: ['master'] })) as { cards: { code: string }[] }
  await page.goto(`${server.origin}/login?code=${encodeURIComponent(cards[0]!.code)}`)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`${server.origin}/c/bench/master`)
  await page.locator('[data-flag="a0"]').waitFor({ timeout: 60_000 })
  return {
    page,
    cdp: await page.context().newCDPSession(page),
    give,
    async close() {
      await browser.close()
      await stopProcess(server.child)
      fs.rmSync(data, { recursive: true, force: true })
    },
  }
}
