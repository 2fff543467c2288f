import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { cellBeside, cellUnder, CELL, MARGIN, spotsFor, stacksOf, type BoardFigure } from '@/components/board/boardModel'
import { choicesOf, mainChance, marksOf, percentText, pointsText, type ChancesOf } from '@/components/board/choices'
import { groundOf } from '@/components/board/groundPaths'
import { cellOfEvent, sentencesOf } from '@/components/board/log'
import { boardFigures } from '@/components/board/play/boardFigures'
import { throwsOf } from '@/components/board/throws'
import { hasSecrets } from '@/components/practice/hasSecrets'
import { knownBattle, seenBattle } from '@/lib/rules/macrobattle/known'
import { macrobattle } from '@/lib/rules/macrobattle'
import { checkedSetup, startBattle } from '@/lib/rules/macrobattle/setup'
import { kinds } from '@/lib/rules/macrobattle/tables'
import type { SeenEvent } from '@/lib/rules/ruleset'

const battle = (setup: object) => startBattle(checkedSetup.parse(setup))
const legal = (...args: Parameters<NonNullable<typeof macrobattle.legal>>) => macrobattle.legal!(...args)
const odds = (...args: Parameters<NonNullable<typeof macrobattle.odds>>) => macrobattle.odds!(...args)

describe('the board', () => {
  test('a point of the screen is the cell under it, and none beside the board', () => {
    const map = { width: 3, height: 2 }
    const box = { left: 100, top: 50, width: (3 * CELL + 2 * MARGIN) * 2 }
    const at = (x: number, y: number) => cellUnder(map, box, { x: 100 + (MARGIN + x * CELL) * 2, y: 50 + (MARGIN + y * CELL) * 2 })
    expect([at(0.1, 0.1), at(2.9, 1.9), at(1.5, 0.5)]).toEqual(['A1', 'C2', 'B1'])
    expect([at(-0.1, 0.5), at(3.1, 0.5), at(0.5, 2.1)]).toEqual([null, null, null])
  })

  test('arrows lead to the cell beside and stay on the board', () => {
    const map = { width: 2, height: 2 }
    expect([
      cellBeside(map, 'A1', 'ArrowRight'),
      cellBeside(map, 'A1', 'ArrowUp'),
      cellBeside(map, 'B2', 'ArrowDown'),
      cellBeside(map, 'A1', 'x'),
    ]).toEqual(['B1', 'A1', 'B2', null])
  })

  test('three figures have a place each on one cell, officers last', () => {
    const spots = spotsFor(3)
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
    for (const { x, y, scale } of spots) expect(Math.max(Math.abs(x), Math.abs(y)) + 17.5 * scale).toBeLessThanOrEqual(CELL / 2)
    const figure = (id: string, kind: BoardFigure['kind']) => ({ id, kind, cell: 'A1' }) as BoardFigure
    expect(stacksOf([figure('a', 'OF'), figure('b', 'MU')])[0]!.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  test('every terrain has a tone or a drawing of its own, whatever the size of the board', () => {
    const looks = [...'.FRBHMDSWLT'].map((letter) =>
      groundOf({ width: 3, height: 1, terrain: `.${letter}.`, roads: '   ', narrow: '   ' })
        .map(({ look }) => look)
        .join(),
    )
    expect(new Set(looks).size).toBe(looks.length)
    const large = groundOf({ width: 40, height: 30, terrain: 'F'.repeat(1200), roads: ' '.repeat(1200), narrow: ' '.repeat(1200) })
    expect(large.length).toBeLessThan(30)
  })
})

describe('what the chosen figure may do', () => {
  test('moves show their cost in points, whole and half (MB-BAT-MOV-4)', () => {
    expect([0, 1, 2, 3, 4].map(pointsText)).toEqual(['0', '½', '1', '1½', '2'])
    const state = battle({ map: ['...'], figures: { a: 'RED LC A1', b: 'BLUE MU C1' }, start: { points: 3 } })
    const none: ChancesOf = () => []
    const marks = marksOf(choicesOf(legal(state, 'RED'), 'a', state.figures, none), none, true)
    expect(marks).toEqual([{ cell: 'B1', kind: 'go', label: '½' }])
  })

  test('targets show the exact chance, and none where it is not to be shown', () => {
    const state = battle({ map: ['...'], figures: { a: 'RED MU A1', b: 'BLUE PK C1' }, start: { phase: 'shooting' } })
    const chancesOf: ChancesOf = (action) => odds(state, action)
    const choices = choicesOf(legal(state, 'RED'), 'a', state.figures, chancesOf)
    expect(marksOf(choices, chancesOf, true)).toEqual([{ cell: 'C1', kind: 'strike', label: '33%' }])
    expect(marksOf(choices, chancesOf, false)).toEqual([{ cell: 'C1', kind: 'strike', label: null }])
  })

  test('what can happen never reads 0 %, what can fail never 100 %', () => {
    expect([
      percentText({ ways: 1, of: 1000 }),
      percentText({ ways: 999, of: 1000 }),
      percentText({ ways: 0, of: 6 }),
      percentText({ ways: 6, of: 6 }),
    ]).toEqual(['1%', '99%', '0%', '100%'])
  })

  test('of two who may take a blow the worse chance stands on the board', () => {
    const chance = (ways: number) => ({ outcome: 'win', subject: 'x', ways, of: 36 })
    expect(mainChance({ command: 'Attack', data: {}, cost: 0 }, [chance(20), chance(9)])?.ways).toBe(9)
  })
})

describe('what each side sees', () => {
  const state = battle({ map: ['....'], figures: { a: 'RED MU A1', b: 'BLUE MU D1' }, hidden: { s: 'BLUE SB C1' } })
  const names = { figure: (id: string) => id, side: (id: string) => id }

  test('ambushes of the other side are not on the board (MB-INF-8)', () => {
    const known = (id: string) => knownBattle(seenBattle(state, { kind: 'seat', id }))!
    const seen = (side: string) => boardFigures(known(side), side, [], names).map(({ id }) => id)
    expect(seen('RED')).toEqual(['a', 'b'])
    expect(seen('BLUE')).toEqual(['a', 'b', 's'])
    expect(hasSecrets(state)).toBe(true)
  })
})

describe('the log', () => {
  const names = { figure: (id: string) => `<${id}>`, side: (id: string) => `[${id}]` }
  const t = createTranslator({
    locale: 'ru',
    messages: JSON.parse(readFileSync('lib/i18n/messages/ru/board.json', 'utf8')) as Record<string, never>,
    namespace: 'log',
  } as never) as unknown as { (key: string, params: object): string; has(key: string): boolean }
  const say = (event: SeenEvent) => sentencesOf(event, names).map(({ key, params }) => t(key, params))

  test('a shot is told with its die, what was added and what was needed', () => {
    const shot: SeenEvent = { type: 'ShotFired', shooter: 'a', target: 'b', cell: 'C1', die: 5, bonus: 0, hitsOn: 5, hit: true }
    expect(say(shot)).toEqual(['<a> стреляют: <b> на C1. Кубик 5, нужно 5 — попадание'])
    expect(say({ ...shot, die: 2, bonus: 1, hit: false })).toEqual(['<a> стреляют: <b> на C1. Кубик 2 + 1, нужно 5 — мимо'])
    expect(cellOfEvent(shot)).toBe('C1')
  })

  test('dice are shown to whoever is told of them, each for what it was thrown', () => {
    expect(throwsOf({ type: 'PoolRolled', side: 'a', dice: [3, 5], pool: 16 })).toEqual([{ purpose: 'movement', faces: [3, 5] }])
    const bout: SeenEvent = { type: 'BoutResolved', attacker: 'a', defender: 'b', cell: 'C1', attackDice: [6, 2], defenceDice: [1] }
    expect(throwsOf(bout)).toEqual([
      { purpose: 'attack', faces: [6, 2] },
      { purpose: 'defence', faces: [1] },
    ])
    expect(throwsOf({ ...bout, defender: null })[1]!.purpose).toBe('gate')
    const batteries = [
      { figure: 'g', die: 5, to: 'first' },
      { figure: 'h', die: null, to: null },
    ]
    expect(throwsOf({ type: 'AftermathRolled', batteries, horses: [], wounded: [] })).toEqual([{ purpose: 'capture', faces: [5] }])
    expect(throwsOf({ type: 'TurnEnded', side: 'a', reason: 'ended' })).toEqual([])
  })

  test('after the battle each die has its sentence (MB-END-8)', () => {
    const lines = say({
      type: 'AftermathRolled',
      batteries: [
        { figure: 'g', die: 5, to: 'first' },
        { figure: 'h', die: null, to: null },
      ],
      horses: [{ figure: 'o', die: 2, horse: 'dead' }],
      wounded: [{ figure: 'o', rank: 'general', captor: null }],
    })
    expect(lines).toEqual([
      '<g>: опрокинутую батарею забирает сторона: [first] (кубик 5)',
      '<h>: опрокинутую батарею никто не поднял',
      '<o>: кубик 2, конь погиб',
      '<o>: лечат свои',
    ])
  })

  test('every event of a battle has a sentence, and every kind its words', () => {
    const told = Object.keys(macrobattle.visibility).filter((type) => type !== 'AftermathRolled')
    expect(told.filter((type) => !t.has(type))).toEqual([])
    const board = JSON.parse(readFileSync('lib/i18n/messages/ru/board.json', 'utf8')) as {
      can: Record<string, string>
      kind: Record<string, string>
    }
    expect(kinds.filter((kind) => !board.can[kind] || !board.kind[kind])).toEqual([])
  })
})
