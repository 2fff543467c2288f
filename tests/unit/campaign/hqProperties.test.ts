import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPresentVolunteer } from '@/lib/campaign/hq/guards'
import { poolIds } from '@/lib/campaign/hq/tables'
import type { CampaignState } from '@/lib/campaign/state'
import { moves, startPools, volunteerMoves, type Move } from './hqMoves'
import { everythingFor, hqFixture, shownTo, World, type Sent } from './hqWorld'

const aggravation = { kind: 'choice', text: '', cost: { energy: 1 }, addCost: { resources: 1 }, minusMin: 5 }
const person = (name: string) => ({ name, roles: ['volunteer'], present: true })
/** Eight volunteers, V6 not on watch. */
const start = (patch: object = {}): CampaignState =>
  hqFixture({ cards: { K1: { aggravation } }, people: { V7: person('V7'), V8: person('V8') }, ...patch })

/** Plays the moves and shows each to the check. */
function play(list: Move[], check: (world: World, sent: Sent, done: Move) => void, from = start()): World {
  const world = new World(from)
  for (const done of list) {
    if (world.state.clock.clock!.status === 'running') world.at(world.now + done.wait)
    check(world, world.send(done.by, done.type, done.data(world.state)), done)
  }
  return world
}

const poolsOf = (state: CampaignState) => poolIds.map((pool) => state.pools[pool]!.value)

describe('any sequence of commands', { timeout: 60_000 }, () => {
  test('HQ-RES-6, HQ-RES-7: leaves no pool negative or broken', () => {
    fc.assert(
      fc.property(moves, startPools, (list, pools) => {
        const sound = (world: World) => {
          for (const value of [...poolsOf(world.state), ...Object.values(world.state.aids).map((aid) => aid.stock)]) {
            expect(Number.isInteger(value) && value >= 0).toBe(true)
          }
        }
        play(list, sound, start({ pools }))
      }),
      { numRuns: 100 },
    )
  })

  test('HQ-DEC-4, HQ-DEC-5: only people on watch count, and never fewer than the quorum of the announcement', () => {
    let collective = 0
    fc.assert(
      fc.property(moves, (list) => {
        play(list, (world, sent) => {
          for (const event of sent.events as { type: string; person?: string; spokenBy?: string[]; quorum?: number }[]) {
            if (event.type === 'WordSaid') expect(isPresentVolunteer(sent.before.people[event.person!])).toBe(true)
            const present = Object.values(sent.before.people).filter(isPresentVolunteer).length
            if (event.type === 'Announced') expect(event.quorum).toBe(Math.max(2, Math.floor(present / 2) + 1))
            if (event.type !== 'CardDecided' || event.spokenBy!.length === 0) continue
            const announcement = Object.values(world.state.announcements).at(-1)!
            expect(new Set(event.spokenBy).size).toBe(event.spokenBy!.length)
            expect(event.spokenBy!.length).toBeGreaterThanOrEqual(announcement.quorum)
            collective += 1
          }
        })
      }),
      { numRuns: 120 },
    )
    expect(collective).toBeGreaterThan(0)
  })

  test('HQ-AUD-1: the state is the replay of the patches, HQ-DEC-6: one announcement at a time, HQ-CON-2: one record per closed card', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const world = play(list, ({ state }) => {
          expect(Object.values(state.announcements).filter((row) => row.outcome === null).length).toBeLessThanOrEqual(1)
          const closed = Object.values(state.cards).filter((row) => !['hidden', 'open', 'withdrawn'].includes(row.state))
          const records = Object.values(state.consequences).filter((row) => !row.struck)
          expect(records.map((row) => `${row.cardId} ${row.outcome}`).sort()).toEqual(closed.map((row) => `${row.id} ${row.state}`).sort())
        })
        expect(world.replayed(start())).toEqual(world.state)
      }),
      { numRuns: 100 },
    )
  })
})

describe('HQ-VIS-1: two states equal but for hidden cards', { timeout: 60_000 }, () => {
  const issues = (cardId: string) => [{ t: 'issue', cardId }]
  const withIssue = (cardId: string) => ({
    K1: { aggravation: { kind: 'choice', text: '', minusMin: 1, ifNot: { text: 'x', effects: issues(cardId) } } },
    K3: {
      ways: [
        { id: 'b', text: '', cost: { energy: 1 }, requirement: { text: '', fulfilled: false }, effects: issues(cardId), consequence: '' },
      ],
    },
  })
  const many = Object.fromEntries(
    Array.from({ length: 7 }, (_, n) => [
      `A${n}`,
      {
        id: `A${n}`,
        kind: 'crisis',
        title: `тайна ${n}`,
        description: 'тайна',
        map: 'Луна',
        round: n + 2,
        decision: 'personal',
        deadline: { kind: 'eventEnd' },
        ways: [{ id: 'a', text: '', cost: { energy: 1 }, effects: [], consequence: '' }],
        state: 'hidden',
        aggravated: false,
        version: 1,
      },
    ]),
  )
  const rich = () => hqFixture({ settings: { 'hq.publicOnWall': true }, cards: { ...many, ...withIssue('S1') } })
  const poor = () =>
    hqFixture({ settings: { 'hq.publicOnWall': true }, cards: { S1: null, Z1: null, ...withIssue('nowhere') }, reserve: [] })
  const audiences = ['wall', 'hq', 'person:V1', 'person:P1', 'person:H1', 'state:s1']
  // K1's aggravated "if not" would bring the card to light at its due: that is no secret any more, so time stays short of it.
  const quick = fc.array(
    fc.oneof(...volunteerMoves).map((one) => ({ ...one, wait: one.wait % 20_000 })),
    { minLength: 3, maxLength: 40 },
  )

  test('look the same to everybody but the master, and refuse the same', () => {
    fc.assert(
      fc.property(quick, (list) => {
        const worlds = [new World(rich()), new World(poor())] as const
        for (const { by, type, data, wait: passed } of list.filter((one) => one.by !== 'M')) {
          const sent = worlds.map((world) => {
            world.at(world.now + passed)
            return world.send(by, type, data(world.state))
          })
          const [a, b] = sent.map(({ code, params, answer }) => ({ code, params, answer }))
          expect(a).toEqual(b)
          for (const audience of audiences) {
            const [left, right] = worlds.map((world, n) => [
              everythingFor(world.state, audience),
              shownTo(sent[n]!.events, audience, world.state),
            ])
            expect(left).toEqual(right)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})
