import type { Actor, Command, CommandDefinition, DueItem, History, Outcome, RunInput } from '@/lib/kernel/command'
import { tableDice, type DiceSource } from '@/lib/kernel/dice'
import { dueCommandId, nextDue } from '@/lib/kernel/due'
import { BadInput, RuleError } from '@/lib/kernel/errors'
import { run } from '@/lib/kernel/run'
import { deferReason } from './desk'
import { registry, remember, type CampaignEvent } from './registry'
import { checkAtTable } from './room'
import { setting } from './settings'
import type { CampaignState } from './state'

export type CampaignOutcome = Outcome<CampaignState, CampaignEvent>

/** What the shell gives: everything that is not a pure function of state and command. */
export interface EngineInput {
  actor: Actor
  /** Event time of the command, milliseconds. */
  now: number
  /** Wall clock, UTC milliseconds. */
  utc: number
  /** Server dice; the first roll has the number given. */
  serverDice(firstNumber: number): DiceSource
  history: History
  /** Ids of due items that failed in this process (see `RunInput`). */
  failed?: ReadonlySet<string>
  id(prefix: string): string
  /** Tables that the caller alone holds (see `RunInput`). */
  owned?: WeakSet<object>
}

/** The system as an actor: gives what falls due. */
export const systemActor: Actor = { id: 'system', roles: [], system: true }
export const noHistory: History = { find: () => null, after: () => [] }

/** Type and data of a command after the check of its shape. Throws `BadInput` with the path of the bad field. */
export function parseCommand(command: Command): { definition: CommandDefinition<CampaignState, CampaignEvent>; data: unknown } {
  const definition = Object.hasOwn(registry.commands, command.type) ? registry.commands[command.type]! : null
  if (!definition) throw new BadInput('type', 'unknown command')
  const parsed = definition.schema.safeParse(command.data)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new BadInput(['data', ...issue.path.map(String)].join('.'), issue.message)
  }
  return { definition, data: parsed.data }
}

/**
 * Runs one command on the state: pure but for what `input` brings. Refusals by rules come back as `error` of the outcome;
 * `BadInput` and `DiceNeeded` are thrown, since they are not final answers.
 */
export function execute(state: CampaignState, command: Command, input: EngineInput): CampaignOutcome {
  const { definition, data } = parseCommand(command)
  const onTable = Array.isArray(command.dice) || (command.dice !== 'server' && setting(state, 'dice.source') === 'table')
  const dice = onTable ? tableDice(Array.isArray(command.dice) ? command.dice : []) : serverDiceFor(state, input)
  return run<CampaignState, CampaignEvent>(state, runInput(command, input, dice), (draft, ctx) => {
    checkOnBehalf(draft, command, ctx.actor)
    if (!ctx.actor.system && !ctx.actor.roles.includes('master')) checkAtTable(draft, command.type, data, ctx.actor.id)
    checkHappenedAt(definition, command, input)
    definition.handler(draft, data, ctx)
    deferReason(draft, command, ctx)
    remember(state, draft, ctx.now)
    if ('left' in dice && (dice as { left(): number }).left() > 0) throw new RuleError('E_TOO_MANY_DICE')
    countRolls(draft, dice)
  })
}

/** Fires one due item at its own moment. */
export function fire(state: CampaignState, item: DueItem, input: Omit<EngineInput, 'actor' | 'now'>): CampaignOutcome {
  const kind = registry.due[item.kind]!
  const full: EngineInput = { ...input, actor: systemActor, now: item.at }
  const dice = serverDiceFor(state, full)
  return run<CampaignState, CampaignEvent>(state, runInput(dueCommand(item), full, dice), (draft, ctx) => {
    kind.fire(draft, item, ctx)
    remember(state, draft, ctx.now)
    countRolls(draft, dice)
  })
}

/** What the record of a due item says. */
export const dueCommand = (item: DueItem): Command => ({
  id: dueCommandId(item),
  type: `due.${item.kind}`,
  data: { id: item.id, at: item.at },
})

/** The next due item of the campaign, or null. */
export const nextDueItem = (state: CampaignState): DueItem | null => nextDue(state, registry.due)

function runInput(command: Command, input: EngineInput, dice: DiceSource): RunInput {
  return { ...input, as: command.as ?? null, happenedAt: command.happenedAt ?? null, dice }
}

type CountedDice = DiceSource & { last(): number }

function serverDiceFor(state: CampaignState, input: EngineInput): CountedDice {
  let number = state.counters.roll?.value ?? 0
  const source = input.serverDice(number + 1)
  return {
    roll(dice) {
      const roll = source.roll(dice)
      if (roll.number !== null) number = roll.number
      return roll
    },
    last: () => number,
  }
}

/** The roll counter only grows (DESIGN §3). */
function countRolls(draft: CampaignState, dice: DiceSource): void {
  if (!('last' in dice)) return
  const last = (dice as CountedDice).last()
  if (last > (draft.counters.roll?.value ?? 0)) draft.counters.roll = { id: 'roll', value: last }
}

/** Only the master acts on behalf of others, and only of people who exist. */
function checkOnBehalf(state: CampaignState, command: Command, actor: Actor): void {
  if (command.as === undefined || command.as === null) return
  if (!actor.roles.includes('master')) throw new RuleError('E_ROLE')
  if (!state.people[command.as]) throw new RuleError('E_UNKNOWN', { what: 'person' })
}

/** EP-1: only the master backdates, only what starts something, and never into the future. */
function checkHappenedAt(definition: CommandDefinition<CampaignState, CampaignEvent>, command: Command, input: EngineInput): void {
  if (command.happenedAt === undefined || command.happenedAt === null) return
  if (!input.actor.roles.includes('master')) throw new RuleError('E_ROLE')
  if (!definition.backdated || command.happenedAt > input.now || command.happenedAt < 0) throw new RuleError('E_HAPPENED_AT')
}
