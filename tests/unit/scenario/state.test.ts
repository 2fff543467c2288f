import { describe, expect, it } from 'vitest'
import { setting } from '@/lib/campaign/settings'
import { tableNames, tables } from '@/lib/campaign/state'
import { packFromState } from '@/lib/scenario/fromState'
import { parsePack } from '@/lib/scenario/parse'
import { stateFromPack } from '@/lib/scenario/toState'
import { master, shipped, shippedPack, start } from './packs'

describe.each(shipped)('state of %s', (name) => {
  const pack = shippedPack(name)
  const state = start(pack)

  it('every row fits its table and stands under its id', () => {
    for (const table of tableNames) {
      for (const [id, row] of Object.entries<{ id: string }>(state[table])) {
        expect(tables[table].row.parse(row)).toEqual(row)
        expect(row.id).toBe(id)
      }
    }
  })

  it('waits for the start: clock in setup, cards hidden, nobody on watch, counters at 0', () => {
    expect(state.clock.clock).toMatchObject({ status: 'setup', rate: 1, anchorEvent: 0, anchorUtc: null, rehearsal: false })
    expect(new Set(Object.values(state.cards).map((card) => card.state))).toEqual(new Set(['hidden']))
    expect(Object.values(state.people).some(({ present }) => present)).toBe(false)
    expect(state.counters).toEqual({ roll: { id: 'roll', value: 0 }, order: { id: 'order', value: 0 } })
    expect(state.aids).toEqual({ cp: { id: 'cp', stock: 0 }, reroll: { id: 'reroll', stock: 0 }, plus1: { id: 'plus1', stock: 0 } })
  })

  it('has the person who runs it', () => {
    expect(state.people.master).toMatchObject({ ...master, roles: ['master'] })
    expect(Object.keys(state.people)).toHaveLength(pack.people.length + 1)
  })

  it('a campaign gives back the pack it was made of', () => {
    const exported = parsePack(packFromState(state))
    expect(exported).toMatchObject({ ok: true })
    if (!exported.ok) return
    expect(exported.pack).toEqual({ ...pack, relations: expect.any(Array) as unknown })
    expect(start(exported.pack)).toEqual(state)
  })
})

describe('stateFromPack', () => {
  const pack = shippedPack('strezh-autumn')

  it('EP-15, MB-BAT-RNK-1: opening hours and character cards go into the campaign and come back', () => {
    const openingHours = [
      { opens: '2026-05-16 10:00', closes: '2026-05-16 22:00' },
      { opens: '2026-05-17 09:00', closes: '2026-05-17 18:00' },
    ]
    const card = { bonuses: [{ kind: 'attack' as const, value: 1, arm: 'cavalry' as const, text: '' }], saveOn: 4 }
    const [marshal, ...others] = pack.people.filter(({ officer }) => officer)
    const people = pack.people.map((each) => (each === marshal ? { ...each, officer: { ...each.officer!, card } } : each))
    const state = start({ ...pack, openingHours, people })
    expect(Object.values(state.openingHours).map(({ opens, closedAt }) => [opens, closedAt])).toEqual([
      ['2026-05-16 10:00', null],
      ['2026-05-17 09:00', null],
    ])
    expect(state.officerCards).toEqual({ [marshal!.id]: { id: marshal!.id, ...card } })
    expect(others.length).toBeGreaterThan(0)
    const exported = packFromState(state)
    expect(exported.openingHours).toEqual(openingHours)
    expect(exported.people).toEqual(people)
  })

  it('SURV-1: ships begin in battle; what became of them stays behind in an exported pack', () => {
    const war = shippedPack('horizon-war')
    const state = start(war)
    expect(Object.values(state.ships).every(({ status, cause, outAt }) => status === 'battle' && cause === null && outAt === null)).toBe(
      true,
    )
    const [id] = Object.keys(state.ships)
    const out = { ...state, ships: { ...state.ships, [id!]: { ...state.ships[id!]!, status: 'out' as const, cause: 'мина', outAt: 5 } } }
    expect(packFromState(out).hq!.ships).toEqual(war.hq!.ships)
    const ownerless = { ...state, people: { ...state.people, 'captain-1': { ...state.people['captain-1']!, left: true } } }
    expect(packFromState(ownerless).hq!.ships[0]!.owner).toBeNull()
  })

  it.each([
    ['table', { table: 'mars' }, 'hq.ships[0].table', /нет стола/],
    ['side', { side: 'Тренч' }, 'hq.ships[0].side', /нет стороны «Тренч»: СПО, ОФ/],
    ['owner', { owner: 'nobody' }, 'hq.ships[0].owner', /нет человека/],
    ['name in the crew twice', { crew: ['А', 'Б', 'А'] }, 'hq.ships[0].crew[2]', /дважды/],
    ['system twice', { components: ['Корпус', 'Корпус'] }, 'hq.ships[0].components[1]', /дважды/],
    ['key', { id: 'moon-ladoga' }, 'hq.ships[1].id', /занят/],
  ])('a ship with a wrong %s is refused in words', (_, change, path, reason) => {
    const war = shippedPack('horizon-war')
    const [first, ...rest] = war.hq!.ships
    const parsed = parsePack({ ...war, hq: { ...war.hq!, ships: [{ ...first!, ...change }, ...rest] } })
    expect(parsed).toMatchObject({ ok: false, errors: [{ path, reason: expect.stringMatching(reason) as string }] })
  })

  it('EP-15: opening hours that cannot be are refused in words', () => {
    const parsed = parsePack({ ...pack, openingHours: [{ opens: '2026-05-16 22:00', closes: '2026-05-16 10:00' }] })
    expect(parsed).toMatchObject({ ok: false, errors: [{ path: 'openingHours[0]', reason: 'закрытие раньше открытия' }] })
  })

  it('EVENT-PRACTICE 1: the event preset, then what the pack says', () => {
    const state = start({ ...pack, settings: { 'campaign.courierMinutes': 7, 'campaign.splitOnMarch': false } })
    expect(setting(state, 'dice.source')).toBe('table')
    expect(setting(state, 'campaign.queueArmyOrders')).toBe(true)
    expect(setting(state, 'campaign.courierMinutes')).toBe(7)
    expect(setting(state, 'campaign.title')).toBe('Осень на Стрежи')
    // Equal to the reference's default: no row.
    expect(state.settings['campaign.splitOnMarch']).toBeUndefined()
  })

  it('the reference preset leaves only what the pack says', () => {
    const state = start({ ...pack, preset: 'reference' })
    expect(setting(state, 'dice.source')).toBe('server')
    expect(Object.keys(state.settings).sort()).toEqual(['campaign.subtitle', 'campaign.theme', 'campaign.title', 'hq.side', 'labels.hq'])
  })

  it('MB-GEN-6: neutral pairs are no rows, a pair stands once under its ordered id', () => {
    const state = start({
      ...pack,
      relations: [
        { between: ['str', 'kre'], relation: 'war' },
        { between: ['str', 'lig'], relation: 'neutral' },
      ],
    })
    expect(state.relations).toEqual({ 'kre|str': { id: 'kre|str', a: 'kre', b: 'str', relation: 'war' } })
  })

  it('an officer stands where his army stands', () => {
    const state = start(pack)
    expect(state.officers.yarmila).toMatchObject({ armyId: 'str-north', sectorId: 'belye-klyuchi' })
    expect(state.officers.lyut).toMatchObject({ armyId: null, sectorId: 'strezhgrad' })
  })

  it('a pack without HQ has empty pools, a rehearsal is marked', () => {
    const state = stateFromPack({ ...pack, hq: null }, { rehearsal: true, master })
    expect(state.pools.energy).toEqual({ id: 'energy', value: 0, start: 0 })
    expect([Object.keys(state.cards).length, state.clock.clock!.rehearsal]).toEqual([0, true])
  })
})

describe('packFromState', () => {
  it('takes the campaign as it stands and leaves out who left', () => {
    const state = start(shippedPack('strezh-autumn'))
    state.people.ostromir!.left = true
    state.armies['str-van']!.sectorId = 'strezhskiy-brod'
    state.officers.bogdan!.sectorId = 'strezhskiy-brod'
    state.pools.bchs!.value = 2
    const parsed = parsePack(packFromState(state))
    expect(parsed).toMatchObject({ ok: true })
    if (!parsed.ok) return
    expect(parsed.pack.people.some(({ id }) => id === 'ostromir')).toBe(false)
    expect(parsed.pack.armies.find(({ id }) => id === 'str-royal')!.general).toBeNull()
    const again = start(parsed.pack)
    expect(again.officers.bogdan!.sectorId).toBe('strezhskiy-brod')
    expect(again.pools.bchs).toEqual({ id: 'bchs', value: 2, start: 2 })
  })
})
