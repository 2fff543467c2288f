import { resultOf, rollOf, standingDie, verdictOf } from '@/lib/campaign/survival'
import { sameJson, type Json } from '@/lib/kernel/json'
import { ahead, beyondEdge } from '@/lib/rules/fleet/edge'
import { CampaignRun } from './campaignRun'
import { compareFact, unsupported } from './facts'
import { stateOfBattle, type FleetFixture } from './fleetFixture'
import type { CaseDocument, CaseFormat, WorkedCase } from './format'
import { mergePatch } from './mergePatch'

type Fields = { [key: string]: Json }
interface Step {
  by?: string
  do?: Fields & { cmd: string }
  dice?: number[]
  error?: string
  then?: Fields
}

const commands: Record<string, string> = {
  survivalRoll: 'survival.roll',
  finaliseSurvival: 'survival.finalise',
  useSurvivalAid: 'hq.useSurvivalAid',
}
const otherCommands = ['finishBattle', 'move']
const knownFacts = ['status', 'out', 'turn', 'phase', 'die', 'result', 'final', 'outcome']

/** One case of the survival part: the battle is its fixture, and what happens after it is the campaign's. */
class SurvivalRun {
  private readonly run: CampaignRun

  constructor(private readonly fixture: FleetFixture) {
    this.run = new CampaignRun(stateOfBattle(fixture))
  }

  step({ by, do: given, dice, error, then }: Step): string[] {
    const code = given ? this.command(by!, given, dice ?? null) : null
    const lines = code === (error ?? null) ? [] : [`expected ${error ?? 'no refusal'}, got ${code ?? 'none'}`]
    const facts = Object.entries(then ?? {}).flatMap(([fact, expected]) => this.check(fact, expected) ?? [])
    return [...lines, ...facts]
  }

  private command(by: string, { cmd, ...data }: Fields & { cmd: string }, dice: number[] | null): string | null {
    if (cmd === 'move') return this.move(data.ship as string, data.d as number)
    if (cmd !== 'finishBattle') return this.run.give(by, commands[cmd]!, data, dice)
    return this.run.give(by, 'hq.mapFinished', { map: this.fixture.battle.mapId, winner: data.winner ?? null }, dice)
  }

  /** A straight move that takes the ship over the edge: it has left the battle (FLT-MOV-13). */
  private move(ship: string, distance: number): string | null {
    const [x, y, heading] = this.fixture.ships[ship]!.pos!
    const { 'table.width': width, 'table.height': height } = this.fixture.settings
    if (!beyondEdge(ahead({ x, y, heading }, distance), { width, height }))
      throw new Error(`${unsupported}: a move that stays on the table`)
    return this.run.give('master', 'survival.setStatus', { ship, status: 'left' }, null)
  }

  private check(fact: string, expected: Json): string | null {
    const [kind, ship] = fact.split(':')
    const actual = this.valueOf(kind!, ship ?? '')
    if (kind !== 'outcome' || typeof actual !== 'object' || actual === null) return compareFact(fact, expected, actual)
    // Given keys only, lists in any order.
    const shown = Object.fromEntries(Object.keys(expected as Fields).map((key) => [key, sorted((actual as Fields)[key] ?? null)]))
    const wanted = Object.fromEntries(Object.entries(expected as Fields).map(([key, value]) => [key, sorted(value)]))
    return sameJson(shown, wanted) ? null : compareFact(fact, wanted, shown)
  }

  private valueOf(kind: string, shipId: string): Json {
    const { state } = this.run
    const { mapId, turn } = this.fixture.battle
    if (kind === 'turn') return this.squadronHasMore(turn) ? turn : null
    if (kind === 'phase') return state.gameTables[mapId]!.state === 'finished' ? 'finished' : this.fixture.battle.phase
    const ship = state.ships[shipId]!
    if (kind === 'status') return ship.status === 'battle' ? 'table' : ship.status
    if (kind === 'out') return ship.cause
    const roll = rollOf(state, shipId)
    const verdict = roll && roll.finalAt !== null ? verdictOf(roll) : null
    if (kind === 'final') return verdict?.result ?? null
    if (kind === 'outcome') return verdict?.outcome ?? null
    if (!roll) return null
    return kind === 'die' ? standingDie(roll) : resultOf(state, ship, roll)
  }

  /** The squadron goes on while a ship of it stands on the table and has not moved. */
  private squadronHasMore(squadron: string | null): boolean {
    return Object.entries(this.fixture.ships).some(
      ([id, ship]) => ship.squadronId === squadron && !ship.moved && this.run.state.ships[id]!.status === 'battle',
    )
  }
}

const sorted = (value: Json): Json => (Array.isArray(value) ? [...value].sort() : value)

function missing(steps: Step[]): string[] {
  const unknown = steps.flatMap(({ do: given }) => (given && !commands[given.cmd] && !otherCommands.includes(given.cmd) ? [given.cmd] : []))
  const curved = steps.some(
    ({ do: given }) => given?.cmd === 'move' && Object.keys(given).some((key) => !['cmd', 'ship', 'd'].includes(key)),
  )
  const facts = steps.flatMap(({ then }) => Object.keys(then ?? {}).filter((fact) => !knownFacts.includes(fact.split(':')[0]!)))
  const places = steps.some((step) => 'place' in step) ? ['place'] : []
  const lines = [
    ...unknown.map((cmd) => `command ${cmd}`),
    ...(curved ? ['turning moves'] : []),
    ...facts.map((fact) => `fact ${fact}`),
    ...places,
  ]
  return [...new Set(lines)].map((line) => `${unsupported}: ${line}`)
}

function runCase(worked: WorkedCase, document: CaseDocument): string[] {
  const steps = worked.steps as unknown as Step[]
  const cannot = missing(steps)
  if (cannot.length > 0) return cannot
  const run = new SurvivalRun(mergePatch(document.data!.fixture!, worked.patch ?? {}) as unknown as FleetFixture)
  return steps.flatMap((step, index) =>
    run.step(step).map((line) => `step ${index + 1} (${step.by ?? '–'} ${step.do?.cmd ?? ''}): ${line}`),
  )
}

const isBattle = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && 'squadrons' in value && 'ships' in value

/** Cases of the fleet reference, section 19, as far as they speak of survival (section 14). */
export const fleetSurvivalFormat: CaseFormat = {
  name: 'fleet survival',
  accepts: (_worked, document) => isBattle(document.data?.fixture),
  run: runCase,
}
