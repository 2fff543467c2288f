import { execute, fire, nextDueItem, noHistory } from '@/lib/campaign/engine'
import { registry, type CampaignEvent } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import { previewDice } from '@/lib/kernel/dice'
import { isBadInput } from '@/lib/kernel/errors'
import { sameJson, type Json } from '@/lib/kernel/json'
import { checkFacts, isKnownFact } from './hqFacts'
import { stateOfFixture, unsupportedSettings } from './hqFixture'
import { timeOf, timeText } from './hqTime'
import type { CaseDocument, CaseFormat, WorkedCase } from './format'
import { mergePatch } from './mergePatch'
import { unsupported } from './facts'

type Fields = { [key: string]: Json }
interface Step {
  t?: string
  wait?: string
  by?: string
  do?: Fields & { cmd: string }
  id?: string
  ref?: string
  dice?: number[]
  error?: string | { code: string; params: Json }
  then?: Fields
}
type Refusal = { code: string; params: Record<string, unknown> } | null
interface Answer {
  error: Refusal
  result: Json
}

const clockCommands: Record<string, string> = {
  startEvent: 'clock.start',
  pauseEvent: 'clock.pause',
  resumeEvent: 'clock.resume',
  endEvent: 'clock.end',
}
/** Commands of the fleet reference, section 18, that the ships of a case may need. */
const survivalCommands: Record<string, string> = {
  survivalRoll: 'survival.roll',
  finaliseSurvival: 'survival.finalise',
  useSurvivalAid: 'hq.useSurvivalAid',
}
const typeOf = (cmd: string): string => clockCommands[cmd] ?? survivalCommands[cmd] ?? `hq.${cmd}`
const stepKeys = ['t', 'wait', 'by', 'do', 'id', 'ref', 'dice', 'error', 'then']

/** One case being run: state, both clocks, and what the steps have named. */
class Run {
  private now: number
  /** Wall time since startEvent, milliseconds. */
  private wall: number
  private made = 0
  private events: CampaignEvent[] = []
  private readonly refs = new Map<string, string>()
  private readonly answers = new Map<string, Answer>()

  constructor(private state: CampaignState) {
    this.now = this.wall = state.clock.clock!.anchorEvent
  }

  step(step: Step): string[] {
    const foreign = Object.keys(step).filter((key) => !stepKeys.includes(key))
    if (foreign.length > 0) return [`unknown key ${foreign.join(', ')}`]
    this.events = []
    this.passTime(step)
    const { lines, sameAnswer } = step.do ? this.command(step, step.do) : { lines: [], sameAnswer: null }
    const { state, events, wall, refs } = this
    return [...lines, ...checkFacts(step.then ?? {}, { state, events, sameAnswer, wall, refs })]
  }

  private shell() {
    return { utc: this.wall, serverDice: () => previewDice, history: noHistory, id: (prefix: string) => `${prefix}_${(this.made += 1)}` }
  }

  /** Everything due at or before the step's time fires first, in order of its time. */
  private passTime({ t, wait }: Step): void {
    if (wait !== undefined) this.wall += timeOf(wait)
    const to = t === undefined ? this.now : timeOf(t)
    if (to < this.now) throw new Error(`time goes back to ${t}`)
    if (to > this.now && this.state.clock.clock!.status !== 'running') throw new Error(`the clock stands and cannot reach ${t}`)
    for (let item = nextDueItem(this.state); item && item.at <= to; item = nextDueItem(this.state)) {
      if (this.state.clock.clock!.status !== 'running') break
      const outcome = fire(this.state, item, this.shell())
      this.state = outcome.next
      this.events.push(...outcome.events)
    }
    this.wall += to - this.now
    this.now = to
  }

  private command(step: Step, { cmd, ...data }: Fields & { cmd: string }): { lines: string[]; sameAnswer: boolean | null } {
    const type = typeOf(cmd)
    const id = step.id ?? `step_${(this.made += 1)}`
    const first = this.answers.get(id)
    const answer = first ?? this.execute(type, id, this.dataOf(cmd, data), step)
    this.answers.set(id, answer)
    if (step.ref !== undefined && !answer.error) this.refs.set(step.ref, Object.values(answer.result as Fields)[0] as string)
    return { lines: checkAnswer(step.error, answer.error), sameAnswer: first ? sameJson(first, answer) : null }
  }

  private execute(type: string, id: string, data: Json, step: Step): Answer {
    const by = step.by!
    const person = this.state.people[by]
    if (!person) throw new Error(`nobody is called ${by}`)
    try {
      const outcome = execute(
        this.state,
        { id, type, data, dice: step.dice ?? null },
        { ...this.shell(), actor: { id: by, roles: person.roles, system: false }, now: this.now },
      )
      this.state = outcome.next
      this.events.push(...outcome.events)
      return { error: outcome.error, result: outcome.answer }
    } catch (thrown) {
      if (!isBadInput(thrown)) throw thrown
      return { error: { code: 'bad input', params: { message: thrown.message } }, result: null }
    }
  }

  /** The command's data with names of the case replaced by ids, and times by milliseconds. */
  private dataOf(cmd: string, data: Fields): Json {
    const named = Object.entries(data).map(([key, value]): [string, Json] => {
      if (typeof value !== 'string') return [key, value]
      if (cmd === 'setDeadline' && key === 'due') return [key, timeOf(value)]
      return ['announcement', 'donation', 'dispatch'].includes(key) ? [key, this.refs.get(value) ?? value] : [key, value]
    })
    return Object.fromEntries(named)
  }
}

function checkAnswer(expected: Step['error'], error: Refusal): string[] {
  if (!error) return expected === undefined ? [] : [`expected the refusal ${JSON.stringify(expected)}, but it was accepted`]
  const got = `${error.code} ${JSON.stringify(error.params)}`
  if (expected === undefined) return [`refused: ${got}`]
  if (typeof expected === 'string') return expected === error.code ? [] : [`expected ${expected}, got ${got}`]
  // The parameters of a shortage are written as its bare list.
  const params = Array.isArray(expected.params) ? error.params.short : error.params
  return expected.code === error.code && sameJson(expected.params, params) ? [] : [`expected ${JSON.stringify(expected)}, got ${got}`]
}

const subjects = ['card', 'aggravate', 'aid', 'aids', 'strike']

/** What the program cannot do yet of what the case asks for: such a case is not begun. */
function missing(steps: Step[]): string[] {
  const commands = steps.flatMap((step) => (step.do && !Object.hasOwn(registry.commands, typeOf(step.do.cmd)) ? [step.do.cmd] : []))
  const about = steps.flatMap((step) => (step.do?.cmd === 'announce' ? [(step.do.subject as Fields).s as string] : []))
  const facts = steps.flatMap((step) => Object.keys(step.then ?? {})).filter((fact) => !isKnownFact(fact))
  const lines = [
    ...commands.map((command) => `command ${command}`),
    ...about.filter((subject) => !subjects.includes(subject)).map((subject) => `announcement of ${subject}`),
    ...facts.map((fact) => `fact ${fact}`),
  ]
  return [...new Set(lines)].map((line) => `${unsupported}: ${line}`)
}

function runCase(worked: WorkedCase, document: CaseDocument): string[] {
  const steps = worked.steps as unknown as Step[]
  const cannot = missing(steps)
  if (cannot.length > 0) return cannot
  const fixture = mergePatch(document.data!.fixture!, worked.patch ?? {})
  const foreign = unsupportedSettings(fixture as Fields)
  if (foreign.length > 0) return foreign.map((name) => `${unsupported}: setting ${name}`)
  const run = new Run(stateOfFixture(fixture as Fields))
  return steps.flatMap((step, index) => {
    const place = `step ${index + 1}${step.t === undefined ? '' : ` at ${timeText(timeOf(step.t))}`}`
    const what = step.do ? ` (${step.by} ${step.do.cmd})` : ''
    return run.step(step).map((line) => `${place}${what}: ${line}`)
  })
}

const isFixture = (value: Json | undefined): boolean => typeof value === 'object' && value !== null && 'pools' in value && 'cards' in value

/** Cases of the HQ reference, section 14: a fixture, a merge patch, steps with facts (its `format` explains every key). */
export const hqFormat: CaseFormat = {
  name: 'hq',
  accepts: (_worked, document) => isFixture(document.data?.fixture),
  run: runCase,
}
