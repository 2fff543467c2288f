import { describe, expect, it } from 'vitest'
import { changesOf } from '@/components/audit/changes'
import { dueKinds, sentenceOf, toldCommands, type Names, toldByEvents } from '@/components/audit/sentence'
import { registry } from '@/lib/campaign/registry'
import english from '@/lib/i18n/messages/en/audit.json'
import russian from '@/lib/i18n/messages/ru/audit.json'

const names: Names = {
  person: (id) => `лицо ${id}`,
  army: (id) => `армия ${id}`,
  sector: (id) => `сектор ${id}`,
  card: (id) => `карточка ${id}`,
  state: (id) => `держава ${id}`,
  table: (id) => `стол ${id}`,
}

describe('what changed', () => {
  it('HQ-AUD-1: shows each column before and after', () => {
    expect(
      changesOf(
        [
          { op: 'set', table: 'pools', id: 'energy', column: 'value', value: 15 },
          { op: 'add', table: 'consequences', id: 'c1', row: { id: 'c1', text: 'да' } },
          { op: 'remove', table: 'announcements', id: 'w1' },
        ],
        [
          { op: 'set', table: 'pools', id: 'energy', column: 'value', value: 20 },
          { op: 'remove', table: 'consequences', id: 'c1' },
          { op: 'add', table: 'announcements', id: 'w1', row: { id: 'w1', quorum: 3 } },
        ],
      ),
    ).toEqual([
      { table: 'pools', id: 'energy', column: 'value', kind: 'set', before: 20, after: 15 },
      { table: 'consequences', id: 'c1', column: null, kind: 'add', before: null, after: { id: 'c1', text: 'да' } },
      { table: 'announcements', id: 'w1', column: null, kind: 'remove', before: { id: 'w1', quorum: 3 }, after: null },
    ])
  })

  it('does not mix up columns of different rows whose names run together', () => {
    const [change] = changesOf(
      [{ op: 'set', table: 'a', id: 'bc', column: 'd', value: 2 }],
      [
        { op: 'set', table: 'a', id: 'b', column: 'cd', value: 9 },
        { op: 'set', table: 'a', id: 'bc', column: 'd', value: 1 },
      ],
    )
    expect(change).toMatchObject({ before: 1, after: 2 })
  })
})

describe('sentences of the chronicle', () => {
  it('tells an order with bodies and way', () => {
    expect(sentenceOf({ type: 'army.march', data: { armies: ['1'], officers: ['g'], route: ['x', 'y'] } }, names)).toEqual({
      key: 'army.march',
      values: { bodies: 'армия 1, лицо g', route: 'сектор x → сектор y', minutes: 0 },
    })
    expect(sentenceOf({ type: 'army.march', data: { armies: ['1'], to: 'x', minutes: 40 } }, names).values).toMatchObject({
      route: 'сектор x',
      minutes: 40,
    })
  })

  it('tells corrections, due items and unknown commands', () => {
    expect(sentenceOf({ type: 'armies.adjust', data: { id: 'a1', set: {}, reason: 'опечатка' } }, names)).toEqual({
      key: 'adjust',
      values: { table: 'armies', name: 'стол a1' },
    })
    expect(sentenceOf({ type: 'due.card.deadline', data: { id: 'k1', at: 5 } }, names)).toEqual({
      key: 'due.card.deadline',
      values: { card: 'карточка k1' },
    })
    expect(sentenceOf({ type: 'due.battle.turn', data: { id: 'b1', at: 5 } }, names)).toEqual({
      key: 'due.other',
      values: { kind: 'battle.turn' },
    })
    expect(sentenceOf({ type: 'toString', data: null }, names)).toEqual({ key: 'other', values: { type: 'toString' } })
  })

  it('shows a loss with a minus sign and a gain with a plus', () => {
    expect(sentenceOf({ type: 'hq.adjustPool', data: { pool: 'energy', delta: -21 } }, names).values.delta).toBe('−21')
    expect(sentenceOf({ type: 'hq.adjustPool', data: { pool: 'bchs', delta: 1 } }, names).values.delta).toBe('+1')
  })

  it('stands against data of any shape', () => {
    for (const data of [null, 3, 'x', [], { armies: 'no', subject: null, delta: 'x' }]) {
      for (const type of toldCommands) expect(() => sentenceOf({ type, data }, names)).not.toThrow()
    }
  })

  it('lets marches and throws be told by their events, everything else by what was asked', () => {
    const byEvents = ['due.march.arrive', 'due.march.cross', 'due.rider.cross', 'due.word.window', 'dice.answer']
    expect([...byEvents, 'due.card.deadline', 'army.march', 'hq.decide'].filter(toldByEvents)).toEqual(byEvents)
  })

  it('has words in both languages for every command', () => {
    const find = (messages: unknown, key: string) =>
      key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], messages)
    for (const command of [...toldCommands, ...dueKinds.map((kind) => `due.${kind}`), 'adjust', 'due.other', 'other']) {
      expect([command, typeof find(russian.sentence, command)]).toEqual([command, 'string'])
      expect([command, typeof find(english.sentence, command)]).toEqual([command, 'string'])
    }
  })

  it('tells every command and every due item that the campaign knows', () => {
    const commands = Object.keys(registry.commands).filter((type) => !type.endsWith('.adjust'))
    expect(commands.filter((type) => !toldCommands.includes(type))).toEqual([])
    expect(Object.keys(registry.due).filter((kind) => !dueKinds.includes(kind))).toEqual([])
  })
})
