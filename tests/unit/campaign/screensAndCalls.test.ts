import { describe, expect, test } from 'vitest'
import { execute, fire, nextDueItem, noHistory, systemActor, type EngineInput } from '@/lib/campaign/engine'
import { setting } from '@/lib/campaign/settings'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import type { Listener } from '@/lib/kernel/view'
import { wallIdentity } from '@/lib/live/audiences'
import { eventsFor, viewsFor } from '@/lib/live/views'
import { shippedPack, start } from '../scenario/packs'

const master: Actor = { id: 'master', roles: ['master'], system: false }
const officer: Actor = { id: 'gorazd', roles: ['officer'], system: false }
const [television, tablet] = ['television-0123456789', 'tablet-0123456789ab']

let ids = 0
const input = (actor: Actor, now: number): EngineInput => ({
  actor,
  now,
  utc: 0,
  serverDice: () => ({ roll: () => ({ faces: [1], number: 1, source: 'server' }) }) as never,
  history: noHistory,
  id: (prefix) => `${prefix}_${(ids += 1)}`,
})

/** A campaign with its commands: each gives the next state, a refusal gives its code. */
function world(state = start(shippedPack('strezh-autumn'))) {
  return {
    state,
    give(type: string, data: Json, { actor = master, now = 0 } = {}): string | null {
      const outcome = execute(this.state, { id: `c${(ids += 1)}`, type, data }, input(actor, now))
      this.state = outcome.next
      return outcome.error?.code ?? null
    },
  }
}
const seen = (state: CampaignState, listener: Listener) => viewsFor(state, listener)
const device = (id: string): Listener => ({ kind: 'screen', id })

describe('screens (EP-44)', () => {
  test('a screen that is looked for or arranged gets the next number and keeps it', () => {
    const game = world()
    expect(game.give('screen.identify', { screens: [television, tablet, television] })).toBeNull()
    expect(game.give('screen.assign', { screen: tablet, name: '  Планшет у стола ', room: 'table' })).toBeNull()
    expect(game.state.screens[television]).toMatchObject({ number: 1, flashes: 1, room: 'hall', layout: 'map', sound: true, theme: null })
    expect(game.state.screens[tablet]).toMatchObject({ number: 2, flashes: 1, room: 'table', name: 'Планшет у стола' })
  })

  test('each device sees its own row alone, without its name; the master all of them, the wall none', () => {
    const game = world()
    game.give('screen.assign', { screen: television, name: 'СЕКРЕТНОЕ ИМЯ', layout: 'lobby' })
    game.give('screen.assign', { screen: tablet, theme: 'console' })
    expect(Object.keys(seen(game.state, device(television)))).toEqual(['screen'])
    expect(seen(game.state, device(television)).screen).toMatchObject({ screen: { number: 1, layout: 'lobby' } })
    expect(seen(game.state, device(tablet)).screen).toMatchObject({ screen: { number: 2, theme: 'console' } })
    expect(JSON.stringify(seen(game.state, device(television)))).not.toContain('СЕКРЕТНОЕ')
    for (const listener of [{ kind: 'wall' }, { kind: 'outside' }, { kind: 'hq' }, { kind: 'person', id: 'gorazd' }] as const) {
      expect(JSON.stringify(seen(game.state, listener))).not.toMatch(/СЕКРЕТНОЕ|television|tablet/)
    }
    expect(Object.keys(seen(game.state, { kind: 'master' }).screens!)).toEqual([television, tablet])
    expect(seen(game.state, device('nobody-0123456789abc'))).toEqual({})
  })

  test('no event of any kind goes to the layer of a device', () => {
    const events = [{ type: 'ClockStarted' }, { type: 'ScreensIdentified', numbers: [1] }] as never[]
    expect(eventsFor(events, device(television), world().state)).toEqual([])
  })

  test('HQ’s layout only in rooms that may see HQ’s numbers; moved out of them, a screen goes back to the map', () => {
    const game = world()
    expect(game.give('screen.assign', { screen: television, layout: 'hq' })).toBe('E_SCREEN_ROOM')
    expect(game.state.screens[television]).toBeUndefined()
    expect(game.give('screen.assign', { screen: television, room: 'hq', layout: 'hq' })).toBeNull()
    expect(game.give('screen.assign', { screen: television, room: 'hall' })).toBeNull()
    expect(game.state.screens[television]).toMatchObject({ room: 'hall', layout: 'map' })
  })

  test('a wall hears HQ by HQ’s key only, and only while it hangs in HQ or with the masters', () => {
    const game = world()
    const byHqKey = { person: null, audiences: ['wall', 'hq'] }
    const byHallKey = { person: null, audiences: ['wall'] }
    const byMaster = { person: { id: 'master', roles: ['master'] as const }, audiences: ['master'] }
    expect(wallIdentity(game.state, byHqKey, television).audiences).toEqual(['wall'])
    game.give('screen.assign', { screen: television, room: 'hq' })
    expect(wallIdentity(game.state, byHqKey, television).audiences).toEqual(['wall', 'hq'])
    expect(wallIdentity(game.state, byHqKey, null).audiences).toEqual(['wall'])
    expect(wallIdentity(game.state, byHallKey, television).audiences).toEqual(['wall'])
    expect(wallIdentity(game.state, byMaster, television)).toEqual({ person: null, audiences: ['wall'] })
    game.give('screen.assign', { screen: television, room: 'hall' })
    expect(wallIdentity(game.state, byHqKey, television).audiences).toEqual(['wall'])
  })

  test('only masters arrange screens; a screen that was removed is new when it comes again', () => {
    const game = world()
    for (const [type, data] of [
      ['screen.assign', { screen: television }],
      ['screen.identify', { screens: [television] }],
      ['screen.forget', { screen: television }],
    ] as const) {
      expect(game.give(type, data as Json, { actor: officer })).toBe('E_ROLE')
    }
    expect(game.give('screen.forget', { screen: television })).toBe('E_UNKNOWN')
    game.give('screen.assign', { screen: television, name: 'Вход' })
    expect(game.give('screen.forget', { screen: television })).toBeNull()
    expect(game.state.screens).toEqual({})
  })
})

describe('calls to the table (EP-9)', () => {
  test('the wall tells who and where to, never why or until when; who is called learns that it is he', () => {
    const game = world()
    expect(game.give('call.person', { person: 'gorazd', place: 'стол 3' })).toBeNull()
    const [id] = Object.keys(game.state.calls)
    const row = { name: game.state.people.gorazd!.character, place: 'стол 3', at: 0, position: 0 }
    expect(seen(game.state, { kind: 'wall' }).calls).toEqual({ [id!]: { ...row, own: false, personId: null, until: null } })
    expect(seen(game.state, { kind: 'person', id: 'gorazd' }).calls).toEqual({ [id!]: { ...row, own: true, personId: null, until: null } })
    expect(seen(game.state, { kind: 'person', id: 'ostromir' }).calls).toBeUndefined()
    expect(seen(game.state, { kind: 'master' }).calls![id!]).toMatchObject({ personId: 'gorazd', until: 600_000 })
  })

  test('called again he gets a new call, so that it rings again, and never two', () => {
    const game = world()
    game.give('call.person', { person: 'gorazd' })
    const [first] = Object.keys(game.state.calls)
    game.give('call.person', { person: 'gorazd', minutes: 3 }, { now: 60_000 })
    expect(Object.values(game.state.calls)).toMatchObject([{ personId: 'gorazd', until: 240_000 }])
    expect(Object.keys(game.state.calls)).not.toContain(first)
  })

  test('it goes when he came, and by itself when its time is over', () => {
    const game = world()
    expect(setting(game.state, 'wall.callMinutes')).toBe(10)
    game.give('call.person', { person: 'gorazd' })
    const [id] = Object.keys(game.state.calls)
    expect(game.give('call.end', { call: id!, came: true })).toBeNull()
    expect(game.state.calls).toEqual({})
    expect(game.give('call.end', { call: id!, came: true })).toBe('E_UNKNOWN')

    game.give('call.person', { person: 'gorazd' })
    const due = nextDueItem(game.state)!
    expect(due).toMatchObject({ kind: 'call.expire', at: 600_000 })
    const outcome = fire(game.state, due, input(systemActor, due.at))
    expect(outcome.next.calls).toEqual({})
    expect(outcome.events).toMatchObject([{ type: 'CallEnded', why: 'time', person: 'gorazd' }])
  })

  test('only masters call, and only people of the game', () => {
    const game = world()
    expect(game.give('call.person', { person: 'gorazd' }, { actor: officer })).toBe('E_ROLE')
    expect(game.give('call.person', { person: 'nobody' })).toBe('E_UNKNOWN')
    expect(game.give('call.person', { person: 'constructor' })).toBe('E_UNKNOWN')
    game.give('people.leave', { person: 'gorazd' })
    expect(game.give('call.person', { person: 'gorazd' })).toBe('E_UNKNOWN')
  })
})
