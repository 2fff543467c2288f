import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { api, enterByCard, launch, openDevice, sizes, type Size } from './world'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const base = inject('base')
const slugs = ['strezh-autumn', 'horizon-war'] as const
type Slug = (typeof slugs)[number]

const master = (slug: Slug) => api(base, slug, inject('masterToken')[slug]!)
const people: Record<Slug, { volunteer: string; officer: string | null }> = {
  'strezh-autumn': { volunteer: 'volunteer-3', officer: 'yarmila' },
  'horizon-war': { volunteer: 'volunteer-1', officer: null },
}

let browser: Browser
type Session = Awaited<ReturnType<BrowserContext['storageState']>>
const sessions: Record<string, Promise<Session>> = {}

/** Cookies of a person who has logged in: once for all pages that he opens. */
const sessionOf = (slug: Slug, person: string): Promise<Session> => (sessions[`${slug} ${person}`] ??= logIn(slug, person))

async function logIn(slug: Slug, person: string): Promise<Session> {
  const page = await openDevice(browser, 'laptop')
  await enterByCard(page, base, (await master(slug).card(person)).code)
  const session = await page.context().storageState()
  await page.context().close()
  return session
}

beforeAll(async () => {
  browser = await launch()
  for (const slug of slugs) {
    await master(slug).command('clock.start', {})
    await master(slug).command('hq.checkIn', { person: people[slug].volunteer })
  }
  await master('strezh-autumn').command('hq.issueCard', { card: 'lake-fever' })
  await master('horizon-war').command('hq.mapRoundStarted', { map: 'moon', n: 1 })
  await master('strezh-autumn').command('army.march', { armies: ['lig-horse'], to: 'kovylnaya-step' })
  await master('strezh-autumn').command('paper.take', { state: 'str' })
})
afterAll(() => browser?.close())

/** Every page with who opens it. */
const pages: { path: string; who: 'master' | 'volunteer' | 'officer' | 'wall' | 'hq' | 'nobody' }[] = [
  { path: 'master', who: 'master' },
  { path: 'deck', who: 'master' },
  { path: 'maps', who: 'master' },
  { path: 'maps/new', who: 'master' },
  { path: 'people', who: 'master' },
  { path: 'audit', who: 'master' },
  { path: 'hq', who: 'volunteer' },
  { path: 'hq', who: 'hq' },
  { path: 'general', who: 'officer' },
  { path: 'wall', who: 'wall' },
  { path: 'inbox', who: 'master' },
  { path: 'papers', who: 'master' },
  { path: 'battles', who: 'master' },
  { path: 'screens', who: 'master' },
  { path: 'handover', who: 'master' },
  { path: 'watch', who: 'master' },
  { path: 'print', who: 'master' },
  { path: 'print/orders', who: 'master' },
  { path: 'print/book', who: 'master' },
  { path: 'print/reports', who: 'master' },
  { path: 'print/consequences', who: 'master' },
  { path: 'kiosk', who: 'wall' },
  { path: 'login', who: 'nobody' },
  { path: 'campaigns', who: 'master' },
]

async function open(slug: Slug, { path, who }: (typeof pages)[number], size: Size): Promise<Page | null> {
  const person =
    who === 'master' ? 'master' : who === 'volunteer' ? people[slug].volunteer : who === 'officer' ? people[slug].officer : null
  if (who === 'officer' && person === null) return null
  const storageState = person === null ? undefined : await sessionOf(slug, person)
  const page = await openDevice(browser, size, { reducedMotion: 'reduce', storageState })
  const token = who === 'wall' ? inject('wallToken')[slug] : who === 'hq' ? inject('hqToken')[slug] : null
  const where = path === 'login' || path === 'campaigns' ? `/${path}` : `/c/${slug}/${path}`
  await page.goto(`${base}${where}${token ? `?token=${token}` : ''}`, { waitUntil: 'load' })
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]') && document.fonts.status === 'loaded')
  await page.waitForTimeout(350)
  return page
}

/** Pairs of boxes that lie over one another by more than a hair, by their texts. */
const overlaps = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll<SVGGraphicsElement>(wanted)].map((element) => ({
      name: element.textContent ?? '',
      box: element.getBoundingClientRect(),
    }))
    const found: string[] = []
    boxes.forEach((a, index) =>
      boxes.slice(index + 1).forEach((b) => {
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (width > 1 && height > 1) found.push(`${a.name} × ${b.name}`)
      }),
    )
    return { count: boxes.length, found }
  }, selector)

describe.each(slugs)('%s', (slug) => {
  describe.each(Object.keys(sizes) as Size[])('%s', (size) => {
    test.concurrent.each(pages)('$path for $who: nothing sticks out sideways, axe finds nothing', async (which) => {
      const page = await open(slug, which, size)
      if (!page) return
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(sticksOut).toBeLessThanOrEqual(0)
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const report = await (window as any).axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
        return report.violations.map(
          (violation: any) =>
            `${violation.id}: ${violation.nodes.map((node: any) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
        )
      })
      expect(violations).toEqual([])
      await page.context().close()
    })

    test('names and flags of the map do not lie over one another', async () => {
      const page = (await open(slug, { path: 'wall', who: 'wall' }, size === 'phone' ? 'laptop' : size))!
      const { count, found } = await overlaps(page, '[data-name], [data-flag] text')
      expect(count).toBeGreaterThan(5)
      // A sheet without a size is not drawn at all, though its names still have boxes.
      const sheets = await page.locator('.map-window svg').evaluateAll((all) => all.map((sheet) => sheet.clientWidth))
      expect(Math.min(...sheets)).toBeGreaterThan(300)
      expect(found).toEqual([])
      await page.context().close()
    })
  })
})
