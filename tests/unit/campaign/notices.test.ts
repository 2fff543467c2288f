import { describe, expect, test } from 'vitest'
import { notify } from '@/lib/campaign/notices'
import { hqFixture, rowsOf, seenBy, World } from './hqWorld'

function withNotice() {
  const state = hqFixture()
  const id = notify(state, { id: () => 'n1', now: 5 }, 'V1', 'courierResult', { outcome: 'through' })
  return { id, world: new World(state) }
}

describe('notices', () => {
  test('DESIGN §6: a notice waits until its addressee has read it; said again it changes nothing', () => {
    const { id, world } = withNotice()
    world.at('1:00')
    expect(world.send('V1', 'notice.delivered', { notice: id }).types).toEqual(['NoticeDelivered'])
    expect(world.send('V1', 'notice.delivered', { notice: id }).patches).toEqual([])
    world.at('2:00')
    const read = world.send('V1', 'notice.read', { notice: id })
    expect(read.types).toEqual(['NoticeRead'])
    expect(world.state.notices[id]).toMatchObject({ at: 5, deliveredAt: 60_000, readAt: 120_000 })
    expect(world.send('V1', 'notice.read', { notice: id }).patches).toEqual([])
    expect([seenBy(read.events, 'master', world.state), seenBy(read.events, 'person:V1', world.state)]).toEqual([['NoticeRead'], [null]])
  })

  test('EP-43: the master may have told it by voice', () => {
    const { id, world } = withNotice()
    expect(world.send('M', 'notice.read', { notice: id }).events).toMatchObject([
      { type: 'NoticeDelivered' },
      { type: 'NoticeRead', byVoice: true },
    ])
  })

  test('a notice of somebody else does not exist', () => {
    const { id, world } = withNotice()
    const refusals = [id, 'none'].map((notice) => world.send('V2', 'notice.read', { notice }))
    expect(refusals.map(({ code, params }) => [code, params])).toEqual(Array(2).fill(['E_UNKNOWN', { what: 'notice' }]))
    const readers = ['wall', 'hq', 'state:s1', 'person:V1', 'person:V2', 'master', 'audit']
    expect(readers.filter((audience) => id in rowsOf(world.state, 'notices', audience))).toEqual(['person:V1', 'master', 'audit'])
  })
})
