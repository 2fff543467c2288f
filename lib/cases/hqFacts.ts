import type { CampaignEvent } from '@/lib/campaign/registry'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import { limitOfSide } from '@/lib/campaign/hq/aids'
import { openAnnouncement } from '@/lib/campaign/hq/announcement'
import { costNow } from '@/lib/campaign/hq/cardTerms'
import { strikeOf } from '@/lib/campaign/hq/strike'
import { poolIds } from '@/lib/campaign/hq/tables'
import { resultOf, rollOf, standingDie, verdictOf } from '@/lib/campaign/survival'
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

/** A card or a letter in the views of anybody the person hears; a letter on its way may be carried sealed, which is not seen. */
function visible(state: CampaignState, personId: string, id: string): boolean {
  const names = Object.hasOwn(state.dispatches, id) ? ['dispatches'] : ['cards', 'publicCards']
  if (names.length > 1) row(state.cards, id)
  const views = registry.views.filter((view) => names.includes(view.name))
  return audiencesOf(state, personId).some((audience) =>
    views.some((view) => {
      const shown = view.rows(state, audience)[id]
      return shown !== undefined && shown.text !== null
    }),
  )
}

/** CP of a squadron of HQ's side in the next Command phase, with its commander and without (FLT-CMD-5). */
function commandPoints(state: CampaignState, tableId: string | undefined): string | null {
  const limit = limitOfSide(state, row(state.gameTables, tableId))
  return limit === null ? null : `${limit}/${Math.max(0, limit - 1)}`
}

function survivalFact(state: CampaignState, kind: string, shipId: string | undefined): Json {
  row(state.ships, shipId)
  const roll = rollOf(state, shipId!)
  if (kind === 'final') return roll && roll.finalAt !== null ? verdictOf(roll)!.result : null
  if (!roll) return null
  return kind === 'die' ? standingDie(roll) : resultOf(state, state.ships[shipId!]!, roll)
}

/** How the final report speaks of the intervention (HQ-CON-4). */
function reportOf(state: CampaignState): string {
  const { state: now } = strikeOf(state)
  return now === 'used' ? 'used' : now === 'available' ? 'unused' : 'none'
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
  'donation units cp die result final strike strikeSide report pools card cost due version decidedBy spokenBy consequence consequences announcement quorum ends words stock camp gained limit stake ' +
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
    case 'donation':
      return row(state.donations, after.refs.get(a!) ?? a).state
    case 'units':
      return eventFact(after, 'Exchanged', 'units')
    case 'cp':
      return commandPoints(state, a)
    case 'die':
    case 'result':
    case 'final':
      return survivalFact(state, kind, a)
    case 'strike':
      return strikeOf(state).state
    case 'strikeSide':
      return strikeOf(state).side
    case 'report':
      if (a !== 'strike') throw new Error(`no report of ${String(a)}`)
      return reportOf(state)
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
