import type { Brush } from '@/lib/maps/edits'
import type { Compass } from '@/lib/rules/macrobattle/tables'

/** Letters of terrain in the order of the palette; the keys that choose them are the letters themselves. */
export const palette = ['.', 'D', 'F', 'H', 'M', 'S', 'R', 'B', 'W', 'T', 'G', 'g', 'L'] as const
export type PaletteLetter = (typeof palette)[number]

export const brushSizes = [1, 2, 3, 5] as const
export type HandMode = 'brush' | 'fill' | 'hand'

/** What the hand does on the board. */
export interface Tool {
  brush: Brush
  size: (typeof brushSizes)[number]
  mode: HandMode
}

export const firstTool: Tool = { brush: { kind: 'terrain', letter: 'F' }, size: 1, mode: 'brush' }

/** A brush as one word, so that two can be compared and a choice can be named. */
export function brushId(brush: Brush): string {
  if (brush.kind === 'terrain') return `terrain ${brush.letter}`
  if (brush.kind === 'bounds') return `bounds ${brush.edge ?? 'none'} ${brush.narrow ? 'narrow' : 'usual'}`
  return brush.kind === 'owner' ? `owner ${brush.edge ?? 'none'}` : `${brush.kind} ${brush.on ? 'on' : 'off'}`
}

export const bounds = (edge: Compass | null, narrow = false): Brush => ({ kind: 'bounds', edge, narrow })

/** The terrain that a key chooses, whatever the layout of the keyboard; null: none. */
export function letterOfKey(event: { code: string; shiftKey: boolean }): PaletteLetter | null {
  if (event.code === 'Period') return '.'
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  if (letter === 'G') return event.shiftKey ? 'g' : 'G'
  return palette.find((each) => each === letter) ?? null
}
