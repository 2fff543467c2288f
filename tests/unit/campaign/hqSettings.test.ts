import { describe, expect, test } from 'vitest'
import { checkSetting } from '@/lib/campaign/settings'
import { movesOf, strikeChosen } from '@/components/hq/strikeModel'
import { hqFixture, rowsOf, World } from './hqWorld'

const over = { state: 'finished' }
/** The Gigantomachia is won by `winner`; the Moon is over, L4 goes on. */
function won(winner: string, settings: object = {}): World {
  const world = new World(hqFixture({ settings, maps: { Луна: over } }))
  world.send('M', 'hq.mapFinished', { map: 'Гигантомахия', winner })
  return world
}
const strike = (map: string, choice: object) => ['M', 'hq.strike', { map, choice }] as const

describe('bchs.bands (HQ-RES-10, AMB-H18)', () => {
  const two = [
    { name: 'есть кого послать', above: '1/2', tone: 'calm' },
    { name: 'почти некого', above: null, tone: 'lost' },
  ]
  test('the bands of the event reach every screen', () => {
    const world = new World()
    expect(world.send('M', 'settings.set', { name: 'bchs.bands', value: two }).code).toBeNull()
    for (const audience of ['wall', 'master']) expect(rowsOf(world.state, 'settings', audience)['bchs.bands']!.value).toEqual(two)
  })
  test.each([
    ['shares that rise', [two[0], { name: 'мало', above: '2/3', tone: 'wait' }, two[1]]],
    ['no last band', [two[0], { name: 'мало', above: '1/3', tone: 'wait' }]],
    ['a band below the last', [two[1], two[1]]],
    ['no fraction', [{ name: 'есть', above: '0.5', tone: 'calm' }, two[1]]],
    ['a division by nought', [{ name: 'есть', above: '1/0', tone: 'calm' }, two[1]]],
    ['one band alone', [two[1]]],
  ])('refuses %s', (_, value) => {
    expect(() => checkSetting('bchs.bands', value)).toThrow(expect.objectContaining({ code: 'E_SETTING' }))
  })
})

describe('strike.finished, strike.running (AMB-H26)', () => {
  test('HQ-GIG-4: by default a finished battle moves one stake by one step', () => {
    const world = won('ОФ')
    const stake = world.state.gameTables['Луна']!.stakes[0]!
    expect(world.send(...strike('Луна', { text: 'всё иначе' })).code).toBe('E_STRIKE_TARGET')
    expect(world.send(...strike('Луна', { stake: stake.id, step: 1 })).code).toBeNull()
    expect(world.state.gameTables['Луна']!.stakes[0]!.index).toBe(stake.index + 1)
  })
  test('free: the influence is said in words and moves nothing by itself', () => {
    const world = won('ОФ', { 'strike.finished': 'free' })
    const stakes = world.state.gameTables['Луна']!.stakes
    expect(rowsOf(world.state, 'interventions', 'master').strike!.targets.map(({ tableId, free }) => [tableId, free])).toContainEqual([
      'Луна',
      true,
    ])
    expect(world.send(...strike('Луна', { stake: stakes[0]!.id, step: 1 })).code).toBe('E_STRIKE_TEXT')
    expect(world.send(...strike('Луна', { text: 'обломки падают на город' })).types).toContain('StrikeUsed')
    expect(world.state.gameTables['Луна']!.stakes).toEqual(stakes)
    expect(world.state.interventions.strike!.choice).toEqual({ text: 'обломки падают на город' })
  })
  test('HQ-GIG-3: a running battle needs no words by default, and needs them when free', () => {
    expect(won('ОФ').send(...strike('L4', {})).code).toBeNull()
    const free = won('ОФ', { 'strike.running': 'free' })
    expect(free.send(...strike('L4', {})).code).toBe('E_STRIKE_TEXT')
    expect(free.send(...strike('L4', { text: 'гаснут двигатели' })).code).toBeNull()
  })
  test('the fields offer each step that exists, and say nothing before they say enough', () => {
    const stakes = [
      { id: 'a', name: 'База', outcomes: ['плохо', 'так себе', 'хорошо'], index: 1 },
      { id: 'b', name: 'Город', outcomes: ['плохо', 'хорошо'], index: 1 },
    ]
    const finished = { tableId: 't', name: 'Луна', state: 'finished' as const, stakes, free: false }
    expect(movesOf(stakes).map(({ id }) => id)).toEqual(['a|1', 'a|-1', 'b|-1'])
    expect(strikeChosen(finished, null, '')).toBeNull()
    expect(strikeChosen(finished, 'a|-1', '')).toEqual({ map: 't', choice: { stake: 'a', step: -1 } })
    expect(strikeChosen({ ...finished, free: true }, null, ' ')).toBeNull()
    expect(strikeChosen({ ...finished, state: 'running', free: true }, null, ' мрак ')).toEqual({ map: 't', choice: { text: 'мрак' } })
    expect(strikeChosen({ ...finished, state: 'running' }, null, '')).toEqual({ map: 't', choice: {} })
  })
})

describe('survival.causeModifier (FLT-DMG-5, AMB-F34)', () => {
  const lost = (cause: string, value: object) => {
    const world = new World(
      hqFixture({
        settings: { 'survival.causeModifier': value },
        maps: { Луна: over },
        ships: { A2: { out: true, survival: { dice: [3], modifiers: 1, rerolls: 0 } } },
      }),
    )
    world.state.ships.A2!.cause = cause
    return world
  }
  const shown = (world: World) => {
    const { result, causeModifier } = rowsOf(world.state, 'ships', 'hq').A2!.roll!
    return [result, causeModifier]
  }
  test('by default the cause adds nothing', () => expect(shown(lost('мина', {}))).toEqual([4, 0]))
  test('it is known by the words it begins with, the longest of them, whole words only', () => {
    const value = { мина: -2, 'мина ближняя': -1, Столкновение: 1 }
    expect(shown(lost('Мина, третий раунд', value))).toEqual([2, -2])
    expect(shown(lost('мина ближняя', value))).toEqual([3, -1])
    expect(shown(lost('столкновение с A3', value))).toEqual([5, 1])
    expect(shown(lost('минами', value))).toEqual([4, 0])
  })
  test('SURV-4: clamped to 1…6; SURV-8: what became final stays as it was when the setting changes', () => {
    const world = lost('таран', { таран: 5 })
    expect(shown(world)).toEqual([6, 5])
    expect(world.send('M', 'survival.finalise', { ship: 'A2' }).events).toContainEqual(
      expect.objectContaining({ type: 'SurvivalFinal', result: 6 }),
    )
    world.send('M', 'settings.set', { name: 'survival.causeModifier', value: { таран: -5 } })
    expect(shown(world)[0]).toBe(6)
    expect(world.state.survival.A2!.computed!.result).toBe(6)
  })
})
