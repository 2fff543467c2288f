import { describe, expect, it } from 'vitest'
import { edit, editingOf, type EditAction, type Editing } from '@/components/maps/editor/history'
import { letterOfKey } from '@/components/maps/editor/tools'
import { blank, paint, type Brush } from '@/lib/maps/edits'

const forest: Brush = { kind: 'terrain', letter: 'F' }
const start = () => editingOf({ name: 'Поле', about: '', drawing: blank(8, 8) })
const dot = (x: number): EditAction => ({ type: 'draw', make: (map) => paint(map, [{ x, y: 0 }], 1, forest) })
const after = (...actions: EditAction[]): Editing => actions.reduce(edit, start())
const row = ({ document }: Editing): string => document.drawing.rows[0]!

describe('steps of the map editor', () => {
  it('a stroke is one step, however many cells it passed', () => {
    const drawn = after(dot(0), dot(1), dot(2), { type: 'lift' })
    expect(row(drawn)).toBe('FFF.....')
    expect(row(edit(drawn, { type: 'undo' }))).toBe('........')
    expect(row([{ type: 'undo' }, { type: 'redo' }].reduce((now, action) => edit(now, action as EditAction), drawn))).toBe('FFF.....')
  })

  it('a step back in the middle of a stroke takes what was drawn of it', () => {
    expect(row(after(dot(0), dot(1), { type: 'undo' }))).toBe('........')
  })

  it('a new step after one back forgets the way forward', () => {
    const turned = after(dot(0), { type: 'lift' }, { type: 'undo' }, dot(3), { type: 'lift' })
    expect(row(turned)).toBe('...F....')
    expect(edit(turned, { type: 'redo' })).toBe(turned)
  })

  it('what changes nothing is no step', () => {
    expect(after({ type: 'change', make: (map) => map }, dot(0), { type: 'lift' }, dot(0), { type: 'lift' }).past).toHaveLength(1)
  })

  it('names are typed, not stepped over', () => {
    const named = after(dot(0), { type: 'lift' }, { type: 'name', value: 'Роща' }, { type: 'undo' })
    expect([named.document.name, row(named)]).toEqual(['Роща', '........'])
  })
})

describe('keys of terrain', () => {
  it('are found by their place, whatever the layout of the keyboard', () => {
    expect(letterOfKey({ code: 'KeyF', shiftKey: false })).toBe('F')
    expect(letterOfKey({ code: 'KeyG', shiftKey: true })).toBe('g')
    expect(letterOfKey({ code: 'Period', shiftKey: false })).toBe('.')
    expect(letterOfKey({ code: 'KeyQ', shiftKey: false })).toBeNull()
  })
})
