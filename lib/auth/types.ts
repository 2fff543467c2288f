import type { Identity } from '@/lib/live/protocol'

/** Accounts live outside campaign state, log and export (DESIGN §5). One account may be a person in several campaigns. */
export interface Accounts {
  /** Checks login and password; null when they do not fit. Takes equally long either way. */
  verify(login: string, password: string): Promise<{ accountId: string; name: string; epoch: number } | null>
  /** Checks the one-field code of a login card (QR); null when unknown. */
  verifyCode(code: string): Promise<{ accountId: string; name: string; epoch: number } | null>
  /** True while the account exists and its sessions were not ended. */
  valid(accountId: string, epoch: number): boolean
  /** Who this account is in a campaign: null when it has no person there. */
  identity(accountId: string, slug: string): Identity | null
  /** Who a bearer token is, and in which campaign. */
  tokenIdentity(token: string): { slug: string; identity: Identity; tokenId: string } | null
  /** Campaigns in which this account has a person. */
  campaigns(accountId: string): { slug: string; title: string; personId: string; character: string }[]
  isAdmin(accountId: string): boolean
  /** Makes or renews the login of a person; the code is told once, only its hash is kept. Ends the person's sessions. */
  issueCode(slug: string, personId: string): Promise<{ login: string; code: string }>
  /** Logins of the people of a campaign (without codes). */
  logins(slug: string): { personId: string; login: string; issuedAt: number }[]
  /** A bearer token for an audience; told once. `label` names its screen. */
  issueToken(slug: string, audience: string, label: string): Promise<string>
  tokens(slug: string): { id: string; audience: string; label: string; issuedAt: number; lastSeenAt: number | null }[]
  revokeToken(id: string): Promise<void>
  /** Ends every session of a person: after a change of roles. */
  endSessions(slug: string, personId: string): Promise<void>
}
