import { describe, expect, it } from 'vitest'
import { groupsOf, markdownOf } from '@/components/print/consequencesModel'

const record = (id: string, over: object = {}) => ({
  ...{ id, cardId: id, title: id, outcome: 'overcome' as const, text: 'так и вышло', decidedById: 'a', decidedByName: 'А' },
  ...{ spokenBy: [], at: 1, struck: false, position: 1, ...over },
})
const source = {
  consequences: [
    record('k1', { spokenBy: ['a', 'b'] }),
    record('k2', { decidedById: null, outcome: 'failed' }),
    record('k3', { struck: true }),
  ],
  cards: { k1: { tableId: 'moon', topic: 'npc' as const }, k2: { tableId: null, topic: 'other' as const } },
  nameOf: (id: string) => id.toUpperCase(),
}
const shape = (by: 'table' | 'topic' | 'person') => groupsOf(source, by).map(({ key, lines }) => [key, lines.map(({ id }) => id)])

describe('HQ-CON-4: the report of consequences', () => {
  it('groups by table, topic and person; what is struck out is left out, what belongs to nobody comes last', () => {
    expect(shape('table')).toEqual([
      ['moon', ['k1']],
      [null, ['k2']],
    ])
    expect(shape('topic')).toEqual([
      ['npc', ['k1']],
      ['other', ['k2']],
    ])
    expect(shape('person')).toEqual([
      ['a', ['k1']],
      ['b', ['k1']],
      [null, ['k2']],
    ])
    expect(groupsOf(source, 'table')[0]!.lines[0]!.names).toEqual(['A', 'B'])
  })

  it('writes Markdown in which no word of a card becomes markup', () => {
    const line = (text: string, id: string) => ({ text, source: { table: 'consequences', id } })
    const recordOf = ({ table, id }: { table: string; id: string }) => `http://host/${table}/${id}`
    expect(markdownOf('Война *', [{ title: 'Луна', lines: [line('раз\nдва', 'a'), line('# три', 'b')] }], recordOf, 'летопись')).toBe(
      '# Война \\*\n\n## Луна\n\n- раз два ([летопись](<http://host/consequences/a>))\n- \\# три ([летопись](<http://host/consequences/b>))\n',
    )
  })
})
