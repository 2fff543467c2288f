import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { emptyState, type CampaignState, type RowIn } from '@/lib/campaign/state'
import type { Actor, Command } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import { openStore, type Store, type StoreOptions } from '@/lib/store/open'
import type { CampaignService } from '@/lib/store/types'

export const master: Actor = { id: 'master', roles: ['master'], system: false }
export const volunteer: Actor = { id: 'vera', roles: ['volunteer'], system: false }

const MINUTE = 60_000

function person(id: string, roles: RowIn<'people'>['roles'], position: number): RowIn<'people'> {
  return {
    id,
    player: `Player ${id}`,
    character: `Character ${id}`,
    nickname: null,
    stateId: null,
    roles,
    present: true,
    left: false,
    position,
  }
}

/** A card with one way that costs one unit of Energy. */
export function card(id: string, due: number | null, position: number): RowIn<'cards'> {
  return {
    id,
    kind: 'crisis',
    title: `Crisis ${id}`,
    tableId: null,
    round: null,
    topic: 'other',
    description: '',
    overcome: '',
    ifNot: { text: 'lost', effects: [{ t: 'pool', pool: 'energy', delta: -1 }] },
    ways: [{ id: 'a', text: 'pay', cost: { energy: 1 }, requirement: null, effects: [], consequence: 'paid' }],
    aggravation: null,
    decision: 'personal',
    assigneeId: null,
    deadline: due === null ? { kind: 'eventEnd' } : { kind: 'timer', minutes: due / MINUTE },
    state: 'open',
    openedAt: 0,
    due,
    aggravated: false,
    version: 1,
    decidedById: null,
    spokenBy: [],
    reserve: null,
    position,
  }
}

/** A small campaign: three sectors in a row, one army, three pools, cards due after 10 and 20 minutes and one at the end. */
export function smallState(): CampaignState {
  const state = emptyState()
  state.clock.clock = {
    id: 'clock',
    status: 'setup',
    rate: 1,
    anchorEvent: 0,
    anchorUtc: null,
    startsAt: '10:00',
    zone: 'Europe/Moscow',
    rehearsal: false,
  }
  for (const [index, row] of [person('master', ['master'], 0), person('vera', ['volunteer'], 1), person('gleb', ['officer'], 2)].entries())
    state.people[row.id] = { ...row, position: index }
  state.states.red = { id: 'red', name: 'Red', short: 'R', colour: '#aa0000', playedByMaster: false, position: 0 }
  for (const [index, id] of ['west', 'middle', 'east'].entries()) {
    const neighbours = [
      { sectorId: ['', 'west', 'middle'][index]!, side: 'W' as const },
      { sectorId: ['middle', 'east', ''][index]!, side: 'E' as const },
    ].filter(({ sectorId }) => sectorId !== '')
    const x = index * 10
    state.sectors[id] = {
      id,
      name: id,
      rings: [
        [
          [x, 0],
          [x + 10, 0],
          [x + 10, 10],
        ],
      ],
      centre: [x + 5, 5],
      neighbours,
      terrain: 'plain',
      holderId: null,
      position: index,
    }
  }
  state.armies.first = {
    id: 'first',
    name: 'First',
    stateId: 'red',
    sectorId: 'west',
    presentSince: 0,
    generalId: null,
    authorised: [],
    battleId: null,
    enteredFromId: null,
    position: 0,
  }
  state.units.guard = { id: 'guard', armyId: 'first', kind: 'MU', name: 'Guard', position: 0, awayUntil: null, awaySectorId: null }
  for (const id of ['energy', 'resources', 'bchs'] as const) state.pools[id] = { id, value: 20, start: 20 }
  for (const row of [card('ten', 10 * MINUTE, 0), card('twenty', 20 * MINUTE, 1), card('end', null, 2)]) state.cards[row.id] = row
  state.settings['dice.source'] = { id: 'dice.source', value: 'table' }
  return state
}

/** A data folder of its own under the system's temporary folder. */
export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'stavka-store-'))

/** Time that stands until the test moves it: the wall clock may be moved apart from the monotonic one. */
export class ManualTime {
  private wall = Date.UTC(2030, 5, 1, 9)
  private grown = 5000
  private timers: { at: number; work: () => void }[] = []

  utc = (): number => this.wall
  monotonic = (): number => this.grown
  after = (ms: number, work: () => void): (() => void) => {
    const timer = { at: this.grown + ms, work }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((other) => other !== timer)
    }
  }

  /** Time passes; timers that come due are called in order. */
  pass(ms: number): void {
    const end = this.grown + ms
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers = this.timers.filter((timer) => timer !== next)
      this.wall += next.at - this.grown
      this.grown = next.at
      next.work()
    }
    this.wall += end - this.grown
    this.grown = end
  }

  /** Somebody sets the host's clock. */
  jump(ms: number): void {
    this.wall += ms
  }

  /** The process was not there: no timer is called. */
  away(ms: number): void {
    this.timers = []
    this.wall += ms
    this.grown = 100
  }
}

export interface Opened {
  store: Store
  campaign: CampaignService
  folder: string
}

/** A store with the small campaign, newly made. */
export async function newCampaign(
  options: StoreOptions & { state?: CampaignState; rehearsal?: boolean; folder?: string } = {},
): Promise<Opened> {
  const { state = smallState(), rehearsal = false, folder = temporaryFolder(), ...rest } = options
  const store = await openStore(folder, rest)
  const campaign = await store.create({ slug: 'small', title: 'Small', state, rehearsal })
  return { store, campaign, folder }
}

/** Opens the folder again after its store was closed. */
export async function reopen(folder: string, options: StoreOptions = {}): Promise<Opened> {
  const store = await openStore(folder, options)
  return { store, campaign: store.campaigns()[0]!, folder }
}

/** What a process that is killed now would leave on the disk: the files as they are, in another folder. */
export function leftBehind(folder: string): string {
  const copy = temporaryFolder()
  for (const name of ['stavka.sqlite', 'stavka.sqlite-wal']) fs.copyFileSync(path.join(folder, name), path.join(copy, name))
  return copy
}

let made = 0
export const command = (type: string, data: Json = {}, more: Partial<Command> = {}): Command => ({
  id: `test-${++made}`,
  type,
  data,
  ...more,
})
