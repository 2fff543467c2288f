import type { Drawing } from '@/lib/maps/drawing'
import type { MapDocument } from './drafts'

/** What is edited with the way back and forth. Names are typed, not undone. */
export interface Editing {
  document: MapDocument
  past: readonly Drawing[]
  future: readonly Drawing[]
  /** The drawing before the stroke that is being made; null: no hand is down. */
  stroke: Drawing | null
}

export type EditAction =
  | { type: 'name' | 'about'; value: string }
  /** A step of a stroke: one step back takes the whole stroke. */
  | { type: 'draw'; make: (drawing: Drawing) => Drawing }
  | { type: 'lift' }
  /** One change at once. */
  | { type: 'change'; make: (drawing: Drawing) => Drawing }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Another document altogether. */
  | { type: 'open'; document: MapDocument }

/** Steps back that are remembered. */
const MOST = 200

export const editingOf = (document: MapDocument): Editing => ({ document, past: [], future: [], stroke: null })

const withDrawing = (editing: Editing, drawing: Drawing): MapDocument => ({ ...editing.document, drawing })
const remember = (past: readonly Drawing[], drawing: Drawing): Drawing[] => [...past, drawing].slice(-MOST)

export function edit(editing: Editing, action: EditAction): Editing {
  const { drawing } = editing.document
  switch (action.type) {
    case 'name':
    case 'about':
      return { ...editing, document: { ...editing.document, [action.type]: action.value } }
    case 'draw': {
      const drawn = action.make(drawing)
      return drawn === drawing ? editing : { ...editing, document: withDrawing(editing, drawn), stroke: editing.stroke ?? drawing }
    }
    case 'lift':
      return editing.stroke === null ? editing : { ...editing, past: remember(editing.past, editing.stroke), future: [], stroke: null }
    case 'change': {
      const settled = edit(editing, { type: 'lift' })
      const made = action.make(drawing)
      if (made === drawing) return settled
      return { ...settled, document: withDrawing(settled, made), past: remember(settled.past, drawing), future: [] }
    }
    case 'undo': {
      const settled = edit(editing, { type: 'lift' })
      const before = settled.past.at(-1)
      if (!before) return settled
      return { ...settled, document: withDrawing(settled, before), past: settled.past.slice(0, -1), future: [drawing, ...settled.future] }
    }
    case 'redo': {
      const [next, ...rest] = editing.future
      if (!next) return editing
      return { ...editing, document: withDrawing(editing, next), past: remember(editing.past, drawing), future: rest }
    }
    case 'open':
      return editingOf(action.document)
  }
}
