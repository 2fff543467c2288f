import type { CampaignEvent } from '@/lib/campaign/registry'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import { openAnnouncement } from '@/lib/campaign/hq/announcement'
import { costNow } from '@/lib/campaign/hq/cardTerms'
import { poolIds } from '@/lib/campaign/hq/tables'
import type { Json } from '@/lib/kernel/json'
import type { Audience } from '@/lib/kernel/view'
import { compareFact } from './facts'
import { timeText } from './hqTime'

/** What a step leaves behind for its facts. */
export interface AfterStep {
  state: CampaignState
  events: CampaignEvent[]
  /** True: the answer equals the first one to this command id; null: the id is new. */
  sameAnswer: boolean | null
  /** Milliseconds of wall time since startEvent. */
  wall: number
  /** Ids that commands made, by the case's name for them. */
  refs: ReadonlyMap<string, string>
}

type Amounts = Partial<Record<(typeof poolIds)[number], number>>
const slashed = (amounts: Amounts): string => poolIds.map((pool) => amounts[pool] ?? 0).join('/')
const timeOrNull = (ms: number | null): string | null => (ms === null ? null : timeText(ms))

function row<Row>(rows: Record<string, Row>, id: string | undefined): Row {
  if (id === undefined || !Object.hasOwn(rows, id)) throw new Error(`nothing has the id ${String(id)}`)
  return rows[id]!
}

/** Audiences that a person hears (DESIGN §6). */
function audiencesOf(state: CampaignState, personId: string): Audience[] {
  const { roles } = row(state.people, personId)
  if (roles.includes('master')) return [{ kind: 'master' }]
  if (roles.includes('auditor')) return [{ kind: 'audit' }]
  const hq: Audience[] = roles.includes('volunteer') ? [{ kind: 'hq' }] : []
  return [{ kind: 'wall' }, ...hq, { kind: 'person', id: personId }]
}

function visible(state: CampaignState, personId: string, cardId: string): boolean {
  row(state.cards, cardId)
  const views = registry.views.filter((view) => view.name === 'cards' || view.name === 'publicCards')
  return audiencesOf(state, personId).some((audience) => views.some((view) => Object.hasOwn(view.rows(state, audience), cardId)))
}

const validConsequences = (state: CampaignState) =>
  Object.values(state.consequences)
    .filter((record) => !record.struck)
    .sort((a, b) => a.position - b.position)

/** The open announcement under its name in the case, or null. */
function openRef({ state, refs }: AfterStep): string | null {
  const open = openAnnouncement(state)
  if (!open) return null
  return [...refs].find(([, id]) => id === open.id)?.[0] ?? open.id
}

function openNamed(after: AfterStep, ref: string | undefined) {
  const open = openAnnouncement(after.state)
  if (!open || openRef(after) !== ref) throw new Error(`announcement ${String(ref)} is not open`)
  return open
}

function eventFact({ events }: AfterStep, type: string | undefined, field: string | undefined): Json {
  const event = events.find((one) => one.type === type) as ({ [key: string]: Json } & { type: string }) | undefined
  if (field === undefined) return event !== undefined
  return event?.[field] ?? null
}

const knownFacts =
  'pools card cost due version decidedBy spokenBy consequence consequences announcement quorum ends words stock camp gained limit stake ' +
  'alert visible event sameAnswer wall'

/** True for facts that can be checked; the others speak of what the program does not do yet. */
export const isKnownFact = (fact: string): boolean => knownFacts.split(' ').includes(fact.split(':')[0]!)

/** The value of a fact now (`facts` of the format). Throws when the fact is unknown or speaks of nothing. */
function valueOf(fact: string, after: AfterStep): Json {
  const { state } = after
  const [kind, a, b] = fact.split(':')
  switch (kind) {
    case 'pools':
      return slashed(Object.fromEntries(Object.values(state.pools).map((pool) => [pool.id, pool.value])))
    case 'card':
      return row(state.cards, a).state
    case 'cost': {
      const card = row(state.cards, a)
      const way = card.ways.find((one) => one.id === b)
      if (!way) throw new Error(`no way ${String(b)}`)
      return slashed(costNow(card, way))
    }
    case 'due':
      return timeOrNull(row(state.cards, a).due)
    case 'version':
      return row(state.cards, a).version
    case 'decidedBy':
      return row(state.cards, a).decidedById
    case 'spokenBy':
      return row(state.cards, a).spokenBy
    case 'consequence':
      return validConsequences(state).find((record) => record.cardId === a)?.outcome ?? null
    case 'consequences':
      return validConsequences(state).map((record) => `${record.cardId} ${record.outcome}`)
    case 'announcement':
      return openRef(after)
    case 'quorum':
      return openNamed(after, a).quorum
    case 'ends':
      return timeText(openNamed(after, a).ends)
    case 'words':
      return openNamed(after, a).words
    case 'stock':
      return row(state.aids, a).stock
    case 'camp':
      return `${row(state.camp, 'camp').defence}/${row(state.camp, 'camp').support}`
    case 'gained':
      return row(state.camp, 'camp').gained
    case 'limit':
      return row(state.gameTables, a).cpLimit[(state.settings['hq.side']?.value as string | undefined) ?? 'СПО'] ?? null
    case 'stake': {
      const stake = row(state.gameTables, a).stakes.find((one) => one.id === b)
      if (!stake) throw new Error(`no stake ${String(b)}`)
      return stake.index
    }
    case 'alert':
      return Object.values(state.gameTables).some((table) => table.roundWithoutCard !== null) ? 'TurnWithoutCard' : null
    case 'visible':
      return visible(state, a!, after.refs.get(b!) ?? b!)
    case 'event':
      return eventFact(after, a, b)
    case 'sameAnswer':
      return after.sameAnswer
    case 'wall':
      return timeText(after.wall)
    default:
      throw new Error('unknown fact')
  }
}

/** Lines for the facts that do not hold. */
export function checkFacts(facts: { [key: string]: Json }, after: AfterStep): string[] {
  return Object.entries(facts).flatMap(([fact, expected]) => {
    try {
      return compareFact(fact, expected, valueOf(fact, after)) ?? []
    } catch (error) {
      return [`${fact}: ${(error as Error).message}`]
    }
  })
}
