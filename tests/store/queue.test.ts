import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '@/lib/live/protocol'
import { command, ManualTime, master, newCampaign, reopen, smallState, volunteer, type Opened } from './fixture'

const MINUTE = 60_000
let opened: Opened | null = null
const open = async (...args: Parameters<typeof newCampaign>) => (opened = await newCampaign(...args))
afterEach(async () => {
  await opened?.store.close()
  opened = null
})

const sent = async (type: string, data = {}, actor = master): Promise<Answer> => opened!.campaign.submit(command(type, data), actor, null)

describe('the queue of a campaign', () => {
  it('answers with the event time and tells the number of the record to the master alone', async () => {
    await open()
    const answer = await sent('settings.set', { name: 'labels.hq', value: 'Ставка' })
    expect(answer).toMatchObject({ ok: true, at: 0, seq: 2 })
    const { campaign } = opened!
    await sent('clock.start')
    const decided = await sent('hq.decide', { card: 'ten', way: 'a' }, volunteer)
    expect(decided).toMatchObject({ ok: true, seq: null })
    expect(campaign.state().pools.energy!.value).toBe(19)
  })

  it('HQ-CON-4: finds the records that changed a row, or one column of it, and no others', async () => {
    const { campaign } = await open()
    await sent('clock.start')
    await sent('hq.decide', { card: 'ten', way: 'a' }, volunteer)
    await sent('hq.decide', { card: 'twenty', way: 'a' }, volunteer)
    await sent('hq.notePromise', { text: 'ten', owner: { name: 'energy' } })
    const [made, other] = Object.values(campaign.state().consequences)
    const types = async (table: string, id: string, column?: string) => {
      const row = column === undefined ? { table, id } : { table, id, column }
      return (await campaign.audit({ row, descending: true })).map(({ type, data }) => [type, (data as { card?: string }).card ?? null])
    }
    expect(await types('consequences', made!.id)).toEqual([['hq.decide', 'ten']])
    expect(await types('consequences', other!.id)).toEqual([['hq.decide', 'twenty']])
    expect(await types('pools', 'energy')).toEqual([
      ['hq.decide', 'twenty'],
      ['hq.decide', 'ten'],
    ])
    expect(await types('clock', 'clock', 'status')).toEqual([['clock.start', null]])
    expect(await types('clock', 'clock', 'rate')).toEqual([])
    expect(await types('cards', 'nobody" OR "1')).toEqual([])
    expect((await campaign.audit({ row: { table: 'pools', id: 'energy' }, limit: 1 })).map(({ seq }) => seq)).toHaveLength(1)
  })

  it('HQ-AUD-4: keeps refusals by rules as records, but neither bad input nor missing dice', async () => {
    const { campaign } = await open()
    expect(await sent('clock.pause')).toMatchObject({ ok: false, kind: 'rule', code: 'E_CLOCK' })
    expect(await sent('clock.pause', { x: 1 })).toMatchObject({ ok: false, kind: 'bad' })
    expect(await sent('no.such')).toMatchObject({ ok: false, kind: 'bad', path: 'type' })
    expect(campaign.seq()).toBe(2)
    const [refusal] = await campaign.audit({ refused: true })
    expect(refusal).toMatchObject({ seq: 2, type: 'clock.pause', error: { code: 'E_CLOCK' }, patches: [] })
  })

  it('HQ-AUD-2: gives one effect and one answer when the same id is sent 20 times in parallel', async () => {
    const { campaign } = await open()
    await sent('clock.start')
    const decide = command('hq.decide', { card: 'ten', way: 'a' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => campaign.submit(decide, volunteer, null)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
    expect(campaign.state().pools.energy!.value).toBe(19)
    expect(campaign.seq()).toBe(3)
  })

  it('tells nothing when an id is used by somebody else or for something else, also after a restart', async () => {
    const { campaign, store, folder } = await open()
    const first = command('settings.set', { name: 'labels.hq', value: 'Ставка' })
    const answer = await campaign.submit(first, master, null)
    expect(await campaign.submit(first, volunteer, null)).toEqual({ ok: false, id: first.id, kind: 'reused' })
    expect(await campaign.submit({ ...first, data: { name: 'labels.hq', value: 'Штаб' } }, master, null)).toMatchObject({ kind: 'reused' })
    await store.close()
    opened = await reopen(folder)
    expect(await opened.campaign.submit(first, master, null)).toEqual(answer)
    expect(await opened.campaign.submit(first, volunteer, null)).toMatchObject({ kind: 'reused' })
    expect(opened.campaign.seq()).toBe(2)
  })

  it('takes any text that can be written down, and refuses the one that cannot', async () => {
    const { campaign, store, folder } = await open()
    const odd = 'nul \u0000, separator \u2028, 😀'
    expect(await sent('settings.set', { name: 'labels.hq', value: odd })).toMatchObject({ ok: true })
    expect(await sent('settings.set', { name: 'labels.hq', value: 'half \ud83d' })).toMatchObject({ kind: 'bad', path: 'data' })
    expect(campaign.seq()).toBe(2)
    await store.close()
    opened = await reopen(folder)
    expect(opened.campaign.state().settings['labels.hq']!.value).toBe(odd)
  })

  it('answers volunteers who decide one card at once: one wins, the other is refused', async () => {
    await open()
    await sent('clock.start')
    const other = { ...volunteer, id: 'vera' }
    const answers = await Promise.all([
      sent('hq.decide', { card: 'ten', way: 'a' }, volunteer),
      sent('hq.decide', { card: 'ten', way: 'a' }, other),
    ])
    expect(answers.map((answer) => answer.ok)).toEqual([true, false])
    expect(answers[1]).toMatchObject({ code: 'E_ALREADY_DECIDED' })
  })

  it('fires what is due before a command, each item as its own record at its own moment', async () => {
    const time = new ManualTime()
    const { campaign } = await open({ time })
    await sent('clock.start')
    time.pass(12 * MINUTE)
    await sent('clock.pause')
    const [due] = (await campaign.audit({})).filter((record) => record.type === 'due.card.deadline')
    expect(due).toMatchObject({ commandId: `due:card.deadline:ten:${10 * MINUTE}`, atEvent: 10 * MINUTE, actor: 'system' })
    expect(campaign.state().cards.ten!.state).toBe('failed')
    expect(campaign.state().pools.energy!.value).toBe(19)
  })

  it('goes on when what a due item made cannot be written down', async () => {
    const time = new ManualTime()
    const state = smallState()
    state.cards.end = { ...state.cards.end!, state: 'hidden', openedAt: null, deadline: { kind: 'timer', minutes: 1e308 } }
    state.cards.ten!.ifNot = { text: 'lost', effects: [{ t: 'issue', cardId: 'end' }] }
    const faults: string[] = []
    const { campaign } = await open({ time, state, log: (_error, what) => void faults.push(what) })
    await sent('clock.start')
    time.pass(11 * MINUTE)
    expect(await sent('hq.adjustPool', { pool: 'energy', delta: 1, reason: 'r' })).toMatchObject({ ok: true })
    expect(faults).toEqual([`due:card.deadline:ten:${10 * MINUTE}`])
    time.pass(10 * MINUTE)
    expect(await sent('hq.adjustPool', { pool: 'energy', delta: 1, reason: 'r' })).toMatchObject({ ok: true })
    expect(campaign.state().cards).toMatchObject({ ten: { state: 'open' }, twenty: { state: 'failed' } })
    const refused = await campaign.audit({ refused: true })
    expect(refused.map(({ type, error }) => [type, error])).toEqual([['due.card.deadline', { code: 'E_FAULT', params: {} }]])
  })

  it('an undo by somebody else, or of a number nobody was given, is refused like any other', async () => {
    await open()
    expect(await sent('audit.undo', { seq: 1e15 })).toMatchObject({ kind: 'rule', code: 'E_UNKNOWN' })
    expect(await sent('audit.undo', { seq: 1e300 })).toMatchObject({ kind: 'bad', path: 'data.seq' })
    expect(await sent('audit.undo', { seq: 1e300 }, volunteer)).toMatchObject({ kind: 'bad', path: 'data.seq' })
    expect(await sent('audit.undo', { seq: 1 }, volunteer)).toMatchObject({ kind: 'rule', code: 'E_ROLE' })
  })

  it('an undo cannot take the last master', async () => {
    const { campaign } = await open()
    await sent('people.setRoles', { person: 'vera', roles: ['master'] })
    const seq = campaign.seq()
    await sent('people.leave', { person: 'master' })
    expect(await sent('audit.undo', { seq, confirm: true })).toMatchObject({ kind: 'rule', code: 'E_LAST_MASTER' })
    expect(campaign.state().people.vera!.roles).toEqual(['master'])
  })

  it('wakes by itself for the earliest due item', async () => {
    const time = new ManualTime()
    const { campaign } = await open({ time })
    await sent('clock.start')
    const committed = new Promise((resolve) => campaign.onCommitted(resolve))
    time.pass(10 * MINUTE + 5)
    await committed
    expect(campaign.state().cards.ten!.state).toBe('failed')
  })

  it('tells listeners after the commit and before the answer', async () => {
    const { campaign, store } = await open()
    const order: string[] = []
    campaign.onCommitted(({ records, touched }) => {
      order.push('listener')
      expect(records).toHaveLength(1)
      expect([...touched]).toEqual(['settings'])
    })
    await sent('settings.set', { name: 'labels.hq', value: 'Ставка' }).then(() => order.push('answer'))
    expect(order).toEqual(['listener', 'answer'])
    expect(await store.prisma.setting.count()).toBe(2)
  })
})
