import { describe, expect, test } from 'vitest'
import { openBattlesIn, sidesOf } from '@/lib/campaign/battles'
import type { CampaignState } from '@/lib/campaign/state'
import type { CampaignCase } from '@/lib/cases/macrobattle'
import type { Json } from '@/lib/kernel/json'
import { Country, MINUTE, put, seen, set } from './marchesTable'

const changes: Partial<CampaignCase> = {
  war: [
    ['RED', 'BLUE'],
    ['RED', 'GREEN'],
  ],
}

/** RED foot and horse stand in B, BLUE in C: one march apart. */
function front(): Country {
  const table = new Country(changes)
  put(table, 'armies', 'foot', { sectorId: 'B', enteredFromId: 'A' })
  put(table, 'armies', 'horse', { sectorId: 'B', enteredFromId: 'A' })
  for (const id of ['rg', 'ro']) put(table, 'officers', id, { sectorId: 'B' })
  put(table, 'armies', 'blue', { sectorId: 'C' })
  put(table, 'officers', 'bg', { sectorId: 'C', armyId: 'blue' })
  return table
}

const battleIn = (state: CampaignState, sectorId: string) => openBattlesIn(state, sectorId)[0]!
const sideOf = (state: CampaignState, stateId: string) => Object.values(state.battleSides).find((side) => side.stateIds.includes(stateId))!
const forceOf = (state: CampaignState, body: string) =>
  Object.values(state.battleForces).find((force) => force.armyId === body || force.officerId === body)!

/** RED's foot has met BLUE in C at minute 15; the fight is on. `horse` stayed in B. */
function fighting(): {
  table: Country
  id: string
  give: (type: string, data?: { [key: string]: Json }, dice?: number[]) => string | null
} {
  const table = front()
  table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
  table.minute(15)
  const { id } = battleIn(table.state, 'C')
  const give = (type: string, data: { [key: string]: Json } = {}, dice: number[] = []) => {
    table.dice.give(dice)
    return table.code('master', type, { battle: id, ...data })
  }
  give('battle.begin')
  return { table, id, give }
}

describe('contact', () => {
  test('MB-CON-3, MB-BAT-GEN-4: sides in order of presence, led by their senior officers', () => {
    const { table, id } = fighting()
    expect(sidesOf(table.state, id).map(({ stateIds, cincId }) => [stateIds, cincId])).toEqual([
      [['BLUE'], 'bg'],
      [['RED'], 'ro'],
    ])
    expect(table.march('foot')).toBeNull()
    expect(table.code('rg', 'army.march', { armies: ['foot'], to: 'B' })).toBe('E_IN_BATTLE')
    expect(table.code('master', 'army.split', { army: 'foot', units: ['f1'] })).toBe('E_IN_BATTLE')
    expect(table.code('ro', 'army.march', { officers: ['ro'], to: 'B' })).toBe('E_IN_BATTLE')
  })

  test('MB-CON-5: a lone officer at rest takes part, and is pinned; a rider only passing through is not', () => {
    const table = front()
    put(table, 'officers', 'bc', { sectorId: 'C' })
    put(table, 'officers', 'rc', { sectorId: 'D' })
    put(table, 'units', 'b1', { kind: 'FA' })
    table.order('rg', 'army.march', { armies: ['horse'], to: 'C' })
    table.minute(5)
    table.order('rc', 'army.march', { officers: ['rc'], route: ['C', 'B'] })
    table.dice.give([6, 6, 6])
    table.minute(7.5)
    expect(battleIn(table.state, 'C').startAt).toBe(7.5 * MINUTE)
    expect(forceOf(table.state, 'bc')).toMatchObject({ from: 'start', officerId: 'bc' })
    expect(table.code('bc', 'army.march', { officers: ['bc'], to: 'D' })).toBe('E_IN_BATTLE')
    expect(forceOf(table.state, 'rc')).toBeUndefined()
    expect(table.march('rc')).not.toBeNull()
  })

  test('MB-CON-9: a neutral beside the battle who becomes an enemy joins from reserve, by an edge the master names', () => {
    const table = front()
    put(table, 'armies', 'green', { sectorId: 'C' })
    table.order('master', 'state.setRelation', { states: ['RED', 'GREEN'], relation: 'neutral' })
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(15)
    const { id } = battleIn(table.state, 'C')
    expect(sidesOf(table.state, id)).toHaveLength(2)
    table.minute(20)
    table.order('master', 'state.setRelation', { states: ['RED', 'GREEN'], relation: 'war' })
    expect(sidesOf(table.state, id).map((side) => side.stateIds[0])).toEqual(['BLUE', 'RED', 'GREEN'])
    expect(forceOf(table.state, 'green')).toMatchObject({ from: 'reinforcement', edge: null, at: 20 * MINUTE, onMarch: false })
    expect(sideOf(table.state, 'GREEN').joinedAt).toBe(20 * MINUTE)
    const side = sideOf(table.state, 'GREEN').id
    expect(table.code('master', 'battle.setEdge', { battle: id, side, edge: 'N' })).toBeNull()
    expect(forceOf(table.state, 'green').edge).toBe('N')
  })

  test('MB-AMB-82: with `battle.reinforceAt` arrival a reinforcement is available at the end of its march', () => {
    const { table, id } = fighting()
    set(table, 'battle.reinforceAt', 'arrival')
    table.order('rg', 'army.march', { armies: ['horse'], to: 'C' })
    table.minute(22.5)
    expect(table.state.armies.horse).toMatchObject({ sectorId: 'C', battleId: null })
    table.minute(30)
    expect(table.state.armies.horse!.battleId).toBe(id)
    expect(forceOf(table.state, 'horse')).toMatchObject({ from: 'reinforcement', at: 30 * MINUTE, edge: 'W' })
  })

  test('EVENT-PRACTICE §1: with `campaign.narrowBounds` attacked only the attacked newcomer deploys narrowly', () => {
    for (const [attacker, narrow] of [
      ['bg', true],
      ['rg', false],
    ] as const) {
      const table = front()
      set(table, 'campaign.battleTrigger', 'declared')
      set(table, 'campaign.narrowBounds', 'attacked')
      table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
      table.minute(20)
      expect(battleIn(table.state, 'C')).toBeUndefined()
      expect(table.code(attacker, 'battle.declareAttack', { territory: 'C' })).toBeNull()
      expect(battleIn(table.state, 'C')).toMatchObject({ declaredById: attacker, cause: 'declared' })
      expect(forceOf(table.state, 'foot').onMarch, attacker).toBe(narrow)
    }
  })

  test('MB-AMB-12: who may declare an attack, and on whom', () => {
    const table = front()
    set(table, 'campaign.battleTrigger', 'declared')
    expect(table.code('bg', 'battle.declareAttack', { territory: 'B' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('bg', 'battle.declareAttack', { territory: 'C' })).toBe('E_NO_TARGET')
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(16)
    expect(table.code('bc', 'battle.declareAttack', { territory: 'C' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('bg', 'battle.declareAttack', { territory: 'C' })).toBeNull()
    expect(table.code('bg', 'battle.declareAttack', { territory: 'C' })).toBe('E_IN_BATTLE')
  })
})

describe('EP-9: commanders are called', () => {
  const called = (): { table: Country; id: string } => {
    const table = front()
    set(table, 'campaign.callCommanders', true)
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(15)
    return { table, id: battleIn(table.state, 'C').id }
  }

  test('armies are pinned, generals are told and stand on the walls without a reason, and nobody else learns of it', () => {
    const { table, id } = called()
    expect(table.state.battles[id]).toMatchObject({ phase: 'called', openedAt: null })
    expect(table.code('bg', 'army.march', { armies: ['blue'], to: 'D' })).toBe('E_IN_BATTLE')
    const told = Object.values(table.state.notices).filter(({ kind }) => kind === 'calledToBattle')
    expect(told.map(({ personId }) => personId).sort()).toEqual(['bg', 'rg', 'ro'])
    expect(Object.values(table.state.calls).map(({ personId, place }) => [personId, place])).toContainEqual(['bg', ''])
    for (const audience of ['wall', 'hq', 'state:RED', 'person:bc']) expect(table.rows('battles', audience), audience).toEqual({})
    expect(Object.keys(table.rows('battles', 'person:bg'))).toEqual([id])
    expect(table.rows('flags', 'wall').foot).toMatchObject({ status: 'rest' })
    expect(table.rows('flags', 'state:RED').foot).toMatchObject({ status: 'rest' })
    const crossing = table.outcomes.find(({ events }) => events.some(({ type }) => type === 'CommandersCalled'))!
    expect(seen(crossing.events, 'wall', table.state).map(({ type }) => type)).toEqual(['FlagCrossed'])
  })

  test('the master ticks who has come, names a deputy and opens; then it is public', () => {
    const { table, id } = called()
    const side = sideOf(table.state, 'RED').id
    expect(table.code('rg', 'battle.arrived', { battle: id, person: 'rg' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('master', 'battle.arrived', { battle: id, person: 'bc' })).toBe('E_UNKNOWN')
    expect(table.code('master', 'battle.arrived', { battle: id, person: 'rg' })).toBeNull()
    expect(Object.values(table.state.calls).some(({ personId }) => personId === 'rg')).toBe(false)
    expect(table.code('master', 'battle.deputy', { battle: id, side, person: 'rc' })).toBeNull()
    expect(table.code('master', 'battle.begin', { battle: id })).toBe('E_WRONG_PHASE')
    expect(table.order('master', 'battle.open', { battle: id }).events).toContainEqual(
      expect.objectContaining({ type: 'BattleOpened', march: ['foot'] }),
    )
    expect(table.rows('battles', 'wall')[id]).toMatchObject({ phase: 'deployment', sectorId: 'C', onMarch: ['foot'] })
    expect(table.rows('battleSides', 'person:rc')[side]).toMatchObject({ deputyId: 'rc', commanders: expect.arrayContaining([]) as Json })
    expect(Object.values(table.state.calls)).toEqual([])
  })

  test('called off, everybody is free where he stands, and the walls never knew', () => {
    const { table, id } = called()
    const { events } = table.order('master', 'battle.callOff', { battle: id })
    expect(seen(events, 'wall', table.state)).toEqual([])
    expect(table.state.armies.foot).toMatchObject({ battleId: null, sectorId: 'C' })
    expect(table.code('rg', 'army.march', { armies: ['foot'], to: 'B' })).toBeNull()
  })

  test('a host who runs the table may do what the tablet does, and nothing that is the master’s', () => {
    const { table, id } = called()
    put(table, 'people', 'host', { ...table.state.people.bc!, roles: ['host'], stateId: null })
    expect(table.code('host', 'battle.open', { battle: id })).toBe('E_NOT_AUTHORISED')
    table.order('master', 'battle.host', { battle: id, person: 'host' })
    expect(table.code('host', 'battle.open', { battle: id })).toBeNull()
    expect(table.code('host', 'battle.begin', { battle: id })).toBeNull()
    expect(table.code('host', 'battle.mark', { battle: id, kind: 'loss', unit: 'f1' })).toBeNull()
    expect(table.code('host', 'battle.setTurnLimit', { battle: id, seconds: 60 })).toBe('E_NOT_AUTHORISED')
    expect(table.code('host', 'battle.end', { battle: id, holders: [], byAgreement: true })).toBe('E_NOT_AUTHORISED')
    expect(table.code('host', 'battle.end', { battle: id, holders: [] })).toBeNull()
    expect(table.code('host', 'battle.settle', { battle: id })).toBe('E_NOT_AUTHORISED')
    expect(Object.keys(table.rows('battleForces', 'person:host'))).toHaveLength(2)
  })
})

describe('the fight at the table (EP-20)', () => {
  test('MB-BAT-TRN-2, -3, -5: turns in order of presence, the bell, sides without presence are skipped', () => {
    const { table, id, give } = fighting()
    set(table, 'battle.onTimeout', 'warn')
    expect(table.state.battles[id]!.turnSideId).toBe(sideOf(table.state, 'BLUE').id)
    const rung = table.minute(20)
    expect(rung.map(({ type }) => type)).toEqual(['TurnBell'])
    expect(table.state.battles[id]).toMatchObject({ turn: 1, rung: true })
    give('battle.turn')
    expect(table.state.battles[id]).toMatchObject({
      turn: 2,
      turnSideId: sideOf(table.state, 'RED').id,
      turnStartedAt: 20 * MINUTE,
      rung: false,
    })
    for (const unit of ['b1', 'b2', 'b3']) give('battle.mark', { kind: 'loss', unit })
    give('battle.mark', { kind: 'wounded', officer: 'bg' })
    give('battle.turn')
    expect(table.state.battles[id]!.turnSideId).toBe(sideOf(table.state, 'RED').id)
  })

  test('MB-AMB-35: by default the turn ends by itself when its time is up', () => {
    const { table, id } = fighting()
    table.minute(20)
    expect(table.state.battles[id]).toMatchObject({ turn: 2, turnSideId: sideOf(table.state, 'RED').id })
  })

  test('a mark speaks of who is there, once, and can be struck out', () => {
    const { table, give } = fighting()
    expect(give('battle.mark', { kind: 'loss', unit: 'h1' })).toBe('E_NO_FIGURE')
    expect(give('battle.mark', { kind: 'overturned', unit: 'f1', bySide: sideOf(table.state, 'BLUE').id })).toBe('E_NOT_ARTILLERY')
    expect(give('battle.mark', { kind: 'loss', unit: 'f1' })).toBeNull()
    expect(give('battle.mark', { kind: 'loss', unit: 'f1' })).toBe('E_NO_FIGURE')
    const [mark] = Object.values(table.state.battleMarks)
    expect(table.code('master', 'battle.strikeMark', { mark: mark!.id })).toBeNull()
    expect(table.state.battleMarks[mark!.id]!.struck).toBe(true)
    expect(table.code('master', 'battle.strikeMark', { mark: mark!.id })).toBe('E_UNKNOWN')
    expect(give('battle.mark', { kind: 'loss', unit: 'f1' })).toBeNull()
  })

  test('MB-BAT-EDG-5, -6, -8: who leaves by an edge marches at once, out of the battle, at the pace of the slowest', () => {
    const { table, id, give } = fighting()
    table.minute(17)
    expect(give('battle.leave', { units: ['f1', 'f2'], officers: ['ro'], edge: 'N' })).toBe('E_NO_EXIT')
    expect(give('battle.leave', { units: ['f1', 'b1'], edge: 'W' })).toBe('E_NOT_YOURS')
    expect(give('battle.leave', { units: ['f1', 'f2'], officers: ['ro'], edge: 'W', new: 'column' })).toBeNull()
    expect(table.march('column')).toMatchObject({ fromId: 'C', toId: 'B', startAt: 17 * MINUTE, durationMs: 30 * MINUTE, leftBattleId: id })
    expect(table.state.armies.column).toMatchObject({ battleId: null, sectorId: 'C', generalId: 'rg', stateId: 'RED' })
    expect(table.state.officers.ro!.armyId).toBe('column')
    expect(Object.values(table.state.units).flatMap((unit) => (unit.armyId === 'foot' ? unit.id : []))).toEqual(['f3'])
    expect(table.code('rg', 'army.countermand', { army: 'column' })).toBe('E_TOO_LATE')
  })

  test('MB-BAT-EDG-6: an officer without units rides off alone; the whole army gone, its flag is too', () => {
    const { table, give } = fighting()
    expect(give('battle.leave', { officers: ['ro'], edge: 'W' })).toBeNull()
    expect(table.march('ro')).toMatchObject({ durationMs: 5 * MINUTE, toId: 'B' })
    expect(give('battle.leave', { units: ['f1', 'f2', 'f3'], edge: 'E', new: 'column' })).toBeNull()
    expect(table.state.armies.foot).toBeUndefined()
    expect(forceOf(table.state, 'foot')).toBeUndefined()
  })

  test('leaving struck out before the crossing: the figures are back; after it that is too late', () => {
    const { table, id, give } = fighting()
    give('battle.leave', { units: ['f1'], edge: 'W', new: 'column' })
    const [mark] = Object.values(table.state.battleMarks)
    table.minute(20)
    expect(table.code('master', 'battle.strikeMark', { mark: mark!.id })).toBeNull()
    expect(table.state.armies.column).toMatchObject({ battleId: id, sectorId: 'C' })
    expect(table.march('column')).toBeNull()
    give('battle.leave', { units: ['f2'], edge: 'W', new: 'second' })
    table.minute(36)
    const second = Object.values(table.state.battleMarks).find((row) => row.leftIds[0] === 'second')!
    expect(table.code('master', 'battle.strikeMark', { mark: second.id })).toBe('E_TOO_LATE')
  })

  test('MB-BAT-MUT-2, -3, -8: mutineers are a side directly before the betrayed one, which another leads; struck out, they are not', () => {
    const table = front()
    table.order('rg', 'army.march', { armies: ['foot', 'horse'], to: 'C' })
    table.minute(15)
    const { id } = battleIn(table.state, 'C')
    table.order('master', 'battle.begin', { battle: id })
    expect(sideOf(table.state, 'RED').cincId).toBe('rg')
    expect(table.code('master', 'battle.mutiny', { battle: id, officers: ['rg'], units: ['h1', 'b1'] })).toBe('E_MUTINEER')
    expect(table.code('master', 'battle.mutiny', { battle: id, officers: ['rg'], units: ['h1'] })).toBeNull()
    const order = sidesOf(table.state, id)
    expect(order.map((side) => side.stateIds[0] ?? side.name)).toEqual(['BLUE', 'rg', 'RED'])
    expect(order.map((side) => side.position)).toEqual([0, 1, 2])
    expect(sideOf(table.state, 'RED').cincId).toBe('ro')
    const rows = Object.values(table.rows('battleForces', 'master'))
    const units = rows.flatMap((row) => (row.units as { id: string }[]).map((unit) => unit.id))
    expect([...units].sort()).toEqual(['b1', 'b2', 'b3', 'f1', 'f2', 'f3', 'h1', 'h2'])
    const [mark] = Object.values(table.state.battleMarks)
    expect(table.code('master', 'battle.strikeMark', { mark: mark!.id })).toBeNull()
    expect(sidesOf(table.state, id).map((side) => side.stateIds[0])).toEqual(['BLUE', 'RED'])
  })
})

describe('the end of a battle', () => {
  const outcomeOf = (table: Country, kind: string, subject: string) =>
    Object.values(table.state.battleOutcomes).find((row) => row.kind === kind && row.subjectId === subject)!

  test('MB-END-2 to -8: dice for batteries, then horses; losses struck off, the battery with the holder, the wounded enemy a captive', () => {
    const { table, id, give } = fighting()
    const red = sideOf(table.state, 'RED').id
    give('battle.mark', { kind: 'saved', officer: 'ro' })
    give('battle.mark', { kind: 'overturned', unit: 'b3', bySide: red })
    for (const unit of ['b1', 'b2', 'f1']) give('battle.mark', { kind: 'loss', unit })
    give('battle.mark', { kind: 'wounded', officer: 'bg' })
    expect(give('battle.end', { holders: [red] }, [4, 3])).toBeNull()
    expect(table.outcomes.at(-1)!.rolls.map(({ purpose, faces }) => [purpose, faces])).toEqual([
      ['battle.battery', [4]],
      ['battle.horse', [3]],
    ])
    expect(outcomeOf(table, 'battery', 'b3').computed).toMatchObject({ fate: 'captured', stateId: 'RED', armyId: 'foot' })
    // Nothing on the map changes before the settlement.
    expect(table.state.units.f1).toBeDefined()
    expect(give('battle.settle')).toBeNull()
    expect(
      Object.values(table.state.units)
        .flatMap((unit) => (unit.armyId === 'foot' ? unit.id : []))
        .sort(),
    ).toEqual(['b3', 'f2', 'f3'])
    expect(table.state.armies.blue).toBeUndefined()
    expect(table.state.armies.foot).toMatchObject({ battleId: null, sectorId: 'C' })
    expect(table.state.officers.bg).toMatchObject({ status: 'captive', captorId: 'RED', armyId: null })
    expect(table.state.officers.ro).toMatchObject({ horse: 'dead', status: 'free' })
    expect(table.state.battles[id]!.phase).toBe('ended')
    expect(give('battle.settle')).toBe('E_BATTLE_OVER')
  })

  test('MB-END-4: no holder, no die; MB-AMB-91: everybody keeps his wounded', () => {
    const { table, give } = fighting()
    give('battle.mark', { kind: 'overturned', unit: 'b3', bySide: sideOf(table.state, 'RED').id })
    give('battle.mark', { kind: 'wounded', officer: 'bg' })
    expect(give('battle.end', { holders: [] })).toBeNull()
    expect(outcomeOf(table, 'battery', 'b3')).toMatchObject({ face: null, computed: { fate: 'lost' } })
    expect(outcomeOf(table, 'officer', 'bg').computed.fate).toBe('treated')
  })

  test('MB-END-4: with `battle.recoverOwnBatteries` false an own overturned battery is lost without a die', () => {
    const { table, give } = fighting()
    set(table, 'battle.recoverOwnBatteries', false)
    give('battle.mark', { kind: 'overturned', unit: 'b3', bySide: sideOf(table.state, 'RED').id })
    expect(give('battle.end', { holders: [sideOf(table.state, 'BLUE').id] })).toBeNull()
    expect(outcomeOf(table, 'battery', 'b3')).toMatchObject({ face: null, computed: { fate: 'lost' } })
  })

  test('only allies hold the field together (MB-END-1)', () => {
    const { table, give } = fighting()
    expect(give('battle.end', { holders: [sideOf(table.state, 'RED').id, sideOf(table.state, 'BLUE').id] })).toBe('E_NOT_ALLIED')
  })

  test('the master overrules: an army withdraws instead of being gone; his word can be taken away; what is computed stays', () => {
    const { table, id, give } = fighting()
    give('battle.end', { holders: [sideOf(table.state, 'BLUE').id] })
    const army = outcomeOf(table, 'army', 'foot')
    const overrule = (fate: Json) => table.code('master', 'battle.overrule', { outcome: army.id, fate })
    expect(army.computed.fate).toBe('gone')
    expect(overrule({ fate: 'captured', stateId: 'RED' })).toBe('E_OUTCOME')
    expect(overrule({ fate: 'withdrawn', toId: 'A' })).toBe('E_NOT_BORDERING')
    expect(overrule({ fate: 'withdrawn', toId: 'B' })).toBeNull()
    expect(overrule(null)).toBeNull()
    expect(overrule({ fate: 'withdrawn', toId: 'B' })).toBeNull()
    expect(outcomeOf(table, 'army', 'foot')).toMatchObject({ computed: { fate: 'gone' }, override: { fate: 'withdrawn' } })
    expect(give('battle.settle')).toBeNull()
    expect(table.march('foot')).toMatchObject({ toId: 'B', leftBattleId: id })
    expect(Object.values(table.state.units).filter((unit) => unit.armyId === 'foot')).toHaveLength(3)
  })

  test('MB-END-1: by agreement of all the others withdraw the way they came', () => {
    const { table, give } = fighting()
    expect(give('battle.end', { holders: [sideOf(table.state, 'BLUE').id], byAgreement: true })).toBeNull()
    expect(outcomeOf(table, 'army', 'foot').computed).toMatchObject({ fate: 'withdrawn', toId: 'B' })
    expect(outcomeOf(table, 'army', 'blue').computed.fate).toBe('rest')
  })

  test('MB-CON-1: who crossed while results were written down meets the holder afterwards', () => {
    const { table, give } = fighting()
    table.order('rg', 'army.march', { armies: ['horse'], to: 'C' })
    give('battle.end', { holders: [sideOf(table.state, 'BLUE').id] })
    table.minute(25)
    expect(table.state.armies.horse).toMatchObject({ sectorId: 'C', battleId: null })
    expect(give('battle.settle')).toBeNull()
    expect(battleIn(table.state, 'C')).toMatchObject({ startAt: 25 * MINUTE, phase: 'deployment' })
  })
})

describe('who knows what of a battle (section 16.2, MB-INF-9)', () => {
  test('territory and sides are public; strengths and reserves are for the own side and the master', () => {
    const { table, id } = fighting()
    table.order('rg', 'army.march', { armies: ['horse'], to: 'C' })
    table.minute(23)
    expect(Object.keys(table.rows('battles', 'wall'))).toEqual([id])
    const forces = (audience: string) => Object.values(table.rows('battleForces', audience)).map((row) => row.armyId)
    expect(forces('master')).toEqual(['blue', 'foot', 'horse'])
    expect(forces('person:bg')).toEqual(['blue'])
    expect(forces('person:rg')).toEqual(['foot', 'horse'])
    for (const audience of ['wall', 'hq', 'state:RED', 'state:BLUE', 'person:bc']) expect(forces(audience), audience).toEqual([])
    expect(Object.keys(table.rows('battleSides', 'person:bc'))).toEqual([])
    const sides = Object.values(table.rows('battleSides', 'person:bg'))
    expect(sides.map(({ cincId, dice }) => [cincId, dice])).toEqual([
      ['bg', 2],
      ['ro', null],
    ])
  })

  test('marks: losses by kind for the enemy, disputes for the table alone', () => {
    const { table, give } = fighting()
    give('battle.mark', { kind: 'loss', unit: 'b3', text: 'from the hill' })
    give('battle.mark', { kind: 'dispute', text: 'line of fire' })
    const marks = (audience: string) => Object.values(table.rows('battleMarks', audience))
    expect(marks('master')).toHaveLength(2)
    expect(marks('person:rg')).toMatchObject([{ kind: 'loss', unitKind: 'HA', unitId: null, unitName: null, text: '' }])
    expect(marks('person:bg')).toMatchObject([{ kind: 'loss', unitId: 'b3', unitName: 'b3' }])
    expect(marks('wall')).toEqual([])
  })

  test('EP-20: reinforcements on the road for who runs the table', () => {
    const { table } = fighting()
    table.order('rg', 'army.march', { armies: ['horse'], to: 'C' })
    expect(Object.values(table.rows('battleComing', 'master'))).toMatchObject([
      {
        stateId: 'RED',
        at: 22.5 * MINUTE,
        edge: 'W',
        units: [
          { kind: 'LC', count: 1 },
          { kind: 'HC', count: 1 },
        ],
      },
    ])
    for (const audience of ['wall', 'person:bg', 'person:rg']) expect(table.rows('battleComing', audience)).toEqual({})
  })

  test('character cards are private to their officer (MB-BAT-RNK-1)', () => {
    const table = front()
    expect(table.code('rg', 'officer.setCard', { officer: 'rg', bonuses: [] })).toBe('E_NOT_AUTHORISED')
    expect(table.code('master', 'officer.setCard', { officer: 'rg', bonuses: [{ kind: 'attack', value: 2 }], saveOn: 4 })).toBeNull()
    expect(table.rows('officerCards', 'person:rg').rg).toMatchObject({ saveOn: 4 })
    for (const audience of ['wall', 'person:bg', 'state:RED']) expect(table.rows('officerCards', audience)).toEqual({})
  })
})
