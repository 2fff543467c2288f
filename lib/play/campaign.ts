import { execute, fire, nextDueItem, noHistory } from '@/lib/campaign/engine'
import { emptyState, tableNames, tables, type CampaignState, type TableName } from '@/lib/campaign/state'
import type { Actor } from '@/lib/kernel/command'
import { tableDice } from '@/lib/kernel/dice'
import { parsePack } from '@/lib/scenario/parse'
import { stateFromPack } from '@/lib/scenario/toState'
import { Unplayable, type Played, type PlayedStep, type PlayFile } from './file'
import { answered, countingIds } from './refusals'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function stateOf(setup: Record<string, unknown>): CampaignState {
  const state = emptyState()
  for (const [name, rows] of Object.entries(setup)) {
    if (!Object.hasOwn(tables, name) || !isObject(rows))
      throw new Unplayable(`setup.${name}: a state has the tables ${tableNames.join(', ')}`)
    for (const [id, row] of Object.entries(rows)) {
      const parsed = tables[name as TableName].row.safeParse(row)
      if (!parsed.success) {
        const issue = parsed.error.issues[0]!
        throw new Unplayable(`${['setup', name, id, ...issue.path].join('.')}: ${issue.message}`)
      }
      ;(state[name as TableName] as Record<string, unknown>)[id] = parsed.data
    }
  }
  return state
}

/** The state a play starts from: a scenario pack (it has `schemaVersion`) or a state as tables of rows by id. */
function start(setup: unknown): CampaignState {
  if (!isObject(setup)) throw new Unplayable('setup: a scenario pack or a state is needed')
  if (!('schemaVersion' in setup)) return stateOf(setup)
  const parsed = parsePack(setup)
  if (!parsed.ok) throw new Unplayable(parsed.errors.map(({ path, reason }) => `setup.${path}: ${reason}`).join('\n'))
  return stateFromPack(parsed.pack, { rehearsal: true, master: { player: 'master', character: 'master' } })
}

function actorOf(state: CampaignState, id: string): Actor {
  const person = Object.hasOwn(state.people, id) ? state.people[id]! : null
  if (person) return { id, roles: person.roles, system: false }
  if (id === 'master') return { id, roles: ['master'], system: false }
  throw new Unplayable(`as: nobody has the id ${id}`)
}

/** Plays a campaign on the pure core: time runs as the steps say, what falls due fires at its own moment (DESIGN §4). */
export function playCampaign(file: PlayFile): Played {
  let state = start(file.setup)
  let now = 0
  const id = countingIds()
  const steps = file.steps.map((step, index): PlayedStep => {
    // The faces given serve what falls due first, then the command: in the order in which they are thrown.
    const dice = tableDice(step.dice)
    const shell = () => ({ utc: now, serverDice: () => dice, history: noHistory, id })
    const fired: unknown[] = []
    now = Math.max(now, step.at ?? now)
    const played = answered(() => {
      for (let item = nextDueItem(state); item && item.at <= now; item = nextDueItem(state)) {
        const outcome = fire(state, item, shell())
        state = outcome.next
        fired.push(...outcome.events)
        if (outcome.error) return outcome
      }
      if (step.command === undefined) return { events: [], error: null }
      const onTable = state.settings['dice.source']?.value === 'table'
      const faces = onTable ? step.dice.slice(step.dice.length - dice.left()) : null
      const command = { id: `step-${index + 1}`, type: step.command, data: step.data, dice: faces }
      const outcome = execute(state, command, { ...shell(), actor: actorOf(state, step.as), now })
      state = outcome.next
      return outcome
    })
    return fired.length > 0 ? { ...played, fired } : played
  })
  return { steps, state }
}
