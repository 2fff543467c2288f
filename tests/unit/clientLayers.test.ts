import { describe, expect, test } from 'vitest'
import { applyAllSnapshots, applyChanges, applySnapshot, mergeView, type Layers } from '@/lib/live/client/layers'
import type { Changes, Snapshot } from '@/lib/live/protocol'
import type { ViewRows } from '@/lib/kernel/view'

const time = { event: 0, rate: 1 }
const ranks: Record<string, number> = { wall: 0, hq: 1, 'state:strezh': 1, 'person:oster': 2 }
const snapshot = (audience: string, views: Record<string, ViewRows>, n = 0, boot = 'first'): Snapshot => ({
  audience,
  layer: ranks[audience]!,
  boot,
  n,
  time,
  seq: null,
  news: [],
  views,
})
const changes = (audience: string, n: number, views: Changes['views'], boot = 'first'): Changes => ({
  audience,
  boot,
  n,
  time,
  seq: null,
  views,
  events: [],
})
const stack = (...snapshots: Snapshot[]): Layers => snapshots.reduce<Layers>((layers, each) => applySnapshot(layers, each).layers, {})
const applied = (layers: Layers, packet: Changes): Layers => {
  const intake = applyChanges(layers, packet)
  if (intake.kind !== 'applied') throw new Error(`not applied: ${intake.kind}`)
  return intake.layers
}

describe('layers of audiences (DESIGN §6)', () => {
  const wall = snapshot('wall', { flags: { a: { name: null, arms: ['infantry'] }, b: { name: null, arms: [] } } })
  const person = snapshot('person:oster', { flags: { a: { name: 'Королевская армия', arms: ['infantry'] } } })

  test('a row of a higher layer covers the lower one, whichever came first', () => {
    for (const layers of [stack(wall, person), stack(person, wall)]) {
      expect(mergeView(layers, 'flags')).toEqual({ ...wall.views.flags, a: person.views.flags!.a })
    }
  })

  test('what leaves a layer uncovers the one below; what leaves both is gone', () => {
    let layers = applied(stack(wall, person), changes('person:oster', 1, { flags: { set: {}, del: ['a'] } }))
    expect(mergeView(layers, 'flags')).toEqual(wall.views.flags)
    layers = applied(layers, changes('wall', 1, { flags: { set: {}, del: ['a'] } }))
    expect(Object.keys(mergeView(layers, 'flags'))).toEqual(['b'])
  })

  test('a row that changes below stays covered, and shows when the cover goes', () => {
    let layers = applied(stack(wall, person), changes('wall', 1, { flags: { set: { a: { name: null, arms: ['cavalry'] } }, del: [] } }))
    expect(mergeView(layers, 'flags').a).toEqual(person.views.flags!.a)
    layers = applied(layers, changes('person:oster', 1, { flags: { set: {}, del: ['a'] } }))
    expect(mergeView(layers, 'flags').a).toEqual({ name: null, arms: ['cavalry'] })
  })

  test('rows that a packet does not name keep their identity', () => {
    const before = stack(wall)
    const after = applied(before, changes('wall', 1, { flags: { set: { a: { name: null, arms: [] } }, del: [] } }))
    expect(mergeView(after, 'flags').b).toBe(mergeView(before, 'flags').b)
  })
})

describe('gaps, repeats and restarts', () => {
  const wall = snapshot('wall', { pools: { energy: { value: 5 } } }, 7)

  test('a packet that skips a number, or of an unknown audience or boot, is a gap', () => {
    const layers = stack(wall)
    expect(applyChanges(layers, changes('wall', 9, {})).kind).toBe('gap')
    expect(applyChanges(layers, changes('hq', 1, {})).kind).toBe('gap')
    expect(applyChanges(layers, changes('wall', 8, {}, 'second')).kind).toBe('gap')
    expect(applyChanges(layers, changes('wall', 8, {})).kind).toBe('applied')
  })

  test('a packet that the snapshot already holds changes nothing', () => {
    expect(applyChanges(stack(wall), changes('wall', 7, { pools: { set: {}, del: ['energy'] } })).kind).toBe('old')
  })

  test('the first snapshot of a new boot makes every earlier layer void and names its views as changed', () => {
    const layers = stack(wall, snapshot('hq', { cards: { k: { title: 'Пожар' } } }))
    const intake = applySnapshot(layers, snapshot('wall', { pools: {} }, 0, 'second'))
    expect(Object.keys(intake.layers)).toEqual(['wall'])
    expect(new Set(intake.views)).toEqual(new Set(['pools', 'cards']))
    expect(mergeView(intake.layers, 'cards')).toEqual({})
  })

  test('after a change of roles an audience that is no longer heard is forgotten', () => {
    const layers = stack(wall, snapshot('hq', { cards: { k: { title: 'Пожар' } } }))
    const intake = applyAllSnapshots(layers, [wall])
    expect(mergeView(intake.layers, 'cards')).toEqual({})
    expect(intake.views).toContain('cards')
  })
})
