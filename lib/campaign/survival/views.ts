import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { setting } from '../settings'
import { inOrder, type CampaignState } from '../state'
import { battleOver, causeModifier, owesRoll, resultOf, rollOf, verdictOf, type Roll, type Ship } from './rolls'
import type { ShownRoll, SurvivalViewRows } from './viewRows'

const seesAll = ({ kind }: Audience): boolean => kind === 'master' || kind === 'audit'

const shownRoll = (state: CampaignState, ship: Ship, roll: Roll): ShownRoll => ({
  dice: [...roll.dice],
  modifiers: roll.modifiers,
  rerolls: roll.rerolls,
  causeModifier: causeModifier(state, ship),
  result: resultOf(state, ship, roll),
  final: roll.finalAt !== null,
  verdict: roll.finalAt !== null || roll.override ? verdictOf(roll) : null,
})

/** Nobody but master, host and the player learns of a ship while its battle runs: HQ has no steady link (HQ-COU-1). */
function knows(state: CampaignState, ship: Ship, audience: Audience): boolean {
  if (seesAll(audience)) return true
  if (audience.kind === 'hq') return ship.status === 'out' && battleOver(state, ship)
  if (audience.kind !== 'person') return false
  return ship.ownerId === audience.id || (ship.tableId !== null && state.gameTables[ship.tableId]?.hostId === audience.id)
}

/** Help that a ship can still take from HQ (SURV-3). */
function roomFor(state: CampaignState, ship: Ship, roll: Roll | null): { reroll: number; plus1: number } | null {
  const mayHelp = setting(state, 'survival.aidSide') === 'any' || ship.side === setting(state, 'hq.side')
  if (!mayHelp || !roll || roll.finalAt !== null) return null
  return {
    reroll: Math.max(0, setting(state, 'survival.maxReroll') - roll.rerolls),
    plus1: Math.max(0, setting(state, 'survival.maxModifier') - roll.modifiers),
  }
}

function shipRow(state: CampaignState, ship: Ship, all: boolean): SurvivalViewRows['ships'] {
  const { id: _id, ...shown } = ship
  const roll = rollOf(state, ship.id)
  return {
    ...shown,
    crew: [...ship.crew],
    components: [...ship.components],
    owesRoll: owesRoll(state, ship),
    roll: roll && shownRoll(state, ship, roll),
    room: roomFor(state, ship, roll),
    computed: all && roll?.override ? roll.computed : null,
  }
}

const ships: View<CampaignState> = {
  name: 'ships',
  reads: ['ships', 'survival', 'gameTables', 'settings'],
  rows: (state, audience) =>
    Object.fromEntries(
      Object.values(state.ships)
        .filter((ship) => knows(state, ship, audience))
        .map((ship) => [ship.id, shipRow(state, ship, seesAll(audience))]),
    ) as unknown as ViewRows,
}

const survivalCounts: View<CampaignState> = {
  name: 'survivalCounts',
  reads: ['ships', 'survival', 'gameTables', 'settings'],
  rows(state, audience): ViewRows {
    if (audience.kind !== 'wall' || !setting(state, 'hq.publicOnWall')) return {}
    const rolls = Object.values(state.ships).flatMap((ship) => rollOf(state, ship.id) ?? [])
    const final = rolls.filter((roll) => roll.finalAt !== null).length
    const waiting = Object.values(state.ships).filter((ship) => owesRoll(state, ship)).length
    return { survival: { waiting, thrown: rolls.length - final, final } }
  },
}

/** The public part of the ceremony: nothing but what the host has put on the wall. */
const ceremony: View<CampaignState> = {
  name: 'ceremony',
  reads: ['ceremony', 'ships', 'survival', 'settings'],
  rows(state, audience) {
    const row = state.ceremony.ceremony
    if (!row || !(audience.kind === 'wall' || seesAll(audience))) return {}
    const queued = inOrder(state.ships).filter((ship) => row.shipIds.includes(ship.id))
    const byPlace = [...queued].sort((a, b) => row.shipIds.indexOf(a.id) - row.shipIds.indexOf(b.id))
    const shown = row.shipId === null ? null : (state.ships[row.shipId] ?? null)
    const roll = shown && rollOf(state, shown.id)
    const standing = (ship: Ship) => {
      const own = rollOf(state, ship.id)
      return own && own.finalAt !== null ? (verdictOf(own)?.result ?? null) : null
    }
    const shownRow: SurvivalViewRows['ceremony'] = {
      queue: byPlace.map((ship) => ({ id: ship.id, name: ship.name, captain: ship.captain, result: standing(ship) })),
      shipId: row.shipId,
      ship: shown && {
        ...{ name: shown.name, side: shown.side, captain: shown.captain, crew: [...shown.crew], components: [...shown.components] },
        roll: roll && shownRoll(state, shown, roll),
      },
    }
    return { ceremony: shownRow } as unknown as ViewRows
  },
}

export const survivalViews = [ships, survivalCounts, ceremony]
