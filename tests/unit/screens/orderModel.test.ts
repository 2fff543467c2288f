import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  armsOf,
  composition,
  exitsOf,
  faultOf,
  forecast,
  joinable,
  marchData,
  marchProgress,
  mayCountermand,
  maySplit,
  minimumMinutes,
  officerBody,
  paceSetter,
  sendable,
  type ArmyWithId,
  type Body,
} from '@/components/general/orderModel'

const minute = 60_000
const unit = (id: string, kind: ArmyWithId['units'][number]['kind']) => ({ id, kind, name: id, awayUntil: null })
const army = (over: Partial<ArmyWithId>): ArmyWithId => ({
  id: 'a1',
  name: '1-я',
  stateId: 'red',
  sectorId: 'x',
  generalId: 'g',
  authorised: [],
  mayCommand: true,
  status: 'rest',
  strength: 2,
  units: [unit('u1', 'LI'), unit('u2', 'HC')],
  officerIds: [],
  minutes: 30,
  slowest: 'LI',
  position: 0,
  ...over,
})
const infantry: Body = { kind: 'army', id: 'a1', sectorId: 'x', minutes: 30, slowest: 'LI' }
const guns: Body = { kind: 'army', id: 'a2', sectorId: 'x', minutes: 60, slowest: 'FA' }
const rider: Body = { kind: 'officer', id: 'o1', sectorId: 'x', minutes: 5, slowest: null }

describe('who and where', () => {
  it('MB-GEN-5, MB-MAP-11: only armies of his that stand still may be sent', () => {
    const all = [army({}), army({ id: 'a2', mayCommand: false }), army({ id: 'a3', status: 'march' }), army({ id: 'a4', status: 'battle' })]
    expect(sendable(all).map(({ id }) => id)).toEqual(['a1'])
  })

  it('MB-MAP-2: exits stand in the order north, east, south, west', () => {
    const neighbours = [
      { sectorId: 'w', side: 'W' },
      { sectorId: 'n2', side: 'N' },
      { sectorId: 's', side: 'S' },
      { sectorId: 'n1', side: 'N' },
    ]
    expect(exitsOf(neighbours).map(({ sectorId }) => sectorId)).toEqual(['n1', 'n2', 's', 'w'])
  })

  it('MB-MAP-4, -5: an officer without a horse needs thirty minutes', () => {
    const officer = { rank: 'general' as const, armyId: null, sectorId: 'x', horse: 'fit' as const, status: 'free' as const }
    expect(officerBody('o1', officer, { mounted: 5, foot: 30 }).minutes).toBe(5)
    expect(officerBody('o1', { ...officer, horse: 'dead' }, { mounted: 5, foot: 30 }).minutes).toBe(30)
    expect(officerBody('o1', { ...officer, horse: 'wounded' }, { mounted: 5, foot: 30 }).minutes).toBe(30)
  })

  it('MB-MAP-10: armies of one state at rest in one place may be joined', () => {
    const all = [
      army({}),
      army({ id: 'a2' }),
      army({ id: 'a3', sectorId: 'y' }),
      army({ id: 'a4', stateId: 'blue' }),
      army({ id: 'a5', status: 'march' }),
    ]
    expect(joinable(all[0]!, all).map(({ id }) => id)).toEqual(['a2'])
  })

  it('MB-MAP-9: both parts of a division keep a unit, and an army on the road is not divided', () => {
    expect(maySplit(army({}), ['u1'], false)).toBe(true)
    expect(maySplit(army({}), [], false)).toBe(false)
    expect(maySplit(army({}), ['u1', 'u2'], false)).toBe(false)
    expect(maySplit(army({ status: 'march' }), ['u1'], false)).toBe(false)
    expect(maySplit(army({ status: 'march' }), ['u1'], true)).toBe(true)
    expect(maySplit(army({ status: 'battle' }), ['u1'], true)).toBe(false)
  })
})

describe('the order being written', () => {
  const draft = { bodies: [infantry, guns], route: ['y'], minutes: null, text: '  занять мост ' }

  it('MB-MAP-6, -13: the slowest body sets the pace', () => {
    expect(minimumMinutes([infantry, guns, rider])).toBe(60)
    expect(paceSetter([infantry, guns, rider])).toBe(guns)
    expect(paceSetter([])).toBeNull()
  })

  it('tells what is missing, first things first', () => {
    expect(faultOf({ ...draft, bodies: [] }, false)).toBe('noBody')
    expect(faultOf({ ...draft, bodies: [infantry, { ...rider, sectorId: 'z' }] }, false)).toBe('differentPlaces')
    expect(faultOf({ ...draft, route: [] }, false)).toBe('noTarget')
    expect(faultOf(draft, false)).toBeNull()
  })

  it('MB-MAP-12: an army crosses one border unless its orders may queue; a lone officer rides on', () => {
    expect(faultOf({ ...draft, route: ['y', 'z'] }, false)).toBe('routeForArmy')
    expect(faultOf({ ...draft, route: ['y', 'z'] }, true)).toBeNull()
    expect(faultOf({ ...draft, bodies: [rider], route: ['y', 'z'] }, false)).toBeNull()
  })

  it('MB-MAP-7: slower is allowed, faster is not', () => {
    expect(faultOf({ ...draft, minutes: 59 }, false)).toBe('tooFast')
    expect(faultOf({ ...draft, minutes: 60 }, false)).toBeNull()
    expect(faultOf({ ...draft, minutes: 90 }, false)).toBeNull()
  })

  it('becomes the data of army.march and leaves out what was not said', () => {
    expect(marchData(draft)).toEqual({ armies: ['a1', 'a2'], to: 'y', text: 'занять мост' })
    expect(marchData({ bodies: [rider], route: ['y', 'z'], minutes: 10, text: ' ' })).toEqual({
      officers: ['o1'],
      route: ['y', 'z'],
      minutes: 10,
    })
  })

  it('MB-MAP-8: crosses at half time and arrives after every leg', () => {
    expect(forecast(infantry, ['y'], null, 0)).toEqual({ crossAt: 15 * minute, arriveAt: 30 * minute })
    expect(forecast(rider, ['y', 'z'], 10, minute)).toEqual({ crossAt: 6 * minute, arriveAt: 21 * minute })
  })
})

describe('the march under way', () => {
  it('MB-MAP-8, -11: the exact moment of the crossing is too late to call back', () => {
    expect(mayCountermand({ crossAt: 100, crossed: false }, 99)).toBe(true)
    expect(mayCountermand({ crossAt: 100, crossed: false }, 100)).toBe(false)
    expect(mayCountermand({ crossAt: 100, crossed: true }, 50)).toBe(false)
  })

  it('progress stays between nought and one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 5000 }), (now) => {
        const progress = marchProgress({ startAt: 0, arriveAt: 1000 }, now)
        expect(progress >= 0 && progress <= 1).toBe(true)
      }),
    )
    expect(marchProgress({ startAt: 0, arriveAt: 1000 }, 250)).toBe(0.25)
  })
})

describe('what an army is made of', () => {
  it('counts units by kind and names the arms as a flag shows them', () => {
    const units = [unit('1', 'HC'), unit('2', 'LI'), unit('3', 'LI'), unit('4', 'FA')]
    expect(composition(units)).toEqual([
      { kind: 'LI', n: 2 },
      { kind: 'HC', n: 1 },
      { kind: 'FA', n: 1 },
    ])
    expect(armsOf(units)).toEqual(['artillery', 'cavalry', 'infantry'])
  })
})
