import { afterEach, describe, expect, it, vi } from 'vitest'
import { openStore } from '@/lib/store/open'
import type { Committed } from '@/lib/store/types'
import { command, leftBehind, ManualTime, master, newCampaign, reopen, type Opened } from './fixture'

let opened: Opened | null = null
afterEach(async () => {
  await opened?.store.close()
  opened = null
})
const rename = (value: string) => command('settings.set', { name: 'labels.hq', value })

describe('group commit (DESIGN §5)', () => {
  it('makes waiting commands final together: one commit tells of them all', async () => {
    opened = await newCampaign()
    const commits: Committed[] = []
    opened.campaign.onCommitted((committed) => commits.push(committed))
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((value) => opened!.campaign.submit(rename(value), master, null)))
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(commits.map(({ records }) => records.length)).toEqual([4])
    expect(opened.campaign.state().settings['labels.hq']!.value).toBe('d')
  })

  it('runs each alone when a commit fails: only the guilty one fails and leaves nothing', async () => {
    const faults: string[] = []
    opened = await newCampaign({ log: (_error, what) => faults.push(what) })
    const { campaign, store } = opened
    await store.prisma.$executeRawUnsafe(
      `CREATE TRIGGER refuse BEFORE INSERT ON auditRecords WHEN NEW.data LIKE '%poison%' BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    )
    const told: number[] = []
    campaign.onCommitted(({ records }) => told.push(...records.map(({ seq }) => seq)))
    const [before, poison, after] = [rename('before'), rename('poison'), rename('after')]
    const answers = await Promise.all([before, poison, after].map((each) => campaign.submit(each, master, null)))
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.kind))).toEqual(['ok', 'unavailable', 'ok'])
    expect(faults).toContain('commit')
    expect(told).toEqual([2, 3])
    const records = await campaign.audit({})
    expect(records.map((record) => record.commandId)).toEqual([expect.any(String), before.id, after.id])
    await store.prisma.$executeRawUnsafe('DROP TRIGGER refuse')
    // The failed id stays free: once the fault is mended the same command takes effect.
    expect(await campaign.submit(poison, master, null)).toMatchObject({ ok: true, seq: 4 })
  })

  it('what is due waits a second after a commit that failed, then is tried again', async () => {
    const waits: number[] = []
    const time = new ManualTime()
    const { after } = time
    time.after = (ms, work) => {
      waits.push(ms)
      return after(ms, work)
    }
    const faults: string[] = []
    opened = await newCampaign({ time, log: (_error, what) => faults.push(what) })
    const { campaign, store } = opened
    await campaign.submit(command('clock.start'), master, null)
    await store.prisma.$executeRawUnsafe(`CREATE TRIGGER full BEFORE INSERT ON auditRecords BEGIN SELECT RAISE(ABORT, 'full'); END`)
    time.pass(10 * 60_000 + 1)
    await vi.waitFor(() => expect(faults).toHaveLength(1))
    await vi.waitFor(() => expect(waits.at(-1)).toBe(1000))
    await store.prisma.$executeRawUnsafe('DROP TRIGGER full')
    expect(campaign.state().cards.ten!.state).toBe('open')
    time.pass(1000)
    await vi.waitFor(() => expect(campaign.state().cards.ten!.state).toBe('failed'))
    expect(faults).toEqual(['commit'])
  })

  it('answers only what is on the disk: what a kill leaves has every acknowledged command', async () => {
    opened = await newCampaign()
    const commands = Array.from({ length: 40 }, (_, n) => rename(`name ${n}`))
    await Promise.all(commands.map((each) => opened!.campaign.submit(each, master, null)))
    const left = leftBehind(opened.folder)
    await opened.store.close()
    opened = await reopen(left)
    const ids = new Set((await opened.campaign.audit({})).map((record) => record.commandId))
    expect(commands.filter(({ id }) => !ids.has(id))).toEqual([])
    expect(opened.campaign.state().settings['labels.hq']!.value).toBe('name 39')
  })

  it('refuses a second server on the same folder in words', async () => {
    opened = await newCampaign()
    await expect(openStore(opened.folder)).rejects.toThrow(/уже занята другим сервером/)
  })
})
