import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id } from '../columns'

/** Where a screen hangs (EP-44). Only HQ's room and the masters' may see HQ's numbers. */
export const rooms = ['hall', 'hq', 'masters', 'table'] as const
/** What a wall shows: the map first; clock and calls first («вестибюль»); HQ's pools and cards; a battle on the digital board. */
export const layouts = ['map', 'lobby', 'hq', 'battle'] as const
/** Rooms whose walls may show HQ's numbers. */
export const roomsOfHq: readonly Room[] = ['hq', 'masters']

export type Room = (typeof rooms)[number]
export type Layout = (typeof layouts)[number]

export const screenTables = {
  /** Televisions and tablets as the master arranged them. The id is the one that the device keeps for itself; who is connected is no campaign data. */
  screens: table(
    z.strictObject({
      id,
      /** What flashes on the screen when it is looked for, and what it is called while it has no name. */
      number: z.number().int().min(1).max(1e6),
      name: z.string().max(80),
      room: z.enum(rooms),
      layout: z.enum(layouts),
      /** Null: the scenario's theme. */
      theme: z.enum(['console', 'mapRoom']).nullable(),
      /** Whether a call rings. */
      sound: z.boolean(),
      /** How often it was looked for: the screen flashes its number when this grows. */
      flashes: z.number().int().min(0).max(1e9),
    }),
    { fixed: ['number', 'flashes'] },
  ),
}
