import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextDueItem } from '@/lib/campaign/engine'
import { Country, MINUTE, put, seen } from './marchesTable'

/** A country whose clock runs, with a second master. */
function desk(): Country {
  const table = new Country()
  put(table, 'people', 'vera', {
    player: 'Вера',
    character: 'Вера',
    nickname: null,
    stateId: null,
    roles: ['master'],
    present: false,
    left: false,
    position: 90,
  })
  return table
}
const timesOf = (table: Country, army: string) => {
  const march = table.march(army)!
  return [march.startAt + march.durationMs / 2, march.startAt + march.durationMs].map((at) => at / MINUTE)
}

describe('EP-5: one thing is held with its own clock', () => {
  test('a held march stands while others go on; let go, it crosses and arrives later by the time held', () => {
    const table = desk()
    table.order('master', 'army.march', { armies: ['horse'], to: 'B', minutes: 20 })
    table.order('master', 'army.march', { armies: ['foot'], to: 'B', minutes: 30 })
    table.minute(5)
    const id = table.march('horse')!.id
    expect(table.code('rg', 'desk.hold', { kind: 'march', id })).toBe('E_ROLE')
    expect(table.code('master', 'desk.hold', { kind: 'march', id })).toBeNull()
    expect(table.code('vera', 'desk.hold', { kind: 'march', id })).toBe('E_ROLE')
    const events = table.minute(35)
    expect(events.map((event) => event.type)).toEqual(['FlagCrossed', 'FlagHalted'])
    expect(table.state.armies.horse!.sectorId).toBe('A')
    // What was left of the first half when it was stopped is still left: it may be called back.
    expect(table.code('master', 'desk.release', { kind: 'march', id })).toBeNull()
    expect(timesOf(table, 'horse')).toEqual([40, 50])
    table.minute(50)
    expect(table.state.armies.horse!.sectorId).toBe('B')
    expect(table.code('master', 'desk.release', { kind: 'march', id })).toBe('E_NOT_HELD')
  })

  test('a held march has come no nearer to the border: it can still be called back', () => {
    const table = desk()
    table.order('rg', 'army.march', { armies: ['horse'], to: 'B', minutes: 20 })
    table.minute(9)
    table.order('master', 'desk.hold', { kind: 'march', id: table.march('horse')!.id })
    table.minute(15)
    expect(table.code('rg', 'army.countermand', { army: 'horse' })).toBeNull()
    expect(table.rows('holds', 'master')).toEqual({})
  })

  test('who knows the times of a march learns that it stands; who held it is the masters’', () => {
    const table = desk()
    table.order('rg', 'army.march', { armies: ['horse'], to: 'B', minutes: 20 })
    table.minute(4)
    const id = table.march('horse')!.id
    table.order('master', 'desk.hold', { kind: 'march', id })
    const row = { kind: 'march', itemId: id, at: 4 * MINUTE, left: 6 * MINUTE }
    expect(Object.values(table.rows('holds', 'master'))).toEqual([{ ...row, byId: 'master' }])
    expect(Object.values(table.rows('holds', 'person:rg'))).toEqual([{ ...row, byId: null }])
    for (const audience of ['wall', 'hq', 'state:RED', 'person:bg']) expect(table.rows('holds', audience)).toEqual({})
  })

  test('property: holding and letting go never loses or doubles anything that falls due', () => {
    const step = fc.record({
      wait: fc.integer({ min: 0, max: 25 }),
      do: fc.constantFrom('hold', 'release', 'nothing'),
      army: fc.constantFrom('horse', 'foot'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const table = desk()
        table.order('master', 'army.march', { armies: ['horse'], to: 'B', minutes: 20 })
        table.order('master', 'army.march', { armies: ['foot'], to: 'B', minutes: 30 })
        const ids = { horse: table.march('horse')!.id, foot: table.march('foot')!.id }
        const held = { horse: 0, foot: 0 }
        const since: { horse: number | null; foot: number | null } = { horse: null, foot: null }
        const arrived: Record<string, number> = {}
        const crossed: Record<string, number> = {}
        let now = 0
        const run = (to: number) => {
          // Minute by minute, so that the moment of each event is known.
          for (; now < to; now += 1) {
            for (const event of table.minute(now + 1)) {
              const moved = event as { type: string; armyId: string }
              if (moved.type === 'FlagHalted') arrived[moved.armyId] = (arrived[moved.armyId] ?? 0) + 1000 + (now + 1)
              if (moved.type === 'FlagCrossed') crossed[moved.armyId] = (crossed[moved.armyId] ?? 0) + 1000 + (now + 1)
            }
          }
        }
        for (const each of steps) {
          run(now + each.wait)
          const { army } = each
          if (each.do === 'nothing') continue
          const code = table.code('master', `desk.${each.do}`, { kind: 'march', id: ids[army] })
          if (code !== null) continue
          if (each.do === 'hold') since[army] = now
          else {
            held[army] += now - since[army]!
            since[army] = null
          }
        }
        for (const army of ['horse', 'foot'] as const) {
          if (since[army] === null) continue
          table.order('master', 'desk.release', { kind: 'march', id: ids[army] })
          held[army] += now - since[army]
        }
        run(now + 60)
        expect(arrived).toEqual({ horse: 1020 + held.horse, foot: 1030 + held.foot })
        expect(Object.keys(crossed).sort()).toEqual(['foot', 'horse'])
        expect(Object.values(crossed).every((at) => at < 2000)).toBe(true)
        expect(nextDueItem(table.state)).toBeNull()
      }),
      { numRuns: 60 },
    )
  })
})

describe('EP-8: two masters', () => {
  const asVera = (table: Country, type: string, data: object) =>
    table.give({ type, data: data as never }, { id: 'vera', roles: ['master'], system: false }).error

  test('what one has taken the other is told, and takes over only on purpose', () => {
    const table = desk()
    expect(table.code('master', 'desk.take', { kind: 'notice', id: 'n1' })).toBeNull()
    expect(asVera(table, 'desk.take', { kind: 'notice', id: 'n1' })).toMatchObject({ code: 'E_TAKEN', params: { by: 'master' } })
    expect(asVera(table, 'desk.take', { kind: 'notice', id: 'n1', over: true })).toBeNull()
    expect(Object.values(table.rows('claims', 'master'))).toMatchObject([{ kind: 'notice', itemId: 'n1', byId: 'vera' }])
    expect(table.rows('claims', 'person:rg')).toEqual({})
    expect(table.code('rg', 'desk.take', { kind: 'notice', id: 'n2' })).toBe('E_ROLE')
    expect(table.code('master', 'desk.giveBack', { kind: 'notice', id: 'n1' })).toBeNull()
    expect(table.rows('claims', 'master')).toEqual({})
  })

  test('a correction that expected something else is a conflict and changes nothing', () => {
    const table = desk()
    table.order('master', 'armies.adjust', { id: 'horse', set: { name: 'Гвардия' }, expected: { name: 'horse' }, reason: 'опечатка' })
    const answer = table.order('master', 'armies.adjust', {
      id: 'horse',
      set: { name: 'Драгуны', sectorId: 'B' },
      expected: { name: 'horse', sectorId: 'A' },
      reason: 'спор',
    })
    expect(answer.error).toMatchObject({ code: 'E_CHANGED', params: { table: 'armies', columns: ['name'] } })
    expect(table.state.armies.horse).toMatchObject({ name: 'Гвардия', sectorId: 'A' })
  })

  test('the shift leaves a note, the next one reads it', () => {
    const table = desk()
    const { handover } = table.order('master', 'desk.handOver', { text: 'Гонец Ж едет в Надор' }).answer as { handover: string }
    table.minute(3)
    expect(asVera(table, 'desk.readHandover', { handover })).toBeNull()
    expect(table.rows('handovers', 'master')[handover]).toMatchObject({ byId: 'master', readById: 'vera', readAt: 3 * MINUTE })
    expect(table.rows('handovers', 'person:rg')).toEqual({})
  })
})

describe('EP-7: reasons', () => {
  test('a reason may be asked later: the correction is made, and stands on the quiet list until somebody says why', () => {
    const table = desk()
    table.order('master', 'armies.adjust', { id: 'horse', set: { name: 'Гвардия' }, reason: 'later' })
    const [[id, row]] = Object.entries(table.rows('deferredReasons', 'master')) as [[string, object]]
    expect(row).toMatchObject({ command: 'armies.adjust', subjectId: 'horse', byId: 'master' })
    expect(table.rows('deferredReasons', 'person:rg')).toEqual({})
    expect(table.code('master', 'desk.giveReason', { command: id, reason: 'later' })).toBe('E_REASON')
    const said = table.order('master', 'desk.giveReason', { command: id, reason: 'не расслышал' })
    expect(said.events).toEqual([{ type: 'ReasonGiven', commandId: id, command: 'armies.adjust', reason: 'не расслышал' }])
    expect(table.rows('deferredReasons', 'master')).toEqual({})
  })
})

describe('EP-10: reminders', () => {
  test('a note on an army stands in the timeline, rings at its time and is gone when dealt with', () => {
    const table = desk()
    expect(table.code('rg', 'reminder.set', { about: 'army', id: 'horse', at: 5 * MINUTE, text: 'спросить' })).toBe('E_ROLE')
    expect(table.code('master', 'reminder.set', { about: 'army', id: 'nobody', at: 5 * MINUTE, text: 'спросить' })).toBe('E_UNKNOWN')
    const { reminder } = table.order('master', 'reminder.set', { about: 'army', id: 'horse', at: 5 * MINUTE, text: 'спросить' }).answer as {
      reminder: string
    }
    expect(Object.values(table.rows('timeline', 'master'))).toMatchObject([{ kind: 'reminder.ring', itemId: reminder, at: 5 * MINUTE }])
    expect(seen(table.minute(5), 'wall', table.state)).toEqual([])
    expect(table.rows('reminders', 'master')[reminder]).toMatchObject({ rangAt: 5 * MINUTE, text: 'спросить' })
    table.order('master', 'reminder.move', { reminder, at: 9 * MINUTE })
    expect(table.minute(9).map((event) => event.type)).toEqual(['ReminderRang'])
    table.order('master', 'reminder.done', { reminder })
    expect(table.rows('reminders', 'master')).toEqual({})
    expect(table.rows('reminders', 'person:rg')).toEqual({})
  })
})

describe('EP-12: whose territory', () => {
  test('only the master says it, with one command; the wall shows it', () => {
    const table = desk()
    expect(table.code('rg', 'sector.setHolder', { sector: 'B', holder: 'RED' })).toBe('E_ROLE')
    const set = table.order('master', 'sector.setHolder', { sector: 'B', holder: 'RED' })
    expect(seen(set.events, 'wall', table.state)).toMatchObject([{ type: 'HolderSet', sectorId: 'B', holderId: 'RED' }])
    expect(table.code('master', 'sector.setHolder', { sector: 'B', holder: 'RED' })).toBe('E_NOTHING_TO_CHANGE')
    expect(table.rows('sectors', 'wall').B).toMatchObject({ holderId: 'RED' })
  })
})
