import { z } from 'zod'
import { roomOf, type LiveServer, type LiveSocket } from './screens'

/** A master at his desk, as the other masters see him: nothing of it is the game's, and nothing is kept. */
export interface MasterPresence {
  personId: string
  /** Kind of his screen. */
  screen: string
  /** Id of what he looks at: an army, a territory, a person, a card, a tab; null: nothing in particular. */
  looksAt: string | null
  /** When he connected, UTC milliseconds. */
  since: number
}

const looking = z.string().max(120).nullable()

/** Masters who are connected to a campaign, the longest there first; one line for each of his screens. */
export function presenceOf(io: LiveServer, slug: string): MasterPresence[] {
  return [...io.sockets.sockets.values()]
    .filter(({ data }) => data.slug === slug && data.identity.person !== null && data.identity.audiences.includes('master'))
    .map(({ data }) => ({
      personId: data.identity.person!.id,
      screen: data.screen,
      looksAt: data.looksAt ?? null,
      since: data.since,
    }))
    .sort((a, b) => a.since - b.since || (a.personId < b.personId ? -1 : 1))
}

/** Two masters see each other (EP-8): who is there and what he looks at goes to all of them whenever it changes. */
export function watchPresence(io: LiveServer, socket: LiveSocket): void {
  const { slug, identity } = socket.data
  if (identity.person === null || !identity.audiences.includes('master')) return
  const tell = () => io.to(roomOf(slug, 'master')).emit('presence', presenceOf(io, slug))
  socket.on('looking', (raw) => {
    const parsed = looking.safeParse(raw)
    if (!parsed.success || parsed.data === (socket.data.looksAt ?? null)) return
    socket.data.looksAt = parsed.data
    tell()
  })
  socket.on('disconnect', tell)
  tell()
}
