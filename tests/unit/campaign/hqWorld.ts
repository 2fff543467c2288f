import { readFileSync } from 'node:fs'
import { stateOfFixture } from '@/lib/cases/hqFixture'
import { timeOf } from '@/lib/cases/hqTime'
import { mergePatch } from '@/lib/cases/mergePatch'
import { execute, fire, nextDueItem, noHistory } from '@/lib/campaign/engine'
import { registry, visibleEvent, type CampaignEvent } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { ViewName, ViewRowTypes } from '@/lib/campaign/viewRows'
import { previewDice } from '@/lib/kernel/dice'
import type { Json } from '@/lib/kernel/json'
import { applyPatches, type Patch } from '@/lib/kernel/patches'
import { parseAudience } from '@/lib/kernel/view'

export const casesFile = 'tests/cases/references/hq-cases.json'
const { fixture } = JSON.parse(readFileSync(casesFile, 'utf8')) as { fixture: Json }

/** The fixture of the HQ reference (14.1): M master, V1–V5 on watch, V6 off watch, P1, C1, H1; pools 20/15/6. */
export const hqFixture = (patch: object = {}): CampaignState =>
  stateOfFixture(mergePatch(fixture, patch as Json) as { [key: string]: Json })

export interface Sent {
  /** Code of the refusal, or null. */
  code: string | null
  params: Record<string, unknown>
  events: CampaignEvent[]
  types: string[]
  answer: Json
  patches: Patch[]
  before: CampaignState
}

/** A tiny store: commands one after another, what is due fires first, every patch is kept. */
export class World {
  now = 0
  readonly patches: Patch[] = []
  private made = 0
  constructor(public state: CampaignState = hqFixture()) {}

  /** Lets event time pass; returns what fell due. */
  at(time: string | number): CampaignEvent[] {
    const to = typeof time === 'string' ? timeOf(time) : time
    const events: CampaignEvent[] = []
    for (let item = nextDueItem(this.state); item && item.at <= to; item = nextDueItem(this.state)) {
      if (this.state.clock.clock!.status !== 'running') break
      const outcome = fire(this.state, item, this.shell())
      this.state = outcome.next
      this.patches.push(...outcome.patches)
      events.push(...outcome.events)
    }
    this.now = to
    return events
  }

  send(by: string, type: string, data: object, options: { as?: string; happenedAt?: number } = {}): Sent {
    const before = this.state
    const actor = { id: by, roles: before.people[by]?.roles ?? [], system: false }
    const command = { id: `c${(this.made += 1)}`, type, data: data as Json, as: options.as ?? null, happenedAt: options.happenedAt ?? null }
    const outcome = execute(before, command, { ...this.shell(), actor, now: this.now })
    this.state = outcome.next
    this.patches.push(...outcome.patches)
    const { error, events, answer, patches } = outcome
    const types = events.map((event) => event.type)
    return { code: error?.code ?? null, params: error?.params ?? {}, events, types, answer, patches, before }
  }

  /** Announces a way and says the word for the people named; returns the last answer. */
  word(card: string, way: string, people: string[]): Sent {
    const announced = this.send(people[0]!, 'hq.announce', { subject: { s: 'card', cardId: card, wayId: way } })
    if (announced.code) return announced
    const { announcement } = announced.answer as { announcement: string }
    return people.map((person) => this.send(person, 'hq.sayWord', { announcement })).at(-1)!
  }

  pools(): string {
    return ['energy', 'resources', 'bchs'].map((pool) => this.state.pools[pool]!.value).join('/')
  }

  replayed(from: CampaignState): CampaignState {
    return applyPatches(from, this.patches)
  }

  private shell() {
    return { utc: this.now, serverDice: () => previewDice, history: noHistory, id: (prefix: string) => `${prefix}_${(this.made += 1)}` }
  }
}

/** Rows of one view for an audience, as they leave the server. */
export function rowsOf<Name extends ViewName>(state: CampaignState, name: Name, audience: string): Record<string, ViewRowTypes[Name]> {
  const view = registry.views.find((one) => one.name === name)!
  return view.rows(state, parseAudience(audience)!) as unknown as Record<string, ViewRowTypes[Name]>
}

/** Every row of every view for an audience. */
export const everythingFor = (state: CampaignState, audience: string): Record<string, unknown> =>
  Object.fromEntries(registry.views.map((view) => [view.name, view.rows(state, parseAudience(audience)!)]))

export const shownTo = (events: CampaignEvent[], audience: string, state: CampaignState) =>
  events.map((event) => visibleEvent(event, parseAudience(audience)!, state))

export const seenBy = (events: CampaignEvent[], audience: string, state: CampaignState): (string | null)[] =>
  shownTo(events, audience, state).map((event) => event?.type ?? null)
