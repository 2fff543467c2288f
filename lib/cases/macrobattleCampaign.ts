import type { CampaignOutcome } from '@/lib/campaign/engine'
import type { CampaignEvent } from '@/lib/campaign/registry'
import type { Actor } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import type { CampaignCase, CampaignStep } from './macrobattle'
import { checkFacts, messagesOf, type LastOrder } from './macrobattleFacts'
import { giveReported, reportedCommands } from './macrobattleReported'
import { campaignOf, personOf } from './macrobattleState'
import { compareFact, unsupported } from './facts'
import { CaseTable } from './table'

const MINUTE = 60_000

/** Commands of section 16.3 by their type in the campaign. What is missing here is not built. */
const types: Record<string, string> = {
  March: 'army.march',
  Countermand: 'army.countermand',
  Split: 'army.split',
  Merge: 'army.merge',
  SetRelation: 'state.setRelation',
  DeclareAttack: 'battle.declareAttack',
  Pursue: 'courier.pursue',
  SetCard: 'officer.setCard',
}

const actorOf = (by: string): Actor => ({ id: personOf(by), roles: by === 'MASTER' ? ['master'] : ['officer'], system: false })

function missingCommands(item: CampaignCase): string[] {
  const commands = item.steps.flatMap((step) =>
    step.do && !types[step.do.cmd] && !reportedCommands.includes(step.do.cmd) ? [step.do.cmd] : [],
  )
  return [...new Set(commands)].map((command) => `${unsupported}: command ${command}`)
}

/** A refused step leaves the state as it was, and gives the code it names. */
function checkAnswer(step: CampaignStep, outcome: CampaignOutcome): string | null {
  return compareFact('error', step.error ?? null, outcome.error?.code ?? null)
}

function give(table: CaseTable, step: CampaignStep): CampaignOutcome {
  if (reportedCommands.includes(step.do!.cmd)) return giveReported(table, step.do!)
  const { cmd, by, ...data } = step.do!
  return table.give({ type: types[cmd]!, data: data as Json }, actorOf(by ?? 'MASTER'))
}

/** One step: time runs, then the command, then the facts. `last` is the last accepted order. */
function runStep(
  table: CaseTable,
  item: CampaignCase,
  step: CampaignStep,
  last: LastOrder | null,
): { failures: string[]; last: LastOrder | null } {
  const failures: string[] = []
  const dice = (faces: readonly number[] | undefined, work: () => CampaignEvent[]): CampaignEvent[] => {
    table.dice.give(faces ?? [])
    const events = work()
    if (table.dice.left() > 0) failures.push(`dice: ${table.dice.left()} not used`)
    return events
  }
  let events = dice(step.do ? step.before : step.dice, () => table.runTo(Math.round((step.t ?? table.now / MINUTE) * MINUTE)))
  let order = last
  if (step.do) {
    events = dice(step.dice, () => {
      const outcome = give(table, step)
      const failure = checkAnswer(step, outcome)
      if (failure) failures.push(failure)
      const accepted = outcome.events.find((event) => event.type === 'OrderAccepted')
      if (accepted) order = { orderId: accepted.orderId, state: table.state }
      return outcome.events
    })
  }
  if (step.tell) {
    const failure = compareFact('tell', step.tell, messagesOf(events, table.state))
    if (failure) failures.push(failure)
  }
  return { failures: [...failures, ...checkFacts(step.then ?? {}, { state: table.state, last: order, item })], last: order }
}

/** Runs a campaign case (macrobattle reference, section 17.1) from start to end on the pure core. */
export function runCampaignCase(item: CampaignCase): string[] {
  const missing = missingCommands(item)
  if (missing.length > 0) return missing
  const table = new CaseTable(campaignOf(item), { suspicion: (number) => `n${number}` })
  let last: LastOrder | null = null
  const failures: string[] = []
  item.steps.forEach((step, index) => {
    try {
      const result = runStep(table, item, step, last)
      last = result.last
      failures.push(...result.failures.map((line) => `step ${index + 1}: ${line}`))
    } catch (error) {
      failures.push(`step ${index + 1}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return failures
}
