import { describe, expect, it } from 'vitest'
import type { Cost } from '@/lib/campaign/hq/tables'
import type { PackCard } from '@/lib/scenario/hqSchema'
import { shippedPack } from './packs'

const pack = shippedPack('horizon-war')
const { cards, tables, pools, camp } = pack.hq!
const crises = cards.filter(({ kind }) => kind === 'crisis')
const prospects = cards.filter(({ kind }) => kind === 'prospect')

const sum = (costs: Cost[]) =>
  costs.reduce<{ energy: number; resources: number; bchs: number }>(
    (all, { energy = 0, resources = 0, bchs = 0 }) => ({
      energy: all.energy + energy,
      resources: all.resources + resources,
      bchs: all.bchs + bchs,
    }),
    { energy: 0, resources: 0, bchs: 0 },
  )
const gains = (card: PackCard): Cost[] =>
  card.ways.flatMap(({ effects }) => effects.flatMap((effect) => (effect.t === 'pool' ? [{ [effect.pool]: effect.delta }] : [])))
const granted = (aid: string) =>
  crises.filter(({ ways }) => ways[0]!.effects.some((effect) => effect.t === 'grant' && effect.aid === aid)).map(({ id }) => id)

describe('«Война Горизонта»', () => {
  it('starts with its pools and camp', () => {
    expect(pools).toEqual({ energy: 24, resources: 18, bchs: 9 })
    expect(camp).toEqual({ defence: 1, support: 1 })
  })

  it('balance: prospects bring 15/14/3, crises by the first way cost 45/33/13, and one БЧС is missing', () => {
    const income = sum(prospects.flatMap(gains))
    const price = sum(crises.map(({ ways }) => ways[0]!.cost))
    expect(income).toEqual({ energy: 15, resources: 14, bchs: 3 })
    expect(price).toEqual({ energy: 45, resources: 33, bchs: 13 })
    expect([price.energy - income.energy - 24, price.resources - income.resources - 18, price.bchs - income.bchs - 9]).toEqual([6, 1, 1])
  })

  it('balance: the second way of КР-02 saves one Б for Э2 and Р3', () => {
    const [a, b] = cards.find(({ id }) => id === 'kr-02')!.ways
    expect([b!.cost.energy! - a!.cost.energy!, b!.cost.resources! - a!.cost.resources!, a!.cost.bchs! - b!.cost.bchs!]).toEqual([2, 3, 1])
  })

  it('helps battles as its balance says', () => {
    expect(granted('cp').sort()).toEqual(['kr-04', 'kr-07', 'kr-11'])
    expect(granted('reroll')).toEqual(['kr-02'])
    expect(granted('plus1').sort()).toEqual(['kr-01', 'kr-08'])
  })

  it('has 12 crises, 4 of them personal, and 8 prospects', () => {
    expect([crises.length, crises.filter(({ decision }) => decision === 'personal').length, prospects.length]).toEqual([12, 4, 8])
    for (const { aggravation } of crises) expect(aggravation).not.toBeNull()
  })

  it('EP-36: whoever makes a crisis worse on purpose gets something for it at once', () => {
    const choices = crises.filter(({ aggravation }) => aggravation!.kind === 'choice')
    expect(choices).toHaveLength(9)
    for (const { id, aggravation } of choices) {
      const gains = (aggravation!.gives ?? []).filter((effect) => effect.t === 'grant' || (effect.t === 'pool' && effect.delta > 0))
      expect([id, gains.length]).not.toEqual([id, 0])
      const worse = aggravation!.addCost ?? aggravation!.minusMin ?? aggravation!.ifNot
      expect([id, worse]).not.toEqual([id, null])
    }
  })

  it('SURV-6: every side of every table has a ship with named people and systems; players have theirs', () => {
    const { ships } = pack.hq!
    const sides = tables.flatMap(({ id, cpLimit }) => Object.keys(cpLimit).map((side) => `${id} ${side}`))
    expect(new Set(ships.map(({ table, side }) => `${table} ${side}`))).toEqual(new Set(sides))
    for (const { crew, components } of ships) expect(Math.min(crew.length, components.length)).toBeGreaterThan(1)
    const captains = pack.people.filter(({ roles }) => (roles as string[]).includes('participant')).map(({ id }) => id)
    expect(ships.flatMap(({ owner }) => owner ?? []).sort()).toEqual(captains.sort())
  })

  it('HQ-TRG-2: one card for every table and each of five rounds', () => {
    const slots = cards.map(({ table, round }) => `${table} ${round}`)
    expect(new Set(slots).size).toBe(20)
    expect(tables.flatMap(({ id }) => [1, 2, 3, 4, 5].map((round) => `${id} ${round}`)).sort()).toEqual([...slots].sort())
  })

  it('HQ-MAP-2: stakes are those of the tables and stand at the middle', () => {
    expect(tables.map(({ id, stakes }) => [id, stakes.length])).toEqual([
      ['moon', 2],
      ['l4', 3],
      ['light', 1],
      ['giants', 1],
    ])
    for (const { outcomes, index } of tables.flatMap(({ stakes }) => stakes)) expect([outcomes.length, index]).toEqual([3, 1])
  })

  it('HQ-COU-2: hops are the shortest path to HQ', () => {
    const distance = new Map([['orbit', 0]])
    for (const [id, hops] of distance) {
      for (const next of Object.keys(pack.sectors.find((sector) => sector.id === id)!.neighbours))
        if (!distance.has(next)) distance.set(next, hops + 1)
    }
    for (const { sector, hops } of tables) expect(hops).toBe(distance.get(sector!))
    expect(Object.fromEntries(distance)).toEqual({ orbit: 0, earth: 1, victoria: 1, giants: 1, moon: 2, l4: 2, light: 3, horizon: 4 })
  })
})
