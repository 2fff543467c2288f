import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hqFixture, World } from './hqWorld'

const volunteers = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8']
/** Volunteers, and people in the room who are none. */
const names = fc.uniqueArray(fc.constantFrom(...volunteers, 'M', 'P1', 'C1'), { maxLength: 11 })
const some = fc.uniqueArray(fc.constantFrom(...volunteers), { maxLength: 8 })
const quorums = {
  moreThanHalf: (present: number) => Math.max(2, Math.floor(present / 2) + 1),
  all: (present: number) => Math.max(2, present),
  two: () => 2,
}

test('HQ-DEC-4, HQ-DEC-5, HQ-DEC-9: nobody absent ever counts, by his own word or by the master’s ear; who counted decides and is named', () => {
  const seen = { decided: 0, tooFew: 0, absentNamed: 0 }
  fc.assert(
    fc.property(
      fc.record({
        rule: fc.constantFrom<keyof typeof quorums>('moreThanHalf', 'all', 'two'),
        present: some,
        sayers: some,
        leavers: some,
        heard: names,
      }),
      ({ rule, present, sayers, leavers, heard }) => {
        const people = Object.fromEntries(volunteers.map((name) => [name, { name, roles: ['volunteer'], present: present.includes(name) }]))
        const world = new World(hqFixture({ people, settings: { 'collective.quorum': rule } }))
        const onWatch = new Set(present)
        const announced = world.send(present[0] ?? 'V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } })
        const quorum = quorums[rule](present.length)
        if (present.length < quorum) {
          expect(announced.code).toBe(present.length === 0 ? 'E_NOT_PRESENT' : 'E_QUORUM_IMPOSSIBLE')
          return
        }
        const { announcement } = announced.answer as { announcement: string }
        const decided = () => world.state.cards.K2!.state === 'overcome'

        const counted = new Set<string>()
        for (const person of sayers) {
          if (decided()) break
          const { code } = world.send(person, 'hq.sayWord', { announcement })
          expect(code).toBe(onWatch.has(person) ? null : 'E_NOT_PRESENT')
          if (onWatch.has(person)) counted.add(person)
        }
        expect(decided()).toBe(counted.size >= quorum)
        if (!decided()) {
          for (const person of leavers) {
            world.send(person, 'hq.checkOut', { person })
            onWatch.delete(person)
          }
          const { code } = world.send('M', 'hq.confirmWord', { announcement, names: heard })
          for (const person of heard) if (onWatch.has(person)) counted.add(person)
          expect(code).toBe(counted.size >= quorum ? null : 'E_QUORUM')
          if (heard.some((person) => !onWatch.has(person))) seen.absentNamed += 1
        }
        expect(decided()).toBe(counted.size >= quorum)
        seen[decided() ? 'decided' : 'tooFew'] += 1
        if (decided()) expect(new Set(world.state.cards.K2!.spokenBy)).toEqual(counted)
      },
    ),
    { numRuns: 300 },
  )
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
})
