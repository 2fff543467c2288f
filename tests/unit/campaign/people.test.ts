import { describe, expect, test } from 'vitest'
import type { CampaignState } from '@/lib/campaign/state'
import { hqFixture, rowsOf, seenBy, World } from './hqWorld'

const land = (): CampaignState => {
  const state = hqFixture()
  const sector = (id: string) => ({
    id,
    name: id,
    rings: [],
    centre: [0, 0] as [number, number],
    neighbours: [],
    terrain: 'plain' as const,
    holderId: null,
    position: 0,
  })
  const nation = (id: string) => ({ id, name: id, short: id, colour: '#000000', playedByMaster: false, position: 0 })
  const sectors = { north: sector('north'), south: sector('south') }
  const states = { red: nation('red'), blue: nation('blue') }
  const army = { stateId: 'red', sectorId: 'north', presentSince: 0, generalId: null, authorised: [], battleId: null, enteredFromId: null }
  const armies = { guard: { id: 'guard', name: 'Гвардия', position: 0, ...army } }
  return { ...state, sectors, states, armies }
}
const person = (extra: object = {}) => ({ player: 'Игрок', character: 'Персонаж', roles: [], ...extra })
const officer = (extra: object = {}) => person({ roles: ['officer'], stateId: 'red', rank: 'colonel', ...extra })

describe('people.create', () => {
  test('EP-11: player and character are two things; roles are a set; only the master makes people', () => {
    const world = new World(land())
    expect(world.send('V1', 'people.create', person()).code).toBe('E_ROLE')
    const sent = world.send('M', 'people.create', person({ roles: ['courier', 'volunteer', 'courier'], nickname: 'Стриж' }))
    const { person: id } = sent.answer as { person: string }
    expect(world.state.people[id]).toMatchObject({
      player: 'Игрок',
      character: 'Персонаж',
      nickname: 'Стриж',
      roles: ['volunteer', 'courier'],
      present: false,
      left: false,
    })
    expect(seenBy(sent.events, 'hq', world.state)).toEqual([null])
    expect(seenBy(sent.events, 'master', world.state)).toEqual(['PersonCreated'])
  })

  test('MB-GEN-4: an officer gets a figure: with an army of his state or alone in a sector', () => {
    const world = new World(land())
    const make = (extra: object) => world.send('M', 'people.create', officer(extra))
    const id = (make({ armyId: 'guard' }).answer as { person: string }).person
    expect(world.state.officers[id]).toMatchObject({ rank: 'colonel', armyId: 'guard', sectorId: 'north', status: 'free', horse: 'fit' })
    const alone = (make({ sectorId: 'south' }).answer as { person: string }).person
    expect(world.state.officers[alone]).toMatchObject({
      armyId: null,
      sectorId: 'south',
      seniority: world.state.officers[id]!.seniority + 1,
    })
    expect(Object.keys(rowsOf(world.state, 'people', 'state:red'))).toEqual([id, alone])
    expect(rowsOf(world.state, 'people', 'state:blue')).toEqual({})
    const refusals = [
      { rank: undefined, sectorId: 'south' },
      { stateId: 'blue', armyId: 'guard' },
      { armyId: 'guard', sectorId: 'south' },
      {},
    ]
    expect(refusals.map((extra) => make(extra).params.reason)).toEqual(['rank', 'state', 'sector', 'sector'])
    expect(make({ stateId: 'green', sectorId: 'south' }).code).toBe('E_UNKNOWN')
  })
})

describe('people.setRoles and people.leave', () => {
  test('HQ-ROL-2: a new volunteer comes on watch anew; one who stops being a volunteer is off watch', () => {
    const world = new World()
    expect(world.send('M', 'people.setRoles', { person: 'V1', roles: ['courier'] }).events).toEqual([
      { type: 'RolesSet', person: 'V1', character: 'V1', roles: ['courier'] },
    ])
    expect(world.state.people.V1).toMatchObject({ roles: ['courier'], present: false })
    expect(world.send('V1', 'hq.decide', { card: 'K1', way: 'a' }).code).toBe('E_ROLE')
    world.send('M', 'people.setRoles', { person: 'M', roles: ['master', 'volunteer'] })
    expect(world.send('M', 'hq.decide', { card: 'K1', way: 'a' }).code).toBe('E_NOT_PRESENT')
  })

  test('EP-11: who leaves is off watch and counts no more; the last master stays', () => {
    const world = new World()
    expect(world.send('M', 'people.leave', { person: 'M' }).code).toBe('E_LAST_MASTER')
    expect(world.send('M', 'people.setRoles', { person: 'M', roles: [] }).code).toBe('E_LAST_MASTER')
    expect(world.send('V1', 'people.leave', { person: 'V2' }).code).toBe('E_ROLE')
    expect(world.send('M', 'people.leave', { person: 'V2' }).types).toEqual(['PersonLeft'])
    expect(world.send('M', 'people.leave', { person: 'V2' }).code).toBe('E_LEFT')
    expect(world.send('M', 'hq.checkIn', { person: 'V2' }).code).toBe('E_ROLE')
    const announced = world.send('V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } })
    expect(announced.events[0]).toMatchObject({ quorum: 3 })
  })
})
