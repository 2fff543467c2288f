import { openBattlesIn, sidesOf } from '@/lib/campaign/battles'
import { boardState } from '@/lib/campaign/battles/board/rows'
import type { CampaignOutcome } from '@/lib/campaign/engine'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { CampaignCase } from '@/lib/cases/macrobattle'
import type { Json } from '@/lib/kernel/json'
import { parseAudience } from '@/lib/kernel/view'
import { botAction, seatsToAct } from '@/lib/rules/macrobattle/bot'
import { ONE, type BattleState, type Figure } from '@/lib/rules/macrobattle/tables'
import { Country, put, seen, set } from './marchesTable'
import { numbers } from './war'

/** RED and BLUE at war, GREEN against RED as well; every side has saboteurs, and BLUE a second army one march away. */
const changes: Partial<CampaignCase> = {
  war: [
    ['RED', 'BLUE'],
    ['RED', 'GREEN'],
  ],
  armies: {
    horse: { state: 'RED', at: 'B', general: 'rg', officers: ['rg'], units: { h1: 'LC', h2: 'HC' } },
    foot: { state: 'RED', at: 'B', general: 'rg', officers: ['ro'], units: { f1: 'MU', f2: 'PK', f3: 'SB', f4: 'FA' } },
    blue: { state: 'BLUE', at: 'C', general: 'bg', officers: ['bg'], units: { b1: 'MU', b2: 'DR', b3: 'HA', b4: 'SB' } },
    second: { state: 'BLUE', at: 'D', general: 'bg', officers: ['bc'], units: { s1: 'MU', s2: 'LI' } },
    green: { state: 'GREEN', at: 'E', general: null, units: { g1: 'LI' } },
  },
}

/** RED's two armies have met BLUE in C; the commanders are called. */
export class BoardCountry extends Country {
  readonly id: string

  constructor(settings: Record<string, Json> = {}, more: (table: Country) => void = () => undefined) {
    super(changes)
    for (const id of ['rg', 'ro']) put(this, 'officers', id, { sectorId: 'B', armyId: id === 'rg' ? 'horse' : 'foot' })
    put(this, 'officers', 'bg', { sectorId: 'C', armyId: 'blue' })
    put(this, 'officers', 'bc', { sectorId: 'D', armyId: 'second' })
    for (const unit of ['b1', 'b2', 'b3', 'b4', 's1', 's2']) put(this, 'units', unit, { name: `secret ${unit}` })
    for (const army of ['horse', 'foot']) put(this, 'armies', army, { enteredFromId: 'A' })
    set(this, 'campaign.callCommanders', true)
    set(this, 'battle.onTimeout', 'warn')
    for (const [name, value] of Object.entries(settings)) set(this, name, value)
    more(this)
    this.order('rg', 'army.march', { armies: ['horse', 'foot'], to: 'C', minutes: 60 })
    this.minute(31)
    this.id = openBattlesIn(this.state, 'C')[0]!.id
  }

  get board(): BattleState {
    return boardState(this.state, this.id)!
  }

  get battle() {
    return this.state.battles[this.id]!
  }

  side(stateId: string): string {
    return sidesOf(this.state, this.id).find(({ stateIds }) => stateIds.includes(stateId))!.id
  }

  /** A figure by the unit or officer it stands for. */
  figure(bodyId: string): Figure {
    const piece = Object.values(this.state.boardPieces).find(({ unitId, officerId }) => (unitId ?? officerId) === bodyId)!
    return this.board.figures[piece.id]!
  }

  run(who: string, type: string, data: { [key: string]: Json } = {}, dice: number[] = []): CampaignOutcome {
    if (dice.length > 0) this.dice.give(dice)
    return this.order(who, type, { battle: this.id, ...data })
  }

  /** Plays a command of the battle's reference; the code of its refusal, or null. */
  play(who: string, command: string, data: { [key: string]: Json } = {}, dice: number[] = []): string | null {
    return this.run(who, 'battle.play', { do: { command, data } }, dice).error?.code ?? null
  }
}

/** Dice without end, the same for the same seed. */
export function throwFreely(table: BoardCountry, seed: number): (bound: number) => number {
  const below = numbers(seed)
  table.dice.source = (first) => {
    let number = first - 1
    return {
      roll: ({ count, sides }) => ({
        ...{ number: (number += 1), source: 'server', commitment: null },
        faces: Array.from({ length: count }, () => 1 + below(sides)),
      }),
    }
  }
  return below
}

/** Who leads a side on the board: its commander-in-chief while he is there, else the master plays it. */
function leaderOf(table: BoardCountry, sideId: string): string {
  const { cincId } = table.state.battleSides[sideId]!
  const isThere = Object.values(table.board.figures).some(
    ({ id, status }) => table.board.officers[id]?.playerId === cincId && ['on', 'hidden', 'reserve', 'unplaced'].includes(status),
  )
  return cincId !== null && isThere ? cincId : 'master'
}

/** The next move of the program for whoever has to act; false: nothing more happens. */
export function botMove(table: BoardCountry, below: (bound: number) => number): boolean {
  if (table.battle.phase === 'aftermath' || table.state.boards[table.id]!.status !== 'play') return false
  for (const seat of seatsToAct(table.board)) {
    const action = botAction(table.board, seat, below)
    if (!action) continue
    const outcome = table.run(leaderOf(table, seat), 'battle.play', { do: { command: action.command, data: action.data } })
    if (outcome.error) throw new Error(`${JSON.stringify(action)} was refused: ${outcome.error.code}`)
    return true
  }
  return false
}

/** Everything an audience sees and has just been told, as text. */
export function sightOf(table: BoardCountry, audience: string, from: number): string {
  const views = registry.views.map((view) => [view.name, view.rows(table.state, parseAudience(audience)!)])
  const events = table.outcomes.slice(from).flatMap((outcome) => seen(outcome.events, audience, table.state))
  return JSON.stringify([views, events])
}

export const phaseOf = (state: BattleState): string => state.battle[ONE.battle]!.phase
export const turnOf = (state: BattleState): string => state.battle[ONE.battle]!.turnOf

/** What the map knows after a battle: troops, officers and armies without the ids of what was made for it. */
export function mapOf(state: CampaignState): unknown {
  return {
    units: Object.values(state.units).map(({ id, armyId }) => [id, state.armies[armyId]!.stateId, state.armies[armyId]!.sectorId]),
    officers: Object.values(state.officers),
    armies: Object.values(state.armies).map(({ stateId, sectorId, battleId }) => [stateId, sectorId, battleId]),
  }
}
