import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CampaignEvent } from '@/lib/campaign/registry'
import { poolIds, type Aggravation, type Cost, type Effect, type PoolId } from '@/lib/campaign/hq/tables'
import type { CampaignState, Card } from '@/lib/campaign/state'
import { masterMoves, moves, otherMoves, startPools, volunteerMoves, type Move } from './hqMoves'
import { hqFixture, World, type Sent } from './hqWorld'

/**
 * What HQ pays, counted a second time from the cards' own fields as the reference reads them: the program's pools must follow this book
 * through any interleaving of eight volunteers, the master and the clock (HQ-DEC-11).
 */
type Amounts = Record<PoolId, number>

const poolsOf = (state: CampaignState): Amounts => ({
  energy: state.pools.energy!.value,
  resources: state.pools.resources!.value,
  bchs: state.pools.bchs!.value,
})

/** A price is paid whole: never more than there is. */
function pay(pools: Amounts, ...costs: (Cost | null | undefined)[]): void {
  for (const cost of costs) for (const pool of poolIds) pools[pool] -= cost?.[pool] ?? 0
}
/** Gains add up; a loss takes at most what is there (HQ-RES-7). */
function apply(pools: Amounts, effects: readonly Effect[]): void {
  for (const effect of effects) if (effect.t === 'pool') pools[effect.pool] = Math.max(0, pools[effect.pool] + effect.delta)
}

type CardEvent = Extract<CampaignEvent, { type: 'CardDecided' | 'CardAggravated' | 'CardFailed' }>

/** What a fact about a card costs or brings, by the card as it was before. */
function book(pools: Amounts, card: Card, event: CardEvent, chosen: boolean): void {
  const worse: Aggravation | null = card.aggravated ? card.aggravation : null
  switch (event.type) {
    case 'CardDecided': {
      const way = card.ways.find((one) => one.id === event.way)!
      pay(pools, way.cost, worse?.addCost)
      apply(pools, way.effects)
      return
    }
    case 'CardAggravated':
      if (!chosen) return
      pay(pools, card.aggravation!.cost)
      apply(pools, card.aggravation!.gives ?? [])
      return
    case 'CardFailed':
      apply(pools, (worse?.ifNot ?? card.ifNot)?.effects ?? [])
  }
}

/** Pools after these facts; what the master books himself is taken from his own numbers. */
function booked(before: CampaignState, events: readonly CampaignEvent[], sent: Move | null, state: CampaignState): Amounts {
  const pools = poolsOf(before)
  const aggravated = new Set<string>()
  for (const event of events) {
    if (event.type === 'CardDecided' || event.type === 'CardAggravated' || event.type === 'CardFailed') {
      const card = before.cards[event.card]!
      const now = aggravated.has(card.id) ? { ...card, aggravated: true } : card
      // The master declares a condition; a choice is a volunteer's, alone or by the word.
      book(pools, now, event, sent !== null && card.aggravation?.kind === 'choice')
      if (event.type === 'CardAggravated') aggravated.add(card.id)
    }
    if (event.type === 'PoolAdjusted') pools[event.pool] += event.delta
    if (event.type === 'DonationConfirmed') pools[event.pool] += event.amount
    if (event.type === 'Exchanged') pools.resources += event.dir === 'in' ? event.n : -event.n
    if (event.type === 'Acquired') pools.resources -= event.n
    // What a reversal gives back is proven below, against a run without the decision.
    if (event.type === 'DecisionReversed') return poolsOf(state)
  }
  return pools
}

const aggravation = { kind: 'choice', text: '', cost: { energy: 1 }, addCost: { resources: 1 }, minusMin: 5 }
const eight = Object.fromEntries(['V6', 'V7', 'V8'].map((name) => [name, { name, roles: ['volunteer'], present: true }]))
const start = (patch: object = {}): CampaignState => hqFixture({ cards: { K1: { aggravation } }, people: eight, ...patch })

describe('HQ-DEC-11, HQ-CRI-8, HQ-CRI-7: the pools follow the book', { timeout: 60_000 }, () => {
  test('a cost is paid exactly once or not at all, whatever eight volunteers, the master and the clock do', () => {
    const seen = { decided: 0, failed: 0, aggravated: 0, refused: 0, clamped: 0 }
    fc.assert(
      fc.property(moves, startPools, (list, pools) => {
        const world = new World(start({ pools }))
        for (const done of list) {
          const before = world.state
          const due = before.clock.clock!.status === 'running' ? world.at(world.now + done.wait) : []
          expect(poolsOf(world.state)).toEqual(booked(before, due, null, world.state))
          const sent = world.send(done.by, done.type, done.data(world.state))
          const kept = sent.code === null ? sent.events : []
          expect(poolsOf(world.state)).toEqual(booked(sent.before, kept, done, world.state))
          const facts = [...due, ...kept]
          seen.decided += facts.filter(({ type }) => type === 'CardDecided').length
          seen.aggravated += facts.filter(({ type }) => type === 'CardAggravated').length
          seen.failed += facts.filter(({ type }) => type === 'CardFailed').length
          seen.refused += sent.code === 'E_INSUFFICIENT' ? 1 : 0
          // Cards of the fixture take 3 Energy or more of Resources: a pool emptied by a failure gave what it had.
          const left = poolsOf(world.state)
          if (facts.some(({ type }) => type === 'CardFailed') && (left.energy === 0 || left.resources === 0)) seen.clamped += 1
        }
      }),
      { numRuns: 200 },
    )
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })
})

describe('HQ-DEC-12: a reversed decision', { timeout: 60_000 }, () => {
  /** So deep that no run is refused or clamped for want of what the decision took or brought. */
  const deep = { pools: { energy: 5000, resources: 5000, bchs: 5000 } }
  const decisions: { card: string; take: (world: World) => Sent }[] = [
    { card: 'K1', take: (world) => world.send('V1', 'hq.decide', { card: 'K1', way: 'a' }) },
    { card: 'K2', take: (world) => world.word('K2', 'a', ['V1', 'V2', 'V3', 'V4', 'V5']) },
    { card: 'R1', take: (world) => world.word('R1', 'accept', ['V1', 'V2', 'V3', 'V4', 'V5']) },
    { card: 'R2', take: (world) => world.word('R2', 'accept', ['V2', 'V3', 'V4', 'V5', 'V6']) },
  ]
  /** A function of the camp, once gained, is kept (HQ-CAM-3): what could gain one by the decision is left out. */
  const others = [...volunteerMoves, ...masterMoves, ...otherMoves]
  const between = fc.array(fc.oneof(...others), { minLength: 1, maxLength: 30 })
  const touches = ({ type, data }: Move, card: string, state: CampaignState): boolean =>
    type === 'hq.setCamp' || JSON.stringify(data(state)).includes(`"${card}"`)

  test('leaves pools, help, camp and every other card as a run without it, whatever happened in between', () => {
    let played = 0
    fc.assert(
      fc.property(fc.constantFrom(...decisions), between, ({ card, take }, list) => {
        const [taken, without] = [new World(start(deep)), new World(start(deep))]
        expect(take(taken).events.map(({ type }) => type)).toContain('CardDecided')
        for (const move of list.filter((each) => !touches(each, card, taken.state))) {
          const accepted = [taken, without].map((world) => {
            if (world.state.clock.clock!.status === 'running') world.at(world.now + move.wait)
            return world.send(move.by, move.type, move.data(world.state)).code === null
          })
          expect(accepted[0]).toBe(accepted[1])
          played += accepted[0] ? 1 : 0
        }
        expect(taken.send('M', 'hq.reverseDecision', { card, reason: 'спор' }).code).toBeNull()
        const rest = ({ state }: World) => ({
          ...{ pools: state.pools, aids: state.aids, camp: state.camp.camp },
          cards: Object.values(state.cards).map((row) => [row.id, row.state, row.id === card ? null : row.version]),
        })
        expect(rest(taken)).toEqual(rest(without))
      }),
      { numRuns: 120 },
    )
    expect(played).toBeGreaterThan(100)
  })
})
