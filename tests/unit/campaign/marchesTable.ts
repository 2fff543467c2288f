import type { CampaignOutcome } from '@/lib/campaign/engine'
import { registry, visibleEvent, type CampaignEvent } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { CampaignCase } from '@/lib/cases/macrobattle'
import { campaignOf } from '@/lib/cases/macrobattleState'
import { CaseTable } from '@/lib/cases/table'
import type { Actor, Role } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { parseAudience, type ViewRows } from '@/lib/kernel/view'

export const MINUTE = 60_000

/** A – B – C – D in a row, E south of B. RED and BLUE are at war, GREEN is neutral and played by the master. */
export const country = (changes: Partial<CampaignCase> = {}): CampaignCase => ({
  id: 'country',
  territories: { A: { E: ['B'] }, B: { W: ['A'], E: ['C'], S: ['E'] }, C: { W: ['B'], E: ['D'] }, D: { W: ['C'] }, E: { N: ['B'] } },
  war: [['RED', 'BLUE']],
  officers: {
    rg: { state: 'RED', rank: 'general' },
    ro: { state: 'RED', rank: 'colonel' },
    rc: { state: 'RED', at: 'A' },
    bg: { state: 'BLUE', rank: 'marshal', at: 'D' },
    bc: { state: 'BLUE', at: 'D' },
  },
  armies: {
    horse: { state: 'RED', at: 'A', general: 'rg', authorised: ['ro'], officers: ['rg'], units: { h1: 'LC', h2: 'HC' } },
    foot: { state: 'RED', at: 'A', general: 'rg', officers: ['ro'], units: { f1: 'MU', f2: 'PK', f3: 'LI' } },
    blue: { state: 'BLUE', at: 'D', general: 'bg', units: { b1: 'MU', b2: 'DR', b3: 'HA' } },
    green: { state: 'GREEN', at: 'E', general: null, units: { g1: 'LI' } },
  },
  steps: [],
  ...changes,
})

/** A country on the pure core: minutes in, short answers out. */
export class Country extends CaseTable {
  constructor(changes: Partial<CampaignCase> = {}) {
    super(campaignOf(country(changes)))
  }

  /** Gives a command for somebody; `master` is the master. */
  order(who: string, type: string, data: Json, more: { as?: string; happenedAt?: number; dice?: number[] } = {}): CampaignOutcome {
    const roles: Role[] = who === 'master' ? ['master'] : ['officer']
    return this.give({ type, data, ...more }, { id: who, roles, system: false } satisfies Actor)
  }

  /** The code of the refusal, or null when it was accepted. */
  code(who: string, type: string, data: Json, more: { as?: string; happenedAt?: number } = {}): string | null {
    return this.order(who, type, data, more).error?.code ?? null
  }

  minute(at: number): CampaignEvent[] {
    return this.runTo(at * MINUTE)
  }

  march(armyOrOfficer: string) {
    return Object.values(this.state.marches).find((march) => (march.armyId ?? march.officerId) === armyOrOfficer) ?? null
  }

  rows(view: string, audience: string): ViewRows {
    return rowsOf(this.state, view, audience)
  }
}

export const rowsOf = (state: CampaignState, view: string, audience: string): ViewRows =>
  registry.views.find((candidate) => candidate.name === view)!.rows(state, parseAudience(audience)!)

/** What an audience learns of events, in order. */
export const seen = (events: readonly CampaignEvent[], audience: string, state: CampaignState) =>
  events.flatMap((event) => visibleEvent(event, parseAudience(audience)!, state) ?? [])

/** Changes a row of the start position for a test; the state is a fresh object of this country alone. */
export function put<Name extends keyof CampaignState>(
  table: Country,
  name: Name,
  id: string,
  columns: Partial<CampaignState[Name][string]>,
): void {
  const rows = table.state[name] as Record<string, object>
  table.state = { ...table.state, [name]: { ...rows, [id]: { ...rows[id], ...columns, id } } }
}

export const set = (table: Country, name: string, value: Json): void => put(table, 'settings', name, { value })
