import { describe, expect, test } from 'vitest'
import type { Actor } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { beginningOf } from '@/lib/kernel/text'
import { BoardCountry, botMove, phaseOf, throwFreely, turnOf } from './boardTable'
import { put } from './marchesTable'
import { Chronicle } from './rollBackTable'

/** A battle on the board whose first turn has come: BLUE is to move. */
function playing(settings = {}): BoardCountry {
  const table = new BoardCountry(settings)
  expect(table.run('master', 'battle.toBoard', { map: 'training-ground' }).error).toBeNull()
  const below = throwFreely(table, 1)
  while (phaseOf(table.board) === 'deployment' || phaseOf(table.board) === 'saboteurs') botMove(table, below)
  return table
}

function amend(table: BoardCountry, body: string, set: { [key: string]: Json }): void {
  expect(table.play('master', 'Amend', { table: 'figures', id: table.figure(body).id, set })).toBeNull()
}

describe('a mutiny that is handed in for the end of the turn', () => {
  /** `ro` and his regiment, side by side, have handed in that they will turn on RED. */
  function filed(newSide: string, settings = {}): BoardCountry {
    const table = playing(settings)
    for (const body of ['ro', 'f1']) amend(table, body, { status: 'on', cell: 'A1' })
    const data = { officers: [table.figure('ro').id], units: [table.figure('f1').id], newSide }
    expect(turnOf(table.board)).toBe(table.side('BLUE'))
    expect(table.play('ro', 'DeclareMutiny', data)).toBeNull()
    return table
  }

  test('MB-BAT-MUT-4, -5: the turn ends also when all who stayed loyal fell in it, and the mutineers are a side', () => {
    const table = filed('За волю')
    for (const { id, kind, sideId } of Object.values(table.board.figures)) {
      const { unitId, officerId } = table.state.boardPieces[id]!
      const body = (unitId ?? officerId)!
      if (sideId !== table.side('RED') || body === 'ro' || body === 'f1') continue
      amend(table, body, { status: kind === 'OF' ? 'wounded' : 'gone', lostBy: kind === 'OF' ? null : 'shot' })
    }
    expect(table.play('bg', 'EndTurn')).toBeNull()
    const mutineers = Object.values(table.state.battleSides).find(({ name }) => name === 'За волю')!
    expect(table.battle.turnSideId).toBe(mutineers.id)
    expect(turnOf(table.board)).toBe(mutineers.id)
    expect(table.play('ro', 'EndTurn')).toBeNull()
    expect(turnOf(table.board)).toBe(table.side('BLUE'))
  })

  test('EP-6: what the clock did to a battle is taken back, and the taking back as well', () => {
    const table = filed('За волю', { 'battle.onTimeout': 'end-turn' })
    const chronicle = new Chronicle(table.state)
    chronicle.runTo(table.state.boards[table.id]!.deadlineAt!)
    const struck = chronicle.state
    expect(Object.values(struck.battleMarks).map(({ kind }) => kind)).toEqual(['mutiny'])
    const master: Actor = { id: 'master', roles: ['master'], system: false }
    const undo = (seq: number) => chronicle.give('audit.undo', { seq, confirm: true }, master)
    const undone = undo(chronicle.records.length)
    expect(undone.error).toBeNull()
    expect(chronicle.state.battleMarks).toEqual({})
    expect(undo(undone.seq).error).toBeNull()
    expect(chronicle.state.battleMarks).toEqual(struck.battleMarks)
  })

  test('a name too long is cut between characters', () => {
    const table = filed('ж'.repeat(119) + '😀')
    expect(Object.values(table.state.boards[table.id]!.names)).toEqual(['ж'.repeat(119)])
    expect(beginningOf('а😀', 3)).toBe('а😀')
  })
})

test('an amendment cannot name a side, a figure or a cell that is not there: whoever plays next would be stopped', () => {
  const table = playing()
  const figure = table.figure('f1').id
  const refused = (about: { [key: string]: Json }) => table.play('master', 'Amend', about)
  expect(refused({ table: 'battle', set: { turnOf: 'nobody' } })).toBe('E_NO_TARGET')
  expect(refused({ table: 'battle', set: { order: [] } })).toBe('E_NO_TARGET')
  expect(refused({ table: 'battle', set: { order: [table.side('RED'), '__proto__'] } })).toBe('E_NO_TARGET')
  expect(refused({ table: 'figures', id: figure, set: { sideId: 'nobody' } })).toBe('E_NO_TARGET')
  expect(refused({ table: 'figures', id: figure, set: { status: 'on', cell: 'ZZ99' } })).toBe('E_OFF_BOARD')
  expect(refused({ table: 'figures', id: figure, set: { status: 'on', cell: null } })).toBe('E_OFF_BOARD')
  expect(refused({ table: 'figures', id: figure, set: { attachedToId: 'nobody' } })).toBe('E_NO_FIGURE')
  expect(refused({ table: 'figures', id: figure, set: { sideId: table.side('BLUE') } })).toBeNull()
})

test('MB-BAT-TRN-3: no turn is shorter than a second, else one would end after another without end', () => {
  const table = playing({ 'battle.onTimeout': 'end-turn' })
  for (const seconds of [0, -1, 1e-9, 0.5]) {
    expect(() => table.play('master', 'SetTurnLimit', { seconds })).toThrow()
    expect(() => table.run('master', 'battle.setTurnLimit', { seconds })).toThrow()
    expect(() => table.play('master', 'Amend', { table: 'battle', set: { turnSeconds: seconds } })).toThrow()
    expect(table.code('master', 'settings.set', { name: 'battle.turnSeconds', value: seconds })).toBe('E_SETTING')
  }
  expect(table.play('master', 'SetTurnLimit', { seconds: 1 })).toBeNull()
})

test('a host does by the board what his tablet lets him do: neither bounds nor the length of turns', () => {
  const table = playing()
  put(table, 'people', 'rc', { roles: ['host'] })
  table.run('master', 'battle.host', { person: 'rc' })
  expect(table.play('rc', 'SetTurnLimit', { seconds: 5 })).toBe('E_NOT_AUTHORISED')
  expect(table.play('rc', 'SetBounds', { side: table.side('RED'), normal: ['A1'] })).toBe('E_NOT_AUTHORISED')
})
