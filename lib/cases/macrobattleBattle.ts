import { tableDice } from '@/lib/kernel/dice'
import { isBadInput, isDiceNeeded } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import { giveCommand, masterActor, seatActor, systemActor } from '@/lib/rules/give'
import { macrobattle } from '@/lib/rules/macrobattle'
import type { BattleEvent } from '@/lib/rules/macrobattle/events'
import { ONE, type BattleState } from '@/lib/rules/macrobattle/tables'
import { z } from 'zod'
import { compareFact, unsupported } from './facts'
import type { CaseFormat, WorkedCase } from './format'
import { battleFact } from './macrobattleBattleFacts'

const MINUTE = 60_000

const stepShape = z.strictObject({
  t: z.number().optional(),
  do: z.looseObject({ cmd: z.string(), by: z.string().optional() }).optional(),
  dice: z.array(z.number()).default([]),
  error: z.string().optional(),
  then: z.record(z.string(), z.json()).default({}),
})
type Step = z.infer<typeof stepShape>
type Fields = Record<string, unknown>

/** Commands that the server gives, and those of the master, when a case names nobody. */
const ofServer = ['TimeExpired', 'DecisionExpired', 'Aftermath']
const ofMaster = ['SetBounds', 'NameEdge', 'SetTurnLimit', 'SetRelation', 'SetCard', 'Amend', 'EndByAgreement', 'Reinforce']

/** `f` stands for the figure, in LeaveBattle for the list of figures. */
function dataOf({ cmd, by: _by, f, ...data }: Fields & { cmd: string }): Fields {
  if (f === undefined) return data
  if (cmd === 'LeaveBattle') return { ...data, figures: Array.isArray(f) ? f : [f] }
  return { ...data, figure: f }
}

/** Who gives a command when the case does not say: the owner of the figure, else the side to move or to decide. */
function giverOf(state: BattleState, cmd: string, data: Fields): string {
  const officers = Array.isArray(data.officers) ? (data.officers as unknown[]) : []
  const named = data.figure ?? (data.figures as unknown[] | undefined)?.[0] ?? officers[0]
  const figure = typeof named === 'string' && Object.hasOwn(state.figures, named) ? state.figures[named]! : null
  const pending = state.pending[ONE.pending]
  if ((cmd === 'CorrectRange' || cmd === 'ChooseDefender') && pending) return pending.sideId
  return figure?.sideId ?? state.battle[ONE.battle]!.turnOf
}

/** One battle case being run. */
class Run {
  private now = 0
  private made = 0

  constructor(private state: BattleState) {}

  step(step: Step): string[] {
    if (step.t !== undefined) this.now = Math.max(this.now, Math.round(step.t * MINUTE))
    const { events, lines } = step.do ? this.give(step.do, step) : { events: [], lines: [] }
    const facts = Object.entries(step.then).flatMap(([key, expected]) => {
      const actual = battleFact(key, this.state, events)
      return actual === undefined ? [`${unsupported}: fact ${key}`] : (compareFact(key, expected, actual) ?? [])
    })
    return [...lines, ...facts]
  }

  private give(command: Fields & { cmd: string; by?: string }, step: Step): { events: readonly BattleEvent[]; lines: string[] } {
    const { cmd, by } = command
    const data = dataOf(command)
    const dice = tableDice(step.dice)
    const actor =
      by === 'MASTER' || (by === undefined && ofMaster.includes(cmd))
        ? masterActor
        : by === undefined && ofServer.includes(cmd)
          ? systemActor
          : seatActor(by ?? giverOf(this.state, cmd, data))
    try {
      const id = (prefix: string) => `${prefix}_${(this.made += 1)}`
      const outcome = giveCommand(macrobattle, this.state, cmd, data, { actor, now: this.now, dice, id })
      this.state = outcome.next
      const refusal = compareFact('error', step.error ?? null, outcome.error?.code ?? null)
      const left = outcome.error || dice.left() === 0 ? [] : [`dice: ${dice.left()} not used`]
      return { events: outcome.events, lines: [...(refusal ? [refusal] : []), ...left] }
    } catch (thrown) {
      if (isDiceNeeded(thrown)) return { events: [], lines: [`more dice needed: ${thrown.request.notation} for ${thrown.request.purpose}`] }
      if (isBadInput(thrown)) return { events: [], lines: [thrown.message] }
      throw thrown
    }
  }
}

function runCase({ id: _id, rules: _rules, title: _title, steps, ...setup }: WorkedCase): string[] {
  const parsed = macrobattle.setup.safeParse(setup)
  if (!parsed.success) return parsed.error.issues.map((issue) => `${unsupported}: ${issue.path.join('.')}: ${issue.message}`)
  const read = z.array(stepShape).safeParse(steps)
  if (!read.success) return read.error.issues.map((issue) => `${unsupported}: steps.${issue.path.join('.')}: ${issue.message}`)
  const run = new Run(macrobattle.start(parsed.data))
  return read.data.flatMap((step, index) => run.step(step).map((line) => `step ${index + 1}${step.do ? ` (${step.do.cmd})` : ''}: ${line}`))
}

const isTextMap = (value: Json | undefined): boolean => Array.isArray(value) && value.every((row) => typeof row === 'string')

/** Battle cases of the macrobattle reference (section 17.1): a map of letters, figures, commands with their dice, facts. */
export const macrobattleBattle: CaseFormat = {
  name: 'macrobattle battle',
  accepts: (worked) => isTextMap(worked.map) && !('territories' in worked) && !('fixture' in worked),
  run: runCase,
}
