import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { execute, noHistory } from '@/lib/campaign/engine'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import errors from '@/lib/i18n/messages/ru/errors.json'
import type { Actor, Role } from '@/lib/kernel/command'
import type { DiceSource } from '@/lib/kernel/dice'
import { isBadInput, isDiceNeeded } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import type { Answer } from '@/lib/live/protocol'
import { startApp, type TestApp } from './support/app'
import { Canaries } from './support/canaries'
import { commandData } from './support/commandData'
import { secretWorld } from './support/secretWorld'

/**
 * Every command of the registry is sent by everybody who may not give it, with data that somebody who may could send. Data is made
 * from the command's own schema, so a new command is swept by itself.
 */
const canaries = new Canaries()
let app: TestApp
let state: CampaignState
const tokens: Record<string, string> = {}

/** Who sends: a person of the campaign, or a screen that only reads (`null`: nobody we know). */
const people = ['volunteer', 'red-general', 'blue-colonel', 'host', 'courier', 'participant', 'auditor'] as const
const screens = ['wall', 'hq', 'state:red', 'audit'] as const
const senders = [...people.map((id) => `person:${id}`), ...screens, null]

const rolesOf = (sender: string | null): readonly Role[] => {
  const id = sender?.startsWith('person:') ? sender.slice('person:'.length) : null
  return id === null ? [] : state.people[id]!.roles
}
const actorOf = (id: string): Actor => ({ id, roles: state.people[id]!.roles, system: false })

/** A campaign in full swing: rows in as many tables as commands can name. */
async function play(): Promise<void> {
  const service = app.context.campaign('one')!
  let count = 0
  const give = async (by: string, type: string, data: Json): Promise<any> => {
    const answer = await service.submit({ id: `play-${(count += 1)}`, type, data }, actorOf(by), 'play')
    expect([type, answer]).toMatchObject([type, { ok: true }])
    state = service.state()
    return answer.ok ? answer.result : null
  }
  state = service.state()
  await give('master', 'clock.start', {})
  await give('master', 'hq.issueCard', { card: 'open-card' })
  await give('master', 'hq.issueCard', { card: 'collective' })
  await give('master', 'hq.issueCard', { card: 'decided' })
  await give('volunteer', 'hq.decide', { card: 'decided', way: 'w' })
  await give('participant', 'hq.donateEnergy', { amount: 2 })
  await give('volunteer', 'hq.donateEnergy', { amount: 1 })
  await give('host', 'hq.sendDispatch', { map: 'table', text: canaries.text('a letter under way (HQ-COU-2)', 'person:host') })
  await give('volunteer', 'hq.announce', { subject: { s: 'card', cardId: 'collective', wayId: 'w' } })
  const { ship } = await give('host', 'survival.registerShip', {
    name: 'корабль',
    side: 'СПО',
    map: 'table',
    owner: 'participant',
    crew: ['a'],
  })
  await give('host', 'survival.setStatus', { ship, status: 'out' })
  await give('volunteer', 'hq.notePromise', { text: 'обещано', owner: { person: 'volunteer' } })
  await give('master', 'paper.take', { state: 'red' })
  await give('blue-general', 'pass.give', { officer: 'red-colonel', state: 'blue' })
  await give('master', 'call.person', { person: 'courier' })
  await give('master', 'reminder.set', { at: 9e6, text: canaries.text('a reminder of the masters') })
  await give('master', 'desk.handOver', { text: canaries.text('what one master hands to the next') })
}

beforeAll(async () => {
  app = await startApp()
  await app.accounts.makeFirstLogin()
  const world = secretWorld(canaries)
  const colonel = world.people['red-colonel']!
  world.people['blue-colonel'] = {
    ...colonel,
    id: 'blue-colonel',
    stateId: 'blue',
    player: 'p',
    character: 'c',
    nickname: null,
    position: 30,
  }
  world.officers['blue-colonel'] = { ...world.officers['red-colonel']!, id: 'blue-colonel', armyId: 'blue-army', sectorId: 'east' }
  world.people.second = { ...world.people.volunteer!, id: 'second', player: 'p', character: 'c', nickname: null, position: 31 }
  world.cards.decided = { ...world.cards['hidden-card']!, id: 'decided', title: 't', position: 10 }
  world.gameTables.table!.cpLimit = { СПО: 2 }
  world.cards.collective = { ...world.cards['hidden-card']!, id: 'collective', decision: 'collective', title: 't', position: 9 }
  app.live.open(await app.store.create({ slug: 'one', title: 'One', state: world, rehearsal: false }))
  for (const sender of senders) if (sender) tokens[sender] = await app.accounts.issueToken('one', sender, '')
  // How often somebody may ask is another test's matter.
  app.context.limits.allowRequest = () => Promise.resolve(true)
  await play()
})
afterAll(() => app.close())

/** The server's dice for a dry run: every face a one. */
const ones: DiceSource = {
  roll: ({ count }) => ({ number: null, faces: Array<number>(count).fill(1), source: 'server', commitment: null }),
}

/** Whether the rules let this person give this command as things stand. Pure: nothing is kept. */
function legal(type: string, data: Json, by: string): boolean {
  let made = 0
  const id = (prefix: string) => `${prefix}_${(made += 1)}`
  const input = { actor: actorOf(by), now: 60_000, utc: 0, serverDice: () => ones, history: noHistory, id }
  try {
    return execute(state, { id: 'try', type, data, dice: 'server' }, input).error === null
  } catch (error) {
    if (isBadInput(error) || isDiceNeeded(error)) return false
    throw error
  }
}

const someone: Record<string, string> = { master: 'master', anyone: 'participant', officer: 'red-general' }
/** What cannot be met by chance: a way with a requirement, a rate, names that make a quorum. */
const byHand = (): Record<string, Json> => ({
  'hq.decide': { card: 'open-card', way: 'w' },
  'hq.markRequirement': { card: 'open-card', way: 'v' },
  'hq.exchange': { dir: 'in', currency: 'чек', n: 1 },
  'hq.confirmWord': { announcement: Object.keys(state.announcements)[0]!, names: ['volunteer', 'second'] },
  'hq.reverseDecision': { card: 'decided', reason: 'спор' },
  'hq.allotCp': { map: 'table' },
  'clock.setRate': { rate: 2 },
})

interface Samples {
  data: Json[]
  /** The first of them is one that somebody could give right now. */
  legal: boolean
}
const sampled = new Map<string, Samples>()
/** A few pieces of data for a command, first of all one that somebody who may give it could send right now. */
function samples(type: string): Samples {
  const known = sampled.get(type)
  if (known) return known
  const givers = registry.commands[type]!.who.filter((role) => role !== 'system').map((role) => someone[role] ?? role)
  const hand = byHand()[type]
  const made = [...(hand === undefined ? [] : [hand]), ...fc.sample(commandData(type, state), { numRuns: 60, seed: 7 })]
  const good = made.find((data) => givers.some((giver) => legal(type, data, giver)))
  const found = { data: [...new Set([...(good === undefined ? [] : [good]), ...made.slice(0, 1)])], legal: good !== undefined }
  sampled.set(type, found)
  return found
}

let count = 0
async function send(sender: string | null, type: string, data: Json): Promise<{ status: number; text: string; answer: Answer }> {
  const response = await fetch(`${app.base}/api/campaigns/one/commands`, {
    method: 'POST',
    headers: sender === null ? {} : { authorization: `Bearer ${tokens[sender]}` },
    body: JSON.stringify({ id: `sweep-${(count += 1)}`, type, data }),
  })
  const text = await response.text()
  return { status: response.status, text, answer: JSON.parse(text) as Answer }
}

const types = Object.keys(registry.commands).sort()
/** What somebody who may not give a command gets for it: nobody is 401, a screen 403, a person of another role 422. */
const expectedStatus = (sender: string | null): number => (sender === null ? 401 : rolesOf(sender).length === 0 ? 403 : 422)

function mayGive(sender: string | null, type: string): boolean {
  const { who } = registry.commands[type]!
  const roles = rolesOf(sender)
  return roles.length > 0 && (who.includes('anyone') || who.some((role) => (roles as readonly string[]).includes(role)))
}

const leakedTo = (sender: string | null, text: string): string[] =>
  canaries.all.filter(({ digits, allowed }) => !allowed.has(sender ?? '') && text.includes(digits)).map(({ label }) => label)

describe('every command of the registry', () => {
  test('is sent in earnest: for nearly all of HQ’s, and most others, there is data that somebody could give right now', () => {
    const weak = types.filter((type) => !samples(type).legal)
    const ofHq = (type: string) => type.startsWith('hq.')
    expect(weak.filter(ofHq).length).toBeLessThan(types.filter(ofHq).length / 5)
    expect(weak.length).toBeLessThan((types.length * 2) / 3)
  })

  test.each(senders)('from %s, who may not give it, is refused with a code and tells nothing (MB-INF-11)', async (sender) => {
    const wrong: string[] = []
    for (const type of types.filter((each) => !mayGive(sender, each))) {
      for (const data of samples(type).data) {
        const { status, text, answer } = await send(sender, type, data)
        const coded = answer.ok || answer.kind !== 'rule' || Object.hasOwn(errors, answer.code)
        const leaked = leakedTo(sender, text)
        if (status !== expectedStatus(sender) || !coded || leaked.length > 0)
          wrong.push([type, JSON.stringify(data), status, text, ...leaked].join(' '))
      }
    }
    expect(wrong).toEqual([])
  })

  test('refuses alike what one may not know of and what does not exist', async () => {
    const told: string[] = []
    for (const sender of people.map((id) => `person:${id}`)) {
      const known = await (
        await fetch(`${app.base}/api/campaigns/one/state`, { headers: { authorization: `Bearer ${tokens[sender]}` } })
      ).text()
      for (const type of types.filter((each) => !mayGive(sender, each))) {
        for (const data of samples(type).data) {
          const [real, absent] = [JSON.stringify(data), withoutSecrets(data, known)]
          // A word of the schema may be spelled like an id: then the twin is no command at all.
          if (real === absent || !registry.commands[type]!.schema.safeParse(JSON.parse(absent)).success) continue
          const [first, second] = [await send(sender, type, data), await send(sender, type, JSON.parse(absent) as Json)]
          const [a, b] = [first, second].map(({ answer }) => JSON.stringify({ ...answer, id: '' }))
          if (a !== b) told.push([sender, type, real, a, b].join(' '))
        }
      }
    }
    expect(told).toEqual([])
  })

  test('met no fault of the program', () => {
    expect(app.faults).toEqual([])
  })
})

/** Ids that a scenario's author chose, so that they could be guessed; what the program makes is random. */
const guessable = (id: string): boolean => id.length > 2 && !/_[\w-]{6,}$/.test(id) && id !== 'master'
/** An open card exists for everybody: the reference says `E_ROLE` to outsiders (H05). */
const isOpenCard = (id: string): boolean => Object.hasOwn(state.cards, id) && state.cards[id]!.state !== 'hidden'

/** The data with every id that the reader's own screens do not show put out of use. */
function withoutSecrets(data: Json, known: string): string {
  const ids = new Set(Object.values(state).flatMap((rows) => Object.keys(rows)))
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' && ids.has(value) && guessable(value) && !isOpenCard(value) && !known.includes(`"${value}"`)
      ? 'no-such-thing'
      : value,
  )
}
