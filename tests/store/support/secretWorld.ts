import type { CampaignState } from '@/lib/campaign/state'
import type { Canaries } from './canaries'
import { card, smallWorld } from './world'

/** Audiences that hear `hq`, and those that hear `state:red`: a layer of one's own and the people in it. */
export const hqHearers = ['hq', 'person:volunteer']
export const redHearers = ['state:red', 'person:red-general', 'person:red-colonel']

function secretPeople(state: CampaignState, canaries: Canaries): void {
  const knowCharacter: Record<string, string[]> = { volunteer: hqHearers }
  // Their names stand on a letter that the blue general took.
  for (const id of ['red-general', 'red-colonel']) knowCharacter[id] = [...redHearers, 'person:blue-general']
  knowCharacter['blue-general'] = ['state:blue', 'person:blue-general']
  for (const person of Object.values(state.people)) {
    // A master and an auditor are themselves among those who see everything.
    const own = ['master', 'auditor'].includes(person.id) ? [] : [`person:${person.id}`]
    person.player = canaries.text(`player of ${person.id}`, ...own)
    person.nickname = canaries.text(`nickname of ${person.id}`)
    person.character = canaries.text(`character of ${person.id}`, ...(knowCharacter[person.id] ?? own))
  }
}

function secretForces(state: CampaignState, canaries: Canaries): void {
  const red = state.armies['red-army']!
  const blue = state.armies['blue-army']!
  red.name = canaries.text('name of the red army (MB-INF-1)', ...redHearers)
  blue.name = canaries.text('name of the blue army (MB-INF-1)', 'state:blue', 'person:blue-general')
  for (const unit of Object.values(state.units)) {
    const general = unit.armyId === 'red-army' ? 'person:red-general' : 'person:blue-general'
    unit.name = canaries.text(`name of unit ${unit.id} (MB-INF-2)`, general)
  }
  // A lone rider nobody but his side knows, and a suspicion that must not say it was he (MB-INF-3, MB-INF-7).
  const rider = canaries.text('id of the lone red rider', ...redHearers)
  state.people[rider] = {
    ...state.people['red-colonel']!,
    id: rider,
    roles: ['courier'],
    character: canaries.text('character of the rider', ...redHearers),
    position: 20,
  }
  state.people[rider].player = canaries.text('player of the rider')
  state.people[rider].nickname = null
  state.officers[rider] = { ...state.officers['red-colonel']!, id: rider, armyId: null, sectorId: 'west' }
  state.suspicions.seen = { id: 'seen', sectorId: 'east', at: 0, courierId: rider, toldTo: ['blue-general'], pursued: false, leftAt: null }
}

/** Letters at each place of their way: only their part is for those whom they concern (MB-PUR-7). */
function secretLetters(state: CampaignState, canaries: Canaries): void {
  const letter = (id: string, columns: Partial<CampaignState['letters'][string]>) => {
    state.letters[id] = {
      ...{
        id,
        authorId: 'red-general',
        addresseeId: 'red-colonel',
        addressSectorId: null,
        addressStateId: null,
        text: '',
        state: 'carried',
      },
      ...{
        carrierId: 'red-colonel',
        givenToId: 'red-colonel',
        givenAt: 0,
        readerIds: [],
        writtenAt: 0,
        handedAt: 0,
        endedAt: null,
        readAt: null,
      },
      ...columns,
    }
  }
  const author = 'person:red-general'
  letter('carried', { text: canaries.text('a sealed letter with its courier (MB-PUR-7)', author) })
  const taken = canaries.text('a letter taken from a courier (MB-PUR-7)', author, 'person:blue-general')
  letter('taken', { text: taken, state: 'taken', readerIds: ['blue-general'], endedAt: 0 })
  letter('lost', { text: canaries.text('a letter that was lost', author), state: 'lost', endedAt: 0 })
}

function secretMarch(state: CampaignState, canaries: Canaries): void {
  const text = canaries.text('text of a written order (MB-INF-5)', 'person:red-general')
  const knowTimes = ['person:red-general']
  const arrival = canaries.number('arrival of a march (MB-INF-4)', ...knowTimes)
  canaries.derived('crossing of a march (MB-INF-4)', arrival / 2, ...knowTimes)
  const order = {
    number: 1,
    byId: 'red-general',
    armyIds: ['red-army'],
    officerIds: [],
    route: ['middle'],
    minutes: null,
    joinsBattle: false,
    passage: 'hidden' as const,
    text,
    at: 0,
    happenedAt: null,
  }
  state.orders.secret = { ...state.orders.secret, id: 'secret', ...order }
  state.marches.secret = {
    ...{ id: 'secret', orderId: 'secret', orderNumber: 1, armyId: 'red-army', officerId: null, fromId: 'west', toId: 'middle', rest: [] },
    ...{ startAt: 0, durationMs: arrival, crossed: false, joinsBattle: false, passage: 'hidden' as const, leftBattleId: null },
  }
}

function secretCard(canaries: Canaries, id: string, knowing: string[]) {
  const say = (what: string) => canaries.text(`${what} of ${id}`, ...knowing)
  const quiet = (what: string) => canaries.optionalText(`${what} of ${id}`, ...knowing)
  return card(id, {
    title: say('title'),
    description: say('description'),
    overcome: say('overcome'),
    ifNot: { text: say('if not'), effects: [] },
    ways: [
      { id: 'w', text: say('way'), cost: { energy: 1 }, requirement: null, effects: [], consequence: say('consequence') },
      {
        id: 'v',
        text: say('way v'),
        cost: { energy: 2 },
        requirement: { text: say('requirement'), fulfilled: false },
        effects: [],
        consequence: quiet('consequence v'),
      },
    ],
    aggravation: { kind: 'choice', text: say('aggravation'), cost: null, addCost: null, minusMin: 1, ifNot: null },
  })
}

function secretHq(state: CampaignState, canaries: Canaries): void {
  for (const pool of Object.values(state.pools)) {
    pool.value = canaries.number(`value of ${pool.id} (EP-44)`, ...hqHearers)
    pool.start = canaries.number(`start of ${pool.id} (EP-44)`, ...hqHearers)
  }
  state.aids.cp!.stock = canaries.number('stock of aids', ...hqHearers)
  state.camp.camp!.gained = [canaries.text('function of the camp', ...hqHearers)]
  for (const row of [secretCard(canaries, 'hidden-card', []), secretCard(canaries, 'open-card', hqHearers)]) state.cards[row.id] = row
  state.gameTables.table = {
    ...{
      id: 'table',
      name: canaries.text('name of a table', ...hqHearers, 'person:host'),
      about: canaries.text('about a table', ...hqHearers, 'person:host'),
    },
    ...{
      hostId: 'host',
      state: 'running' as const,
      round: 1,
      winner: null,
      cpLimit: {},
      sectorId: null,
      hops: 0,
      position: 0,
      roundWithoutCard: null,
    },
    stakes: [
      {
        id: 's',
        name: canaries.text('stake (HQ-MAP-3)', 'person:host'),
        outcomes: [canaries.text('outcome of a stake (HQ-MAP-3)', 'person:host')],
        index: 0,
      },
    ],
  }
  state.consequences.past = {
    ...{ wayId: null, change: { energy: 0, resources: 0, bchs: 0, defence: 0, support: 0, cp: 0, reroll: 0, plus1: 0 } },
    ...{ id: 'past', cardId: 'open-card', outcome: 'failed' as const, text: canaries.text('consequence', ...hqHearers), decidedById: null },
    ...{ spokenBy: [], at: 0, struck: false, position: 0 },
  }
}

/** The small campaign with a secret in every field that somebody must not know. */
export function secretWorld(canaries: Canaries): CampaignState {
  return smallWorld((state) => {
    secretPeople(state, canaries)
    secretForces(state, canaries)
    secretMarch(state, canaries)
    secretLetters(state, canaries)
    secretHq(state, canaries)
    state.counters.order!.value = 1
    const told = canaries.text('notice', 'person:participant')
    state.notices.told = {
      id: 'told',
      personId: 'participant',
      kind: 'note',
      params: { text: told },
      at: 0,
      deliveredAt: null,
      readAt: null,
    }
  })
}
