import { describe, expect, test } from 'vitest'
import { audienceIdentity, audiencesOf, layerOf, personIdentity } from '@/lib/live/audiences'
import { emptyState, type CampaignState, type Person } from '@/lib/campaign/state'

const person = (columns: Partial<Person>): Person => ({
  ...{ id: 'p', player: 'p', character: 'p', nickname: null, stateId: null, roles: [], present: false, left: false, position: 0 },
  ...columns,
})
const world = (...people: Person[]): CampaignState => ({ ...emptyState(), people: Object.fromEntries(people.map((row) => [row.id, row])) })

describe('audiences of a person (DESIGN §6)', () => {
  test.each<[string, Partial<Person>, string[]]>([
    ['a participant', { roles: ['participant'] }, ['wall', 'person:p']],
    ['a courier', { roles: ['courier'], stateId: 'red' }, ['wall', 'person:p']],
    ['a host', { roles: ['host'] }, ['wall', 'person:p']],
    ['a volunteer', { roles: ['volunteer'] }, ['wall', 'hq', 'person:p']],
    ['an officer', { roles: ['officer'], stateId: 'red' }, ['wall', 'state:red', 'person:p']],
    ['an officer without a state', { roles: ['officer'] }, ['wall', 'person:p']],
    ['somebody with two roles: the union', { roles: ['officer', 'volunteer'], stateId: 'red' }, ['wall', 'hq', 'state:red', 'person:p']],
    ['a master: his stream alone', { roles: ['volunteer', 'master'] }, ['master']],
    ['an auditor: his stream alone', { roles: ['auditor', 'participant'] }, ['audit']],
    ['somebody who left: nothing (EP-11)', { roles: ['master'], left: true }, []],
  ])('%s', (_name, columns, expected) => {
    expect(audiencesOf(person(columns))).toEqual(expected)
  })

  test('layers: wall under hq and state under person; master and audit alone on top', () => {
    expect(['wall', 'hq', 'state:red', 'person:p', 'master', 'audit'].map(layerOf)).toEqual([0, 1, 1, 2, 3, 3])
  })
})

describe('tokens bound to an audience', () => {
  const state = world(person({ id: 'master', roles: ['master'] }), person({ id: 'gone', roles: ['officer'], left: true }))
  state.states.red = { id: 'red', name: 'red', short: 'R', colour: '#ff0000', playedByMaster: false, position: 0 }

  test('hq, wall, state and audit only read', () => {
    for (const name of ['hq', 'wall', 'state:red', 'audit']) expect(audienceIdentity(state, name)?.person).toBeNull()
    expect(audienceIdentity(state, 'hq')?.audiences).toEqual(['wall', 'hq'])
    expect(audienceIdentity(state, 'state:red')?.audiences).toEqual(['wall', 'state:red'])
  })

  test('master and person act', () => {
    expect(audienceIdentity(state, 'master')?.person).toEqual({ id: 'master', roles: ['master'] })
    expect(audienceIdentity(state, 'person:master')?.audiences).toEqual(['master'])
  })

  test.each(['state:blue', 'person:nobody', 'person:gone', 'person:__proto__', 'hall', '', 'state:'])('%s opens nothing', (name) => {
    expect(audienceIdentity(state, name)).toBeNull()
  })

  test('nobody has left and is let in', () => {
    expect(personIdentity(state, 'gone')).toBeNull()
  })
})
