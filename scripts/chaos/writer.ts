import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Actor } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { parsePack } from '@/lib/scenario/parse'
import { stateFromPack } from '@/lib/scenario/toState'
import { openStore, type Store } from '@/lib/store/open'
import type { CampaignService } from '@/lib/store/types'

export const slug = 'chaos'
const IN_FLIGHT = 16
const master: Actor = { id: 'master', roles: ['master'], system: false }

/**
 * The process that is killed: a store under load. Tells each command that was acknowledged to it on stdout, one line each: `ack <id>`.
 */
export async function write(dataFolder: string): Promise<void> {
  const store = await openStore(dataFolder)
  const campaign = store.campaigns()[0] ?? (await create(store))
  await Promise.all(Array.from({ length: IN_FLIGHT }, (_, lane) => giveForEver(campaign, lane)))
}

function create(store: Store): Promise<CampaignService> {
  const parsed = parsePack(JSON.parse(fs.readFileSync(path.resolve('scenarios', 'horizon-war.json'), 'utf8')))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  const state = stateFromPack(parsed.pack, { rehearsal: true, master: { player: 'Master', character: 'Master' } })
  return store.create({ slug, title: 'Chaos', state, rehearsal: true })
}

async function giveForEver(campaign: CampaignService, lane: number): Promise<never> {
  for (let n = lane; ; n += IN_FLIGHT) {
    const [type, data] = commandOf(campaign, n)
    const id = randomUUID()
    const answer = await campaign.submit({ id, type, data, dice: 'server' }, master, 'chaos')
    // A refusal by a rule is a final answer too: it must be there after the kill like anything else.
    if (answer.ok || answer.kind === 'rule') console.log(`ack ${id}`)
    else if (answer.kind !== 'unavailable') throw new Error(`${type}: ${JSON.stringify(answer)}`)
  }
}

/** What the lanes send: the clock starts and stops, marches begin and are called back, pools and people change, some is refused. */
function commandOf(campaign: CampaignService, n: number): [type: string, data: Json] {
  const state = campaign.state()
  const armies = Object.values(state.armies)
  const army = armies[n % Math.max(1, armies.length)]
  const people = Object.keys(state.people)
  switch (n % 8) {
    case 0:
      return [state.clock.clock!.status === 'running' ? 'clock.pause' : 'clock.resume', {}]
    case 1:
      return [
        state.clock.clock!.status === 'setup' ? 'clock.start' : 'clock.setRate',
        state.clock.clock!.status === 'setup' ? {} : { rate: 1 + (n % 600) },
      ]
    case 2:
      return ['hq.adjustPool', { pool: 'energy', delta: n % 16 < 8 ? 1 : -1, reason: 'chaos' }]
    case 3:
      return ['people.adjust', { id: people[n % people.length]!, set: { nickname: `n${n}` }, reason: 'chaos' }]
    case 4:
      return army
        ? ['army.march', { armies: [army.id], to: state.sectors[army.sectorId]!.neighbours[0]?.sectorId ?? army.sectorId }]
        : ['settings.set', { name: 'labels.hq', value: `HQ ${n}` }]
    case 5:
      return army ? ['army.countermand', { army: army.id }] : ['settings.set', { name: 'labels.sector', value: `Sector ${n}` }]
    case 6:
      return ['audit.undo', { seq: Math.max(2, campaign.seq() - (n % 5)), confirm: true }]
    default:
      return ['clock.release', { mode: 'runAll' }]
  }
}
