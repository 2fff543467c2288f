import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { applyPatches } from '@/lib/kernel/patches'
import { tables } from '@/lib/campaign/state'
import { command, ManualTime, master, newCampaign, reopen, smallState, volunteer, type Opened } from './fixture'

let opened: Opened | null = null
afterEach(async () => {
  await opened?.store.close()
  opened = null
})

type Step = { wait: number; actor: Actor; give: [type: string, data: Json] }

const pool = fc.constantFrom('energy', 'resources', 'bchs')
const card = fc.constantFrom('ten', 'twenty', 'end', 'none')
const give: fc.Arbitrary<[string, Json]> = fc.oneof(
  fc.constantFrom<[string, Json]>(['clock.pause', {}], ['clock.resume', {}], ['clock.start', {}], ['clock.end', {}]),
  fc.record({ card, way: fc.constantFrom('a', 'b') }).map((data): [string, Json] => ['hq.decide', data]),
  fc
    .record({ pool, delta: fc.integer({ min: -9, max: 9 }), reason: fc.constant('test') })
    .map((data): [string, Json] => ['hq.adjustPool', data]),
  fc.constantFrom('west', 'middle', 'east', 'nowhere').map((to): [string, Json] => ['army.march', { armies: ['first'], to }]),
  fc.constant<[string, Json]>(['army.countermand', { army: 'first' }]),
  fc.string({ minLength: 1, maxLength: 20 }).map((value): [string, Json] => ['settings.set', { name: 'labels.hq', value }]),
  fc.string({ maxLength: 20 }).map((nickname): [string, Json] => ['people.adjust', { id: 'vera', set: { nickname }, reason: 'test' }]),
  fc
    .record({ position: fc.integer(), seniority: fc.double({ noNaN: true, min: -1e9, max: 1e9 }) })
    .map(({ position, seniority }): [string, Json] => [
      'states.adjust',
      { id: 'red', set: { position, name: `n${seniority}` }, reason: 'test' },
    ]),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((presentSince): [string, Json] => ['armies.adjust', { id: 'first', set: { presentSince }, reason: 'test' }]),
  fc.integer({ min: 1, max: 25 }).map((seq): [string, Json] => ['audit.undo', { seq, confirm: true }]),
)
const step: fc.Arbitrary<Step> = fc.record({
  wait: fc.integer({ min: 0, max: 8 * 60_000 }),
  actor: fc.constantFrom(master, master, master, volunteer),
  give,
})

/** Plain copy: −0 and 0 are the same number once written down. */
const plain = (state: CampaignState): unknown => JSON.parse(JSON.stringify(state))

describe('any sequence of commands', () => {
  it('leaves state = replay of the patches = rows loaded from the database', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const time = new ManualTime()
        opened = await newCampaign({ time })
        const first = opened.campaign.state()
        await opened.campaign.submit(command('clock.start'), master, null)
        for (const { wait, actor, give } of steps) {
          time.pass(wait)
          await opened.campaign.submit(command(...give), actor, null)
        }
        const after = plain(opened.campaign.state())
        const records = await opened.campaign.audit({ limit: 1000 })
        expect(records.map(({ seq }) => seq)).toEqual(records.map((_, index) => index + 1))
        expect(plain(records.reduce((state, { patches }) => applyPatches(state, patches), first))).toEqual(after)
        await opened.store.close()
        opened = await reopen(opened.folder, { time })
        expect(plain(opened.campaign.state())).toEqual(after)
        await opened.store.close()
        opened = null
      }),
      { numRuns: 15 },
    )
  })
})

describe('undo', () => {
  it('of any undoable command restores what it changed, but for counters', async () => {
    let undone = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const time = new ManualTime()
        opened = await newCampaign({ time })
        await opened.campaign.submit(command('clock.start'), master, null)
        for (const { wait, actor, give } of steps) {
          time.pass(wait)
          await opened.campaign.submit(command('settings.set', { name: 'labels.sector', value: `s${wait}` }), master, null)
          const before = plain(opened.campaign.state()) as CampaignState
          const sent = command(...give)
          const answer = await opened.campaign.submit(sent, actor, null)
          if (!answer.ok || !registry.commands[sent.type]!.undoable) continue
          const [record] = (await opened.campaign.audit({ type: sent.type, descending: true, limit: 1 })).filter(
            ({ patches }) => patches.length > 0,
          )
          if (
            !record ||
            record.commandId !== sent.id ||
            record.patches.every(({ table }) => tables[table as keyof typeof tables].outsideUndo)
          )
            continue
          const undo = await opened.campaign.submit(command('audit.undo', { seq: record.seq, confirm: true }), master, null)
          expect(undo).toMatchObject({ ok: true })
          expect({ ...(plain(opened.campaign.state()) as CampaignState), counters: null }).toEqual({ ...before, counters: null })
          undone += 1
        }
        await opened.store.close()
        opened = null
      }),
      { numRuns: 15 },
    )
    expect(undone).toBeGreaterThan(10)
  })

  const open = async () => {
    opened = await newCampaign({ state: smallState() })
    await opened.campaign.submit(command('clock.start'), master, null)
    return async (type: string, data: Json) => {
      const answer = await opened!.campaign.submit(command(type, data), master, null)
      return answer.ok ? { seq: answer.seq! } : answer
    }
  }

  it('conflicts by column and names the later commands in the way', async () => {
    const give = await open()
    const first = await give('people.adjust', { id: 'vera', set: { nickname: 'a' }, reason: 'r' })
    await give('people.adjust', { id: 'vera', set: { character: 'B' }, reason: 'r' })
    const third = await give('people.adjust', { id: 'vera', set: { nickname: 'c' }, reason: 'r' })
    const { seq } = first as { seq: number }
    expect(await give('audit.undo', { seq })).toMatchObject({
      code: 'E_UNDO_CONFLICT',
      params: { commands: [{ seq: (third as { seq: number }).seq, type: 'people.adjust', actor: 'master' }] },
    })
    // Once the later one is taken back nothing stands in the way any more.
    await give('audit.undo', { seq: (third as { seq: number }).seq, confirm: true })
    expect(await give('audit.undo', { seq })).toMatchObject({ seq: expect.any(Number) as number })
    expect(opened!.campaign.state().people.vera).toMatchObject({ nickname: null, character: 'B' })
    expect(await give('audit.undo', { seq })).toMatchObject({ code: 'E_ALREADY_UNDONE' })
  })

  it('an undo can be undone, and then the command stands again', async () => {
    const give = await open()
    const { seq } = (await give('people.adjust', { id: 'vera', set: { nickname: 'a' }, reason: 'r' })) as { seq: number }
    const undo = (await give('audit.undo', { seq })) as { seq: number }
    await give('audit.undo', { seq: undo.seq })
    expect(opened!.campaign.state().people.vera!.nickname).toBe('a')
    expect(await give('audit.undo', { seq })).toMatchObject({ seq: expect.any(Number) as number })
    expect(opened!.campaign.state().people.vera!.nickname).toBeNull()
  })

  it('asks once more when a player has already seen it, refuses the clock, the unknown and what changed nothing', async () => {
    const give = await open()
    const { seq } = (await give('settings.set', { name: 'labels.hq', value: 'Ставка' })) as { seq: number }
    expect(await give('audit.undo', { seq })).toMatchObject({ code: 'E_UNDO_REVEALED' })
    expect(await give('audit.undo', { seq, confirm: true })).toMatchObject({ seq: expect.any(Number) as number })
    expect(await give('audit.undo', { seq: 2 })).toMatchObject({ code: 'E_NOT_UNDOABLE' })
    expect(await give('audit.undo', { seq: 999 })).toMatchObject({ code: 'E_UNKNOWN' })
    const refused = opened!.campaign.seq() + 1
    await give('hq.adjustPool', { pool: 'energy', delta: -999, reason: 'r' })
    expect(await give('audit.undo', { seq: refused })).toMatchObject({ code: 'E_NOTHING_TO_UNDO' })
  })

  it('is previewed without effect', async () => {
    const give = await open()
    const { seq } = (await give('settings.set', { name: 'labels.hq', value: 'Ставка' })) as { seq: number }
    const before = opened!.campaign.seq()
    const preview = await opened!.campaign.preview(command('audit.undo', { seq, confirm: true }), master)
    expect(preview).toMatchObject({ error: null, dice: null, patches: [{ op: 'remove', table: 'settings', id: 'labels.hq' }] })
    expect(opened!.campaign.seq()).toBe(before)
    expect(opened!.campaign.state().settings['labels.hq']!.value).toBe('Ставка')
  })

  it('of a due item lets it fire once more, under an id of its own', async () => {
    const time = new ManualTime()
    opened = await newCampaign({ time })
    const give = (type: string, data: Json = {}) => opened!.campaign.submit(command(type, data), master, null)
    await give('clock.start')
    time.pass(11 * 60_000)
    await give('clock.pause')
    const [due] = await opened.campaign.audit({ type: 'due.card.deadline' })
    const preview = await opened.campaign.preview(command('audit.undo', { seq: due!.seq, confirm: true }), master)
    expect(preview.wouldFire).toMatchObject([{ kind: 'card.deadline', id: 'ten', at: 600_000 }])
    expect(preview.wouldFire[0]!.events.map(({ type }) => type)).toContain('PoolsChanged')
    await give('audit.undo', { seq: due!.seq, confirm: true })
    await give('settings.set', { name: 'labels.hq', value: 'Ставка' })
    const ids = (await opened.campaign.audit({ type: 'due.card.deadline' })).map(({ commandId }) => commandId)
    expect(ids).toEqual(['due:card.deadline:ten:600000', 'due:card.deadline:ten:600000:2'])
  })
})
