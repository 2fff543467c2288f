import { describe, expect, test } from 'vitest'
import { macrobattle } from '@/lib/rules/macrobattle'
import { battle, give } from './table'

const map = ['..R.', '.F..', '....']
const figures = { r1: 'RED LC A1', r2: 'RED MU B1', b1: 'BLUE LI B3', ro: 'RED OF A2 colonel', rg: 'RED OF A3 general' }
const start = { turn: 'RED', points: 1 }
const code = (by: string, command: string, data: object, state = battle({ map, figures, start })) =>
  give(state, by, command, data).error?.code ?? null

describe('the first check that fails names the error (16.3)', () => {
  test.each<[string, string, string[], string]>([
    ['BLUE', 'zz', ['Z9'], 'E_NOT_YOUR_TURN'],
    ['RED', 'zz', ['Z9'], 'E_NO_FIGURE'],
    ['RED', 'b1', ['Z9'], 'E_NOT_YOURS'],
    ['ro', 'r1', ['Z9'], 'E_NOT_AUTHORISED'],
    ['RED', 'r1', [], 'E_NOT_CONTIGUOUS'],
    ['RED', 'r1', ['E1', 'A1'], 'E_OFF_BOARD'],
    ['RED', 'r1', ['B2', 'D1'], 'E_NOT_CONTIGUOUS'],
    ['RED', 'r1', ['A2', 'B2', 'Z9'], 'E_IMPASSABLE'],
    ['RED', 'r1', ['B1', 'Z9'], 'E_OWN_CELL'],
    ['RED', 'r1', ['A2', 'A3', 'B3', 'Z9'], 'E_ENEMY_CELL'],
    ['RED', 'r1', ['A2', 'A3', 'A2', 'A3', 'A2', 'B2'], 'E_IMPASSABLE'],
    ['RED', 'r1', ['A2', 'A3', 'A2', 'A3', 'A2'], 'E_RANGE'],
    ['RED', 'r1', ['A2', 'A3', 'A2'], 'E_POINTS'],
  ])('Move by %s of %s along %j: %s', (by, figure, path, error) => expect(code(by, 'Move', { figure, path })).toBe(error))

  test('before the figure comes the frame: over, decision, turn, phase, throw', () => {
    const phase = battle({ map, figures, start: { turn: 'RED', phase: 'shooting' } })
    expect(code('RED', 'Move', { figure: 'zz', path: [] }, phase)).toBe('E_WRONG_PHASE')
    const unthrown = battle({ map, figures, start: { turn: 'RED' } })
    expect(code('RED', 'Move', { figure: 'zz', path: [] }, unthrown)).toBe('E_NOT_ROLLED')
    const over = give(phase, 'MASTER', 'EndByAgreement', { holder: 'RED' }).next
    expect(code('BLUE', 'Move', { figure: 'zz', path: [] }, over)).toBe('E_BATTLE_OVER')
    expect(code('RED', 'EndByAgreement', { holder: 'RED' }, phase)).toBe('E_NOT_AUTHORISED')
  })

  test('a mutiny handed in early is known to the mutineers and the master alone (MB-INF-10)', () => {
    const state = battle({ map, figures, start: { order: ['BLUE', 'RED'], turn: 'BLUE' } })
    const { next, events } = give(state, 'ro', 'DeclareMutiny', { officers: ['ro'], units: [], newSide: 'MUT' })
    const view = macrobattle.views.find(({ name }) => name === 'mutinies')!
    const knows = (id: string) => Object.keys(view.rows(next, { kind: 'seat', id })).length > 0
    expect([knows('ro'), knows('RED'), knows('rg'), knows('BLUE')]).toEqual([true, false, false, false])
    const seen = (id: string) => macrobattle.visibility.MutinyFiled(events[0] as never, { kind: 'seat', id }, next)
    expect([seen('ro') !== null, seen('RED'), seen('rg'), seen('BLUE')]).toEqual([true, null, null, null])
  })
})
