import type { Json } from '@/lib/kernel/json'
import type { ViewRows } from '@/lib/kernel/view'
import type { Random } from './random'

/** What somebody tries: a command's type and data. */
export type Move = [type: string, data: Json]

/** What a player sees, by view, and his own id. */
export interface Seen {
  me: string
  view(name: string): ViewRows
  random: Random
}

export type Part = 'volunteer' | 'host' | 'courier' | 'participant' | 'master'

/** The fields of rows that a player decides by. */
interface Row {
  state?: string
  decision?: string
  ways?: readonly { id: string }[]
  hostId?: string | null
  round?: number
  decidedById?: string | null
}
const rows = (seen: Seen, name: string): [id: string, row: Row][] => Object.entries(seen.view(name) as Record<string, Row>)
const some = (seen: Seen, name: string, fits: (row: Row) => boolean = () => true): [id: string, row: Row] =>
  seen.random.pick(rows(seen, name).filter(([, row]) => fits(row))) ?? ['nothing', {}]
const word = (seen: Seen): string => Object.keys(seen.view('announcements'))[0] ?? 'nothing'
const open = (row: Row): boolean => row.state === 'open'

/** A way of a card: mostly one it has. */
function wayOf(seen: Seen, fits: (row: Row) => boolean): { card: string; way: string } {
  const [card, row] = some(seen, 'cards', fits)
  const way = seen.random.chance(0.95) ? seen.random.pick(row.ways ?? [])?.id : 'nothing'
  return { card, way: way ?? 'a' }
}

type Maker = (seen: Seen) => Move
/** What each part of the play does, as often as it stands here; some of it is never allowed. */
const makers: Record<Part, readonly [weight: number, make: Maker][]> = {
  volunteer: [
    [6, (seen) => ['hq.decide', wayOf(seen, (row) => open(row) && row.decision === 'personal')]],
    [
      4,
      (seen) => {
        const { card, way } = wayOf(seen, (row) => open(row) && row.decision === 'collective')
        return ['hq.announce', { subject: { s: 'card', cardId: card, wayId: way } }]
      },
    ],
    [14, (seen) => ['hq.sayWord', { announcement: word(seen) }]],
    [1, (seen) => ['hq.cancelAnnouncement', { announcement: word(seen) }]],
    [1, (seen) => ['hq.aggravate', { card: some(seen, 'cards', open)[0] }]],
    [3, (seen) => ['hq.checkIn', { person: seen.me }]],
    [1, (seen) => ['hq.checkOut', { person: seen.me }]],
    [1, (seen) => ['hq.donate', { pool: seen.random.pick(['energy', 'resources', 'bchs'])!, amount: seen.random.whole(0, 3) }]],
    [1, (seen) => ['hq.notePromise', { text: 'Обещаем', owner: { person: seen.me } }]],
    [1, (seen) => ['hq.setPromise', { promise: some(seen, 'promises')[0], state: 'kept' }]],
    [1, (seen) => ['hq.writeLetter', { map: some(seen, 'gameTables')[0], text: 'Держитесь' }]],
    [1, (seen) => ['hq.allotCp', { map: some(seen, 'gameTables')[0] }]],
    [1, (seen) => ['hq.adjustPool', { pool: 'energy', delta: seen.random.whole(1, 9), reason: 'очень надо' }]],
    [1, () => ['hq.decide', { card: 'kr-12', way: 'a' }]],
  ],
  host: [
    [
      3,
      (seen) => {
        const [map, row] = some(seen, 'gameTables', (table) => table.hostId === seen.me)
        return ['hq.mapRoundStarted', { map, n: (row.round ?? 0) + seen.random.pick([0, 1, 1, 1, 2])! }]
      },
    ],
    [2, (seen) => ['hq.sendDispatch', { map: some(seen, 'gameTables')[0], text: 'Нужна помощь' }]],
    [
      1,
      (seen) => [
        'survival.registerShip',
        { name: 'Борт', side: 'СПО', map: some(seen, 'gameTables')[0], crew: ['Ян', 'Лия'], out: seen.random.chance(0.5) },
      ],
    ],
    [1, (seen) => ['survival.setStatus', { ship: some(seen, 'ships')[0], status: seen.random.pick(['out', 'left', 'battle'])! }]],
    [1, (seen) => ['hq.decide', wayOf(seen, open)]],
  ],
  courier: [
    [3, (seen) => ['hq.takeDispatch', { dispatch: some(seen, 'dispatches')[0] }]],
    [3, (seen) => ['hq.deliverDispatch', { dispatch: some(seen, 'dispatches')[0] }]],
    [1, () => ['hq.setCamp', { defence: 3, support: 3 }]],
  ],
  participant: [
    [3, (seen) => ['hq.donateEnergy', { amount: seen.random.whole(0, 4) }]],
    [2, (seen) => ['hq.withdrawDonation', { donation: some(seen, 'donations')[0] }]],
    [1, (seen) => ['survival.roll', { ship: some(seen, 'ships')[0] }]],
    [1, (seen) => ['hq.confirmDonation', { donation: some(seen, 'donations')[0] }]],
  ],
  master: [
    [4, (seen) => ['hq.issueCard', { card: some(seen, 'cards', (row) => row.state === 'hidden')[0] }]],
    [4, (seen) => ['hq.issueCard', { card: newCard(seen) }]],
    [2, (seen) => ['hq.confirmDonation', { donation: some(seen, 'donations')[0] }]],
    [1, (seen) => ['hq.rejectDonation', { donation: some(seen, 'donations')[0] }]],
    [
      2,
      (seen) => [
        'hq.confirmWord',
        {
          announcement: word(seen),
          names: rows(seen, 'people')
            .filter(() => seen.random.chance(0.4))
            .map(([id]) => id),
        },
      ],
    ],
    [2, (seen) => ['hq.reverseDecision', { card: some(seen, 'cards', (row) => !!row.decidedById)[0], reason: 'спор' }]],
    [
      1,
      (seen) => ['hq.changeOutcome', { card: some(seen, 'cards', (row) => !open(row))[0], outcome: 'overcome', way: 'a', reason: 'спор' }],
    ],
    [1, (seen) => ['hq.setDeadline', { card: some(seen, 'cards', open)[0], due: seen.random.whole(0, 900_000), reason: 'спор' }]],
    [1, (seen) => ['hq.withdrawCard', { card: some(seen, 'cards', open)[0], reason: 'ошибка' }]],
    [1, (seen) => ['hq.markRequirement', { card: some(seen, 'cards', open)[0], way: 'b' }]],
    [
      2,
      (seen) => [
        'hq.adjustPool',
        { pool: seen.random.pick(['energy', 'resources', 'bchs'])!, delta: seen.random.whole(-6, 8), reason: 'поправка' },
      ],
    ],
    [1, (seen) => ['hq.exchange', { dir: seen.random.pick(['in', 'out'])!, currency: 'чек', n: seen.random.whole(0, 4) }]],
    [1, (seen) => ['hq.acquire', { text: 'тягач', n: seen.random.whole(0, 4) }]],
    [1, (seen) => ['hq.recordGift', { from: 'гость', pool: 'energy', amount: seen.random.whole(0, 4) }]],
    [1, (seen) => ['hq.setCamp', { defence: seen.random.whole(0, 3), support: seen.random.whole(0, 3) }]],
    [1, (seen) => ['survival.roll', { ship: some(seen, 'ships')[0] }]],
    [1, () => ['clock.pause', {}]],
    [3, () => ['clock.resume', {}]],
  ],
}

/** A crisis of the moment: short of time more often than not, so that deadlines and words meet. */
const newCard = ({ random }: Seen): Json => ({
  ...{ kind: 'crisis', title: 'Случай', description: 'Что-то горит.', overcome: 'Заплатить.' },
  ifNot: { text: 'Потери.', effects: [{ t: 'pool', pool: random.pick(['energy', 'resources'])!, delta: -random.whole(1, 3) }] },
  ways: [{ id: 'a', text: 'Заплатить', cost: { energy: random.whole(0, 2), resources: 1 }, effects: [], consequence: 'Обошлось.' }],
  decision: random.chance(0.5) ? 'personal' : 'collective',
  deadline: { kind: 'timer', minutes: random.whole(1, 4) },
})

/** The next thing this player tries. */
export function nextMove(part: Part, seen: Seen): Move {
  const list = makers[part]
  let left = seen.random.next() * list.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, make] of list) {
    left -= weight
    if (left < 0) return make(seen)
  }
  return list[0]![1](seen)
}
