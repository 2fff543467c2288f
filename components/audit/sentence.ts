import type { AuditRecord } from '@/lib/store/types'

/** Names by id, as far as the reader's views know them; ids that are not known are shown as they are. */
export interface Names {
  person: (id: string) => string
  army: (id: string) => string
  sector: (id: string) => string
  card: (id: string) => string
  state: (id: string) => string
  table: (id: string) => string
}

/** A sentence of the catalogue `audit.sentence.<key>` and what fills it. */
export interface Sentence {
  key: string
  values: Record<string, string | number>
}

type Data = Record<string, unknown>
type Tell = (data: Data, names: Names) => Sentence['values']

const text = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
const list = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [])
const join = (ids: unknown, name: (id: string) => string): string => list(ids).map(name).join(', ')
const amount = (value: unknown): number => (typeof value === 'number' ? value : 0)

function bodies(data: Data, names: Names): string {
  const parts = Array.isArray(data.parts) ? (data.parts as Data[]).map((part) => names.army(text(part.army))) : []
  return [...new Set([...list(data.armies).map(names.army), ...parts, ...list(data.officers).map(names.person)])].join(', ')
}
const oneBody = (data: Data, names: Names): string => (text(data.army) ? names.army(text(data.army)) : names.person(text(data.officer)))
const route = (data: Data, names: Names): string =>
  text(data.to) ? names.sector(text(data.to)) : list(data.route).map(names.sector).join(' → ')
const card: Tell = (data, names) => ({ card: names.card(text(data.card)) })
const person: Tell = (data, names) => ({ person: names.person(text(data.person)) })
const atTable: Tell = (data, names) => ({ table: names.table(text(data.map)) })
const ship: Tell = (data, names) => ({ ship: names.table(text(data.ship)) })
const territory: Tell = (data, names) => ({ sector: names.sector(text(data.territory)) })
const leader: Tell = (data, names) => ({ person: text(data.person) ? names.person(text(data.person)) : '—' })
const nothing: Tell = () => ({})

/** How each command is told. A command that is not here is told by its name (`other`). */
const tellers: Record<string, Tell> = {
  'clock.start': nothing,
  'clock.pause': nothing,
  'clock.resume': nothing,
  'clock.finale': nothing,
  'clock.end': nothing,
  'clock.hold': nothing,
  'clock.setRate': (data) => ({ rate: amount(data.rate) }),
  'clock.release': (data) => ({ mode: text(data.mode) }),
  'settings.set': (data) => ({
    name: text(data.name),
    value: typeof data.value === 'string' ? data.value : JSON.stringify(data.value ?? null),
  }),
  'state.setRelation': (data, names) => ({ states: join(data.states, names.state), relation: text(data.relation) }),
  'army.march': (data, names) => ({ bodies: bodies(data, names), route: route(data, names), minutes: amount(data.minutes) }),
  'order.accept': nothing,
  'order.return': (data) => ({ reason: text(data.reason) }),
  'order.withdraw': nothing,
  'order.instructionDone': nothing,
  'paper.take': (data, names) => ({ state: text(data.state) ? names.state(text(data.state)) : '—' }),
  'paper.attach': nothing,
  'paper.enter': (data, names) => ({ bodies: bodies(data, names), route: route(data, names), minutes: amount(data.minutes) }),
  'paper.return': (data) => ({ reason: text(data.reason) }),
  'paper.reopen': nothing,
  'army.countermand': (data, names) => ({ body: oneBody(data, names) }),
  'army.split': (data, names) => ({ army: names.army(text(data.army)), n: list(data.units).length }),
  'army.merge': (data, names) => ({ armies: join(data.armies, names.army) }),
  'hq.decide': card,
  'hq.aggravate': card,
  'hq.saveCard': nothing,
  'hq.duplicateCard': card,
  'hq.deleteCard': nothing,
  'hq.importCards': nothing,
  'hq.issueCard': card,
  'hq.withdrawCard': card,
  'hq.reverseDecision': card,
  'hq.setDeadline': card,
  'hq.markRequirement': card,
  'hq.adjustPool': (data) => ({
    pool: text(data.pool),
    delta: (amount(data.delta) > 0 ? '+' : '') + String(amount(data.delta)).replace('-', '−'),
  }),
  'hq.checkIn': person,
  'hq.checkOut': person,
  'hq.announce': (data, names) => ({ card: names.card(text((data.subject as Data | undefined)?.cardId)) }),
  'hq.sayWord': nothing,
  'hq.confirmWord': (data, names) => ({ names: join(data.names, names.person) }),
  'hq.cancelAnnouncement': nothing,
  'hq.mapRoundStarted': (data, names) => ({ table: names.table(text(data.map)), n: amount(data.n) }),
  'hq.setCamp': (data) => ({ defence: text(data.defence) || '—', support: text(data.support) || '—' }),
  'hq.donateEnergy': (data) => ({ amount: amount(data.amount) }),
  'hq.donate': (data) => ({ pool: text(data.pool), amount: amount(data.amount) }),
  'hq.confirmDonation': nothing,
  'hq.rejectDonation': nothing,
  'hq.withdrawDonation': nothing,
  'hq.recordGift': (data) => ({ from: text(data.from), pool: text(data.pool), amount: amount(data.amount) }),
  'hq.exchange': (data) => ({ dir: text(data.dir), currency: text(data.currency), n: amount(data.n) }),
  'hq.acquire': (data) => ({ text: text(data.text), n: amount(data.n) }),
  'hq.sendDispatch': atTable,
  'hq.writeLetter': atTable,
  'hq.takeDispatch': nothing,
  'hq.deliverDispatch': nothing,
  'hq.delayDispatch': nothing,
  'hq.loseDispatch': nothing,
  'hq.catchUpRounds': (data, names) => ({ table: names.table(text(data.map)), n: amount(data.n) }),
  'hq.planOpening': card,
  'hq.planOpenings': (data, names) => {
    const openings = Array.isArray(data.openings) ? (data.openings as Data[]) : []
    return { n: openings.length, cards: openings.map((opening) => names.card(text(opening.card))).join(', ') }
  },
  'hq.mapFinished': (data, names) => ({ table: names.table(text(data.map)), winner: text(data.winner) || 'none' }),
  'hq.setStakes': atTable,
  'hq.strike': atTable,
  'hq.setRoads': (data) => ({ roads: text(data.roads) }),
  'hq.allotCp': atTable,
  'hq.useSurvivalAid': (data, names) => ({ ship: names.table(text(data.ship)), kind: text(data.kind) }),
  'hq.stillOnWatch': person,
  'hq.notePromise': (data) => ({ text: text(data.text) }),
  'hq.setPromise': (data) => ({ state: text(data.state) }),
  'hq.changeOutcome': (data, names) => ({ card: names.card(text(data.card)), outcome: text(data.outcome) }),
  'survival.registerShip': (data) => ({ name: text(data.name) }),
  'survival.setStatus': (data, names) => ({ ship: names.table(text(data.ship)), status: text(data.status) }),
  'survival.roll': ship,
  'survival.finalise': ship,
  'survival.override': (data, names) => ({ ship: names.table(text(data.ship)), result: amount(data.result) }),
  'survival.clearOverride': ship,
  'survival.beginCeremony': nothing,
  'survival.showShip': (data, names) => ({ ship: text(data.ship) ? names.table(text(data.ship)) : '—' }),
  'survival.endCeremony': nothing,
  'people.create': (data) => ({ character: text(data.character) }),
  'people.setRoles': person,
  'people.leave': person,
  'people.changeCharacter': (data, names) => ({ person: names.person(text(data.person)), character: text(data.character) }),
  'people.changeSide': (data, names) => ({ person: names.person(text(data.person)), state: names.state(text(data.state)) }),
  'people.revealSide': nothing,
  'people.dropSideChange': nothing,
  'sector.setHolder': (data, names) => ({
    sector: names.sector(text(data.sector)),
    holder: text(data.holder) ? names.state(text(data.holder)) : '—',
  }),
  'state.setPlayed': (data, names) => ({ state: names.state(text(data.state)), on: data.byMaster === true ? 'true' : 'false' }),
  'reminder.set': (data) => ({ text: text(data.text) }),
  'reminder.move': nothing,
  'reminder.done': nothing,
  'desk.take': nothing,
  'desk.giveBack': nothing,
  'desk.hold': (data) => ({ kind: text(data.kind) }),
  'desk.release': (data) => ({ kind: text(data.kind) }),
  'desk.handOver': nothing,
  'desk.readHandover': nothing,
  'desk.giveReason': (data) => ({ reason: text(data.reason) }),
  'hours.set': (data) => ({ n: Array.isArray(data.windows) ? data.windows.length : 0 }),
  'hours.keepClosed': nothing,
  'hours.open': nothing,
  'letter.write': nothing,
  'letter.hand': (data, names) => ({ courier: names.person(text(data.courier)) }),
  'letter.deliver': nothing,
  'letter.read': nothing,
  'letter.destroy': nothing,
  'pass.give': (data, names) => ({ officer: names.person(text(data.officer)) }),
  'pass.takeBack': nothing,
  'room.enter': (data, names) => ({ people: join(data.people, names.person) }),
  'room.leave': (data, names) => ({ people: join(data.people, names.person) }),
  'notice.delivered': nothing,
  'notice.read': nothing,
  'notice.correction': (data) => ({ n: list(data.persons).length }),
  'dice.answer': nothing,
  'audit.undo': (data) => ({ seq: amount(data.seq) }),
  'audit.rollBack': (data) => ({ seqs: Array.isArray(data.seqs) ? data.seqs.map((seq) => `${seq}`).join(', ') : '' }),
  'screen.assign': (data) => ({ name: text(data.name) || 'none' }),
  'screen.identify': (data) => ({ n: list(data.screens).length }),
  'screen.forget': nothing,
  'call.person': person,
  'call.end': nothing,
  'battle.declareAttack': territory,
  'battle.call': territory,
  'battle.arrived': (data, names) => ({ person: names.person(text(data.person)), on: String(data.arrived !== false) }),
  'battle.open': nothing,
  'battle.callOff': nothing,
  'battle.commander': leader,
  'battle.deputy': leader,
  'battle.host': (data, names) => ({ ...leader(data, names), place: text(data.place) || 'host' }),
  'battle.joinSides': nothing,
  'battleMap.save': (data) => ({ name: text(data.name), isNew: String(data.map === null) }),
  'battleMap.remove': nothing,
  'battleMap.assign': (data, names) => ({ sector: names.sector(text(data.sector)), isNone: String(data.map === null) }),
  'battle.setEdge': (data) => ({ edge: text(data.edge) }),
  'battle.setBounds': nothing,
  'battle.setTurnLimit': (data) => ({ seconds: amount(data.seconds) }),
  'battle.begin': nothing,
  'battle.turn': nothing,
  'battle.enter': (data) => ({ on: String(data.entered !== false) }),
  'battle.mark': (data, names) => ({ kind: text(data.kind), person: names.person(text(data.officer)), text: text(data.text) }),
  'battle.strikeMark': nothing,
  'battle.mutiny': (data, names) => ({ people: join(data.officers, names.person) }),
  'battle.leave': (data) => ({ edge: text(data.edge) }),
  'battle.end': (data) => ({ agreed: String(data.byAgreement === true) }),
  'battle.overrule': (data) => ({ fate: data.fate === null ? 'none' : 'other' }),
  'battle.settle': nothing,
  'battle.play': (data) => ({ command: text((data.do as Data | undefined)?.command) }),
  'battle.toBoard': nothing,
  'battle.toTable': nothing,
  'officer.setCard': (data, names) => ({ person: names.person(text(data.officer)) }),
  'courier.pursue': nothing,
  'courier.endPursuit': (data) => ({ minutes: amount(data.minutes) || 15 }),
  'battleBell.stop': nothing,
  'battleBell.start': nothing,
  'store.checkpoint': nothing,
  'store.diceSecret': nothing,
}

/** Records whose events say more than their data: what fell due on the march, words not said in time, throws that were answered. */
export const toldByEvents = (type: string): boolean => /^(due\.(march|rider|word|order|battle|pursuit)\.|dice\.answer$)/.test(type)

const adjusted = /^([a-zA-Z]+)\.adjust$/

/** What a record says, as a sentence in the past tense. The actor stands in a column of his own. */
export function sentenceOf(record: Pick<AuditRecord, 'type' | 'data'>, names: Names): Sentence {
  const data = (typeof record.data === 'object' && record.data !== null && !Array.isArray(record.data) ? record.data : {}) as Data
  if (record.type.startsWith('due.')) return dueSentence(record.type.slice(4), text(data.id), names)
  const teller = Object.hasOwn(tellers, record.type) ? tellers[record.type] : undefined
  if (teller) return { key: record.type, values: teller(data, names) }
  const table = adjusted.exec(record.type)?.[1]
  if (table) return { key: 'adjust', values: { table, name: names.table(text(data.id)) } }
  return { key: 'other', values: { type: record.type } }
}

/** What fell due by the clock. A card is told by its title; marches and announcements are gone by then, their rows are in the changes. */
function dueSentence(kind: string, id: string, names: Names): Sentence {
  return dueKinds.includes(kind) ? { key: `due.${kind}`, values: { card: names.card(id) } } : { key: 'due.other', values: { kind } }
}

/** Kinds of due items that have a sentence of their own. */
export const dueKinds: readonly string[] = [
  'march.arrive',
  'march.cross',
  'rider.cross',
  'order.start',
  'card.deadline',
  'card.opening',
  'dispatch.arrival',
  'watch.silence',
  'hours.close',
  'reminder.ring',
  'side.change',
  'word.window',
  'call.expire',
  'battle.bell',
  'battle.board',
  'pursuit.return',
]

/** Commands with a sentence of their own: the catalogue must have them all. */
export const toldCommands: readonly string[] = Object.keys(tellers)
