import { describe, expect, it } from 'vitest'
import { bellState, leftOf, minutesAndSeconds, shareLeft, type TurnClock } from '@/components/battles/bell/bellModel'
import { statesAtOdds } from '@/components/battles/master/enemiesHere'
import { armiesAfter } from '@/components/battles/model/after'
import { absentOf, figureCount, figuresOf } from '@/components/battles/model/box'
import { armsComing } from '@/components/battles/model/coming'
import { disputesOf, hurtOf, lossOf, newestFirst, presentFigures, throwsAfter } from '@/components/battles/model/marks'
import { choicesOf, isQuiet, keyOf } from '@/components/battles/model/outcomes'
import { battlesOf, groupOf, nextSide, shortName, waitedFor } from '@/components/battles/model/phases'
import type { BattleRow, ForceRow, MarkRow, OutcomeRow, SideRow } from '@/components/battles/model/rows'
import { ownSeats } from '@/components/battles/model/seat'
import { fates } from '@/lib/campaign/battles/tables'

const battle = (more: Partial<BattleRow> = {}): BattleRow => ({
  id: 'b1',
  sectorId: 'pass',
  system: 'macrobattle',
  phase: 'running',
  place: 'table',
  cause: 'crossing',
  startAt: 0,
  openedAt: 0,
  endedAt: null,
  attackerId: null,
  hostId: null,
  sides: [
    { id: 'red', stateIds: ['r'], name: null },
    { id: 'blue', stateIds: ['b'], name: null },
  ],
  onMarch: [],
  turn: 1,
  turnSideId: 'red',
  turnStartedAt: 0,
  turnMs: 300_000,
  holders: [],
  byAgreement: false,
  position: 0,
  ...more,
})

const side = (id: string, more: Partial<SideRow> = {}): SideRow => ({
  id,
  battleId: 'b1',
  stateIds: [id],
  name: null,
  joinedAt: null,
  cincId: null,
  cincName: null,
  deputyId: null,
  deputyName: null,
  edge: null,
  bounds: null,
  dice: null,
  commanders: [],
  position: 0,
  ...more,
})

const force = (more: Partial<ForceRow> = {}): ForceRow => ({
  id: 'f1',
  battleId: 'b1',
  sideId: 'red',
  armyId: 'a1',
  officerId: null,
  name: 'Первая армия',
  from: 'start',
  at: 0,
  edge: null,
  onMarch: false,
  onBoard: true,
  units: [],
  absent: [],
  officers: [],
  position: 0,
  ...more,
})

const mark = (id: string, position: number, more: Partial<MarkRow>): MarkRow => ({
  id,
  battleId: 'b1',
  kind: 'loss',
  sideId: 'red',
  unitId: null,
  unitKind: null,
  unitName: null,
  officerId: null,
  officerName: null,
  bySideId: null,
  edge: null,
  toId: null,
  text: '',
  at: position,
  struck: false,
  position,
  ...more,
})

const outcome = (more: Partial<OutcomeRow>): OutcomeRow => ({
  id: 'o1',
  battleId: 'b1',
  kind: 'unit',
  subjectId: 'u1',
  name: 'Полк',
  unitKind: null,
  sideId: 'red',
  face: null,
  result: { fate: 'survives', stateId: null, armyId: null, toId: null },
  computed: { fate: 'survives', stateId: null, armyId: null, toId: null },
  override: null,
  position: 0,
  ...more,
})

describe('MB-BAT-TRN-3: the five-minute bell', () => {
  const running: TurnClock = { ringsAt: 300_000, leftMs: null, limitMs: 300_000 }
  const standing: TurnClock = { ringsAt: null, leftMs: 90_000, limitMs: 300_000 }

  it('counts down to the bell and past it, and stands where it was stopped', () => {
    expect([0, 240_000, 300_000, 312_000].map((now) => bellState(running, now))).toEqual(['running', 'soon', 'rung', 'rung'])
    expect(leftOf(running, 312_000)).toBe(-12_000)
    expect([0, 900_000].map((now) => [bellState(standing, now), leftOf(standing, now)])).toEqual([
      ['standing', 90_000],
      ['standing', 90_000],
    ])
  })

  it('says minutes and seconds; a second that has begun still counts', () => {
    expect([300_000, 247_000, 246_001, 1, 0, -400, -12_000].map(minutesAndSeconds)).toEqual([
      '5:00',
      '4:07',
      '4:07',
      '0:01',
      '0:00',
      '0:00',
      '−0:12',
    ])
  })

  it('the ring is full at the start, half in the middle, empty after the bell and never more than full', () => {
    expect([-5_000, 0, 150_000, 400_000].map((now) => shareLeft(running, now))).toEqual([1, 1, 0.5, 0])
  })
})

describe('EP-20: what to take from the box', () => {
  const forces = [
    force({
      units: [
        { id: 'u1', kind: 'FA', name: '1-я батарея', lost: false },
        { id: 'u2', kind: 'MU', name: 'Борский полк', lost: false },
        { id: 'u3', kind: 'MU', name: 'Ключевской полк', lost: true },
      ],
      officers: [{ id: 'p1', name: 'Ярмила', rank: 'general', hurt: false }],
      absent: [{ id: 'u9', kind: 'DR', name: 'Драгуны', until: null }],
    }),
    force({
      id: 'f2',
      units: [{ id: 'u4', kind: 'MU', name: 'Лесной полк', lost: false }],
      absent: [{ id: 'u8', kind: 'LC', name: 'Бирисцы', until: 60_000 }],
    }),
  ]

  it('counts figures by kind with the names they stand for, without the lost and the absent', () => {
    expect(figuresOf(forces)).toEqual([
      { kind: 'MU', n: 2, names: ['Борский полк', 'Лесной полк'] },
      { kind: 'FA', n: 1, names: ['1-я батарея'] },
    ])
    expect(figureCount(forces)).toBe(4)
  })

  it('MB-PUR-6: absent cavalry, the soonest back first, whose return is not known last', () => {
    expect(absentOf(forces).map(({ id }) => id)).toEqual(['u8', 'u9'])
  })

  it('counts what comes by arm: "2 кав"', () => {
    const units = [
      { kind: 'DR' as const, count: 1 },
      { kind: 'LC' as const, count: 1 },
      { kind: 'HA' as const, count: 1 },
    ]
    expect(armsComing(units)).toEqual([
      { arm: 'artillery', n: 1 },
      { arm: 'cavalry', n: 2 },
    ])
  })
})

describe('EP-20: marks of the table', () => {
  const marks = [
    mark('m1', 1, { kind: 'loss', unitId: 'u1', struck: true }),
    mark('m2', 2, { kind: 'overturned', unitId: 'u1', bySideId: 'blue' }),
    mark('m3', 3, { kind: 'saved', officerId: 'p1' }),
    mark('m4', 4, { kind: 'dispute', text: 'пять клеток' }),
    mark('m5', 5, { kind: 'dispute', text: 'решили', struck: true }),
  ]

  it('what was struck out counts for nothing and stays in the list', () => {
    expect(lossOf(marks, 'u1')?.id).toBe('m2')
    expect(disputesOf(marks).map(({ id }) => id)).toEqual(['m4'])
    expect(newestFirst(marks).map(({ id }) => id)).toEqual(['m5', 'm4', 'm3', 'm2', 'm1'])
  })

  it('MB-BAT-OFF-13: a wound counts before a horse that was hit', () => {
    expect(hurtOf(marks, 'p1')?.kind).toBe('saved')
    expect(hurtOf([...marks, mark('m6', 6, { kind: 'wounded', officerId: 'p1' })], 'p1')?.kind).toBe('wounded')
    expect(hurtOf(marks, 'p2')).toBeNull()
  })

  it('MB-END-8: batteries in the order in which they were overturned, then horses; no battery where nobody holds the field', () => {
    const all = [...marks, mark('m7', 7, { kind: 'overturned', unitId: 'u2' })]
    expect(throwsAfter(all, true).map(({ id }) => id)).toEqual(['m2', 'm7', 'm3'])
    expect(throwsAfter(all, false).map(({ id }) => id)).toEqual(['m3'])
  })

  it('only figures that are on the board can leave or mutiny', () => {
    const present = presentFigures([
      force({
        units: [
          { id: 'u1', kind: 'FA', name: '1', lost: true },
          { id: 'u2', kind: 'MU', name: '2', lost: false },
        ],
        officers: [{ id: 'p1', name: 'Ярмила', rank: 'general', hurt: true }],
      }),
      force({ id: 'f2', onBoard: false, units: [{ id: 'u3', kind: 'MU', name: '3', lost: false }] }),
      force({ id: 'f3', units: [{ id: 'u4', kind: 'MU', name: '4', lost: true }] }),
    ])
    expect(present.map(({ id, units, officers }) => [id, units.map((unit) => unit.id), officers.length])).toEqual([['f1', ['u2'], 0]])
  })
})

describe('battles in their steps', () => {
  it('a battle is called, at a table or over; the newest first', () => {
    expect((['called', 'deployment', 'running', 'aftermath', 'ended'] as const).map((phase) => groupOf({ phase }))).toEqual([
      'called',
      'running',
      'running',
      'running',
      'ended',
    ])
    expect(battlesOf([battle(), battle({ id: 'b2', startAt: 5 })], 'running').map(({ id }) => id)).toEqual(['b2', 'b1'])
  })

  it('EP-9: waits for commanders who have not come, but not where a deputy stands in', () => {
    const waiting = { personId: 'p1', name: 'Мирослава Кварц, генерал', arrived: false }
    const here = { personId: 'p2', name: 'Ярмила', arrived: true }
    expect(waitedFor([side('red', { commanders: [waiting, here] })]).map(({ personId }) => personId)).toEqual(['p1'])
    expect(waitedFor([side('red', { commanders: [waiting], deputyId: 'p3' })])).toEqual([])
    expect([waiting.name, here.name].map(shortName)).toEqual(['Мирослава Кварц', 'Ярмила'])
  })

  it('MB-BAT-TRN-2: the next side follows in order and the first follows the last', () => {
    const sides = [side('red'), side('blue')]
    expect([nextSide(sides, 'red')?.id, nextSide(sides, 'blue')?.id, nextSide(sides, null)]).toEqual(['blue', 'red', null])
  })

  it('MB-CON-1: an attack is offered to states whose free armies stand beside an enemy', () => {
    const armies = [
      { stateId: 'r', sectorId: 'pass', status: 'rest' as const },
      { stateId: 'b', sectorId: 'pass', status: 'march' as const },
      { stateId: 'g', sectorId: 'pass', status: 'rest' as const },
      { stateId: 'w', sectorId: 'pass', status: 'battle' as const },
    ]
    const relations = [
      { a: 'b', b: 'r', relation: 'war' as const },
      { a: 'g', b: 'w', relation: 'war' as const },
    ]
    expect(statesAtOdds(armies, relations, 'pass')).toEqual(['r', 'b'])
    expect(statesAtOdds(armies, relations, 'elsewhere')).toEqual([])
  })
})

describe('the aftermath', () => {
  const world = {
    states: [
      { id: 'r', armyId: 'a1' },
      { id: 'b', armyId: null },
    ],
    neighbours: ['north', 'south'],
  }

  it('offers what a master may rule for each kind, each choice once and of a fate the rules know', () => {
    for (const kind of ['unit', 'battery', 'officer', 'horse', 'army'] as const) {
      const choices = choicesOf(kind, world)
      expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length)
      for (const { key, fate } of choices) {
        expect(fates).toContain(fate.fate)
        expect(keyOf(fate)).toBe(key)
      }
    }
    expect(choicesOf('battery', world).map(({ fate }) => [fate.fate, fate.stateId, fate.armyId])).toContainEqual(['captured', 'r', 'a1'])
    expect(choicesOf('army', world).map(({ fate }) => fate.toId)).toEqual([null, null, 'north', 'south'])
  })

  it('what changes nothing is counted, not listed, unless the master ruled it', () => {
    expect(isQuiet(outcome({}))).toBe(true)
    expect(isQuiet(outcome({ override: { fate: 'survives', stateId: null, armyId: null, toId: null } }))).toBe(false)
    expect(isQuiet(outcome({ result: { fate: 'lost', stateId: null, armyId: null, toId: null } }))).toBe(false)
  })

  it('tells where each army is since, with its march, and who is no more', () => {
    const outcomes = [
      outcome({ id: 'o1', kind: 'army', subjectId: 'a1', name: 'Первая' }),
      outcome({ id: 'o2', kind: 'army', subjectId: 'a2', name: 'Вторая', position: 1 }),
    ]
    const flag = { stateId: 'r', sectorId: 'pass', towardsId: 'north', arms: [], status: 'march' as const, name: 'Первая', position: 0 }
    const [first, second] = armiesAfter(outcomes, {}, { a1: flag }, [])
    expect(first).toMatchObject({ id: 'a1', sectorId: 'pass', toId: 'north', strength: null })
    expect(second).toMatchObject({ id: 'a2', name: 'Вторая', sideId: 'red', sectorId: null })
  })
})

describe('MB-INF-9: the seat of a general', () => {
  const own = side('red', { dice: 2 })
  const rows = {
    battles: [battle()],
    sides: [own, side('blue')],
    forces: [force(), force({ id: 'f2', sideId: 'blue' })],
    outcomes: [] as OutcomeRow[],
  }

  it('is on the side whose dice are told, with that side’s bodies alone', () => {
    const [seat] = ownSeats(rows, 0)
    expect(seat).toMatchObject({ stage: 'fought', side: { id: 'red' } })
    expect(seat!.forces.map(({ id }) => id)).toEqual(['f1'])
  })

  it('there is none for who has no side there, nor after a battle that was called off', () => {
    expect(ownSeats({ ...rows, sides: [side('red'), side('blue')] }, 0)).toEqual([])
    expect(ownSeats({ ...rows, battles: [battle({ phase: 'ended', endedAt: 0 })] }, 0)).toEqual([])
  })

  it('shows the results for a while, then leaves', () => {
    const over = { ...rows, battles: [battle({ phase: 'ended', endedAt: 1_000 })], outcomes: [outcome({})] }
    expect(ownSeats(over, 60_000).map(({ stage }) => stage)).toEqual(['over'])
    expect(ownSeats(over, 3 * 3_600_000)).toEqual([])
  })
})
