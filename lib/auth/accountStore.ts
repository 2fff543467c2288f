/** An account as it is kept. The code itself is never kept. */
export interface AccountRow {
  id: string
  login: string
  name: string
  /** First group of the code: finds the account when only the code is typed. */
  selector: string
  /** argon2 hash of the code. */
  codeHash: string
  /** Sessions made under an earlier epoch are void. */
  epoch: number
  /** May make campaigns; is the person `master` of every campaign. */
  admin: boolean
  /** UTC milliseconds. */
  issuedAt: number
}

/** Which person of which campaign an account is. */
export interface AccountPersonRow {
  accountId: string
  campaignId: string
  personId: string
}

export interface TokenRow {
  id: string
  campaignId: string
  audience: string
  label: string
  /** SHA-256 of the token. */
  hash: string
  issuedAt: number
  lastSeenAt: number | null
}

/** Where accounts are kept: outside campaign state, log and export (DESIGN §5). */
export interface AccountStore {
  load(): Promise<{ accounts: AccountRow[]; people: AccountPersonRow[]; tokens: TokenRow[] }>
  saveAccount(row: AccountRow): Promise<void>
  savePerson(row: AccountPersonRow): Promise<void>
  saveToken(row: TokenRow): Promise<void>
  markTokenSeen(id: string, at: number): Promise<void>
  deleteToken(id: string): Promise<void>
}
