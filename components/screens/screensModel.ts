import type { ConnectedScreen } from '@/components/people/api'
import type { LiveRow } from '@/lib/live/client/hooks'

/** A screen as the masters' page lists it: a device that is connected, that was arranged, or both. */
export interface ListedScreen {
  device: string
  /** How it was arranged; null: nobody did. */
  row: LiveRow<'screens'> | null
  /** Its connections now, oldest first: a browser may have several pages open. Empty: switched off, or out of reach. */
  connections: ConnectedScreen[]
  /** Which pages it shows: `wall`, `hq`. */
  pages: string[]
  /** Whose login it is; null: a screen by a key. */
  personId: string | null
  /** True where HQ's numbers could be shown: it was opened by HQ's key. */
  mayHearHq: boolean
}

/**
 * Connected and arranged screens as one list: what was arranged first, by number, then newcomers by the time they came. Connections
 * of programs, which keep no device id, are left out.
 */
export function listScreens(connected: readonly ConnectedScreen[], rows: readonly LiveRow<'screens'>[]): ListedScreen[] {
  const devices = new Map<string, ConnectedScreen[]>(rows.map((row) => [row.id, []]))
  for (const connection of connected) {
    if (connection.device === null) continue
    const known = devices.get(connection.device)
    if (known) known.push(connection)
    else devices.set(connection.device, [connection])
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...devices]
    .map(([device, connections]) => ({
      device,
      row: byId.get(device) ?? null,
      connections: [...connections].sort((a, b) => a.since - b.since),
      pages: [...new Set(connections.map(({ name }) => name))],
      personId: connections.find(({ personId }) => personId !== null)?.personId ?? null,
      mayHearHq: connections.some(({ personId, opener }) => personId === null && opener.includes('hq')),
    }))
    .sort((a, b) => rank(a) - rank(b) || (a.connections[0]?.since ?? 0) - (b.connections[0]?.since ?? 0))
}

const rank = ({ row }: ListedScreen): number => row?.number ?? Number.MAX_SAFE_INTEGER

/** Walls and tablets on the one hand, people's own phones and laptops on the other. What was arranged is never somebody's own. */
export const isCommon = ({ row, personId, pages }: ListedScreen): boolean =>
  (row !== null && (row.name !== '' || personId === null)) || pages.includes('wall') || personId === null
