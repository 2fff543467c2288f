import { randomUUID } from 'node:crypto'
import { firstCharacter, presentCharacter } from '@/lib/campaign/people'
import { audienceIdentity, personIdentity } from '@/lib/live/audiences'
import type { Identity } from '@/lib/live/protocol'
import type { CampaignService } from '@/lib/store/types'
import type { AccountRow, AccountStore, AccountPersonRow, TokenRow } from './accountStore'
import { codeFits, hashCode, hashToken, newCode, newLogin, newToken, selectorOf } from './codes'
import type { Accounts } from './types'

/** The campaigns as accounts need them. */
export interface CampaignDirectory {
  bySlug(slug: string): CampaignService | null
  all(): { id: string; slug: string; title: string }[]
}

/** Something that must not go on: the sessions of an account, or what a token opened. */
export type Ended = { account: string } | { token: string }

/** `lastSeenAt` of a token is written at most this often, milliseconds. */
const seenInterval = 60_000
const plainLogin = (login: string): string => login.trim().toLowerCase().slice(0, 80)

/** Accounts, held in memory and written through: questions about them are asked with every request. */
export class StoredAccounts implements Accounts {
  private readonly accounts = new Map<string, AccountRow>()
  private people: AccountPersonRow[] = []
  private readonly tokenRows = new Map<string, TokenRow>()
  private readonly endListeners = new Set<(ended: Ended) => void>()

  private constructor(
    private readonly store: AccountStore,
    private readonly directory: CampaignDirectory,
    private readonly now: () => number,
  ) {}

  static async open(store: AccountStore, directory: CampaignDirectory, now: () => number = Date.now): Promise<StoredAccounts> {
    const self = new StoredAccounts(store, directory, now)
    const rows = await store.load()
    for (const row of rows.accounts) self.accounts.set(row.id, row)
    self.people = rows.people
    for (const row of rows.tokens) self.tokenRows.set(row.id, row)
    return self
  }

  async verify(login: string, password: string) {
    const account = [...this.accounts.values()].find((row) => row.login === plainLogin(login)) ?? null
    return (await codeFits(account?.codeHash ?? null, password)) ? this.session(account!) : null
  }

  async verifyCode(code: string) {
    const account = [...this.accounts.values()].find((row) => row.selector === selectorOf(code)) ?? null
    return (await codeFits(account?.codeHash ?? null, code)) ? this.session(account!) : null
  }

  valid(accountId: string, epoch: number): boolean {
    return this.accounts.get(accountId)?.epoch === epoch
  }

  identity(accountId: string, slug: string): Identity | null {
    const service = this.directory.bySlug(slug)
    const personId = service && this.personOf(accountId, service.id)
    return personId ? personIdentity(service.state(), presentCharacter(service.state(), personId)) : null
  }

  tokenIdentity(token: string): { slug: string; identity: Identity; tokenId: string } | null {
    const hash = hashToken(token)
    const row = [...this.tokenRows.values()].find((candidate) => candidate.hash === hash)
    const campaign = row && this.directory.all().find(({ id }) => id === row.campaignId)
    const service = campaign && this.directory.bySlug(campaign.slug)
    const identity = service && audienceIdentity(service.state(), row.audience)
    if (!identity) return null
    this.markSeen(row)
    return { slug: service.slug, identity, tokenId: row.id }
  }

  campaigns(accountId: string) {
    return this.directory.all().flatMap(({ id, slug, title }) => {
      const personId = this.personOf(accountId, id)
      const state = this.directory.bySlug(slug)?.state()
      const person = personId && state ? state.people[presentCharacter(state, personId)] : null
      return person && !person.left ? [{ slug, title, personId: person.id, character: person.character }] : []
    })
  }

  isAdmin(accountId: string): boolean {
    return this.accounts.get(accountId)?.admin ?? false
  }

  async issueCode(slug: string, personId: string): Promise<{ login: string; code: string }> {
    const service = this.directory.bySlug(slug)
    const person = service?.state().people[personId]
    if (!service || !person) throw new Error(`no person ${personId} in ${slug}`)
    const known = this.accountOf(service.id, personId)
    if (known) return this.renew(known)
    const { account, code } = await this.make(
      person.nickname ?? person.character,
      newLogin(person.nickname ?? person.character, (login) => this.loginTaken(login)),
      false,
    )
    const link = { accountId: account.id, campaignId: service.id, personId: firstCharacter(service.state(), personId) }
    await this.store.savePerson(link)
    this.people.push(link)
    return { login: account.login, code }
  }

  logins(slug: string) {
    const service = this.directory.bySlug(slug)
    if (!service) return []
    return Object.keys(service.state().people).flatMap((personId) => {
      const account = this.accountOf(service.id, personId)
      return account ? [{ personId, login: account.login, issuedAt: account.issuedAt }] : []
    })
  }

  async issueToken(slug: string, audience: string, label: string): Promise<string> {
    const service = this.directory.bySlug(slug)
    if (!service || !audienceIdentity(service.state(), audience)) throw new Error(`no audience ${audience} in ${slug}`)
    const token = newToken()
    const row = {
      id: randomUUID(),
      campaignId: service.id,
      audience,
      label,
      hash: hashToken(token),
      issuedAt: this.now(),
      lastSeenAt: null,
    }
    await this.store.saveToken(row)
    this.tokenRows.set(row.id, row)
    return token
  }

  tokens(slug: string) {
    const service = this.directory.bySlug(slug)
    return [...this.tokenRows.values()]
      .filter((row) => row.campaignId === service?.id)
      .map(({ id, audience, label, issuedAt, lastSeenAt }) => ({ id, audience, label, issuedAt, lastSeenAt }))
  }

  async revokeToken(id: string): Promise<void> {
    if (!this.tokenRows.delete(id)) return
    this.end({ token: id })
    await this.store.deleteToken(id)
  }

  async endSessions(slug: string, personId: string): Promise<void> {
    const service = this.directory.bySlug(slug)
    const account = service && this.accountOf(service.id, personId)
    if (account) await this.change({ ...account, epoch: account.epoch + 1 })
  }

  /** The first login: made when there is no admin yet, else null. */
  async makeFirstLogin(): Promise<{ login: string; code: string } | null> {
    if (this.admin()) return null
    const { account, code } = await this.make('Master', 'master', true)
    return { login: account.login, code }
  }

  /** A new code for the admin; ends his sessions. */
  async resetAdmin(): Promise<{ login: string; code: string }> {
    const admin = this.admin()
    return admin ? this.renew(admin) : (await this.makeFirstLogin())!
  }

  /** Hears what must not go on: sessions of an account, or a token. */
  onEnded(listener: (ended: Ended) => void): void {
    this.endListeners.add(listener)
  }

  private session(account: AccountRow) {
    return { accountId: account.id, name: account.name, epoch: account.epoch }
  }

  private admin(): AccountRow | null {
    return [...this.accounts.values()].find((account) => account.admin) ?? null
  }

  private personOf(accountId: string, campaignId: string): string | null {
    const link = this.people.find((row) => row.accountId === accountId && row.campaignId === campaignId)
    return link?.personId ?? (this.isAdmin(accountId) ? 'master' : null)
  }

  private accountOf(campaignId: string, personId: string): AccountRow | null {
    // A player's login is bound to his first character and leads to the present one (EP-11).
    const campaign = this.directory.all().find(({ id }) => id === campaignId)
    const state = campaign && this.directory.bySlug(campaign.slug)?.state()
    const boundId = state ? firstCharacter(state, personId) : personId
    const link = this.people.find((row) => row.campaignId === campaignId && row.personId === boundId)
    if (link) return this.accounts.get(link.accountId) ?? null
    return boundId === 'master' ? this.admin() : null
  }

  private loginTaken(login: string): boolean {
    return [...this.accounts.values()].some((account) => account.login === login)
  }

  private newCode(): string {
    return newCode((selector) => [...this.accounts.values()].some((account) => account.selector === selector))
  }

  private async make(name: string, login: string, admin: boolean): Promise<{ account: AccountRow; code: string }> {
    const code = this.newCode()
    const account: AccountRow = {
      id: randomUUID(),
      login,
      name,
      selector: selectorOf(code),
      codeHash: await hashCode(code),
      epoch: 1,
      admin,
      issuedAt: this.now(),
    }
    this.accounts.set(account.id, account)
    await this.store.saveAccount(account)
    return { account, code }
  }

  private async renew(account: AccountRow): Promise<{ login: string; code: string }> {
    const code = this.newCode()
    const codeHash = await hashCode(code)
    const epoch = this.accounts.get(account.id)!.epoch + 1
    await this.change({ ...account, selector: selectorOf(code), codeHash, epoch, issuedAt: this.now() })
    return { login: account.login, code }
  }

  /** Keeps a changed account; whatever its sessions were, they end. */
  private async change(account: AccountRow): Promise<void> {
    this.accounts.set(account.id, account)
    this.end({ account: account.id })
    await this.store.saveAccount(account)
  }

  private end(ended: Ended): void {
    for (const listener of this.endListeners) listener(ended)
  }

  private markSeen(row: TokenRow): void {
    const now = this.now()
    if (row.lastSeenAt !== null && now - row.lastSeenAt < seenInterval) return
    row.lastSeenAt = now
    // Only a hint for the list of tokens: a failure to write it is no reason to refuse a request.
    this.store.markTokenSeen(row.id, now).catch(() => undefined)
  }
}
