import { sameJson } from '@/lib/kernel/json'
import { presentCharacter } from '@/lib/campaign/people'
import type { CampaignState, Person } from '@/lib/campaign/state'
import type { LiveServer, SocketData } from './screens'
import { hearsIn } from './audiences'

/** What became of a person in a commit, as far as connections care. */
export interface PersonChange {
  personId: string
  /** His roles changed or he left: his sessions end (DESIGN §6). Otherwise only what he hears changed. */
  endsSessions: boolean
}

/** Tables that decide what people hear: roles, where they are, and whether that matters (`info.flagsWhere`). */
const deciding = ['people', 'checkIns', 'officers', 'settings', 'battles'] as const

const rights = (person: Person) => [person.roles, person.left]

/** People whose rights or audiences differ between two states: whatever command did it, undo included. */
export function changedPeople(before: CampaignState, after: CampaignState): PersonChange[] {
  if (deciding.every((table) => before[table] === after[table])) return []
  return Object.values(before.people).flatMap((old): PersonChange[] => {
    const now = after.people[old.id]
    // Who goes on as another character keeps his session: his screens come back as the new one (EP-11).
    if (now?.left && presentCharacter(after, old.id) !== old.id) return [{ personId: old.id, endsSessions: false }]
    if (!now || !sameJson(rights(old), rights(now))) return [{ personId: old.id, endsSessions: true }]
    return sameJson(hearsIn(before, old), hearsIn(after, now)) ? [] : [{ personId: old.id, endsSessions: false }]
  })
}

/** Tells sockets that they are not wanted any more and closes them; the screen goes to the login page. */
export function reject(io: LiveServer, which: (data: SocketData) => boolean): void {
  for (const socket of io.sockets.sockets.values()) {
    if (!which(socket.data)) continue
    socket.emit('rejected', 'ended')
    socket.disconnect(true)
  }
}

/** Closes the connection under sockets: the screen comes back by itself and is asked again who it is. */
export function reconnect(io: LiveServer, which: (data: SocketData) => boolean): void {
  for (const socket of io.sockets.sockets.values()) if (which(socket.data)) socket.conn.close()
}
