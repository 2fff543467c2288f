import fc from 'fast-check'
import { poolIds } from '@/lib/campaign/hq/tables'
import type { CampaignState } from '@/lib/campaign/state'
import type { Json } from '@/lib/kernel/json'

/** What somebody tries after a while; `data` is made from the state of that moment. */
export type Move = { by: string; type: string; data: (state: CampaignState) => object; wait: number }

const volunteers = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8']
const cards = ['K1', 'K2', 'K3', 'K4', 'K5', 'R1', 'R2', 'S1', 'Z1', 'nothing']
const ways = ['a', 'b', 'accept', 'refuse']
/** Mostly volunteers who are there; now and then anybody. */
const anybody = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...volunteers) }, fc.constantFrom('M', 'P1', 'C1', 'H1'))
/** Mostly moments; now and then so long that deadlines pass. */
const wait = fc.oneof(
  { weight: 8, arbitrary: fc.nat(20_000) },
  { weight: 2, arbitrary: fc.nat(400_000) },
  fc.constantFrom(600_000, 1_200_001),
)
/** The announcement of the moment, open or closed, or one that never was. */
const announcementNow = (state: CampaignState): string => Object.keys(state.announcements).at(-1) ?? 'none'
const move = (by: fc.Arbitrary<string>, type: string, data: fc.Arbitrary<Json | ((state: CampaignState) => Json)>): fc.Arbitrary<Move> =>
  fc.record({ by, wait, data }).map((made) => ({
    by: made.by,
    type,
    wait: made.wait,
    data: typeof made.data === 'function' ? (made.data as (state: CampaignState) => object) : () => made.data as object,
  }))
const card = fc.constantFrom(...cards)
const way = fc.constantFrom(...ways)
const wordNow = fc.constant((state: CampaignState): Json => ({ announcement: announcementNow(state) }))
const cardAndWay = fc.constantFrom(['K2', 'a'], ['K3', 'a'], ['K4', 'a'], ['R1', 'accept'], ['R1', 'refuse'], ['R2', 'accept'], ['S1', 'a'])

export const volunteerMoves: { weight: number; arbitrary: fc.Arbitrary<Move> }[] = [
  { weight: 3, arbitrary: move(anybody, 'hq.decide', fc.record({ card, way })) },
  { weight: 1, arbitrary: move(anybody, 'hq.aggravate', fc.record({ card })) },
  {
    weight: 4,
    arbitrary: move(
      anybody,
      'hq.announce',
      cardAndWay.map(([cardId, wayId]) => ({ subject: { s: 'card', cardId: cardId, wayId: wayId } })),
    ),
  },
  { weight: 14, arbitrary: move(anybody, 'hq.sayWord', wordNow).map((word) => ({ ...word, wait: word.wait % 3000 })) },
  { weight: 1, arbitrary: move(anybody, 'hq.cancelAnnouncement', wordNow) },
  { weight: 1, arbitrary: move(anybody, 'hq.checkIn', fc.record({ person: fc.constantFrom(...volunteers, 'P1', 'C1') })) },
  { weight: 1, arbitrary: move(anybody, 'hq.checkOut', fc.record({ person: fc.constantFrom(...volunteers) })) },
  { weight: 1, arbitrary: move(anybody, 'hq.markRequirement', fc.record({ card, way })) },
  { weight: 1, arbitrary: move(anybody, 'hq.withdrawCard', fc.record({ card, reason: fc.constant('спор') })) },
]
const master = fc.constant('M')
const round = fc.record({ map: fc.constantFrom('Луна', 'L4'), n: fc.integer({ min: 1, max: 4 }) })
const names = fc.uniqueArray(fc.constantFrom(...volunteers, 'M'), { maxLength: 6 })
export const masterMoves: { weight: number; arbitrary: fc.Arbitrary<Move> }[] = [
  { weight: 1, arbitrary: move(master, 'hq.issueCard', fc.record({ card })) },
  { weight: 1, arbitrary: move(master, 'hq.reverseDecision', fc.record({ card, reason: fc.constant('спор') })) },
  { weight: 1, arbitrary: move(master, 'hq.setDeadline', fc.record({ card, due: fc.nat(4_000_000), reason: fc.constant('спор') })) },
  {
    weight: 2,
    arbitrary: move(
      master,
      'hq.adjustPool',
      fc.record({ pool: fc.constantFrom(...poolIds), delta: fc.integer({ min: -12, max: 6 }), reason: fc.constant('x') }),
    ),
  },
  { weight: 1, arbitrary: move(master, 'hq.setCamp', fc.record({ defence: fc.nat(3), support: fc.nat(3) })) },
  { weight: 2, arbitrary: move(fc.constant('H1'), 'hq.mapRoundStarted', round) },
  {
    weight: 2,
    arbitrary: move(
      master,
      'hq.confirmWord',
      names.map((list) => (state: CampaignState) => ({ announcement: announcementNow(state), names: list })),
    ),
  },
  { weight: 1, arbitrary: move(master, 'clock.pause', fc.constant({})) },
  { weight: 2, arbitrary: move(master, 'clock.resume', fc.constant({})) },
  { weight: 1, arbitrary: move(master, 'people.leave', fc.record({ person: fc.constantFrom(...volunteers) })) },
]
/** What else goes in and out: gifts, exchange, purchases, help, results of tables. */
const giftNow = fc.constant((state: CampaignState): Json => ({ donation: Object.keys(state.donations).at(-1) ?? 'none' }))
const amount = fc.integer({ min: -1, max: 9 })
const tableIds = fc.constantFrom('Луна', 'L4', 'Гигантомахия')
export const otherMoves: { weight: number; arbitrary: fc.Arbitrary<Move> }[] = [
  { weight: 1, arbitrary: move(anybody, 'hq.donateEnergy', fc.record({ amount })) },
  { weight: 2, arbitrary: move(master, 'hq.confirmDonation', giftNow) },
  {
    weight: 1,
    arbitrary: move(master, 'hq.exchange', fc.record({ dir: fc.constantFrom('in', 'out'), currency: fc.constant('чек'), n: amount })),
  },
  { weight: 1, arbitrary: move(master, 'hq.acquire', fc.record({ text: fc.constant('тягач'), n: amount })) },
  { weight: 1, arbitrary: move(anybody, 'hq.allotCp', fc.record({ map: tableIds })) },
  {
    weight: 1,
    arbitrary: move(fc.constant('H1'), 'hq.mapFinished', fc.record({ map: tableIds, winner: fc.constantFrom('СПО', 'ОФ', null) })),
  },
  { weight: 1, arbitrary: move(fc.constant('H1'), 'hq.catchUpRounds', round) },
  {
    weight: 1,
    arbitrary: move(
      anybody,
      'hq.announce',
      fc.record({ subject: fc.record({ s: fc.constant('strike'), map: tableIds, choice: fc.constant({}) }) }),
    ),
  },
]
/** A while of play by everybody. */
export const moves = fc.array(fc.oneof(...otherMoves, ...volunteerMoves, ...masterMoves), { minLength: 5, maxLength: 45 })

/** Pools as in the fixture, or so shallow that costs are refused and losses take what is there (HQ-RES-6, HQ-RES-7). */
export const startPools = fc.oneof(
  fc.constant({ energy: 20, resources: 15, bchs: 6 }),
  fc.record({ energy: fc.nat(7), resources: fc.nat(7), bchs: fc.nat(3) }),
)
