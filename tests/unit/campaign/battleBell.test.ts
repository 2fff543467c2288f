import { describe, expect, test } from 'vitest'
import { openBattlesIn } from '@/lib/campaign/battles'
import { Country, MINUTE, put, set } from './marchesTable'

/** BLUE holds C, RED's foot crosses into it at minute 15 and the first turn begins there and then. */
function fighting(): { table: Country; id: string } {
  const table = new Country()
  put(table, 'armies', 'foot', { sectorId: 'B', enteredFromId: 'A' })
  put(table, 'armies', 'blue', { sectorId: 'C' })
  set(table, 'battle.onTimeout', 'warn')
  table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
  table.minute(15)
  const { id } = openBattlesIn(table.state, 'C')[0]!
  expect(table.code('master', 'battle.begin', { battle: id })).toBeNull()
  return { table, id }
}
const rung = ({ table, id }: ReturnType<typeof fighting>) => table.state.battles[id]!.rung

describe('MB-BAT-TRN-3, EP-20: the bell of a turn may stand still', () => {
  test('a bell that stood rings so much later, and only then', () => {
    const fight = fighting()
    const { table, id } = fight
    table.minute(17)
    expect(table.code('master', 'battleBell.stop', { battle: id })).toBeNull()
    table.minute(27)
    expect(rung(fight)).toBe(false)
    expect(table.code('master', 'battleBell.start', { battle: id })).toBeNull()
    table.minute(29)
    expect(rung(fight)).toBe(false)
    table.minute(30)
    expect(rung(fight)).toBe(true)
  })

  test('both presses are quiet when sent again', () => {
    const { table, id } = fighting()
    table.minute(16)
    expect(table.order('master', 'battleBell.start', { battle: id }).events).toEqual([])
    table.order('master', 'battleBell.stop', { battle: id })
    table.minute(18)
    expect(table.order('master', 'battleBell.stop', { battle: id }).events).toEqual([])
    table.order('master', 'battleBell.start', { battle: id })
    expect(table.state.battles[id]!.turnStartedAt).toBe(17 * MINUTE)
  })

  test('a turn begun while the clock stands has its full time once it goes on', () => {
    const fight = fighting()
    const { table, id } = fight
    table.minute(17)
    table.order('master', 'battleBell.stop', { battle: id })
    table.minute(20)
    table.order('master', 'battle.turn', { battle: id })
    table.minute(26)
    table.order('master', 'battleBell.start', { battle: id })
    expect(table.state.battles[id]!.turnStartedAt).toBe(26 * MINUTE)
    table.minute(30.9)
    expect(rung(fight)).toBe(false)
    table.minute(31)
    expect(rung(fight)).toBe(true)
  })

  test('the host of the table stops it; for others it is the same whether there is a battle or not (MB-INF-11)', () => {
    const { table, id } = fighting()
    expect(table.code('rg', 'battleBell.stop', { battle: id })).toBe('E_NOT_AUTHORISED')
    expect(table.code('rg', 'battleBell.stop', { battle: 'nothing' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('master', 'battleBell.stop', { battle: 'nothing' })).toBe('E_UNKNOWN')
    put(table, 'battles', id, { hostId: 'ro' })
    expect(table.code('ro', 'battleBell.stop', { battle: id })).toBeNull()
    expect(table.rows('bellStops', 'wall')).toEqual({ [id]: { at: 15 * MINUTE } })
    table.code('ro', 'battleBell.start', { battle: id })
    expect(table.rows('bellStops', 'wall')).toEqual({})
  })

  test('there is no bell before the first turn nor after the battle', () => {
    const { table, id } = fighting()
    table.order('master', 'battle.end', { battle: id, holders: [] })
    expect(table.code('master', 'battleBell.stop', { battle: id })).toBe('E_WRONG_PHASE')
  })
})
