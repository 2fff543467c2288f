import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Json } from '@/lib/kernel/json'
import { applyPatches } from '@/lib/kernel/patches'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { BoardCountry, botMove, mapOf, sightOf, throwFreely } from './boardTable'

vi.setConfig({ testTimeout: 240_000 })

const maps = ['training-ground', 'river-crossing', 'marshes', 'mountain-pass'] as const
const battles = fc.record({ seed: fc.integer({ min: 0, max: 2 ** 31 }), map: fc.constantFrom(...maps), onWall: fc.boolean() })

function opened(map: string, settings = {}): BoardCountry {
  const table = new BoardCountry(settings)
  expect(table.run('master', 'battle.toBoard', { map }).error).toBeNull()
  return table
}

/** Plays until nobody has anything to do; a battle that drags on ends by agreement of its commanders. */
function playOut(
  table: BoardCountry,
  below: (bound: number) => number,
  most: number,
  after: (from: number) => void = () => undefined,
): void {
  for (let n = 0; n < most; n += 1) {
    const from = table.outcomes.length
    if (!botMove(table, below)) break
    after(from)
  }
  if (table.battle.phase !== 'running') return
  expect(table.play('master', 'EndByAgreement', { holder: table.side('RED') })).toBeNull()
}

test('MB-INF-8, -9: through battles of programs nothing of BLUE that is hidden, in reserve or yet to be placed reaches RED, the wall or HQ', () => {
  fc.assert(
    fc.property(battles, ({ seed, map, onWall }) => {
      const table = opened(map, { 'wall.battles': onWall })
      const below = throwFreely(table, seed)
      const audiences = ['wall', 'outside', 'hq', 'state:RED', 'person:rg', 'person:ro', 'person:rc']
      let n = 0
      const look = (from: number) => {
        if ((n += 1) === 30) {
          table.order('bg', 'army.march', { armies: ['second'], to: 'C', minutes: 60 })
          table.minute(62)
        }
        if (n % 4 !== 0 && n > 40) return
        const secret = Object.values(table.board.figures).filter(
          ({ sideId, status }) => sideId === table.side('BLUE') && ['hidden', 'reserve', 'unplaced'].includes(status),
        )
        for (const audience of audiences) {
          const sight = sightOf(table, audience, from)
          for (const { id } of secret) expect(sight).not.toContain(`"${id}"`)
          expect(sight).not.toContain('secret')
        }
      }
      playOut(table, below, 400, look)
    }),
    { numRuns: 5 },
  )
})

test('no figure is made or lost: each stands for one body, and the marks say what became of it', () => {
  fc.assert(
    fc.property(battles, ({ seed, map }) => {
      const table = opened(map)
      const below = throwFreely(table, seed)
      const bodies = () => Object.values(table.state.boardPieces).map(({ unitId, officerId }) => unitId ?? officerId)
      const before = bodies()
      playOut(table, below, 500)
      expect(bodies()).toEqual(before)
      expect(new Set(before).size).toBe(before.length)
      for (const { id, status } of Object.values(table.board.figures)) {
        const { unitId, officerId } = table.state.boardPieces[id]!
        const kinds = Object.values(table.state.battleMarks)
          .filter((mark) => !mark.struck && mark.unitId === unitId && mark.officerId === officerId && mark.kind !== 'saved')
          .map(({ kind }) => kind)
        const expected = { gone: ['loss'], overturned: ['overturned'], wounded: ['wounded'] }[status as 'gone'] ?? []
        expect(kinds).toEqual(expected)
      }
    }),
    { numRuns: 6 },
  )
})

test('EP-20: a battle on the board and the same battle set down at the tin figures come to the same aftermath and the same map', () => {
  fc.assert(
    fc.property(battles, ({ seed, map }) => {
      const table = opened(map)
      playOut(table, throwFreely(table, seed), 500)
      const { holders, byAgreement } = table.battle
      expect(table.battle.phase).toBe('aftermath')
      // The dice of the aftermath are the last ones thrown.
      const faces = table.outcomes.flatMap(({ rolls }) => rolls).filter(({ purpose }) => purpose.startsWith('battle.'))
      const tin = new BoardCountry()
      tin.run('master', 'battle.open')
      tin.run('master', 'battle.begin')
      const sideAt = (sideId: string | null) => (sideId === null ? null : tin.side(table.state.battleSides[sideId]!.stateIds[0]!))
      for (const mark of Object.values(table.state.battleMarks).sort((a, b) => a.position - b.position)) {
        const { kind, unitId, officerId, bySideId } = mark
        const about: Record<string, Json> = unitId === null ? { officer: officerId } : { unit: unitId }
        if (kind === 'overturned') about.bySide = sideAt(bySideId)
        expect(tin.run('master', 'battle.mark', { kind, ...about }).error).toBeNull()
      }
      const end = { holders: holders.map((sideId) => sideAt(sideId)), byAgreement }
      expect(
        tin.run(
          'master',
          'battle.end',
          end,
          faces.flatMap((roll) => roll.faces),
        ).error,
      ).toBeNull()
      expect(tin.dice.left()).toBe(0)
      const outcomes = ({ state }: BoardCountry, side: (id: string | null) => string | null) =>
        Object.values(state.battleOutcomes)
          .sort((a, b) => a.position - b.position)
          .map(({ kind, subjectId, unitKind, sideId, face, computed }) => ({
            kind,
            subjectId,
            unitKind,
            side: side(sideId),
            face,
            computed,
          }))
      expect(outcomes(table, sideAt)).toEqual(outcomes(tin, (id) => id))
      for (const each of [table, tin]) expect(each.run('master', 'battle.settle').error).toBeNull()
      expect(mapOf(table.state)).toEqual(mapOf(tin.state))
    }),
    { numRuns: 15 },
  )
})

test('EP-20: taken to the table and back at any moment nothing is lost: positions, the turn, its points, who is hidden', () => {
  fc.assert(
    fc.property(battles, fc.integer({ min: 0, max: 120 }), ({ seed, map }, when) => {
      const table = opened(map)
      const below = throwFreely(table, seed)
      for (let n = 0; n < when; n += 1) if (!botMove(table, below)) break
      if (table.battle.phase === 'aftermath') return
      const before = table.board
      const marks = Object.keys(table.state.battleMarks).length
      expect(table.run('master', 'battle.toTable').error).toBeNull()
      expect(table.play('master', 'EndTurn')).toBe('E_NO_BOARD')
      expect(table.run('master', 'battle.toBoard').error).toBeNull()
      const isPlaying = table.battle.phase === 'running'
      while (table.state.boards[table.id]!.status === 'positions') expect(table.play('master', 'FinishDeployment')).toBeNull()
      expect(Object.keys(table.state.battleMarks)).toHaveLength(marks)
      expect(table.board.figures).toEqual(before.figures)
      const turn = ({ phase, turnOf, turnNumber, pool, order }: (typeof before.battle)[string]) => ({
        phase,
        turnOf,
        turnNumber,
        pool,
        order,
      })
      expect(turn(table.board.battle[ONE.battle]!)).toEqual(turn(before.battle[ONE.battle]!))
      if (isPlaying)
        expect(table.battle).toMatchObject({ turn: before.battle[ONE.battle]!.turnNumber, turnSideId: before.battle[ONE.battle]!.turnOf })
      playOut(table, below, 400)
    }),
    { numRuns: 12 },
  )
})

test('DESIGN §2: a battle on the board is the replay of its patches, and the inverse patches lead back', () => {
  fc.assert(
    fc.property(battles, ({ seed, map }) => {
      const table = new BoardCountry()
      const [start, from] = [table.state, table.outcomes.length]
      table.run('master', 'battle.toBoard', { map })
      playOut(table, throwFreely(table, seed), 200)
      const outcomes = table.outcomes.slice(from)
      expect(outcomes.reduce((state, outcome) => applyPatches(state, outcome.patches), start)).toEqual(table.state)
      expect([...outcomes].reverse().reduce((state, outcome) => applyPatches(state, outcome.inverse), table.state)).toEqual(start)
    }),
    { numRuns: 6 },
  )
})
