import { describe, expect, test } from 'vitest'
import { rowsOfState, stateOfRows } from '@/lib/campaign/battles/board/rows'
import { isDiceNeeded } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import { knownBattle } from '@/lib/rules/macrobattle/known'
import { legal } from '@/lib/rules/macrobattle/legal'
import { ONE } from '@/lib/rules/macrobattle/tables'
import type { LegalAction } from '@/lib/rules/ruleset'
import { BoardCountry, botMove, phaseOf, sightOf, throwFreely, turnOf } from './boardTable'
import { Country, MINUTE, put, rowsOf, set } from './marchesTable'

/** A battle on the board whose first turn has come: BLUE, who was there first, is to move. */
function playing(settings = {}, seed = 1): BoardCountry {
  const table = new BoardCountry(settings)
  expect(table.run('master', 'battle.toBoard', { map: 'training-ground' }).error).toBeNull()
  const below = throwFreely(table, seed)
  while (phaseOf(table.board) === 'deployment' || phaseOf(table.board) === 'saboteurs') botMove(table, below)
  return table
}

describe('opening on the board', () => {
  test('MB-BAT-GEN-4, MB-AMB-16: the highest rank of those who cross at the instant of the start leads, whoever crossed first', () => {
    const table = new BoardCountry()
    const other = new BoardCountry({}, (country) => {
      put(country, 'officers', 'rg', { armyId: 'foot' })
      put(country, 'officers', 'ro', { armyId: 'horse' })
    })
    expect(other.state.battleSides[other.side('RED')]!.cincId).toBe('rg')
    expect(table.state.battleSides[table.side('RED')]!.cincId).toBe('rg')
  })

  test('EP-9, MB-CON-3, MB-DEP-1: a called battle opens with its armies, sides in the order of presence, the first of them deploys', () => {
    const table = new BoardCountry()
    expect(table.battle.phase).toBe('called')
    expect(table.run('master', 'battle.toBoard', { map: 'training-ground' }).error).toBeNull()
    expect(table.battle).toMatchObject({ phase: 'deployment', place: 'board' })
    expect(table.board.battle[ONE.battle]!.order).toEqual([table.side('BLUE'), table.side('RED')])
    expect(turnOf(table.board)).toBe(table.side('BLUE'))
    const kinds = Object.values(table.board.figures).map(({ kind, sideId }) =>
      [kind, sideId === table.side('RED') ? 'RED' : 'BLUE'].join(' '),
    )
    expect(kinds.sort()).toEqual(
      [
        ...['DR BLUE', 'HA BLUE', 'MU BLUE', 'OF BLUE', 'SB BLUE'],
        ...['FA RED', 'HC RED', 'LC RED', 'MU RED', 'OF RED', 'OF RED', 'PK RED', 'SB RED'],
      ].sort(),
    )
    expect(table.board.officers[table.figure('bg').id]).toMatchObject({ rank: 'marshal', playerId: 'bg', saveOn: 5 })
  })

  test('MB-DEP-3, MB-DEP-4: an army on the march is bound by the narrow cells of its side', () => {
    const table = new BoardCountry({ 'campaign.narrowBounds': 'always' })
    table.run('master', 'battle.toBoard', { map: 'training-ground' })
    expect(table.figure('f1').onMarch).toBe(true)
    expect(table.figure('b1').onMarch).toBe(false)
    const { normalCells, marchCells } = table.board.sides[table.side('RED')]!
    expect(marchCells!.length).toBeLessThan(normalCells!.length)
  })

  test('section 15: the battle keeps the settings of its opening; character cards come with their officers', () => {
    const table = new BoardCountry({ 'battle.exitStillTurns': 1 }, (country) =>
      put(country, 'officerCards', 'bg', { saveOn: 4, bonuses: [{ kind: 'attack', value: 2, arm: null, text: '' }] }),
    )
    table.run('master', 'battle.toBoard', { map: 'marshes' })
    expect(table.board.settings[ONE.settings]).toMatchObject({ exitStillTurns: 1, onTimeout: 'warn' })
    expect(table.board.officers[table.figure('bg').id]).toMatchObject({ saveOn: 4, card: [{ kind: 'attack', value: 2 }] })
  })

  test('a map of no such name, a second opening and play at the tin figures are refused; nobody else opens', () => {
    const table = new BoardCountry()
    expect(table.run('master', 'battle.toBoard', { map: 'nowhere' }).error?.code).toBe('E_UNKNOWN')
    expect(table.run('rg', 'battle.toBoard').error?.code).toBe('E_NOT_AUTHORISED')
    expect(table.play('master', 'EndTurn')).toBe('E_NO_BOARD')
    expect(table.run('master', 'battle.toBoard').error).toBeNull()
    expect(table.run('master', 'battle.toBoard').error?.code).toBe('E_ON_BOARD')
    expect(table.run('master', 'battle.mark', { kind: 'loss', unit: 'f1' }).error?.code).toBe('E_ON_BOARD')
    expect(table.run('master', 'battle.begin').error?.code).toBe('E_ON_BOARD')
  })
})

describe('who plays what', () => {
  test('16.3, MB-GEN-5: the commander-in-chief the side, an officer his own, a deputy the side, the master anybody', () => {
    const table = playing()
    expect(turnOf(table.board)).toBe(table.side('BLUE'))
    expect(table.play('rg', 'RollMovement')).toBe('E_NOT_YOUR_TURN')
    expect(table.play('bg', 'RollMovement')).toBeNull()
    expect(table.play('bg', 'EndTurn')).toBeNull()
    // ro is a colonel under rg: he may not throw for the side.
    expect(table.play('ro', 'RollMovement')).toBe('E_NOT_AUTHORISED')
    table.run('master', 'battle.deputy', { side: table.side('RED'), person: 'ro' })
    expect(table.play('ro', 'RollMovement')).toBeNull()
    expect(table.play('master', 'EndTurn')).toBeNull()
  })

  test('MB-INF-11: who is not there hears the same of a battle that is fought and of one that is not', () => {
    const table = playing()
    expect(table.play('rc', 'EndTurn')).toBe('E_NOT_AUTHORISED')
    expect(table.order('rc', 'battle.play', { battle: 'none', do: { command: 'EndTurn', data: {} } }).error?.code).toBe('E_NOT_AUTHORISED')
  })

  test('a master on behalf of a person has that person’s seat', () => {
    const table = playing()
    const give = (as: string) =>
      table.order('master', 'battle.play', { battle: table.id, do: { command: 'RollMovement', data: {} } }, { as }).error?.code ?? null
    expect(give('rg')).toBe('E_NOT_YOUR_TURN')
    expect(give('bg')).toBeNull()
  })

  test('info.flagsWhere: who stands away from the table does not play', () => {
    const table = playing()
    set(table, 'info.flagsWhere', 'room')
    expect(table.play('bg', 'RollMovement')).toBe('E_OUTSIDE')
    expect(table.rows('boardRows', 'person:bg')).toEqual({})
    expect(table.rows('boardRows', 'outside')).toEqual({})
    table.order('master', 'room.enter', { people: ['bg'] })
    expect(table.play('bg', 'RollMovement')).toBeNull()
  })

  test('what the campaign gives itself, and the rest of the master’s, is refused to others', () => {
    const table = playing()
    expect(table.play('master', 'Aftermath')).toBe('E_NOT_AVAILABLE')
    expect(table.play('bg', 'Amend', { table: 'battle', set: { pool: 40 } })).toBe('E_NOT_AUTHORISED')
    put(table, 'people', 'rc', { roles: ['host'] })
    table.run('master', 'battle.host', { person: 'rc' })
    expect(table.play('rc', 'EndByAgreement', { holder: null })).toBe('E_NOT_AUTHORISED')
    expect(table.play('rc', 'RollMovement')).toBeNull()
  })
})

describe('the state of the board', () => {
  test('rows lead to the state and back, and a command touches only the rows it changes', () => {
    const table = playing()
    const rows = rowsOfState(table.board, table.id)
    expect(stateOfRows(rows, table.id)).toEqual(table.board)
    expect(Object.fromEntries(rows.map((row) => [row.id, row]))).toEqual(table.state.boardRows)
    table.play('bg', 'RollMovement')
    const patches = table.outcomes.at(-1)!.patches
    expect(patches.filter((patch) => patch.table === 'boardRows').map(({ id }) => id)).toEqual([`${table.id}/battle/battle`])
  })

  test('DESIGN §3: dice thrown at the table are asked for and given with the same command', () => {
    const table = playing({ 'dice.source': 'table' })
    const give = (dice?: number[]) =>
      table.order('bg', 'battle.play', { battle: table.id, do: { command: 'RollMovement', data: {} } }, dice ? { dice } : {})
    let asked: unknown = null
    try {
      give()
    } catch (error) {
      if (!isDiceNeeded(error)) throw error
      asked = error.request
    }
    const officers = table.figure('bg').status === 'on' ? 1 : 0
    expect(asked).toEqual({ notation: `${1 + officers}d6`, purpose: 'board.movement', index: 0 })
    expect(give(Array.from({ length: 1 + officers }, () => 4)).error).toBeNull()
    expect(table.board.battle[ONE.battle]!.pool).toBe((1 + officers) * 8)
  })
})

describe('the clock of a turn (MB-BAT-TRN-3)', () => {
  test('warn: a notice and nothing else; end-turn: the turn ends', () => {
    const table = playing()
    const side = turnOf(table.board)
    const events = table.minute(37)
    expect(events.flatMap((event) => (event.type === 'BattlePlayed' ? event.full : []))).toEqual([{ type: 'TimeIsUp', side, of: 'turn' }])
    expect(turnOf(table.board)).toBe(side)
    expect(table.minute(60).filter(({ type }) => type === 'BattlePlayed')).toEqual([])
    const strict = playing({ 'battle.onTimeout': 'end-turn' })
    const first = turnOf(strict.board)
    strict.minute(36)
    expect(turnOf(strict.board)).not.toBe(first)
    expect(strict.battle).toMatchObject({ turn: 2, turnSideId: turnOf(strict.board), turnStartedAt: 36 * MINUTE })
  })

  test('a battle that is held has that much more time', () => {
    const table = playing({ 'battle.onTimeout': 'end-turn' })
    const side = turnOf(table.board)
    table.order('master', 'battleBell.stop', { battle: table.id })
    table.minute(50)
    table.order('master', 'battleBell.start', { battle: table.id })
    table.minute(54)
    expect(turnOf(table.board)).toBe(side)
    table.minute(55)
    expect(turnOf(table.board)).not.toBe(side)
  })
})

describe('what comes and what is settled meanwhile', () => {
  test('MB-BAT-EDG-1, -2, MB-INF-9: an army that crosses waits in the board’s reserve, seen by its own side alone', () => {
    const table = playing({ 'battle.onTimeout': 'warn' })
    const before = table.outcomes.length
    table.order('bg', 'army.march', { armies: ['second'], to: 'C', minutes: 60 })
    table.minute(62)
    expect(table.figure('s1')).toMatchObject({ status: 'reserve', edge: 'E', sideId: table.side('BLUE') })
    const ids = ['s1', 's2', 'bc'].map((body) => table.figure(body).id)
    for (const audience of ['wall', 'person:rg', 'person:ro', 'state:RED', 'hq'])
      for (const id of ids) expect(sightOf(table, audience, before)).not.toContain(id)
    for (const id of ids) expect(sightOf(table, 'person:bg', before)).toContain(id)
  })

  test('a new enemy is a side of its own at the end of the order (MB-CON-9); edges and relations of the map hold on the board', () => {
    const table = playing()
    put(table, 'armies', 'green', { sectorId: 'C' })
    table.order('master', 'state.setRelation', { states: ['GREEN', 'RED'], relation: 'neutral' })
    table.order('master', 'state.setRelation', { states: ['GREEN', 'RED'], relation: 'war' })
    const green = table.side('GREEN')
    expect(table.board.battle[ONE.battle]!.order.at(-1)).toBe(green)
    expect(table.figure('g1')).toMatchObject({ status: 'reserve', edge: null })
    table.run('master', 'battle.setEdge', { side: green, edge: 'N' })
    expect(table.figure('g1').edge).toBe('N')
    table.order('master', 'state.setRelation', { states: ['GREEN', 'BLUE'], relation: 'allied' })
    expect(table.board.sides[green]!.allies).toEqual([table.side('BLUE')])
  })

  test('MB-PUR-6: cavalry that missed the start joins from reserve when it is back, by the edge that the master names', () => {
    const table = new BoardCountry({ 'pursuit.absenceMinutes': 45 }, (country) => {
      put(country, 'officers', 'rc', { sectorId: 'C' })
      put(country, 'suspicions', 'n', { sectorId: 'C', at: 0, courierId: 'rc', toldTo: ['bg'], pursued: false, leftAt: null })
      country.dice.give([6, 1])
      expect(country.code('bg', 'courier.pursue', { notice: 'n', cavalry: ['b2'] })).toBeNull()
    })
    table.run('master', 'battle.toBoard', { map: 'training-ground' })
    const bodies = () => Object.values(table.state.boardPieces).map(({ unitId, officerId }) => unitId ?? officerId)
    expect(bodies()).not.toContain('b2')
    table.minute(46)
    expect(bodies()).toContain('b2')
    expect(table.figure('b2')).toMatchObject({ status: 'reserve', edge: null })
    table.run('master', 'battle.setEdge', { side: table.side('BLUE'), edge: 'E' })
    expect(table.figure('b2').edge).toBe('E')
  })
})

describe('what each sees', () => {
  test('the rows somebody sees are enough for him to know what he may do (MB-INF-11)', () => {
    for (const onWall of [true, false]) {
      const table = playing({ 'wall.battles': onWall })
      const below = throwFreely(table, 7)
      for (let n = 0; n < 60 && botMove(table, below); n += 1) {
        for (const [person, stateId] of [
          ['rg', 'RED'],
          ['bg', 'BLUE'],
          ['ro', 'RED'],
        ] as const) {
          // A person’s layer lies over the wall’s.
          const rows = { ...table.rows('boardRows', 'wall'), ...table.rows('boardRows', `person:${person}`) }
          const views: Record<string, Record<string, never>> = {}
          for (const { view, rowId, row } of Object.values(rows) as { view: string; rowId: string; row: never }[])
            (views[view] ??= {})[rowId] = row
          const { seat, sideId } = table.rows('boards', `person:${person}`)[table.id]! as { seat: string; sideId: string }
          expect(sideId).toBe(table.side(stateId))
          const inOrder = (actions: LegalAction[]) => actions.map((action) => JSON.stringify(action)).sort()
          expect(inOrder(legal(knownBattle(views)!, seat))).toEqual(inOrder(legal(table.board, seat)))
        }
      }
    }
  })

  test('odds are told to be shown only where the setting has them', () => {
    const odds = (table: BoardCountry) => (rowsOf(table.state, 'boards', 'person:bg')[table.id] as { odds: boolean }).odds
    expect(odds(playing())).toBe(true)
    expect(odds(playing({ 'battle.odds': false }))).toBe(false)
  })

  test('MB-CMD-8: others do not learn that saboteurs were noted, not even from gaps in the log', () => {
    const table = playing({ 'wall.battles': true })
    const told = Object.values(table.state.boardTold)
    const notes = told.filter(({ full }) => full.some(({ type }) => type === 'SaboteursNoted'))
    expect(notes).toHaveLength(2)
    const numbers = (audience: string) => Object.values(table.rows('boardTold', audience)).map(({ number }) => number as number)
    expect(numbers('wall').sort((a, b) => a - b)).toEqual(numbers('wall').map((_, index) => index + 1))
    expect(JSON.stringify(table.rows('boardTold', 'person:rg'))).toContain(table.figure('f3').id)
    expect(JSON.stringify(table.rows('boardTold', 'person:rg'))).not.toContain(table.figure('b4').id)
  })
})

describe('what happens on the board, on the map', () => {
  /** Sets figures where a test wants them; the master may (16.3 `Amend`). */
  const amend = (table: BoardCountry, body: string, columns: { [key: string]: Json }) =>
    expect(table.play('master', 'Amend', { table: 'figures', id: table.figure(body).id, set: columns })).toBeNull()

  test('MB-BAT-EDG-4 to -6: who leaves by an edge marches off at once with the pace of the slowest, together one army', () => {
    const table = playing()
    table.play('bg', 'RollMovement')
    const east = table.board.map[ONE.map]!.width
    const column = String.fromCharCode(64 + east)
    for (const [body, row] of [
      ['b1', 1],
      ['b2', 2],
    ] as const)
      amend(table, body, { status: 'on', cell: `${column}${row}`, still: 3, moved: false, changedCell: false })
    const figures = ['b1', 'b2'].map((body) => table.figure(body).id)
    expect(table.play('bg', 'LeaveBattle', { figures, edge: 'N' })).toBe('E_NOT_THAT_EDGE')
    expect(table.play('bg', 'LeaveBattle', { figures, edge: 'E' })).toBeNull()
    const army = table.state.units.b1!.armyId
    expect(table.state.units.b2!.armyId).toBe(army)
    expect(army).not.toBe('blue')
    expect(table.march(army)).toMatchObject({ fromId: 'C', toId: 'D', leftBattleId: table.id })
    expect(Object.values(table.state.battleMarks).map(({ kind, leftIds }) => [kind, leftIds])).toEqual([['left', [army]]])
  })

  test('MB-BAT-MUT-2 to -4: mutineers are a side of the battle on the map as well, under the name they gave', () => {
    const table = playing()
    table.play('bg', 'EndTurn')
    const [ro, f1] = [table.figure('ro').id, table.figure('f1').id]
    amend(table, 'ro', { status: 'on', cell: 'A1' })
    amend(table, 'f1', { status: 'on', cell: 'A1' })
    expect(table.play('ro', 'DeclareMutiny', { officers: [ro], units: [f1], newSide: 'За волю' })).toBeNull()
    const mutineers = Object.values(table.state.battleSides).find(({ name }) => name === 'За волю')!
    expect(table.figure('f1').sideId).toBe(mutineers.id)
    expect(table.battle.turnSideId).toBe(mutineers.id)
    const inOrder = Object.values(table.state.battleSides).sort((a, b) => a.position - b.position)
    expect(inOrder.map(({ id }) => id)).toEqual([table.side('BLUE'), mutineers.id, table.side('RED')])
    expect(table.play('ro', 'RollMovement')).toBeNull()
    expect(JSON.stringify(table.rows('boards', 'person:ro'))).toContain(mutineers.id)
  })

  test('what the master amends is set down, and what he takes back is struck out', () => {
    const table = playing()
    amend(table, 'f1', { status: 'gone', lostBy: 'shot' })
    const marks = () => Object.values(table.state.battleMarks).map(({ kind, unitId, struck }) => [kind, unitId, struck])
    expect(marks()).toEqual([['loss', 'f1', false]])
    amend(table, 'f1', { status: 'on', cell: 'A1', lostBy: null })
    expect(marks()).toEqual([['loss', 'f1', true]])
  })

  test('the last enemy falls: one command ends the battle, throws for it and writes its outcomes; the settlement is the tablet’s', () => {
    const table = playing()
    for (const body of ['b1', 'b2', 'b4', 'bg']) amend(table, body, { status: body === 'bg' ? 'wounded' : 'gone' })
    table.play('master', 'EndTurn')
    for (const phase of ['EndMovement', 'EndShooting']) expect(table.play('rg', phase)).toBeNull()
    amend(table, 'b3', { status: 'on', cell: 'B2' })
    amend(table, 'h1', { status: 'on', cell: 'B3' })
    table.dice.source = new Country().dice.source.bind(table.dice)
    expect(table.play('rg', 'Attack', { figure: table.figure('h1').id, cell: 'B2' }, [6, 1, 4])).toBeNull()
    expect(table.battle).toMatchObject({ phase: 'aftermath', holders: [table.side('RED')], byAgreement: false })
    expect(table.outcomes.at(-1)!.rolls.map(({ purpose }) => purpose)).toEqual(['board.attack', 'board.defence', 'battle.battery'])
    const fates = Object.values(table.state.battleOutcomes).map(({ subjectId, computed }) => [subjectId, computed.fate])
    expect(fates).toContainEqual(['b3', 'captured'])
    expect(fates).toContainEqual(['bg', 'prisoner'])
    expect(table.play('master', 'EndTurn')).toBe('E_BATTLE_OVER')
    expect(table.run('master', 'battle.settle').error).toBeNull()
    expect(table.state.armies.blue).toBeUndefined()
    expect(table.rows('boardRows', 'master')).toEqual({})
  })
})

describe('to the table and back (EP-20)', () => {
  test('what was lost at the table is off the board; who came meanwhile is placed; the turn passed there is the one that goes on', () => {
    const table = playing()
    table.run('master', 'battle.toTable')
    expect(table.battle.place).toBe('table')
    table.run('master', 'battle.mark', { kind: 'loss', unit: 'f1' })
    table.run('master', 'battle.mark', { kind: 'wounded', officer: 'bg' })
    table.run('master', 'battle.turn')
    expect(table.battle).toMatchObject({ turn: 2, turnSideId: table.side('RED') })
    expect(table.run('master', 'battle.toBoard').error).toBeNull()
    expect(table.figure('f1').status).toBe('gone')
    expect(table.figure('bg').status).toBe('wounded')
    // The master and the host alone set positions, on any cell.
    expect(table.play('rg', 'FinishDeployment')).toBe('E_WRONG_PHASE')
    while (table.state.boards[table.id]!.status === 'positions') expect(table.play('master', 'FinishDeployment')).toBeNull()
    expect(table.battle).toMatchObject({ turn: 2, turnSideId: table.side('RED') })
    expect(table.play('rg', 'RollMovement')).toBeNull()
  })

  test('a battle that began with tin figures comes to the board with what is left of it', () => {
    const table = new BoardCountry()
    for (const command of ['battle.open', 'battle.begin', 'battle.turn']) table.run('master', command)
    table.run('master', 'battle.mark', { kind: 'loss', unit: 'b1' })
    expect(table.run('master', 'battle.toBoard', { map: 'marshes' }).error).toBeNull()
    const bodies = Object.values(table.state.boardPieces).map(({ unitId, officerId }) => unitId ?? officerId)
    expect(bodies).not.toContain('b1')
    expect(bodies).toContain('b2')
    const place = (body: string, cell: string) => table.play('master', 'Place', { figure: table.figure(body).id, cell, facing: 'N' })
    // BLUE was there first; the lost regiment is not to be placed.
    expect(place('b2', 'A1')).toBeNull()
    throwFreely(table, 1)
    for (let n = 0; n < 4 && table.state.boards[table.id]!.status === 'positions'; n += 1)
      expect(table.play('master', 'FinishDeployment')).toBeNull()
    expect(table.battle).toMatchObject({ place: 'board', turn: 2, turnSideId: table.side('RED') })
    expect(turnOf(table.board)).toBe(table.side('RED'))
  })
})
