import { describe, expect, test } from 'vitest'
import { areEnemies, areNeighbours, isRoute, relationOf, sideTowards } from '@/lib/campaign/map'
import { Country, seen } from './marchesTable'

describe('the map', () => {
  test('MB-MAP-2: neighbours share a border, with a compass side in each direction (MB-AMB-107)', () => {
    const { state } = new Country()
    expect(areNeighbours(state, 'A', 'B')).toBe(true)
    expect(areNeighbours(state, 'A', 'C')).toBe(false)
    expect(areNeighbours(state, 'nowhere', 'A')).toBe(false)
    expect(sideTowards(state, 'B', 'E')).toBe('S')
    expect(sideTowards(state, 'E', 'B')).toBe('N')
    expect(sideTowards(state, 'A', 'D')).toBeNull()
    expect(isRoute(state, 'A', ['B', 'C', 'D'])).toBe(true)
    expect(isRoute(state, 'A', ['B', 'D'])).toBe(false)
  })

  test('MB-GEN-6: relations are symmetric and neutral unless set; a state is its own ally', () => {
    const { state } = new Country()
    expect([areEnemies(state, 'RED', 'BLUE'), areEnemies(state, 'BLUE', 'RED')]).toEqual([true, true])
    expect(relationOf(state, 'RED', 'GREEN')).toBe('neutral')
    expect(relationOf(state, 'RED', 'RED')).toBe('allied')
    expect(relationOf(state, null, 'RED')).toBe('neutral')
  })

  test('MB-GEN-6: only the master sets a relation, in any order of the pair', () => {
    const table = new Country()
    expect(table.code('rg', 'state.setRelation', { states: ['RED', 'BLUE'], relation: 'allied' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('master', 'state.setRelation', { states: ['RED', 'BLUE'], relation: 'allied' }, { as: 'rg' })).toBe(
      'E_NOT_AUTHORISED',
    )
    const outcome = table.order('master', 'state.setRelation', { states: ['RED', 'BLUE'], relation: 'allied' })
    expect(seen(outcome.events, 'wall', table.state)).toEqual([{ type: 'RelationSet', a: 'BLUE', b: 'RED', relation: 'allied' }])
    expect(table.rows('relations', 'wall')).toEqual({ 'BLUE|RED': { a: 'BLUE', b: 'RED', relation: 'allied' } })
    table.order('master', 'state.setRelation', { states: ['BLUE', 'RED'], relation: 'neutral' })
    expect(table.rows('relations', 'wall')).toEqual({})
  })

  test('MB-GEN-6: a relation needs two states that exist', () => {
    const table = new Country()
    for (const states of [
      ['RED', 'RED'],
      ['RED', 'nobody'],
      ['__proto__', 'RED'],
    ]) {
      expect(table.code('master', 'state.setRelation', { states, relation: 'war' })).toBe('E_UNKNOWN')
    }
  })

  test('MB-MAP-1: the map lies open on the wall and whole before master and audit', () => {
    const table = new Country()
    for (const view of ['states', 'relations', 'sectors']) {
      const wall = table.rows(view, 'wall')
      expect(Object.keys(wall).length, view).toBeGreaterThan(0)
      expect(table.rows(view, 'master')).toEqual(wall)
      expect(table.rows(view, 'audit')).toEqual(wall)
      expect(table.rows(view, 'person:rg')).toEqual({})
    }
    expect(table.rows('sectors', 'wall').B!.neighbours).toContainEqual({ sectorId: 'E', side: 'S' })
  })
})
