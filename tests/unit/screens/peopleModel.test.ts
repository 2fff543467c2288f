import { describe, expect, it } from 'vitest'
import { createData, editsOf, emptyForm, faultOfForm, formOf, needsReason } from '@/components/people/edits'
import { findPeople, type PersonRow } from '@/components/people/search'

const person = (over: Partial<PersonRow>): PersonRow => ({
  id: 'p1',
  character: 'Алёна Ветрова',
  player: 'Марина',
  nickname: null,
  roles: ['officer'],
  present: false,
  stateId: 'red',
  left: false,
  officer: { rank: 'general', armyId: null, sectorId: 'x', horse: 'fit', status: 'free' },
  position: 0,
  ...over,
})

describe('finding people', () => {
  const all = [
    person({}),
    person({ id: 'p2', character: 'Барон', player: 'Алексей Морозов', nickname: 'Лёша', roles: ['volunteer'] }),
    person({ id: 'p3', character: 'Ушедший', player: 'Олег', left: true }),
  ]
  const find = (text: string, rest = {}) => findPeople(all, { text, role: null, left: false, ...rest }).map(({ id }) => id)

  it('EP-11: by player, character or nickname, whatever the case, ё as е, words in any order', () => {
    expect(find('АЛЕНА')).toEqual(['p1'])
    expect(find('марина ветр')).toEqual(['p1'])
    expect(find('леша')).toEqual(['p2'])
    expect(find('морозов алексей')).toEqual(['p2'])
    expect(find('никто')).toEqual([])
  })

  it('leaves out those who left unless asked, and filters by role', () => {
    expect(find('')).toEqual(['p1', 'p2'])
    expect(find('', { left: true })).toEqual(['p1', 'p2', 'p3'])
    expect(find('', { role: 'volunteer' })).toEqual(['p2'])
  })
})

describe('the form of a person', () => {
  it('MB-GEN-4: a new officer needs state, rank and place; others only their names', () => {
    expect(faultOfForm({ ...emptyForm, player: ' ', character: 'А' }, true)).toBe('needNames')
    expect(faultOfForm({ ...emptyForm, player: 'М', character: 'А', roles: ['officer'] }, true)).toBe('needState')
    expect(
      faultOfForm({ ...emptyForm, player: 'М', character: 'А', roles: ['officer'], stateId: 's', rank: 'general', sectorId: 'x' }, true),
    ).toBeNull()
    expect(faultOfForm({ ...emptyForm, player: 'М', character: 'А' }, true)).toBeNull()
  })

  it('says in people.create only what was filled in', () => {
    expect(createData({ ...emptyForm, player: ' Марина ', character: 'Алёна', rank: 'general', sectorId: 'x' })).toEqual({
      player: 'Марина',
      character: 'Алёна',
      roles: ['participant'],
    })
    expect(
      createData({
        ...emptyForm,
        player: 'М',
        character: 'А',
        nickname: 'Лис',
        roles: ['officer'],
        stateId: 's',
        rank: 'colonel',
        sectorId: 'x',
      }),
    ).toEqual({
      player: 'М',
      character: 'А',
      nickname: 'Лис',
      roles: ['officer'],
      stateId: 's',
      rank: 'colonel',
      sectorId: 'x',
    })
  })

  it('an edit without a change gives no command', () => {
    expect(editsOf(person({}), formOf(person({})), '')).toEqual([])
  })

  it('EP-7: names are corrected with a reason, roles are set without', () => {
    const form = {
      ...formOf(person({})),
      character: 'Алёна Буря',
      nickname: 'Буря',
      rank: 'marshal' as const,
      roles: ['officer' as const, 'volunteer' as const],
    }
    const edits = editsOf(person({}), form, 'смена персонажа')
    expect(edits).toEqual([
      { type: 'people.adjust', data: { id: 'p1', set: { character: 'Алёна Буря', nickname: 'Буря' }, reason: 'смена персонажа' } },
      { type: 'officers.adjust', data: { id: 'p1', set: { rank: 'marshal' }, reason: 'смена персонажа' } },
      { type: 'people.setRoles', data: { person: 'p1', roles: ['officer', 'volunteer'] } },
    ])
    expect(needsReason(edits)).toBe(true)
    expect(needsReason(edits.slice(2))).toBe(false)
  })
})
