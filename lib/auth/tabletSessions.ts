import { hashToken, newToken } from './codes'

/** Longest time that one person may hold the tablet, milliseconds; the tablet itself lets him go after a short silence. */
const longestMs = 10 * 60_000

interface Hold {
  hash: string
  campaignId: string
  personId: string
  ends: number
}

/**
 * Who holds each of HQ's shared tablets (EP-30). A hold is worth nothing by itself: its token counts only beside that of the tablet it
 * was opened on, and only for commands of HQ, since four digits are no login. In memory: a restart of the server lets everybody go.
 */
export class TabletSessions {
  /** By the id of the tablet's own token. */
  private readonly holds = new Map<string, Hold>()

  constructor(private readonly now: () => number = Date.now) {}

  /** Gives a tablet to a person whose PIN was checked; who held it before is let go. The token is told once. */
  open(tabletId: string, campaignId: string, personId: string): string {
    const token = newToken()
    this.holds.set(tabletId, { hash: hashToken(token), campaignId, personId, ends: this.now() + longestMs })
    return token
  }

  /** Who holds this tablet by this token; null: nobody, or not any more. */
  holder(tabletId: string, token: string): string | null {
    const hold = this.holds.get(tabletId)
    if (!hold || hold.hash !== hashToken(token)) return null
    if (hold.ends > this.now()) return hold.personId
    this.holds.delete(tabletId)
    return null
  }

  /** The person goes. A token of somebody who was before him lets nobody go. */
  close(tabletId: string, token: string): void {
    if (this.holds.get(tabletId)?.hash === hashToken(token)) this.holds.delete(tabletId)
  }

  /** Lets a person go from every tablet of a campaign: after a new PIN. */
  closePerson(campaignId: string, personId: string): void {
    for (const [tabletId, hold] of this.holds) {
      if (hold.campaignId === campaignId && hold.personId === personId) this.holds.delete(tabletId)
    }
  }
}
