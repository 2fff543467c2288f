import { describe, expect, test } from 'vitest'
import { firstCharacter, presentCharacter } from '@/lib/campaign/people'
import { audiencesOf } from '@/lib/live/audiences'
import { Country, MINUTE, put, seen } from './marchesTable'

const note = { kind: 'letter', params: {}, deliveredAt: null, readAt: null }

describe('EP-11: people change', () => {
  test('who leaves hands over his armies and unread notices; he may order nothing and is authorised nowhere', () => {
    const table = new Country()
    put(table, 'notices', 'n1', { ...note, personId: 'rg', at: 0 })
    put(table, 'notices', 'n2', { ...note, personId: 'rg', at: 0, readAt: 1 })
    put(table, 'armies', 'blue', { authorised: ['rg'] })
    expect(table.code('master', 'people.leave', { person: 'rg', armiesTo: 'rg' })).toBe('E_UNKNOWN')
    const left = table.order('master', 'people.leave', { person: 'rg', armiesTo: 'ro', noticesTo: 'ro' })
    expect(left.events).toMatchObject([{ type: 'PersonLeft', passed: { armyIds: ['horse', 'foot'], notices: 1 } }])
    expect(table.state.armies.horse!.generalId).toBe('ro')
    expect(table.state.armies.blue!.authorised).toEqual([])
    expect([table.state.notices.n1!.personId, table.state.notices.n2!.personId]).toEqual(['ro', 'rg'])
    expect(audiencesOf(table.state.people.rg!)).toEqual([])
    expect(table.code('rg', 'army.march', { armies: ['horse'], to: 'B' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('ro', 'army.march', { armies: ['horse'], to: 'B' })).toBeNull()
  })

  test('a player goes on as another character: what was the old one’s stays his, the login leads to the new one', () => {
    const table = new Country()
    put(table, 'notices', 'n1', { ...note, personId: 'rg', at: 0 })
    const changed = table.order('master', 'people.changeCharacter', {
      person: 'rg',
      character: 'Лекарь',
      roles: ['participant'],
      armiesTo: 'ro',
    })
    const { person } = changed.answer as { person: string }
    expect(table.state.people[person]).toMatchObject({
      character: 'Лекарь',
      player: table.state.people.rg!.player,
      roles: ['participant'],
      left: false,
    })
    expect(table.state.people.rg!.left).toBe(true)
    expect(presentCharacter(table.state, 'rg')).toBe(person)
    expect(firstCharacter(table.state, person)).toBe('rg')
    expect(table.rows('notices', `person:${person}`)).toEqual({})
    expect(table.state.armies.horse!.generalId).toBe('ro')
    expect(table.code('master', 'people.changeCharacter', { person: 'rg', character: 'Ещё кто-то' })).toBe('E_LEFT')
  })

  test('a change of side kept secret is known to the masters alone until its moment, then flags, people and screens switch', () => {
    const table = new Country()
    put(table, 'notices', 'old', { ...note, personId: 'rg', at: 0 })
    const planned = table.order('master', 'people.changeSide', { person: 'rg', state: 'BLUE', armies: ['horse'], at: 10 * MINUTE })
    for (const audience of ['wall', 'hq', 'state:RED', 'state:BLUE', 'person:rg', 'person:bg']) {
      expect(seen(planned.events, audience, table.state)).toEqual([])
      expect(table.rows('allegianceChanges', audience)).toEqual({})
      expect(table.rows('timeline', audience)).toEqual({})
    }
    table.minute(9)
    expect(table.state.armies.horse!.stateId).toBe('RED')
    const events = table.minute(10)
    expect(table.state.people.rg!.stateId).toBe('BLUE')
    expect(table.state.armies.horse).toMatchObject({ stateId: 'BLUE', generalId: 'rg', authorised: [] })
    // What stays loyal is commanded by the master until he says otherwise.
    expect(table.state.armies.foot).toMatchObject({ stateId: 'RED', generalId: null })
    expect(audiencesOf(table.state.people.rg!)).toContain('state:BLUE')
    expect(seen(events, 'wall', table.state)).toEqual([{ type: 'SideChanged', leftId: 'RED', joinsId: 'BLUE', armyIds: ['horse'] }])
    expect(Object.keys(table.rows('notices', 'person:rg'))).toContain('old')
    expect(table.rows('allegianceChanges', 'master')).toEqual({})
  })

  test('a change without a moment waits for the master’s word, or is dropped; followers must be of his side', () => {
    const table = new Country()
    expect(table.code('rg', 'people.changeSide', { person: 'rg', state: 'BLUE' })).toBe('E_ROLE')
    expect(table.code('master', 'people.changeSide', { person: 'rg', state: 'RED' })).toBe('E_SAME_SIDE')
    expect(table.code('master', 'people.changeSide', { person: 'rg', state: 'BLUE', armies: ['blue'] })).toBe('E_OTHER_STATE')
    const plan = () =>
      (
        table.order('master', 'people.changeSide', { person: 'rg', state: 'BLUE', officers: ['ro'], armies: ['foot'], at: null })
          .answer as { change: string }
      ).change
    table.order('master', 'people.dropSideChange', { change: plan() })
    expect(table.code('master', 'people.revealSide', { change: 'change_1' })).toBe('E_UNKNOWN')
    table.order('master', 'people.revealSide', { change: plan() })
    expect([table.state.people.rg!.stateId, table.state.people.ro!.stateId]).toEqual(['BLUE', 'BLUE'])
    expect(table.state.armies.foot!.stateId).toBe('BLUE')
    // The general rode with the army that stayed: now he stands alone.
    expect(table.state.officers.rg!.armyId).toBeNull()
  })

  test('MB-GEN-4: who becomes an officer is asked for rank and place', () => {
    const table = new Country()
    put(table, 'people', 'new', {
      player: 'П',
      character: 'К',
      nickname: null,
      stateId: 'RED',
      roles: [],
      present: false,
      left: false,
      position: 99,
    })
    expect(table.order('master', 'people.setRoles', { person: 'new', roles: ['officer'] }).error).toMatchObject({
      code: 'E_OFFICER',
      params: { reason: 'rank' },
    })
    expect(table.code('master', 'people.setRoles', { person: 'new', roles: ['officer'], rank: 'colonel', sectorId: 'B' })).toBeNull()
    expect(table.state.officers.new).toMatchObject({ rank: 'colonel', sectorId: 'B', armyId: null })
  })
})
