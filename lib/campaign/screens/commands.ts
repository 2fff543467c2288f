import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { command } from '../feature'
import type { CampaignState, RowIn } from '../state'
import type { ScreensEvent } from './events'
import { layouts, rooms, roomsOfHq } from './tables'

type Screen = RowIn<'screens'>
type Ctx = Context<ScreensEvent>

/** The id that a device keeps for itself: random, never a name of Object's own properties. */
export const deviceId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/)
  .refine((value) => !(value in Object.prototype), 'reserved')
/** Most screens that a campaign remembers. */
const MOST = 500

const assign = z.strictObject({
  screen: deviceId,
  name: z.string().trim().max(80).optional(),
  room: z.enum(rooms).optional(),
  layout: z.enum(layouts).optional(),
  theme: z.enum(['console', 'mapRoom']).nullable().optional(),
  sound: z.boolean().optional(),
})
const identify = z.strictObject({ screens: z.array(deviceId).min(1).max(200) })
const forget = z.strictObject({ screen: deviceId })

/** The row of a device; a device that nobody arranged yet gets one with the next number. */
function screenFor(draft: CampaignState, id: string): Screen {
  const known = find(draft.screens, id)
  if (known) return known
  const numbers = Object.values(draft.screens).map(({ number }) => number)
  if (numbers.length >= MOST) throw new RuleError('E_TOO_MANY_SCREENS', { most: MOST })
  draft.screens[id] = {
    id,
    number: 1 + Math.max(0, ...numbers),
    name: '',
    room: 'hall',
    layout: 'map',
    theme: null,
    sound: true,
    flashes: 0,
  }
  return draft.screens[id]
}

function requireMaster(ctx: Ctx): void {
  if (!ctx.master) throw new RuleError('E_ROLE')
}

export const screenCommands = {
  /** Arranges a screen: its name, room, layout, theme and sound; what is not said stays (EP-44). */
  'screen.assign': command<typeof assign, ScreensEvent>({
    schema: assign,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      const row = screenFor(draft, data.screen)
      const room = data.room ?? row.room
      // Moved out of the rooms that may see HQ's numbers, a screen goes back to the map by itself.
      const layout = data.layout ?? (row.layout === 'hq' && !roomsOfHq.includes(room) ? 'map' : row.layout)
      if (layout === 'hq' && !roomsOfHq.includes(room)) throw new RuleError('E_SCREEN_ROOM', { room })
      row.room = room
      row.layout = layout
      if (data.name !== undefined) row.name = data.name
      if (data.theme !== undefined) row.theme = data.theme
      if (data.sound !== undefined) row.sound = data.sound
      ctx.emit({ type: 'ScreenAssigned', screen: row.id, number: row.number, name: row.name, room, layout })
    },
  }),
  /** A large number flashes on the screens, so that people find out which is which. */
  'screen.identify': command<typeof identify, ScreensEvent>({
    schema: identify,
    who: ['master'],
    undoable: false,
    handler(draft, data, ctx) {
      requireMaster(ctx)
      const rows = [...new Set(data.screens)].map((id) => screenFor(draft, id))
      for (const row of rows) row.flashes += 1
      ctx.emit({ type: 'ScreensIdentified', numbers: rows.map(({ number }) => number) })
    },
  }),
  /** A screen that was taken down. Should it connect again, it is a new one. */
  'screen.forget': command<typeof forget, ScreensEvent>({
    schema: forget,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      const row = find(draft.screens, data.screen)
      if (!row) throw new RuleError('E_UNKNOWN', { what: 'screen' })
      ctx.emit({ type: 'ScreenForgotten', screen: row.id, number: row.number, name: row.name })
      delete draft.screens[row.id]
    },
  }),
}
