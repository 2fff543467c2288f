import { randomUUID } from 'node:crypto'
import type { Identity } from '@/lib/live/protocol'
import { hashToken, newToken } from './codes'

/** Longest time that one person may stay at the kiosk, milliseconds; the tablet itself logs out after a minute of silence. */
const longestMs = 15 * 60_000

interface Session {
  id: string
  hash: string
  accountId: string
  slug: string
  ends: number
}

/**
 * People at a shared tablet (EP-43): a card gives a token that lives in the tablet's memory alone, never in a cookie, so that nothing
 * of a person stays behind. Sessions are in memory: a restart of the server ends them.
 */
export class KioskSessions {
  private readonly sessions = new Map<string, Session>()

  constructor(
    private readonly identityOf: (accountId: string, slug: string) => Identity | null,
    private readonly onEnd: (sessionId: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** A new session for somebody whose card was checked; its token is told once. */
  open(accountId: string, slug: string): string {
    this.forgetOld()
    const token = newToken()
    const id = `kiosk ${randomUUID()}`
    this.sessions.set(id, { id, hash: hashToken(token), accountId, slug, ends: this.now() + longestMs })
    return token
  }

  /** Who a token is, as he is now; null: no session, or it is over. */
  identity(token: string): { slug: string; identity: Identity; tokenId: string } | null {
    this.forgetOld()
    const session = this.find(token)
    const identity = session && this.identityOf(session.accountId, session.slug)
    return session && identity ? { slug: session.slug, identity, tokenId: session.id } : null
  }

  /** Ends a session; what it opened closes. */
  close(token: string): void {
    const session = this.find(token)
    if (session) this.end(session.id)
  }

  /** Ends all sessions of an account, as its other sessions end. */
  endAccount(accountId: string): void {
    for (const session of [...this.sessions.values()]) if (session.accountId === accountId) this.end(session.id)
  }

  private find(token: string): Session | null {
    const hash = hashToken(token)
    return [...this.sessions.values()].find((session) => session.hash === hash) ?? null
  }

  private forgetOld(): void {
    for (const session of [...this.sessions.values()]) if (session.ends <= this.now()) this.end(session.id)
  }

  private end(id: string): void {
    if (this.sessions.delete(id)) this.onEnd(id)
  }
}
