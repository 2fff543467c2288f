import type { Layout, Room } from './tables'

/** Facts of the screens. They are the masters' concern: a screen itself sees its row change. */
export type ScreensEvent =
  | { type: 'ScreenAssigned'; screen: string; number: number; name: string; room: Room; layout: Layout }
  | { type: 'ScreensIdentified'; numbers: number[] }
  | { type: 'ScreenForgotten'; screen: string; number: number; name: string }
