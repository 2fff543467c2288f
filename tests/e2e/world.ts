import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { randomUUID } from 'node:crypto'

export const sizes = {
  television: { width: 1920, height: 1080 },
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof sizes

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags })

/** A page in a context of its own: another person on another device. */
export async function openDevice(browser: Browser, size: Size, more: BrowserContextOptions = {}): Promise<Page> {
  const hasTouch = size === 'phone'
  const context = await browser.newContext({ viewport: sizes[size], locale: 'ru-RU', hasTouch, acceptDownloads: true, ...more })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

/** What a program with a bearer token can do: the same endpoints that screens use. */
export function api(base: string, slug: string, token: string) {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${base}/api/campaigns/${slug}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    call,
    /** Gives a command and returns status and answer. */
    command: (type: string, data: unknown, more: object = {}) => call('POST', '/commands', { id: randomUUID(), type, data, ...more }),
    /** A new login card of a person; the one before stops working. */
    card: async (person: string): Promise<{ login: string; code: string }> => {
      const { status, body } = await call('POST', '/logins', { people: [person] })
      if (status !== 201) throw new Error(`no card for ${person}: ${status} ${JSON.stringify(body)}`)
      return body.cards[0] as { login: string; code: string }
    },
  }
}

/** Logs in by the link of a login card. */
export async function enterByCard(page: Page, base: string, code: string): Promise<void> {
  await page.goto(`${base}/login?code=${encodeURIComponent(code)}`)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** Logs in by login and password, as the master does. */
export async function enterByPassword(page: Page, base: string, login: string, password: string): Promise<void> {
  await page.goto(`${base}/login`)
  await page.getByRole('tab', { name: 'По логину' }).click()
  await page.getByRole('textbox', { name: 'Логин' }).fill(login)
  await page.getByLabel('Пароль', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}
