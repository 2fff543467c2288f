import { afterEach, describe, expect, it } from 'vitest'
import type { Json } from '@/lib/kernel/json'
import { repairOf } from '@/lib/live/http/repair'
import { command, ManualTime, master, newCampaign, reopen, volunteer, type Opened } from './fixture'

let opened: Opened | null = null
afterEach(async () => {
  await opened?.store.close()
  opened = null
})

describe('EP-6: a mistake in the store', () => {
  const time = new ManualTime()
  const open = async () => {
    opened = await newCampaign({ time })
    await opened.campaign.submit(command('clock.start'), master, null)
    return async (type: string, data: Json, actor = master) => {
      const answer = await opened!.campaign.submit(command(type, data), actor, null)
      if (!answer.ok) throw new Error(JSON.stringify(answer))
      return answer.seq!
    }
  }
  const repair = async (seq: number) => (await repairOf(opened!.campaign, seq))!

  it('tells what followed, who was shown it, which notices came of it, and which rows may be corrected', async () => {
    const give = await open()
    const wrong = await give('hq.adjustPool', { pool: 'energy', delta: -3, reason: 'опечатка' })
    await give('people.adjust', { id: 'gleb', set: { nickname: 'Г' }, reason: 'r' })
    await give('hq.decide', { card: 'ten', way: 'a' }, volunteer)
    const spent = opened!.campaign.seq()
    const told = await repair(wrong)
    expect(told.lines.map(({ seq, link }) => [seq, link?.how ?? null, link?.needed ?? null])).toEqual([
      [wrong, null, null],
      [spent, 'column', true],
    ])
    expect(told.rows).toEqual([{ table: 'pools', id: 'energy', columns: { value: expect.any(Number) as number } }])
    expect(told.seen.audiences.find(({ audience }) => audience === 'hq')?.seqs).toEqual([wrong, spent])
    expect(told.seen.people.find(({ id }) => id === 'vera')).toMatchObject({ by: expect.stringMatching(/own|group/) as string })
    expect(told.seen.people.map(({ id }) => id)).not.toContain('master')
    expect(told.undoneBy).toBeNull()
    expect(await repairOf(opened!.campaign, 999)).toBeNull()
  })

  it('what only masters learn was shown to nobody; a correction tells how far its notices have come', async () => {
    const give = await open()
    const quiet = await give('reminder.set', { text: 'x', at: 60_000 })
    expect((await repair(quiet)).seen).toEqual({ audiences: [], people: [], unlooked: 0 })
    const sent = await give('notice.correction', { persons: ['vera'], text: 'Ошибка исправлена.' })
    const { notices, seen } = await repair(sent)
    expect(notices).toMatchObject([{ seq: sent, personId: 'vera', kind: 'correction', deliveredAt: null, readAt: null }])
    expect(seen.people).toEqual([{ id: 'vera', by: 'own', seqs: [sent] }])
  })

  it('a roll-back is one durable record that says which records it took back, and can be undone after a restart', async () => {
    const give = await open()
    const before = opened!.campaign.state().people
    const first = await give('people.adjust', { id: 'gleb', set: { nickname: 'Г' }, reason: 'r' })
    const second = await give('people.adjust', { id: 'gleb', set: { nickname: 'Д' }, reason: 'r' })
    const rolled = await give('audit.rollBack', { seqs: [first, second] })
    expect(opened!.campaign.state().people).toEqual(before)
    expect((await repair(first)).undoneBy).toBe(rolled)
    const { folder } = opened!
    await opened!.store.close()
    opened = await reopen(folder, { time })
    expect(opened.campaign.state().people).toEqual(before)
    const again = await opened.campaign.submit(command('audit.rollBack', { seqs: [second] }), master, null)
    expect(again).toMatchObject({ code: 'E_ALREADY_UNDONE', params: { by: rolled } })
    await give('audit.undo', { seq: rolled })
    expect(opened.campaign.state().people.gleb!.nickname).toBe('Д')
    const refused = await opened.campaign.submit(command('audit.rollBack', { seqs: [1e15] }), volunteer, null)
    expect(refused).toMatchObject({ kind: 'rule', code: 'E_ROLE' })
  })
})
